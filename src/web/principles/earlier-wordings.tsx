import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './earlier-wordings.module.css'
import { Day } from './principle-dates.tsx'
import type { ShownPrinciple } from './principles.ts'

/** The earlier wordings of a principle, because nothing that was written disappears. */
export function EarlierWordings({ earlier }: Pick<ShownPrinciple, 'earlier'>) {
  if (earlier.length === 0) return null
  return (
    <Disclosure label={`Earlier wordings (${earlier.length})`}>
      <ul className={styles.wordings}>
        {earlier.map(({ text, writtenAt }) => (
          <li key={writtenAt}>
            <Day at={writtenAt} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
