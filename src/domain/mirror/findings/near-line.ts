import Big from 'big.js'
import type { JudgedLine } from '../lines/lines-summary.ts'

/** A sale is near its line within so much of the price that told of it; a few days move most prices by less. */
const NEAR = '0.05'

/**
 * Whether a line was kept near its price: near that at which it came; of one that a session told of, a sale on that day near the
 * price of the session that reached it, and a later one near its close. A sale that reached a line itself is held against the line, and may be better. All sales that kept it count, with
 * whichever line they are told of: nine of ten sold far below a stop did not keep to its price.
 * @returns null where no price tells it, and of a test of one’s own, which has none
 */
export function isNearLine({ line, outcome }: JudgedLine): boolean | null {
  if (!outcome?.keptAt || line.response.was !== 'kept' || line.kind === 'own-test') return null
  const ofItsDay = line.isBySale ? line.levelPrice : line.price
  const at =
    line.response.on === line.on
      ? (ofItsDay ?? outcome.keptAt)
      : ((line.isBySale ? line.levelPrice : null) ?? outcome.priceThen)
  const off = new Big(outcome.keptAt).minus(at)
  return (line.isBySale && off.gte(0)) || off.abs().lte(new Big(at).times(NEAR))
}
