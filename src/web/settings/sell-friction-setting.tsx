import { useId } from 'react'
import { SavedStatus } from './saved-status.tsx'
import styles from './sell-friction-setting.module.css'
import { useChangeSettings } from './use-change-settings.ts'

const SOURCE = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4357845/'

/** Whether the purchase price is hidden while somebody writes why they sell. */
export function SellFrictionSetting({ isOn }: { isOn: boolean }) {
  const id = useId()
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
          Hide purchase price and gain while I sell
        </label>
        <SavedStatus {...outcome} />
      </div>
      <p id={id} className={styles.why}>
        What you once paid says nothing about what comes next, and yet people sell what has gained and keep what has
        lost. With this on, an asset’s page hides both, and the critiques that name them, while you write why you sell,
        and shows what you wrote when you bought. They come back once the thesis is saved.
      </p>
      <p className={styles.source}>
        In a laboratory experiment this habit was 25% weaker when the screen did not show the purchase price:{' '}
        <cite>
          <a href={SOURCE} rel="noreferrer">
            Frydman and Rangel 2014
          </a>
        </cite>
        . A laboratory is not a market, so take it as a hint and not as a promise.
      </p>
    </div>
  )
}
