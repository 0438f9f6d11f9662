import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { sincePassed } from './past.ts'
import styles from './past-beside.module.css'
import { passedAtWords, passedWords, sinceWords } from './past-format.ts'

type PassedLevelsProps = { asset: AssetView; crossings: readonly AlertTriggeredView[] }

/** Stops and targets that were passed and are in force still, with what was decided since: what was let pass is seen. */
export function PassedLevels({ asset, crossings }: PassedLevelsProps) {
  const language = useLanguage()
  const now = new Date().toISOString()
  return crossings.map((passed) => {
    const since = sincePassed(asset, passed, now)
    return (
      <p key={passed.sequence} className={styles.wash}>
        <b>{passedWords(passed, since, language)}</b>
        {passedAtWords(passed, since, language)} {sinceWords(since, language)}
      </p>
    )
  })
}
