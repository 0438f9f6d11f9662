import { useEffect } from 'react'
import type { SettingsView } from '#contract/settings.ts'
import { Choice } from '#web/ui/choice.tsx'
import { SavedStatus } from './saved-status.tsx'
import styles from './theme-setting.module.css'
import { useChangeSettings } from './use-change-settings.ts'

type Theme = SettingsView['theme']

const LABELS = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>
const THEMES = Object.keys(LABELS) as Theme[]

/** The color scheme. The page changes at once; the server writes the choice into every page that it sends afterwards. */
export function ThemeSetting({ theme: stored }: { theme: Theme }) {
  const { chosen, choose, ...outcome } = useChangeSettings()
  const theme = chosen.theme ?? stored
  useEffect(() => applyTheme(theme), [theme])
  return (
    <div className={styles.setting}>
      <Choice
        legend="Theme"
        options={THEMES.map((name) => LABELS[name])}
        value={LABELS[theme]}
        onChange={(label) => choose({ theme: THEMES.find((name) => LABELS[name] === label) ?? 'system' })}
      />
      <SavedStatus {...outcome} />
    </div>
  )
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
