import Big from 'big.js'
import { multiplierOf } from '../../../../assets/option.ts'
import { matchesOf } from '../../../../language/matches-of.ts'
import { NUMBER_WORD, numberOf, type Quantity } from '../../../../language/quantities.ts'
import { quantityWords, usdWords } from '../../../../prices/money-format.ts'
import { sideOfOption } from '../../basis/side-of-option.ts'
import { after, asWritten, before, between, type Figures, numberIn, OF_ANOTHER_SUM, type Sum, wordsOf } from './sum.ts'

/**
 * What an option has cost beside what the ledger holds, whose price is that of a contract (ruling 9): "4 contracts, the worst is $195", where
 * 195 is one of them. Only where the sum is that of one contract, or of a share of each: any other may be something else.
 */
export function costOfContracts(figures: Figures): Sum | null {
  const { quantities, request } = figures
  const { option, position, decision } = request
  if (!option || !position?.moved || decision.price === null || sideOfOption(request) !== 'bought') return null
  const words = wordsOf(figures)
  if (!AT_STAKE.test(words) || EACH.test(words)) return null
  const [count, price] = [new Big(position.moved), new Big(decision.price)]
  const all = price.times(count)
  const wrong = [price, all.div(multiplierOf(option))].filter((each) => each.lt(all))
  // Their number has to stand there: of one in words and ten in the form nobody knows which is meant.
  const isCounted = matchesOf(COUNTED, words)
    .map(([, number = '']) => numberOf(number))
    .some((each) => each !== null && count.eq(each))
  if (!isCounted) return null
  // Their sum stands there already, or the one of whoever took the price for that of a share.
  if (quantities.some(({ value }) => all.eq(value) || all.times(multiplierOf(option)).eq(value))) return null
  const stated = quantities.find(
    (each) =>
      (each.isUsd || each.unit === 'count') &&
      wrong.some((sum) => sum.minus(each.value).abs().lte(sum.times('0.01'))) &&
      !/(?<![a-z])(?:strike|at|@|paid|price|above|below|under|over) ?$/.test(before(figures, each)),
  )
  if (!stated) return null
  const contracts = `${quantityWords(position.moved)} contract${count.eq(1) ? '' : 's'}`
  const comesTo = `${contracts} at ${usdWords(decision.price)} are ${usdWords(all.toFixed(2))}`
  return { at: stated, comesTo }
}

const COUNTED = new RegExp(
  `(?<![a-z\\d])(${NUMBER_WORD}) (?:[a-z]+ )?(?:contracts?|calls?|puts?|options?)(?![a-z])`,
  'g',
)
const AT_STAKE =
  /(?<![a-z])(?:lose|losing|loss|risk|risking|worst|at stake|max(?:imum)?|costs?|total|in total|altogether|all in|spent|gone|down the drain|bet|for everything)(?![a-z])/
const EACH =
  /(?<![a-z])(?:each|apiece|a piece|per (?:contract|share|one)|a contract|one contract|every contract)(?![a-z])/

/** "300 shares at 22 is 5,600 dollars". Of contracts nobody knows whether the price is that of one, or of one share. */
export function priceTimesCount(figures: Figures): Sum | null {
  const { quantities } = figures
  if (quantities.length < 3 || !COUNTS_SHARES.test(wordsOf(figures)) || OF_ANOTHER_SUM.test(wordsOf(figures)))
    return null
  for (const [at, count] of quantities.entries()) {
    const [price, total] = [quantities[at + 1], quantities[at + 2]]
    if (!price || !total) return null
    if (count.unit !== 'count' || !isMoney(price) || !isMoney(total)) continue
    if (
      !/^ (?:shares?|units?) (?:at|@|x|×|for|times) ?$/.test(between(figures, count, price)) &&
      !isBought(figures, count, price)
    )
      continue
    if (
      !COMES_TO.test(between(figures, price, total)) ||
      /^ ?(?:each|a|per|profit|gain)(?![a-z])/.test(after(figures, total))
    )
      continue
    const sum = numberIn(count) * numberIn(price)
    // Fees, and a sum that is told in round figures.
    if (sum <= 0 || Math.abs(numberIn(total) - sum) / sum < 0.06 || numberIn(total) * 100 === sum) continue
    return {
      at: total,
      comesTo: `${asWritten(figures, count)} times ${asWritten(figures, price)} is ${usdWords(sum.toFixed(2))}`,
    }
  }
  return null
}

