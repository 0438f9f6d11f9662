import { type Language, perLanguage } from '#domain/locale.ts'
import type { German } from '#web/german.ts'

let german: German | null = null

/** Gives the pages the German messages, which only German readers load. It comes before anything is rendered. */
export function speakGerman(messages: German): void {
  german = messages
}

/**
 * The messages of a part of the pages, in each language. The English ones stand in the file that calls this, and the German ones in the
 * file `*.de.ts` beside it, which `german.ts` collects; the compiler names whatever is missing there.
 */
export const messagesOf =
  <Name extends keyof German>(name: Name, english: German[Name]) =>
  (language: Language): German[Name] =>
    language === 'de' && german ? german[name] : english

/** The forms of a word for a number; English and German have one for 1 and another for the rest. */
type Forms = { readonly one: string; readonly other: string }

const rulesIn = perLanguage((locale) => new Intl.PluralRules(locale))

export const pluralForm = (language: Language, count: number, { one, other }: Forms): string =>
  rulesIn(language).select(count) === 'one' ? one : other
