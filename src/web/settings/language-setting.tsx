import { useEffect } from 'react'
import { LANGUAGES, type Language } from '#domain/locale.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import styles from './language-setting.module.css'
import { SavedStatus } from './saved-status.tsx'
import { settingsMessages } from './settings-messages.ts'
import { useChangeSettings } from './use-change-settings.ts'

const NAMES = { en: 'English', de: 'Deutsch' } as const satisfies Record<Language, string>

/** The language of the pages. It is written into each page by the server, so the page is loaded anew once the choice is stored. */
export function LanguageSetting({ language: stored }: { language: Language }) {
  const messages = useMessages(settingsMessages)
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
          legend={messages.language}
          options={LANGUAGES}
          names={NAMES}
          value={language}
          onChange={(name) => choose({ language: name })}
        />
        <SavedStatus {...outcome} />
      </div>
      <p className={styles.note}>{messages.inGerman}</p>
    </div>
  )
}
