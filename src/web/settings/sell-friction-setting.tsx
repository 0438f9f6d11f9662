import { useId } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { SavedStatus } from './saved-status.tsx'
import styles from './sell-friction-setting.module.css'
import { settingsMessages } from './settings-messages.ts'
import { useChangeSettings } from './use-change-settings.ts'

const SOURCE = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4357845/'

/** Whether the purchase price is hidden while somebody writes why they sell. */
export function SellFrictionSetting({ isOn }: { isOn: boolean }) {
  const id = useId()
  const messages = useMessages(settingsMessages).friction
  const { chosen, choose, ...outcome } = useChangeSettings()
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.hasSellFriction ?? isOn}
            aria-describedby={id}
            onChange={(event) => choose({ hasSellFriction: event.target.checked })}
          />
          {messages.name}
        </label>
        <SavedStatus {...outcome} />
      </div>
      <p id={id} className={styles.why}>
        {messages.why}
      </p>
      <p className={styles.source}>
        {messages.experiment}{' '}
        <cite>
          <a href={SOURCE} rel="noreferrer">
            {messages.source}
          </a>
        </cite>
        {messages.hint}
      </p>
    </div>
  )
}
