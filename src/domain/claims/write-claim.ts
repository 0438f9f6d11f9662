import { accept, type Result, refuse } from '../result.ts'
import type { Claim } from './claim.ts'
import type { ClaimedFacts } from './claim-direction.ts'
import { MAPPING_VERSION } from './probability.ts'

/** A claim as it was sent; left out and null mean the same. */
type Written = Pick<Claim, 'horizonMonths' | 'benchmark'> | null | undefined

/** A claim in the form in which an entry stores it; nothing when none was sent. */
export function writeClaim(written: Written, { ticker, type }: ClaimedFacts): Result<{ readonly claim?: Claim }> {
  if (!written) return accept({})
  const { horizonMonths, benchmark } = written
  if (typeof benchmark === 'object' && 'ticker' in benchmark && benchmark.ticker === ticker)
    return refuse({ code: 'invalid', field: 'claim', message: `${ticker} cannot do better than itself. ${CHOOSE}` })
  if (typeof benchmark === 'object' && 'price' in benchmark && Number(benchmark.price) === 0)
    return refuse({ code: 'invalid', field: 'claim', message: `A price to hold it against is above zero. ${CHOOSE}` })
  const isOption = type === 'options'
  return accept({ claim: { horizonMonths, benchmark, mapping: MAPPING_VERSION, ...(isOption && { isOfShare: true }) } })
}

const CHOOSE = 'Choose another comparison. Nothing was recorded.'
