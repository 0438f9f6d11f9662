import type { Quantity } from '../../../../language/quantities.ts'
import { usdWords } from '../../../../prices/money-format.ts'
import {
  after,
  asWritten,
  before,
  between,
  differs,
  type Figures,
  numberIn,
  OF_ANOTHER_SUM,
  rounded,
  type Sum,
  wordsOf,
} from './sum.ts'

/** What a share pays in a year, beside its price: "the dividend is $1.11 a year, so at $25.60 I receive six per cent". */
export function yieldBesidePrice(figures: Figures): Sum | null {
  const { quantities, request } = figures
  const words = wordsOf(figures)
  if (!PAYS.test(words) || OF_ANOTHER_SUM.test(words) || request.option) return null
  const prices = pricesIn(figures)
  const paid = quantities.find((each) => isPerShare(each, prices) && PAID_BEFORE.test(before(figures, each)))
  if (!paid) return null
  const stated = quantities.find(
    (each) =>
      each.unit === 'percent' &&
      each.from > paid.to &&
      LEADS_TO_YIELD.test(between(figures, paid, each)) &&
      !OF_OTHER_SHARE.test(between(figures, paid, each)) &&
      !/^ ?(?:of|growth|payout|tax|more|less|raise|increase)(?![a-z])/.test(after(figures, each)),
  )
  if (!stated || prices.length === 0) return null
  const yields = timesAYear(figures, paid).flatMap((times) =>
    prices.map((price) => ({ price, times, percent: (100 * times * numberIn(paid)) / price })),
  )
  const claimed = numberIn(stated)
  // What is told lower may be after tax.
  const fits = ({ percent }: { readonly percent: number }) =>
    !differs(claimed, percent, 0.5) || (claimed < percent && claimed > AFTER_TAX * percent)
  const [nearest] = yields
  if (!nearest || yields.some(fits)) return null
  const amount = nearest.times === 1 ? asWritten(figures, paid) : `${nearest.times} times ${asWritten(figures, paid)}`
  return { at: stated, comesTo: `${amount} on ${usdWords(String(nearest.price))} is ${nearest.percent.toFixed(1)}%` }
}

const AFTER_TAX = 0.6
const PAYS = /(?<![a-z])(?:dividends?|distributions?|payouts?|coupons?|pays?|div)(?![a-z])/
const PAID_BEFORE =
  /(?<![a-z])(?:dividends?|distributions?|payouts?|coupons?|pays?(?: out)?|div)(?:(?: is| of| at| are| comes to| stands at| now| me| us| about| around|:| a share| per share| i get| i receive))* ?$/
