import { useEffect, useState } from 'react'
import { useLanguage } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { type RecordedNews, recordedWords } from './recorded-format.ts'
import styles from './recorded-notice.module.css'
import { RECORDED_ID } from './use-recorded-entry.ts'

/** Shows and announces, above its entry, that a decision is recorded, or that it was corrected. */
export function RecordedNotice(news: RecordedNews) {
  const language = useLanguage()
  // A live region announces only what is added to it after it was rendered.
  const [isSpoken, setIsSpoken] = useState(false)
  const words = recordedWords(news, language)
  const isRecorded = words !== null
  useEffect(() => setIsSpoken(isRecorded), [isRecorded])
  return (
    <div id={RECORDED_ID} role="status" className={styles.recorded}>
      {words && (
        // Until it is spoken it keeps its place, so that nothing moves when it comes.
        <div key={String(isSpoken)} className={classes(!isSpoken && styles.unspoken)}>
          <h2>{words[0]}</h2>
          <p>{words[1]}</p>
        </div>
      )}
    </div>
  )
}
