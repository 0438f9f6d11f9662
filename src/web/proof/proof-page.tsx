import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ProofView } from '#contract/proof.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatCount, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Anchors } from './anchors.tsx'
import styles from './proof-page.module.css'
import { Receipts } from './receipts.tsx'
import { unbrokenWords } from './unbroken-format.ts'

const proofQuery = queryOptions({
  queryKey: queryKeys.proof,
  queryFn: () => request<ProofView>('GET', '/api/proof'),
})

/** The page that shows whether the journal is what was recorded, how to prove it to somebody else, and what the proof covers. */
export function ProofPage() {
  const proof = useQuery(proofQuery)
  return (
    <div className={styles.page}>
      <h1>Proof</h1>
      {proof.data ? (
        <>
          <Finding proof={proof.data} />
          <FormSection title="For others">
            <Receipts proof={proof.data} />
          </FormSection>
          {isAnchored(proof.data) && (
            <FormSection title="Anchors">
              <Anchors anchors={proof.data.anchors} />
            </FormSection>
          )}
          <FormSection title="What it says">
            <WhatIsProved />
          </FormSection>
        </>
      ) : proof.isError ? (
        <Notice kind="error">
          <p>Your journal could not be checked. {proof.error.message}</p>
          <Button onClick={() => proof.refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Skeleton label="Checking your journal" />
      )}
    </div>
  )
}

const isAnchored = ({ anchors }: ProofView): boolean => anchors.calendar !== null || anchors.count > 0

function Finding({ proof }: { proof: ProofView }) {
  const { summary, advice, faultCount, faults, checkedAt, imported } = proof
  const timeZone = readersTimeZone()
  if (faultCount > 0)
    return (
      <div className={styles.faults} data-tells-faults>
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
      <p className={styles.finding}>{unbrokenWords(proof, timeZone)}</p>
      <p className={styles.note}>
        Checked {formatMoment(checkedAt, timeZone)}: each entry has the hash of what it says and follows the one before
        it.
        {imported &&
          ` The first ${formatCount(imported.entries)} were imported ${formatMoment(imported.at, timeZone)}: this Candor did not see them being recorded, their times are as the file told, and receipts say so.`}
      </p>
    </>
  )
}

const WhatIsProved = () => (
  <div className={styles.words}>
    <p>
      <strong>Proved:</strong> the order of your entries, their words, the figures that you typed, and the times at
      which they were recorded. Nothing up to a receipt can be changed, removed or slipped in without the verifier
      saying so.
    </p>
    <p>
      <strong>Not proved:</strong> that a provider’s price was right, that a day which you typed is true, or who sat at
      the keyboard; nor what came after the last receipt; nor the times of entries that were imported, which are as the
      file told. Whoever runs this Candor has its key: what holds against them is a receipt that lies elsewhere.
    </p>
  </div>
)
