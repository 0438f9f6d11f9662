import { useEffect } from 'react'
import type { Language } from '#domain/locale.ts'
import { pageNames, TRANSLATED } from '#web/routes/page-names.ts'
import { Choice } from '#web/ui/choice.tsx'
import styles from './language-setting.module.css'
import { SavedStatus } from './saved-status.tsx'
import { useChangeSettings } from './use-change-settings.ts'

const NAMES = { en: 'English', de: 'Deutsch' } as const satisfies Record<Language, string>
const LANGUAGES = Object.keys(NAMES) as Language[]

/** The language of the pages. It is written into each page by the server, so the page is loaded anew once the choice is stored. */
export function LanguageSetting({ language: stored }: { language: Language }) {
  const { chosen, choose, ...outcome } = useChangeSettings()
  const language = chosen.language ?? stored
  const isChanged = outcome.isStored && stored !== document.documentElement.lang
  useEffect(() => {
    if (isChanged) location.reload()
  }, [isChanged])
  return (
    <div>
      <div className={styles.setting}>
        <Choice
          legend="Language"
          options={LANGUAGES.map((name) => NAMES[name])}
          value={NAMES[language]}
          onChange={(name) => choose({ language: LANGUAGES.find((one) => NAMES[one] === name) ?? 'en' })}
        />
        <SavedStatus {...outcome} />
      </div>
      <p className={styles.note}>{extentOf(TRANSLATED.map((page) => pageNames('en')[page]))}</p>
    </div>
  )
}

/** Says which pages are translated. A page is either wholly in one language or in the other. */
const extentOf = (pages: readonly string[]): string =>
  `In German so far: ${['what stands around every page', ...pages].join(', ')}. Everything else is in English, with its numbers and dates: every other page, and the sample entry that a new account sees on Bought.`
