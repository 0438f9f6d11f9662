import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { PrinciplesView } from '#contract/principles.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { useMessages } from '#web/language/use-messages.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import hidden from '#web/ui/hidden.module.css'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { principlesQuery } from './principle-api.ts'
import { PrincipleForm } from './principle-form.tsx'
import { PrincipleItem } from './principle-item.tsx'
import { principleMessages } from './principle-messages.ts'
import { inForce, retired } from './principles.ts'
import styles from './principles-page.module.css'
import { RetiredPrinciples } from './retired-principles.tsx'

export const firstReads: FirstReads = (queries) => queries.prefetchQuery(principlesQuery)

/** The rules that somebody set themselves. */
export function PrinciplesPage() {
  const { user = '' } = useParams({ strict: false })
  const messages = useMessages(principleMessages)
  const { text } = useMessages(problemMessages)
  const { tryAgain } = useMessages(uiMessages)
  const principles = useQuery(principlesQuery)
  return (
    <>
      <h1 tabIndex={-1}>{useMessages(pageNames).principles}</h1>
      <p className={styles.intro}>{messages.intro}</p>
      {principles.data ? (
        <Principles user={user} view={principles.data} />
      ) : principles.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeShown(text(principles.error.message))}</p>
          <Button onClick={() => principles.refetch()}>{tryAgain}</Button>
        </Notice>
      ) : (
        <Skeleton label={messages.loading} />
      )}
    </>
  )
}

function Principles({ user, view }: { user: string; view: PrinciplesView }) {
  const messages = useMessages(principleMessages)
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
      <FormSection title={view.principles.length === 0 ? messages.firstOne : messages.newOne}>
        <PrincipleForm user={user} standing={null} onWritten={() => setNews(messages.nowInForce)} />
      </FormSection>
      <RetiredPrinciples principles={retired(view)} onNews={setNews} />
      <p role="status" className={hidden.visually} data-own-words>
        {news}
      </p>
    </>
  )
}

/** An example, shown outside the form because it is not in the user's own words. */
function Example() {
  const { forExample, noneNow, example } = useMessages(principleMessages)
  return (
    <FormSection title={forExample}>
      <figure className={styles.example}>
        <figcaption>{noneNow}</figcaption>
        <blockquote>{example}</blockquote>
      </figure>
    </FormSection>
  )
}