const COUNTS_SHARES = /(?<![a-z])(?:shares?|units?|bought|buy|buying|took|got)(?![a-z])/
const FROM_TO = /(?<![a-z])from .{0,30}\d.{0,30} to /
/** "Bought 250 at 12" */
const isBought = (figures: Figures, count: Quantity, price: Quantity): boolean =>
  /(?<![a-z])(?:bought|buy|buying|took|got) ?$/.test(before(figures, count)) &&
  /^ (?:of (?:them|it) )?(?:at|@) ?$/.test(between(figures, count, price))

const isMoney = ({ isUsd, unit }: Quantity): boolean => isUsd || unit === 'count'
const COMES_TO =
  /^ ?,?(?: ?(?:is|are|=|makes?|that's|that is|which is|comes? to|totals?|so|costs? me|adds up to|about|roughly|around))+ ?$/

/** "From 148 to 49, down 50%": the change from the first to the second. */
export function changeBesideEnds(figures: Figures): Sum | null {
  const { quantities, plain } = figures
  if (quantities.length < 3 || !FROM_TO.test(wordsOf(figures)) || OF_OTHER_CHANGE.test(wordsOf(figures))) return null
  for (const [index, first] of quantities.entries()) {
    const second = quantities[index + 1]
    if (!second || !/(?<![a-z])from ?(?:about |around )?$/.test(plain.slice(0, first.from))) continue
    if (!/^ ?(?:a share |per share )?to (?:about |around |now |only )?$/.test(between(figures, first, second))) continue
    if (!isSameKind(first, second)) continue
    const stated = changeBeside(figures, index)
    const start = numberIn(first) * sharedScale(figures, first, second)
    const computed = (100 * (numberIn(second) - start)) / start
    if (!stated || Math.abs(Math.abs(numberIn(stated)) - Math.abs(computed)) <= Math.max(3, Math.abs(computed) / 8))
      continue
    // A rise told beside a fall may be one of something else.
    const percent = `${Math.abs(computed).toFixed(0)}%`
    return {
      at: stated,
      comesTo: `from ${asWritten(figures, first)} to ${asWritten(figures, second)} is ${computed < 0 ? 'a fall' : 'a rise'} of ${percent}`,
    }
  }
  return null
}

/** "From 2.0 to 2.4 billion": the scale of the second is that of both. */
function sharedScale(figures: Figures, first: Quantity, second: Quantity): number {
  const hasScale = (each: Quantity) =>
    /[a-z]/.test(
      asWritten(figures, each)
        .replace(/^(?:us|usd|eur)/i, '')
        .toLowerCase()
        .replace(/dollars?|bucks|euros?/, ''),
    )
  const [written] = /\d[\d,.]*/.exec(asWritten(figures, second)) ?? ['']
  const plainNumber = Number(written.replaceAll(',', ''))
  return hasScale(second) && !hasScale(first) && plainNumber > 0 ? numberIn(second) / plainNumber : 1
}

/** The percentage right before the two ends ("fell 50% from 148 to 49") or right behind them (", down 50%"). */
function changeBeside(figures: Figures, index: number): Quantity | undefined {
  const { quantities } = figures
  const [earlier, first, second, later] = [index - 1, index, index + 1, index + 2].map((at) => quantities[at])
  if (
    later?.unit === 'percent' &&
    second &&
    BEHIND.test(between(figures, second, later)) &&
    IS_CHANGE.test(after(figures, later))
  )
    return later
  return earlier?.unit === 'percent' &&
    first &&
    /^,? from ?$/.test(between(figures, earlier, first)) &&
    MOVED.test(before(figures, earlier))
    ? earlier
    : undefined
}

const BEHIND =
  /^,?(?: ?(?:that's|that is|which is|or|so|a|an|=|is|it's|down|up|about|almost|nearly|around|roughly|minus|plus|i\.e\.?))+ ?$/
const IS_CHANGE =
  /^(?: ?(?:down|up|fall|drop|decline|rise|increase|gain|growth|jump|lower|higher|off|loss)(?![a-z])| ?(?:[.,;!)]|$))/
const MOVED =
  /(?<![a-z])(?:fell|fallen|dropped|down|up|rose|risen|grew|grown|gained|climbed|jumped|declined|lost|increased)(?: by| about| almost| nearly| over)* ?$/
const OF_OTHER_CHANGE =
  /(?<![a-z])(?:a year|per year|annual\w*|cagr|yoy|each year|compound\w*|points?|bps|margins?|including|dividends?|split|currency|organic|constant|like[- ]for[- ]like|if|would|will|real|inflation)(?![a-z])/

const isSameKind = (one: Quantity, other: Quantity): boolean =>
  (one.unit === other.unit || isMoney(one) === isMoney(other)) &&
  one.unit !== 'percent' &&
  other.unit !== 'percent' &&
  one.unit !== 'times' &&
  numberIn(one) > 0 &&
  numberIn(other) > 0
