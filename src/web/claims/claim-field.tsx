import { useId } from 'react'
import { claimsBetter } from '#domain/claims/claim.ts'
import { claimedUntil } from '#domain/claims/claim-days.ts'
import { optionClaimsBetter } from '#domain/claims/claim-direction.ts'
import { claimSentence } from '#domain/claims/claim-format.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { Contract } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type ClaimAgainst, type ClaimFields, type ClaimMonths, isClaimedPrice } from './claim-draft.ts'
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
      <p className={styles.base}>{BASE_RATES}</p>
      <Missing fields={fields} about={about} />
    </section>
  )
}

const BASE_RATES =
  'For comparison: 47.8% of monthly US stock returns beat one-month Treasury bills, and 42.6% of stocks do over their life (Bessembinder 2018).'

const MONTHS = { '1': '1 month', '3': '3 months', '6': '6 months', '12': '12 months' } as const

const monthsNamed = (name: string): ClaimMonths =>
  name === MONTHS['1'] ? '1' : name === MONTHS['3'] ? '3' : name === MONTHS['6'] ? '6' : '12'

const GAIN = 'a gain at all'

const namesOf = (benchmark: string, ticker: string): readonly (readonly [ClaimAgainst, string])[] => [
  ...(benchmark === ticker ? [] : [['benchmark', benchmark] as const]),
  ['gain', GAIN],
  ['price', 'a price of my own'],
]

function sentenceOf(
  { claimMonths, claimAgainst, claimTicker, claimPrice }: ClaimFields,
  about: ClaimFieldProps['about'],
) {
  const decidedOn = about.decidedOn || marketDayOf(new Date().toISOString())
  const { option, action } = about
  const isBetter = option ? optionClaimsBetter(action, option) : claimsBetter(action)
  if (isBetter === null)
    return 'Say whether it is a call or a put: without that it claims nothing that a price decides.'
  const until = claimedUntil(
    { recordedAt: `${decidedOn}T17:00:00.000Z` },
    Number(claimMonths || '12'),
    option?.expiresOn,
  )
  const told = { ...about, until, isBetter }
  if (claimAgainst === 'gain') return claimSentence({ benchmark: 'gain' }, told)
  if (claimAgainst !== 'price') return claimSentence({ benchmark: { ticker: claimTicker } }, told)
  return isClaimedPrice(claimPrice)
    ? claimSentence({ benchmark: { price: claimPrice.trim() } }, told)
    : 'Say at which price of your own it is held against.'
}

/** A claim without daily closes is never resolved, so a person without a price provider learns before claiming what helps. */
function Missing({ fields: { claimAgainst, claimTicker }, about }: Pick<ClaimFieldProps, 'fields' | 'about'>) {
  const hasProvider = useHasPriceProvider()
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