/** From the payment to what it comes to in percent. */
const LEADS_TO_YIELD =
  /(?<![a-z])(?:yields?|yielding|that(?:'s| is)|which is|so|i (?:receive|get|earn|collect|have|make)|comes? to|works? out|makes?|means|gives?|at (?:this|today's|the) price|on (?:this|today's|the) price|for|on (?:a|the|this) \$?\d[\d.]*(?: dollars?)? (?:stock|share))(?![a-z])|=/
const OF_OTHER_SHARE =
  /(?<![a-z])(?:payout|growth|grew|grows?|growing|rais\w+|up|rose|increase\w*|hik\w+|cut|cover\w*|tax\w*|inflation|loan|deposit|bonds?|bank pays|bank gives|margins?|interest|instead of|against|than|versus|vs)(?![a-z])|;/

/** How often a year it is paid: by its words, or any of the usual ways where none say it. */
function timesAYear(figures: Figures, paid: Quantity): readonly number[] {
  const words = `${before(figures, paid)} #${after(figures, paid)}`
  if (/(?:quarterly [a-z ]*# )|# ?(?:a share |per share )?(?:a|per|each|every) quarter|# quarterly/.test(words))
    return [4]
  if (/(?:# ?(?:a share |per share )?(?:a|per|each|every) month)|# monthly/.test(words)) return [12]
  if (
    /# ?(?:a share |per share )?(?:a|per|each|every|this) year|# (?:annually|yearly|p\.?a)|(?:annual|yearly) [a-z ]*# /.test(
      words,
    )
  )
    return [1]
  return [1, 2, 4, 12]
}

/** The prices of one share that the sentence names, and the one of the ledger. */
function pricesIn({ quantities, plain, request: { decision } }: Figures): readonly number[] {
  const named = quantities.filter(
    ({ unit, isUsd, from, to }) =>
      (isUsd || unit === 'count') &&
      /(?<![a-z])(?:at|for|pay|paying|paid|price|price of|price is|costs?|on|@) ?(?:about |around |only |just |a price of )?$/.test(
        plain.slice(0, from),
      ) &&
      !/^ ?(?:times|x|years?|million|billion|m|bn)(?![a-z])/.test(plain.slice(to)),
  )
  const recorded = decision.price === null ? [] : [Number(decision.price)]
  return [...recorded, ...named.map(numberIn)].filter((price) => price > 0)
}

const isPerShare = ({ unit, isUsd, value }: Quantity, prices: readonly number[]): boolean =>
  (isUsd || unit === 'count') && prices.some((price) => Number(value) < price / 3) && Number(value) > 0

/** One amount as so many times another: "debt 4 billion, EBITDA 0.9 billion, so leverage is about two times". */
export function multipleBesideTerms(figures: Figures): Sum | null {
  const { quantities } = figures
  const words = wordsOf(figures)
  const stated = quantities.find((each) => each.unit === 'times' || IS_TIMES.test(after(figures, each)))
  if (!stated || quantities.length < 3) return null
  if (OF_ANOTHER_SUM.test(words) || /(?<![a-z])cash(?! ?flow)(?![a-z])/.test(words.replace(/free cash|cash from/g, '')))
    return null
  for (const { whole, parts, of } of RATIOS) {
    const labelled = quantities.filter((each) => each !== stated && each.unit !== 'percent' && each.unit !== 'times')
    const top = labelled.find((each) => isLabelled(figures, each, whole))
    const bottom = labelled.find((each) => each !== top && isLabelled(figures, each, parts))
    if (!top || !bottom || stated.from < Math.max(top.to, bottom.to) || !isOneScale(top, bottom)) continue
    const lead = plainBetween(figures, top, bottom, stated)
    if (!of.test(`${lead} #${after(figures, stated)}`)) continue
    const [computed, claimed] = [numberIn(top) / numberIn(bottom), numberIn(stated)]
    if (!(computed > 0) || !differs(claimed, computed, 0.4)) return null
    return {
      at: stated,
      comesTo: `${asWritten(figures, top)} over ${asWritten(figures, bottom)} is ${rounded(computed)} times`,
    }
  }
  return null
}

const IS_TIMES = /^ ?(?:x|times)(?![a-z])/
const plainBetween = (figures: Figures, one: Quantity, other: Quantity, stated: Quantity): string =>
  between(figures, one.to > other.to ? one : other, stated)

/** Both are told in the same way: two large amounts, and of one currency. */
const isOneScale = (one: Quantity, other: Quantity): boolean =>
  one.unit === other.unit && one.isUsd === other.isUsd && numberIn(one) > 0 && numberIn(other) > 0

const RATIOS = [
  {
    whole: '(?:net |total |gross |long[- ]term )?(?:debt|borrowings|loans)',
    parts: 'ebitda|ebit|(?:free |operating )?cash flow|fcf',
    of: /(?<![a-z])(?:leverage|levered|leveraged|ratio|that(?:'s| is)|which is|so|it(?:'s| is)|only|=)[^#]*# ?(?!.*(?<![a-z])(?:sales|revenue|earnings|book)(?![a-z]))/,
  },
  {
    whole:
      '(?:market (?:cap|capitalization|capitalisation|value)|mcap|(?:whole )?company (?:costs|is worth|is valued at)|valued at|valuation)',
    parts:
      '(?:net )?(?:earnings|profits?|income)|(?:annual )?(?:sales|revenues?|turnover)|(?:free |operating )?cash flow|fcf|book(?: value)?|equity|ebitda',
    of: /(?<![a-z])(?:that(?:'s| is)|which is|so|i pay|it(?:'s| is)|trades? at|makes?|p\/e|multiple|=)[^#]*#/,
  },
] as const

/** The name stands right before the figure, or right behind it. */
function isLabelled(figures: Figures, at: Quantity, label: string): boolean {
  const lead = new RegExp(
    `(?<![a-z])(?:${label})(?:(?: is| of| was| at| stands at| about| around| roughly| only| just| now|:| =| comes to))* ?$`,
  )
  const behind = new RegExp(`^ (?:of |in |usd )?(?:${label})(?![a-z])`)
  return lead.test(before(figures, at)) || behind.test(after(figures, at))
}

/** The price as so many times what one share earns: "earns 2.10 a share, I pay 50, so that's about 15 times earnings". */
export function priceBesideEarnings(figures: Figures): Sum | null {
  const { quantities, request } = figures
  const words = wordsOf(figures)
  if (request.option || quantities.length < 2 || !EARNS.test(words) || OF_ANOTHER_SUM.test(words)) return null
  const prices = pricesIn(figures)
  const earned = quantities.find(
    (each) =>
      isPerShare(each, prices) &&
      each.unit !== 'times' &&
      (/(?<![a-z])(?:eps|earnings per share)(?:(?: is| of| at| was|:| now| about| around))* ?$/.test(
        before(figures, each),
      ) ||
        (/(?<![a-z])(?:earns?|earnings|makes?|profits?)(?:(?: is| of| are| about| around| now))* ?$/.test(
          before(figures, each),
        ) &&
          /^ (?:dollars )?(?:a|per|each) share/.test(after(figures, each)))),
  )
  const stated = quantities.find(
    (each) =>
      (each.unit === 'times' || IS_TIMES.test(after(figures, each)) || NAMED_MULTIPLE.test(before(figures, each))) &&
      earned !== undefined &&
      each.from > earned.to &&
      PAID_FOR_IT.test(between(figures, earned, each)) &&
      /^ ?(?:x |times )?(?:earnings|profits?|eps)?(?= ?(?:[.,;!)]|$|and |but |for |which |now))/.test(
        after(figures, each),
      ),
  )
  if (!earned || !stated) return null
  const claimed = numberIn(stated)
  const multiples = prices.map((price) => ({ price, times: price / numberIn(earned) }))
  const [first] = multiples
  if (!first || multiples.some(({ times }) => !differs(claimed, times, 1))) return null
  return {
    at: stated,
    comesTo: `${usdWords(String(first.price))} over ${asWritten(figures, earned)} is ${rounded(first.times)} times`,
  }
}

/** "so the P/E is", and the PER of Japan and Korea. */
const NAMED_MULTIPLE =
  /(?<![a-z])(?:p\/?e(?:r| ratio)?|price[- ](?:to[- ])?earnings(?: ratio)?)(?:(?: is| of|:| =| about| around| only| just))* ?$/
const EARNS = /(?<![a-z])(?:earns?|earnings|eps|profits?|makes?)(?![a-z])/
/** What is paid for it today, and not what it may be worth: "EPS 10.50, 22x, $231". */
const PAID_FOR_IT =
  /(?<![a-z])(?:i (?:am |'m )?pay(?:ing)?|that(?:'s| is)|so|which is|trades? at|costs?|only|just|makes it)(?![a-z])|=/

/** The price beside what stands in the books for one share: "book value is $24.60 per share, so at $35 I pay less than the book". */
export function priceBesideBook(figures: Figures): Sum | null {
  const { quantities, request } = figures
  const words = wordsOf(figures)
  if (request.option || !LESS_THAN_BOOK.test(words) || OF_ANOTHER_SUM.test(words) || SPLIT_BOOK.test(words)) return null
  const prices = pricesIn(figures)
  const [recorded] = prices
  const book = quantities.find(
    (each) =>
      (each.isUsd || each.unit === 'count') &&
      /(?<![a-z])(?:book|book value|nav|net asset value|tangible book(?: value)?)(?: per share| a share| value)?(?:(?: is| of| at| stands at| about| around|:| now))* ?$/.test(
        before(figures, each),
      ) &&
      prices.some((price) => numberIn(each) * FAR > price && numberIn(each) < price * FAR),
  )
  if (!book || recorded === undefined || prices.some((price) => price <= numberIn(book) * 1.01)) return null
  const at = prices.length > 1 ? (prices.at(-1) ?? recorded) : recorded
  const claim = LESS_THAN_BOOK.exec(words)
  const from = figures.sentence.from + (claim?.index ?? 0)
  return {
    at: { from, to: from + (claim?.[0].length ?? 0) },
    comesTo: `${usdWords(String(at))} is ${(at / numberIn(book)).toFixed(1)} times ${asWritten(figures, book)}`,
  }
}

const FAR = 6
const LESS_THAN_BOOK =
  /(?<![a-z])(?<!(?:not|never|no longer|nothing|n't) (?:[a-z]+ )?)(?:less than|below|under|cheaper than|for less than|a discount to|at a discount to|lower than) (?:the |its |their |that |my )?(?:books?|nav|net asset|tangible|asset)(?: value)?(?![a-z])/
/** Another book than the one that is named. */
const SPLIT_BOOK = /(?<![a-z])(?:adjusted|replacement|market value|my (?:own )?(?:estimate|sum)|real)(?![a-z])/
