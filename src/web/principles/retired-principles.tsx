import { Disclosure } from '#web/ui/disclosure.tsx'
import { EarlierWordings } from './earlier-wordings.tsx'
import { Day } from './principle-dates.tsx'
import type { retired } from './principles.ts'
import styles from './retired-principles.module.css'

/** Those that don't count any more: still readable, with the time in which they did. */
export function RetiredPrinciples({ principles }: { principles: ReturnType<typeof retired> }) {
  if (principles.length === 0) return null
  return (
    <div className={styles.retired}>
      <Disclosure label={`Retired (${principles.length})`}>
        <ul>
          {principles.map(({ principleId, text, earlier, firstWrittenAt, retiredAt }) => (
            <li key={principleId} data-principle>
              <div className={styles.dates}>
                <span>
                  <Day at={firstWrittenAt} />
                </span>{' '}
                <span>
                  retired <Day at={retiredAt} />
                </span>
              </div>
              <div>
                <p className={styles.text}>{text}</p>
                <EarlierWordings earlier={earlier} />
              </div>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
