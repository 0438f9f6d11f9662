import { useMessages } from '#web/language/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './earlier-wordings.module.css'
import { Day } from './principle-dates.tsx'
import { principleMessages } from './principle-messages.ts'
import type { ShownPrinciple } from './principles.ts'

/** The earlier wordings of a principle, because nothing that was written disappears. */
export function EarlierWordings({ earlier }: Pick<ShownPrinciple, 'earlier'>) {
  const { earlierWordings } = useMessages(principleMessages)
  if (earlier.length === 0) return null
  return (
    <Disclosure label={earlierWordings(earlier.length)}>
      <ul className={styles.wordings}>
        {earlier.map(({ text, writtenAt }) => (
          <li key={writtenAt}>
            <Day at={writtenAt} />
            <p data-own-words>{text}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
