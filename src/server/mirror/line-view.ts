import type { LineView } from '#contract/mirror.ts'
import { roundPrice } from '#domain/mirror/basis/round-close.ts'
import { isKeptWhole } from '#domain/mirror/lines/lines.ts'
import { type JudgedLine, LINE_NAMES } from '#domain/mirror/lines/lines-summary.ts'

/** A line that was reached, what was done at it and what that came to. */
export const viewLine = ({
  line,
  outcome,
  benchmarkReturn,
  noPriceSince = null,
  isOutcomeWithheld = false,
  unpricedSales = [],
  isOverSplit = false,
}: JudgedLine): LineView => ({
  assetId: line.assetId,
  ticker: line.ticker,
  isOption: line.isOption,
  sequence: line.sequence,
  on: line.on,
  name: LINE_NAMES[line.kind],
  words: line.words,
  levelPrice: line.levelPrice && roundPrice(line.levelPrice),
  response: line.response.was,
  priceThen: outcome && roundPrice(outcome.priceThen),
  saleOn: outcome && line.response.was === 'kept' ? (line.response.credited?.on ?? null) : null,
  salePrice: outcome?.salePrice ? roundPrice(outcome.salePrice) : null,
  sales: (outcome && outcome.sales.length > 1 ? outcome.sales : []).map(rounded),
  ...viewEnds(outcome),
  endedOn: outcome?.amount ? outcome.endedOn : null,
  endedBy: outcome?.amount ? outcome.endedBy : null,
  noPriceSince,
  unpricedSales: isOutcomeWithheld ? [] : [...unpricedSales],
  isOverSplit: isOverSplit && !isOutcomeWithheld,
  isWithheld: isOutcomeWithheld,
  quantity: line.quantity,
  isRest: line.isRest,
  sold: soldOf(line),
  amount: outcome?.amount ?? null,
  benchmarkReturn,
})

/** The mean of several prices is none that ever was. */
function viewEnds(outcome: JudgedLine['outcome']): Pick<LineView, 'priceAfter' | 'ends'> {
  if (!outcome || outcome.ends.length < 2)
    return { priceAfter: outcome?.priceAfter ? roundPrice(outcome.priceAfter) : null, ends: [] }
  return { priceAfter: null, ends: outcome.ends.map(rounded) }
}

const rounded = <T extends { readonly price: string }>(part: T): T => ({ ...part, price: roundPrice(part.price) })

/** Of a part, and of what one of several lines that were kept together is told of; null where that is all or nothing. */
function soldOf(line: JudgedLine['line']): string | null {
  if (line.response.was !== 'kept' || !line.response.credited) return null
  const { credited, sales } = line.response
  return isKeptWhole(line) && credited.sales.length === sales.length ? null : credited.sold
}
