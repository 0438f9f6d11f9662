import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { PrinciplesView } from '#contract/principles.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { Button } from '#web/ui/button.tsx'
import hidden from '#web/ui/hidden.module.css'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { principlesQuery } from './principle-api.ts'
import { PrincipleForm } from './principle-form.tsx'
import { PrincipleItem } from './principle-item.tsx'
import { inForce, retired } from './principles.ts'
import styles from './principles-page.module.css'
import { RetiredPrinciples } from './retired-principles.tsx'

/** The rules that somebody set themselves. */
export function PrinciplesPage() {
  const { user = '' } = useParams({ strict: false })
  const principles = useQuery(principlesQuery)
  return (
    <>
      <h1 tabIndex={-1}>My Principles</h1>
      <p className={styles.intro}>
        A principle is a rule that you set yourself while you are calm, for when you are not. Those in force stand
        beside every decision that you write, and go to the critic with it.
      </p>
      {principles.data ? (
        <Principles user={user} view={principles.data} />
      ) : principles.isError ? (
        <Notice kind="error">
          <p>Your principles cannot be shown. {principles.error.message}</p>
          <Button onClick={() => principles.refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Skeleton label="Loading your principles" />
      )}
    </>
  )
}

function Principles({ user, view }: { user: string; view: PrinciplesView }) {
  const [news, setNews] = useState('')
  const standing = inForce(view)
  const ids = standing.map(({ principleId }) => principleId)
  return (
    <>
      {standing.length === 0 ? (
        <Example />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without markers as a list
        <ol role="list" className={styles.principles}>
          {standing.map((principle) => (
            <PrincipleItem key={principle.principleId} user={user} principle={principle} ids={ids} onNews={setNews} />
          ))}
        </ol>
      )}
      <FormSection title={view.principles.length === 0 ? 'Your first one' : 'A new one'}>
        <PrincipleForm user={user} standing={null} onWritten={() => setNews('The principle is in force.')} />
      </FormSection>
      <RetiredPrinciples principles={retired(view)} onNews={setNews} />
      <p role="status" className={hidden.visually}>
        {news}
      </p>
    </>
  )
}

/** An example, shown outside the form because it is not in the user's own words. */
const Example = () => (
  <FormSection title="For example">
    <figure className={styles.example}>
      <figcaption>You have no principle now. Somebody else’s might read:</figcaption>
      <blockquote>I never buy more of what is falling before I have written down what would prove me wrong.</blockquote>
    </figure>
  </FormSection>
)
