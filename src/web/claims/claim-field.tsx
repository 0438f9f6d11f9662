import { useId } from 'react'
import { daysWrittenLater } from '#domain/assets/day-decided.ts'
import { type Claim, usualClaim } from '#domain/claims/claim.ts'
import { type ClaimedFacts, directionOf } from '#domain/claims/claim-direction.ts'
import { decisionClaimSentence } from '#domain/claims/claim-format.ts'
import { MAPPING_VERSION } from '#domain/claims/probability.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { Contract } from '#domain/ledger/entry.ts'
import { isWrittenInTime } from '#domain/reviews/counted.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type ClaimAgainst, type ClaimFields, type ClaimMonths, claimBody, isClaimedPrice } from './claim-draft.ts'
import styles from './claim-field.module.css'
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
  const names = namesOf(claimTicker, about.ticker)
  const chosen = names.find(([against]) => against === claimAgainst)?.[1] ?? GAIN
  return (
    <section className={styles.claim} aria-labelledby={id}>
      <p id={id} aria-live="polite">
        {sentenceOf(fields, about)}
      </p>
      <Disclosure label="Change the claim">
        <div className={styles.choices}>
          <Choice
            legend="Over"
            options={Object.values(MONTHS)}
            value={MONTHS[claimMonths || '12']}
            onChange={(name) => change({ claimMonths: monthsNamed(name) })}
          />
          <Choice
            legend="Against"
            options={names.map(([, name]) => name)}
            value={chosen}
            onChange={(name) => change({ claimAgainst: names.find(([, other]) => other === name)?.[0] ?? 'gain' })}
          />
          {claimAgainst === 'price' && (
            <TextField
              label="Price of your own"
              hides="all"
              unit="USD"
              inputMode="decimal"
              value={claimPrice}
              onChange={(event) => change({ claimPrice: event.target.value })}
              error={error}
            />
          )}
        </div>
      </Disclosure>
      {claimAgainst !== 'price' && <p className={styles.base}>{BASE_RATES}</p>}
      <Missing fields={fields} about={about} />
    </section>
  )
}

/** J. of Financial Economics 129 (2018) 440. Nobody has counted how often a price of one’s own is reached. */
const BASE_RATES =
  'For comparison, 1926 to 2016, with dividends: 47.8% of monthly US stock returns beat one-month Treasury bills, and 42.6% of stocks did over their life (Bessembinder 2018).'

const MONTHS = { '1': '1 month', '3': '3 months', '6': '6 months', '12': '12 months' } as const

const monthsNamed = (name: string): ClaimMonths =>
  name === MONTHS['1'] ? '1' : name === MONTHS['3'] ? '3' : name === MONTHS['6'] ? '6' : '12'

const GAIN = 'a gain at all'

const namesOf = (benchmark: string, ticker: string): readonly (readonly [ClaimAgainst, string])[] => [
  ...(benchmark === ticker ? [] : [['benchmark', benchmark] as const]),
  ['gain', GAIN],
  ['price', 'a price of my own'],
]

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

function sentenceOf(fields: ClaimFields, about: ClaimFieldProps['about']): string {
  const { decision, facts, direction } = claimingOf(fields, about)
  if (direction.leftOut === 'no-right')
    return 'Say whether it is a call or a put: without that it claims nothing that a price decides.'
  if (fields.claimAgainst === 'price' && !isClaimedPrice(fields.claimPrice))
    return 'Say at which price of your own it is held against.'
  const later = isWrittenInTime(decision) ? null : daysWrittenLater(decision)
  const unscored = later === null ? '' : ` It is written down ${later} days later, so it is not scored.`
  return `${decisionClaimSentence(decision, facts)}${direction.leftOut === null ? unscored : ''}`
}

/** A claim without daily closes is never resolved, so a person without a price provider learns before claiming what helps. */
function Missing({ fields, about }: Pick<ClaimFieldProps, 'fields' | 'about'>) {
  const hasProvider = useHasPriceProvider()
  const { claimAgainst, claimTicker } = fields
  if (claimingOf(fields, about).direction.leftOut !== null) return null
  if (about.option && hasProvider !== false)
    return <p className={styles.base}>It is about the share under the contract, and ends when the option expires.</p>
  if (hasProvider !== false) return null
  return (
    <p className={styles.base}>
      {about.option && 'It is about the share under the contract, and ends when the option expires. '}
      No price provider is set up, so it is resolved by daily prices that you upload: those of {about.ticker}
      {claimAgainst === 'benchmark' && ` and of ${claimTicker}. “A gain at all” needs those of ${about.ticker} alone`}.
    </p>
  )
}
