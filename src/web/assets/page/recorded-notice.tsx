import { useEffect, useState } from 'react'
import { useLanguage } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import hidden from '#web/ui/hidden.module.css'
import { isOfCorrection, type RecordedNews, recordedWords } from './recorded-format.ts'
import styles from './recorded-notice.module.css'
import { RECORDED_ID } from './use-recorded-entry.ts'

/**
 * Shows and announces, above its entry, that a decision is recorded. That one was corrected is announced only, because the entry of
 * the correction tells it already.
 */
export function RecordedNotice(news: RecordedNews) {
  const language = useLanguage()
  // A live region announces only what is added to it after it was rendered.
  const [isSpoken, setIsSpoken] = useState(false)
  const words = recordedWords(news, language)
  const isRecorded = words !== null
  useEffect(() => setIsSpoken(isRecorded), [isRecorded])
  return (
    <div id={RECORDED_ID} role="status" className={isOfCorrection(news) ? hidden.visually : styles.recorded}>
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
