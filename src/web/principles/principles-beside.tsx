import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#web/language/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { principlesQuery } from './principle-api.ts'
import { principleMessages } from './principle-messages.ts'
import { inForce } from './principles.ts'
import styles from './principles-beside.module.css'

type PrinciplesBesideProps = {
  /** `margin`: open, in windows wide enough for a margin. `page`: closed, inside the form in narrower windows. */
  place: 'margin' | 'page'
}

/** Shows the principles in force beside a decision that is being written; nothing until they are loaded. */
export function PrinciplesBeside({ place }: PrinciplesBesideProps) {
  const hasMargin = useMediaQuery('(width > 60rem)')
  const { beside } = useMessages(principleMessages)
  const view = useQuery(principlesQuery).data
  const standing = view ? inForce(view) : []
  if (standing.length === 0 || hasMargin !== (place === 'margin')) return null
  return (
    <Disclosure label={beside(String(standing.length))} isOpenAtFirst={hasMargin}>
      <ol className={styles.principles}>
        {standing.map(({ principleId, text }) => (
          <li key={principleId} data-own-words>
            {text}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
