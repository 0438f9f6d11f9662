import Big from 'big.js'
import { type Comparison, comparisonsOf, opposite } from '../language/comparison.ts'
import { datesOf } from '../language/dates.ts'
import { periodsOf } from '../language/periods.ts'
import { plainText, type Span, trimmed } from '../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../language/quantities.ts'
import { levelNamed } from './level-named.ts'
import type { OwnTest } from './own-test.ts'

/** A condition and how it is to be taken. */
type Condition = {
  readonly text: string
  /** Whether the test is broken where the condition does not hold: "as long as it stays above 20%". */
  readonly isReversed: boolean
  /** What stood before it, on which "it" may lean. */
  readonly before: string
}

type Reading = Omit<OwnTest, 'words' | 'span' | 'condition' | 'followedBy'>

/** Words at the start that say nothing of what is measured. */
const LEADING =
  /^(?:(?:the|a|an|its|their|my|any|one|two|three|four|both|if|when|once|that|should|we see|i see|there is|there are|there's|they report|it reports|the company reports|anything|something|a print|one print|growth of|just|only|even|ever|still|then|also|and|or|but|so|at|in)(?![a-z])[\s,]*)+/u
/** Verbs and what goes with them, between what is measured and the figure. */
const TRAILING =
  /(?:^|[\s,]+)(?:is|are|was|were|be|been|am|'s|'m|isn't|aren't|wasn't|doesn't|don't|didn't|won't|can't|not|never|no longer|again|ever|still|does|do|did|has|have|had|to|should|must|needs?|will|would|can|cannot|comes?|come|came|went|coming|in|prints?|printed|stays?|stayed|staying|remains?|holds?|stands?|falls?|fell|falling|drops?|dropped|dips?|goes|go|going|gets?|trades?|closes?|closed|slows?|slips?|declines?|shrinks?|rises?|climbs?|grows?|grew|growing|increases?|shows?|hits?|misses|exceeds?|compress(?:es)?|widens?|narrows?|tightens?|sinks?|slides?|collapses?|plunges?|jumps?|moves?|swings?|balloons?|crashes|turns?|back|down|up|even|once|out|at|of|by|for|into|fails?|keeps?|that|which|and|or|where|run|runs|reach|reaches|improves?|only|least|a|any|another)$/u
const PRONOUN =
  /^(?:it|it's|its|this|this's|that|that's|they|these|those|he|she|one|i|we|growth rate|number|numbers|figure|the figure)$/u
/** Of a figure that stands first: "less than 5% growth", "a 10% drop in bookings". */
const MEASURED_AFTER =
  /^\+?(?: (?:drop|fall|decline|decrease|rise|increase|loss))?(?: (?:in|of))? ((?!next |this |last |in |for |by |over |and |or |then |a |on |per |within |again|i |we |from |at |the (?:next|stock|price))[a-z][a-z&/' -]{2,40}?)(?= (?:in|for|by|over|within|two|three|any|next|this|until|again|and|or|i|we|this|on|at|after|before|to (?:be|make|stay|keep|hold|justify|matter)) |[,.;:)]|$)/u
const OF_PRICE =
  /^(?:the |its |my )?(?:stock|share|shares|price|share price|stock price|stock's price|position|market price|premium|option|contract)s?$/u
const OF_FISCAL = /(?<![a-z])(?:fiscal|fy) ?$/
const NO_COMPANY_FIGURE = /^(?:it|this|they|i|we|stock|i'm|im|that)?$/u

/**
 * Reads a condition: which figure decides on which side, or that something happens.
 * @param today ISO day on which it was written
 */
export function readCondition({ text, isReversed, before }: Condition, today: string): Reading {
  const plain = plainText(text)
  const comparison = comparisonsOf(text)[0]
  const dates = datesOf(text, today)
  const period = periodsOf(text).find(({ from }) => !/than $/.test(plain.slice(0, from)))
  const byWhen = dates.find(
    ({ from, to }) =>
      !(comparison && from >= comparison.quantity.from && from < comparison.quantity.to) &&
      isDay(plain, from, to) &&
      // "If it slips into 2027": that is what goes wrong, and no time that is given.
      !/(?<![a-z])(?:into|beyond|past|after|later than) (?:the )?$/.test(plain.slice(0, from)) &&
      // "Inventory over 80 days" is a size.
      !/^over \d+ days?$/.test(plain.slice(from, to)),
  )
  const isDate =
    period &&
    byWhen &&
    overlap(period, byWhen) &&
    !/^(?:in|for|over) (?:any|a|one|two|three|four|both)/.test(plain.slice(byWhen.from))
  const common = {
    forHowLong: period && !isDate ? { count: period.count, of: period.of, isInARow: period.isInARow } : null,
    byWhen:
      byWhen && !(period && overlap(period, byWhen) && !isDate)
        ? // When a company's year ends no calendar knows.
          {
            words: text.slice(byWhen.from, byWhen.to),
            on: OF_FISCAL.test(plain.slice(0, byWhen.from)) ? null : byWhen.endsOn,
          }
        : null,
  }
  const level = comparison || isReversed ? null : levelNamed(text)
  if (level) return { ...common, ...level }
  if (!comparison) return { ...common, ...happening(text) }
  const subject = subjectOf(...withoutDate(text, byWhen), comparison)
  const isBare = pronounIn(plain, comparison) === null
  const leans = subject === null ? (leaningOn(before, comparison, isBare) ?? measureIn(before, comparison)) : null
  const isPrice = leans === null && isOfPrice(subject ?? pronounIn(plain, comparison), comparison, plain)
  const side = isReversed ? opposite(comparison.side) : comparison.side
  return {
    ...common,
    measured: isPrice ? subject : (subject ?? leans),
    side,
    value: isPrice ? comparison.quantity.value.replace(/^-/, '') : limitOf(comparison),
    unit: comparison.quantity.unit,
    isUsd: comparison.quantity.isUsd,
    isChange: comparison.isChange,
    isPrice,
  }
}

/** After "by", "until" or "on": "Q1 revenue", "capex for 2027" and "flat in Q4" tell what is measured, and no day. */
const isDay = (plain: string, from: number, to: number): boolean =>
  !/^(?:q[1-4]|h[12]|20\d\d|(?:the )?(?:first|second|third|fourth) (?:quarter|half))/.test(plain.slice(from, to)) ||
  /(?<![a-z])(?:by|until|till|til|on|before|no later than|within|end of|close of)(?: the| end of| late| early| mid| fiscal| late in| the end of)*[ -]*$/.test(
    plain.slice(0, from),
  )

/** A loss in percent, or a price, at which it ends: "Out at −10%", "Stop at $80". */
export function readStop(text: string): Reading {
  const quantity = quantitiesOf(text)[0]
  return {
    measured: null,
    side: 'below',
    value: quantity?.value.replace(/^-/, '') ?? null,
    unit: quantity?.unit ?? null,
    isUsd: quantity?.isUsd ?? false,
    isChange: quantity?.unit === 'percent',
    isPrice: true,
    forHowLong: null,
    byWhen: null,
  }
}

/** With its sign: "falls 10%" is a change by -10, and "below -5%" lies under it. */
const limitOf = ({ quantity, isFall }: Comparison): string =>
  isFall ? `-${quantity.value.replace(/^-/, '')}` : quantity.value

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

function happening(
  text: string,
): Pick<Reading, 'measured' | 'side' | 'value' | 'unit' | 'isUsd' | 'isChange' | 'isPrice'> {
  const { from, to } = trimmed(text, { from: 0, to: text.length })
  const isWelcome = WELCOME.test(plainText(text))
  const isPrice =
    isWelcome ||
    /^(?:it|the (?:price|stock|share price)|they|shares) (?:doubles?|triples?|quadruples?|moons?|(?:(?:is|hits?|does|goes) )?(?:a |up )?\d+(?:\.\d+)?(?:x|[- ]?baggers?)|(?:goes|go) (?:up|down))(?![a-z])/.test(
      plainText(text),
    )
  const side =
    isWelcome || (/doubles?|triples?|quadruples?|moons?|go(?:es)? up|\dx|bagger/.test(plainText(text)) && isPrice)
      ? 'above'
      : 'happens'
  return {
    measured: text.slice(from, to) || null,
    side,
    value: null,
    unit: null,
    isUsd: false,
    isChange: false,
    isPrice,
  }
}

/** A rise of the price, or a gain that is reached: good news, and no test. */
const WELCOME =
  /^(?:it's|its|it is|price is|it gets|it comes) back (?:at|to|above|over|near) \$?\d|^(?:it|this|that|the (?:price|stock|share price)|they|shares) (?:pops?|spikes?|rips?|runs?|moons?|rall(?:y|ies)|bounces?|recovers?|jumps?|soars?|rises?|climbs?|comes? back|is up|gets there|gets back|works)(?![a-z])|(?<![a-z])(?:my (?:price )?target|in profit|a profit|(?:(?:i|i'm|i am|my|back (?:to|at)) (?:back )?(?:to |at )?)break ?even|even again|i'm up|i am up|back to (?:even|cost|what i paid))(?![a-z])/u

/** What is measured stands without the time: "by Q2 margins are not above 20%". */
function withoutDate(text: string, date: Span | undefined): [string, string] {
  if (!date) return [text, plainText(text)]
  const by = /(?:by|before|until|in|at|on|end of|the) *$/u.exec(plainText(text).slice(0, date.from))
  const from = date.from - (by?.[0].length ?? 0)
  const blanked = text.slice(0, from) + ' '.repeat(date.to - from) + text.slice(date.to)
  return [blanked, plainText(blanked)]
}

/** The words for what is measured, before the comparison or after it; null for a pronoun. */
function subjectOf(text: string, plain: string, comparison: Comparison): string | null {
  const before = named(text, plain, { from: 0, to: comparison.from })
  if (before) return before
  const after = MEASURED_AFTER.exec(plain.slice(comparison.quantity.to))
  if (!after?.[1]) return null
  const from = comparison.quantity.to + after.index + after[0].length - after[1].length
  return named(text, plain, { from, to: from + after[1].length })
}

/** "It", "this": the share, where nothing else was spoken of. */
const pronounIn = (plain: string, { from }: Comparison): string | null =>
  /^(?:and |if |when |once )?(it|this|they)(?:'s)?(?![a-z])/u.exec(plain.slice(0, from))?.[1] ?? null

/** A stretch without verbs and small words at its edges; null where nothing but a pronoun or a time is left. */
function named(text: string, plain: string, span: Span): string | null {
  let { from, to } = trimmed(plain, span)
  // Of two conditions, the last one is that of the figure.
  from += /^.*(?<![a-z])(?:or|and) (?:if|when|once|that)(?![a-z])/u.exec(plain.slice(from, to))?.[0].length ?? 0
  for (let words = plain.slice(from, to); TRAILING.test(words); words = plain.slice(from, to))
    to -= TRAILING.exec(words)?.[0].length ?? words.length
  const period = periodsOf(plain.slice(from, to))[0]
  if (period?.from === 0) from += period.to
  from += /^[\s,]+/.exec(plain.slice(from, to))?.[0].length ?? 0
  from += LEADING.exec(`${plain.slice(from, to)} `)?.[0].length ?? 0
  const words = plain.slice(from, Math.max(from, to)).trim()
  return words === '' || PRONOUN.test(words) || words.length > 60 ? null : text.slice(from, to).trim()
}

/** Verbs that are said of a figure in a report, and never of a price. */
const IS_REPORTED = /(?<![a-z])(?:com(?:es?|ing) in|came in|reports?|prints?)(?![a-z])/u

function isOfPrice(subject: string | null, { quantity, isChange }: Comparison, plain: string): boolean {
  const words = plainText(subject ?? '')
  if (OF_PRICE.test(words)) return quantity.unit === 'money' || quantity.unit === 'count' || quantity.unit === 'percent'
  if (!NO_COMPANY_FIGURE.test(words) || IS_REPORTED.test(plain)) return false
  if (quantity.unit === 'money') return quantity.value.length < 7
  if (quantity.unit === 'count') return words !== '' && !isChange && quantity.value.length < 6
  return quantity.unit === 'percent' && isChange && !/grow|increas/.test(plain)
}

/**
 * Whether two figures may be about the same thing: they have the same unit, or one is a percentage without its sign, and they
 * are not far apart. "RASM +3. Out below 28" has figures of two things.
 */
function isOfOneKind(one: Quantity, other: Quantity): boolean {
  const isShare = ({ unit }: Quantity) => unit === 'percent' || unit === 'count'
  if (one.unit !== other.unit && !(isShare(one) && isShare(other))) return false
  const [a, b] = [new Big(one.value).abs(), new Big(other.value).abs()]
  const [less, more] = a.lt(b) ? [a, b] : [b, a]
  return more.minus(less).lte(NEAR) || less.times(FACTOR).gte(more)
}

/** "Payout ratio 64%. If it is still over 70": a measure by its name, with a figure of the same kind, and no price. */
function measureIn(before: string, comparison: Comparison): string | null {
  const name = leaningOn(before, comparison, true)
  return name !== null && IS_MEASURE.test(plainText(name)) ? name : null
}

const IS_MEASURE =
  /(?:^|[ -])(?:oq|ratio|margins?|growth|churn|occupancy|retention|coverage|leverage|utili[sz]ation|backlog|traffic|load factor|take rate|attendance)$/

const NEAR = 10
const FACTOR = 3

/**
 * What the sentence before said of a figure of the same kind: "Revenue should grow 8%. If it falls below 5%, I sell."
 * @param isBare nothing stands before the figure, so that any figure of the same kind is what it is compared with: "Retention 118%. < 110: out."
 */
export function leaningOn(before: string, { quantity }: Comparison, isBare: boolean): string | null {
  const plain = plainText(before)
  const isSame = (each: Quantity) => isOfOneKind(each, quantity)
  const of =
    comparisonsOf(before)
      .map((each) => each.quantity)
      .findLast(isSame) ?? (isBare ? quantitiesOf(before).findLast(isSame) : undefined)
  if (isBare && !of) return null
  const end =
    of?.from ??
    plain.search(
      /(?<![a-z])(?:should|will|must|has to|have to|needs? to|grew|grows|is|was|are|came|stays?|fell|rose)(?![a-z])/u,
    )
  if (end <= 0) return null
  const start = Math.max(...[',', ';', ':', '. '].map((mark) => plain.lastIndexOf(mark, end - 1) + 1))
  const verb =
    /(?<![a-z])(?:should|will|must|has to|have to|needs? to|grew|grows|is|was|are|came|stays?|fell|rose|growing)(?![a-z])/u.exec(
      plain.slice(start, end),
    )
  // "OR 67 to 63": the first figure is no part of the name.
  const name = named(before, plain, { from: start, to: verb ? start + verb.index : end })
  return name?.replace(/(?: from)? [-+]?[$€£]?\d[\d.,]* ?%?$/u, '') ?? null
}
