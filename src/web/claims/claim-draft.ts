import type { Claim } from '#domain/claims/claim.ts'
import type { ClaimChoice } from '#domain/claims/claim-choice.ts'
import { readDecimal } from '#domain/prices/money.ts'

/** What a claim is measured against: the benchmark ticker from Settings, any gain at all, or a price of one's own. */
export type ClaimAgainst = 'benchmark' | 'gain' | 'price'
export type ClaimMonths = '1' | '3' | '6' | '12'

/** A claim as it is typed. An empty field stands for the person's last choice, or for the default. */
export type ClaimFields = {
  readonly claimMonths: ClaimMonths | ''
  readonly claimAgainst: ClaimAgainst | ''
  /** The benchmark ticker from Settings, filled in while the form is open. */
  readonly claimTicker: string
  readonly claimPrice: string
}

export const freshClaim: ClaimFields = { claimMonths: '', claimAgainst: '', claimTicker: '', claimPrice: '' }

export const USUAL_CHOICE: ClaimChoice = { claimMonths: 12, claimAgainst: 'benchmark' }

type Chosen<Fields> = Omit<Fields, 'claimMonths' | 'claimAgainst'> & {
  readonly claimMonths: ClaimMonths
  readonly claimAgainst: ClaimAgainst
}

/** What a form has chosen of its claim, or took over from the last choice when it was begun. */
export const ownChoice = ({ claimMonths, claimAgainst }: ClaimFields, last: ClaimChoice) => ({
  claimMonths: claimMonths || MONTHS_TYPED[last.claimMonths],
  claimAgainst: claimAgainst || last.claimAgainst,
})

/** The form with its empty claim fields filled in. The benchmark cannot beat itself, so a claim about it is about a gain. */
export function withClaim<Fields extends ClaimFields>(
  fields: Fields,
  last: ClaimChoice,
  benchmark: string,
  ticker: string,
): Chosen<Fields> {
  const { claimMonths, claimAgainst } = ownChoice(fields, last)
  return {
    ...fields,
    claimMonths,
    claimAgainst: claimAgainst === 'benchmark' && benchmark === ticker ? 'gain' : claimAgainst,
    claimTicker: benchmark,
  }
}

/** Whether the typed text is a price above zero. */
export const isClaimedPrice = (typed: string): boolean => Number(readDecimal(typed) ?? 0) > 0

/** What the server would refuse; undefined if nothing. */
export const checkClaim = ({ claimAgainst, claimPrice }: ClaimFields): string | undefined =>
  claimAgainst === 'price' && !isClaimedPrice(claimPrice)
    ? 'Say which price it is held against, above zero, for example 210.50.'
    : undefined

/** The claim as it is sent; null as long as the form has shown none. */
export function claimBody({
  claimMonths,
  claimAgainst,
  claimTicker,
  claimPrice,
}: ClaimFields): Pick<Claim, 'horizonMonths' | 'benchmark'> | null {
  if (claimMonths === '' || claimAgainst === '') return null
  const horizonMonths = MONTHS[claimMonths]
  if (claimAgainst === 'gain') return { horizonMonths, benchmark: 'gain' }
  return { horizonMonths, benchmark: claimAgainst === 'price' ? { price: claimPrice.trim() } : { ticker: claimTicker } }
}

const MONTHS = { '1': 1, '3': 3, '6': 6, '12': 12 } as const
const MONTHS_TYPED = { 1: '1', 3: '3', 6: '6', 12: '12' } as const
