import type { ProofView } from '#contract/proof.ts'
import { daysBetween } from '#domain/time.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatCount, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import styles from './proof-page.module.css'

const WEEK_DAYS = 7

/** The downloads with which somebody else can check the journal on their own machine. */
export function Receipts({ proof }: { proof: ProofView }) {
  return (
    <div className={styles.words}>
      <p>
        A receipt says where your journal ended, signed with a key that is not in the database. Keep it elsewhere, or
        give it to somebody: nothing up to it can be changed unseen.
      </p>
      <p role="status">{receiptWords(proof)}</p>
      <div className={styles.buttons}>
        {proof.faultCount === 0 && (
          <ButtonLink href="/api/receipt" download>
            Download a receipt
          </ButtonLink>
        )}
        <ButtonLink href="/api/export?format=json" download>
          Export everything (JSON)
        </ButtonLink>
        <ButtonLink href="/api/verifier" download>
          Download the verifier
        </ButtonLink>
      </div>
      <p>
        On any machine with Node 20 or newer, without Candor, with the names of the files that you downloaded:{' '}
        <code>node verify.mjs journal.json receipt.json</code>
      </p>
      {proof.publicKey && (
        <p>
          The key that this Candor signs with: <code>{proof.publicKey}</code>
        </p>
      )}
    </div>
  )
}

function receiptWords(proof: ProofView): string {
  if (proof.publicKey === null) return 'This Candor has no key to sign with: whoever runs it can set RECEIPT_KEY.'
  // One that is signed over what is in doubt would make it look intact.
  return proof.faultCount > 0
    ? `${lastWords(proof)} Until what was found is settled, no other is signed.`
    : newWords(proof)
}

function lastWords({ faults, lastReceipt }: ProofView): string {
  const isChanged = faults.some(({ kind }) => kind === 'receipt-changed')
  if (!lastReceipt) return isChanged ? 'The last that was signed can no longer be read.' : 'None was signed yet.'
  const { sequence, signedAt } = lastReceipt
  return `The last was signed ${formatMoment(signedAt, readersTimeZone())} for entry ${formatCount(sequence)}.`
}

function newWords(proof: ProofView): string {
  const { entries, lastReceipt } = proof
  const words = lastWords(proof)
  if (!lastReceipt || entries <= lastReceipt.sequence) return words
  const days = daysBetween(lastReceipt.signedAt, new Date().toISOString())
  return days >= WEEK_DAYS ? `${words} That is ${days} days ago: take one of today.` : words
}
