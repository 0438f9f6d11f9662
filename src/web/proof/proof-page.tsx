import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ProofView } from '#contract/proof.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { useLangOfEnglish, useLanguage, useMessages } from '#web/language/use-messages.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCount, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { Anchors } from './anchors.tsx'
import { proofMessages } from './proof-messages.ts'
import styles from './proof-page.module.css'
import { Receipts } from './receipts.tsx'
import { unbrokenWords } from './unbroken-format.ts'

const proofQuery = queryOptions({
  queryKey: queryKeys.proof,
  queryFn: () => request<ProofView>('GET', '/api/proof'),
})

export const firstReads: FirstReads = (queries) => queries.prefetchQuery(proofQuery)

/** The page that shows whether the journal is what was recorded, how to prove it to somebody else, and what the proof covers. */
export function ProofPage() {
  const language = useLanguage()
  const messages = proofMessages(language)
  const { text } = useMessages(problemMessages)
  const proof = useQuery(proofQuery)
  return (
    <div className={styles.page}>
      <h1>{pageNames(language).proof}</h1>
      {proof.data ? (
        <>
          <Finding proof={proof.data} />
          <FormSection title={messages.forOthers}>
            <Receipts proof={proof.data} />
          </FormSection>
          {isAnchored(proof.data) && (
            <FormSection title={messages.anchors}>
              <Anchors anchors={proof.data.anchors} />
            </FormSection>
          )}
          <FormSection title={messages.whatItSays}>
            <WhatIsProved />
          </FormSection>
        </>
      ) : proof.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeChecked(text(proof.error.message))}</p>
          <Button onClick={() => proof.refetch()}>{uiMessages(language).tryAgain}</Button>
        </Notice>
      ) : (
        <Skeleton label={messages.loading} />
      )}
    </div>
  )
}

const isAnchored = ({ anchors }: ProofView): boolean => anchors.calendar !== null || anchors.count > 0

function Finding({ proof }: { proof: ProofView }) {
  const { summary, advice, faultCount, faults, checkedAt, imported } = proof
  const language = useLanguage()
  const messages = proofMessages(language)
  // What the check of a journal finds is told in English only, as in the log and by npm run verify.
  const english = useLangOfEnglish()
  const timeZone = readersTimeZone()
  if (faultCount > 0)
    return (
      <div className={styles.faults} data-tells-faults lang={english}>
        <Notice kind="error">
          <p>{summary}</p>
          <ul>
            {faults.map(({ kind, entries, message }) => (
              <li key={`${kind} ${entries}`}>
                {entries && `${entries}: `}
                {message}
              </li>
            ))}
          </ul>
          <p>{advice}</p>
        </Notice>
      </div>
    )
  return (
    <>
      <p className={styles.finding}>{unbrokenWords(proof, language)}</p>
      <p className={styles.note}>
        {messages.checked(formatMoment(checkedAt, timeZone, language))}
        {imported &&
          ` ${messages.imported(formatCount(imported.entries, language), formatMoment(imported.at, timeZone, language))}`}
      </p>
    </>
  )
}

function WhatIsProved() {
  const messages = useMessages(proofMessages)
  return (
    <div className={styles.words}>
      <p>
        <strong>{messages.proved}</strong> {messages.whatIsProved}
      </p>
      <p>
        <strong>{messages.notProved}</strong> {messages.whatIsNot}
      </p>
    </div>
  )
}
