import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { principlesQuery } from './principle-api.ts'
import { inForce } from './principles.ts'
import styles from './principles-beside.module.css'

type PrinciplesBesideProps = {
  /** margin: where the window is wide enough for one, open. page: in the form itself elsewhere, closed. */
  place: 'margin' | 'page'
}

/** The principles in force beside a decision that is being written. While they are not known, nothing: they never wait. */
export function PrinciplesBeside({ place }: PrinciplesBesideProps) {
  const hasMargin = useMediaQuery('(width > 60rem)')
  const view = useQuery(principlesQuery).data
  const standing = view ? inForce(view) : []
  if (standing.length === 0 || hasMargin !== (place === 'margin')) return null
  return (
    <Disclosure label={`Your principles (${standing.length})`} isOpenAtFirst={hasMargin}>
      <ol className={styles.principles}>
        {standing.map(({ principleId, text }) => (
          <li key={principleId}>{text}</li>
        ))}
      </ol>
    </Disclosure>
  )
}
