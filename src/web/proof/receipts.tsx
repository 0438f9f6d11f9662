import type { ProofView } from '#contract/proof.ts'
import type { Language } from '#domain/locale.ts'
import { daysBetween } from '#domain/time.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatCount, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { proofMessages } from './proof-messages.ts'
import styles from './proof-page.module.css'

const WEEK_DAYS = 7

const COMMAND = 'node verify.mjs journal.json receipt.json'

/** The downloads with which somebody else can check the journal on their own machine. */
export function Receipts({ proof }: { proof: ProofView }) {
  const language = useLanguage()
  const messages = proofMessages(language).receipts
  return (
    <div className={styles.words}>
      <p>{messages.what}</p>
      <p role="status">{receiptWords(proof, language)}</p>
      <div className={styles.buttons}>
        {proof.faultCount === 0 && (
          <ButtonLink href="/api/receipt" download>
            {messages.download}
          </ButtonLink>
        )}
        <ButtonLink href="/api/export?format=json" download>
          {messages.export}
        </ButtonLink>
        <ButtonLink href="/api/verifier" download>
          {messages.verifier}
        </ButtonLink>
      </div>
      <p>
        {messages.howTo} <code>{COMMAND}</code>
      </p>
      {proof.publicKey && (
        <p>
          {messages.key} <code>{proof.publicKey}</code>
        </p>
      )}
    </div>
  )
}

function receiptWords(proof: ProofView, language: Language): string {
  const messages = proofMessages(language).receipts
  if (proof.publicKey === null) return messages.noKey
  // One that is signed over what is in doubt would make it look intact.
  return proof.faultCount > 0 ? messages.untilSettled(lastWords(proof, language)) : newWords(proof, language)
}

function lastWords({ faults, lastReceipt }: ProofView, language: Language): string {
  const messages = proofMessages(language).receipts
  const isChanged = faults.some(({ kind }) => kind === 'receipt-changed')
  if (!lastReceipt) return isChanged ? messages.unreadable : messages.none
  const { sequence, signedAt } = lastReceipt
  return messages.last(formatMoment(signedAt, readersTimeZone(), language), formatCount(sequence, language))
}

function newWords(proof: ProofView, language: Language): string {
  const { entries, lastReceipt } = proof
  const words = lastWords(proof, language)
  if (!lastReceipt || entries <= lastReceipt.sequence) return words
  const days = daysBetween(lastReceipt.signedAt, new Date().toISOString())
  return days >= WEEK_DAYS ? proofMessages(language).receipts.old(words, formatCount(days, language)) : words
}
