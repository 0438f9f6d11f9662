import { useId } from 'react'
import { daysWrittenLater } from '#domain/assets/day-decided.ts'
import { type Claim, usualClaim } from '#domain/claims/claim.ts'
import { type ClaimedFacts, directionOf } from '#domain/claims/claim-direction.ts'
import { decisionClaimSentence } from '#domain/claims/claim-format.ts'
import { MAPPING_VERSION } from '#domain/claims/probability.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { Contract } from '#domain/ledger/entry.ts'
import type { Language } from '#domain/locale.ts'
import { isWrittenInTime } from '#domain/reviews/counted.ts'
import { claimTextsIn } from '#web/language/claim-texts.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatCount } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { type ClaimAgainst, type ClaimFields, type ClaimMonths, claimBody, isClaimedPrice } from './claim-draft.ts'
import styles from './claim-field.module.css'
import { claimMessages } from './claim-messages.ts'
import { useHasPriceProvider } from './use-claim.ts'

type ClaimFieldProps = {
  fields: ClaimFields
  change: (changed: Partial<ClaimFields>) => void
  about: {
    readonly ticker: string
    readonly action: Action
    readonly confidence: number
    /** null for a share */
    readonly option: Pick<Contract, 'right' | 'expiresOn'> | null
    /** New York's day; empty for today */
    readonly decidedOn: string
  }
  error?: string | undefined
}

/** States in one sentence what the confidence is about (ruling 20), and lets the writer change it. */
export function ClaimField({ fields, change, about, error }: ClaimFieldProps) {
  const { claimMonths, claimAgainst, claimTicker, claimPrice } = fields
  const id = useId()
  const language = useLanguage()
  const messages = useMessages(claimMessages)
  const options = claimTicker === about.ticker ? AGAINST.slice(1) : AGAINST
  return (
    <section className={styles.claim} aria-labelledby={id}>
      <p id={id} aria-live="polite">
        {sentenceOf(fields, about, language)}
      </p>
      <Disclosure label={messages.change}>
        <div className={styles.choices}>
          <Choice
            legend={messages.over}
            options={MONTHS}
            names={messages.months}
            value={claimMonths || '12'}
            onChange={(claimMonths) => change({ claimMonths })}
          />
          <Choice
            legend={messages.against}
            options={options}
            names={{ benchmark: claimTicker, gain: messages.gain, price: messages.ownPrice }}
            value={claimAgainst || 'gain'}
            onChange={(claimAgainst) => change({ claimAgainst })}
          />
          {claimAgainst === 'price' && (
            <NumberField
              label={messages.priceOfOwn}
              unit={messages.usd}
              value={claimPrice}
              onChange={(claimPrice) => change({ claimPrice })}
              error={error}
            />
          )}
        </div>
      </Disclosure>
      {claimAgainst !== 'price' && (
        <Disclosure label={messages.baseRates}>
          <p className={styles.base}>{messages.baseRatesOf}</p>
        </Disclosure>
      )}
      <Missing fields={fields} about={about} />
    </section>
  )
}

const MONTHS: readonly ClaimMonths[] = ['1', '3', '6', '12']

const AGAINST: readonly ClaimAgainst[] = ['benchmark', 'gain', 'price']

/** The decision as it would be recorded now: one function words the claim here and in its entry. */
function claimingOf(fields: ClaimFields, { ticker, action, confidence, option, decidedOn }: ClaimFieldProps['about']) {
  const written = claimBody(fields)
  const isOption = option !== null
  const claim: Claim = {
    ...(written ?? usualClaim(ticker, fields.claimTicker)),
    mapping: MAPPING_VERSION,
    ...(isOption && { isOfShare: true }),
  }
  const decision = { action, confidence, claim, recordedAt: new Date().toISOString(), ...(decidedOn && { decidedOn }) }
  const facts: ClaimedFacts = { ticker, type: isOption ? 'options' : 'stock', contract: option }
  return { decision, facts, direction: directionOf(decision, facts) }
}

function sentenceOf(fields: ClaimFields, about: ClaimFieldProps['about'], language: Language): string {
  const messages = claimMessages(language)
  const { decision, facts, direction } = claimingOf(fields, about)
  if (direction.leftOut === 'no-right') return messages.callOrPut
  if (fields.claimAgainst === 'price' && !isClaimedPrice(fields.claimPrice)) return messages.whichPrice
  const later = isWrittenInTime(decision) ? null : daysWrittenLater(decision)
  const unscored = later === null ? '' : messages.later(formatCount(later, language))
  const sentence = decisionClaimSentence(decision, facts, undefined, undefined, claimTextsIn(language))
  return `${sentence}${direction.leftOut === null ? unscored : ''}`
}

/** A claim without daily closes is never resolved, so a person without a price provider learns before claiming what helps. */
function Missing({ fields, about }: Pick<ClaimFieldProps, 'fields' | 'about'>) {
  const hasProvider = useHasPriceProvider()
  const messages = useMessages(claimMessages)
  const { claimAgainst, claimTicker } = fields
  if (claimingOf(fields, about).direction.leftOut !== null) return null
  if (about.option && hasProvider !== false) return <p className={styles.base}>{messages.ofShare}</p>
  if (hasProvider !== false) return null
  return (
    <p className={styles.base}>
      {about.option && `${messages.ofShare} `}
      {claimAgainst === 'benchmark'
        ? messages.noProviderOfBoth(about.ticker, claimTicker)
        : messages.noProvider(about.ticker)}
    </p>
  )
}
