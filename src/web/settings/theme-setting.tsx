import { useEffect } from 'react'
import type { SettingsView } from '#contract/settings.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { SavedStatus } from './saved-status.tsx'
import { settingsMessages } from './settings-messages.ts'
import styles from './theme-setting.module.css'
import { useChangeSettings } from './use-change-settings.ts'

type Theme = SettingsView['theme']

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** The color scheme. The page changes at once; the server writes the choice into every page that it sends afterwards. */
export function ThemeSetting({ theme: stored }: { theme: Theme }) {
  const messages = useMessages(settingsMessages)
  const { chosen, choose, ...outcome } = useChangeSettings()
  const theme = chosen.theme ?? stored
  useEffect(() => applyTheme(theme), [theme])
  return (
    <div className={styles.setting}>
      <Choice
        legend={messages.theme}
        options={THEMES}
        names={messages.themes}
        value={theme}
        onChange={(name) => choose({ theme: name })}
      />
      <SavedStatus {...outcome} />
    </div>
  )
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
