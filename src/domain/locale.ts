/** The languages in which Candor writes for people. English is the first and the one that everything has. */
export const LANGUAGES = ['en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** How each language writes numbers and days, for `Intl`. It is named only here. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' }

/** Makes something once for each language that is asked for, because formats of `Intl` are slow to make. */
export function perLanguage<Made>(make: (locale: string) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {}
  return (language) => {
    made[language] ??= make(LOCALES[language])
    return made[language]
  }
}
