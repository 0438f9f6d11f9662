import { type Comparison, comparisonsOf, opposite } from '../../language/comparison.ts'
import { datesOf } from '../../language/dates.ts'
import { periodsOf } from '../../language/periods.ts'
import { plainText, type Span, trimmed } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import type { OwnTest } from '../own-test.ts'
import { isWorseWhenHigher } from '../vocabulary/condition-patterns.ts'
import { levelNamed } from './level-named.ts'
import { meantAfter, meantBefore } from './meant-by-pronoun.ts'
import { leaningOn, measureIn } from './measured-before.ts'
import { pronounIn, subjectOf, withoutDate } from './measured-in-condition.ts'

/** A condition and how it is to be taken. */
type Condition = {
  readonly text: string
  /** Whether the test is broken where the condition does not hold: "as long as it stays above 20%". */
  readonly isReversed: boolean
  /** What stood before it, on which "it" may lean. */
  readonly before: string
  /** What stands after it, which may say what "it" is; left out where nothing does. */
  readonly after?: string
}

type Reading = Omit<OwnTest, 'words' | 'span' | 'condition' | 'followedBy'>

const OF_PRICE =
  /^(?:the |its |my )?(?:stock|share|shares|price|share price|stock price|stock's price|position|market price|premium|option|contract)s?$/u
const JOINS_DAYS = /^,? ?\(?(?:(?:at|in|on|of|for|due|out|the|end|beginning|middle|late|early|mid)(?: |-))*$/
const OF_FISCAL = /(?<![a-z])(?:fiscal|fy) ?$/
const NO_COMPANY_FIGURE = /^(?:it|this|they|i|we|stock|i'm|im|that)?$/u

/**
 * Reads a condition: which figure decides on which side, or that something happens.
 * @param today ISO day on which it was written
 */
export function readCondition({ text, isReversed, before, after = '' }: Condition, today: string): Reading {
  const plain = plainText(text)
  const comparison = comparisonsOf(text)[0]
  const dates = datesOf(text, today)
  const period = periodsOf(text).find(({ from }) => isHowLong(plain.slice(0, from), plain.slice(from)))
  const days = dates.filter(
    ({ from, to }) =>
      !(comparison && from >= comparison.quantity.from && from < comparison.quantity.to) &&
      isDay(plain, from, to) &&
      // "If it slips into 2027": that is what goes wrong, and no time that is given.
      !/(?<![a-z])(?:into|beyond|past|after|later than) (?:the )?$/.test(plain.slice(0, from)) &&
      // "Inventory over 80 days" is a size.
      !/^over \d+ days?$/.test(plain.slice(from, to)),
  )
  // "By the Q2 report at the end of July": of two names of one time the one that the calendar has.
  const [named, next] = days
  const isSameTime = named && next && JOINS_DAYS.test(plain.slice(named.to, next.from))
  const byWhen = isSameTime && named.endsOn === null ? next : named
  const isDate =
    period &&
    byWhen &&
    overlap(period, byWhen) &&
    !/^(?:in|for|over) (?:any|a|one|two|three|four|both)|^for \d/.test(plain.slice(byWhen.from))
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
  const leans =
    subject === null
      ? (meantBefore(before, plain, comparison) ??
        leaningOn(before, comparison, isBare) ??
        measureIn(before, comparison) ??
        meantAfter(after))
      : null
  const isPrice = leans === null && isOfPrice(subject ?? pronounIn(plain, comparison), comparison, plain)
  const drawn = isMoreWorse(comparison, subject ?? leans ?? '') ? opposite(comparison.side) : comparison.side
  const side = isReversed ? opposite(drawn) : drawn
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

/** "A combined ratio of 97 or worse": of what has to stay low, worse is more. */
const isMoreWorse = ({ isJudged, quantity }: Comparison, measured: string): boolean =>
  isJudged === true && !quantity.value.startsWith('-') && isWorseWhenHigher(plainText(measured))

/** "DSO exceeds 75 days", "a runway under 12 months" are sizes, and "$1.20 a year" is a rate. */
const isHowLong = (before: string, period: string): boolean =>
  !/(?<![a-z])(?:than|exceed(?:s|ing)?|above|below|under|beneath|past|beyond|at) $/.test(before) &&
  !(
    /^an? /.test(period) &&
    /(?:\d|%|[\d ](?:k|m|mm|bn|b|x|million|billion|thousand|percent|dollars?|bucks|euros?|cents?|pence)) $/.test(before)
  )

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
  const isWelcome = WELCOME.test(plainText(text)) || OF_OWN_COST.test(plainText(text))
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
  /^(?:it's|its|it is|price is|it gets|it comes) back (?:at|to|above|over|near) \$?\d|^(?:it|this|that|the (?:price|stock|share price)|they|shares) (?:pops?|spikes?|rips?|runs?(?! (?:an?|the|out|into|short|at|below) )|moons?|rall(?:y|ies)|bounces?|recovers?|jumps?|soars?|rises?|climbs?|comes? back|is up|gets there|gets back|works)(?![a-z])|(?<![a-z])(?:my (?:price )?target|(?:i'm|im|i am|am|we're|we are|(?:^|(?<![a-z]))it is|it's|its|price is|shares are|sell (?:it )?) ?(?:back )?(?:in|at a) profit|(?:i|we)(?:'ve| have| make| made| get)? (?:got )?a (?:good |nice |decent |small |big )?profit|^a profit(?= or)|at a profit|(?:(?:i|i'm|i am|my|back (?:to|at)) (?:back )?(?:to |at )?)break ?even|even again|i'm up|i am up|back to (?:even|cost|what i paid))(?![a-z])/u

/** "It reaches my purchase price again", "I have my money back": to get even proves nobody wrong. Below the cost it is a loss that is taken. */
const OF_OWN_COST =
  /(?<![a-z])(?:reach(?:es|ed)?|hits?|sees?|touch(?:es)?|back(?: up)?(?: (?:at|to|above|over|near|on))?|returns? to|recovers? to|(?:gets?|comes?|climbs?|rises?|goes) (?:back |up )*to|(?:is|trades?|stands?) (?:again )?(?:at|above|over)|above|over) (?:again )?(?:my|our|the) (?:(?:own|original|old|average|first) )*(?:purchase price|buy(?:ing)? price|buy-?in|entry(?: price)?|cost(?: basis| price)?|average(?: price| cost)?|price)(?![a-z])|(?<![a-z])(?:back (?:at|to|above|over|near|where)|reaches|above|at|over) (?:what|where) (?:i|we) (?:paid|bought|got in|started)(?![a-z])|(?<![a-z])(?:my|our) (?:money|capital|stake|loss(?:es)?) (?:is |are )?back(?![a-z])|^(?:i|we)(?:'m| am| are| have|'ve)? (?:got |get )?(?:my|our) (?:money|capital|stake|loss(?:es)?) back(?![a-z])/u

/** Verbs that are said of a figure in a report, and never of a price. */
const IS_REPORTED = /(?<![a-z])(?:com(?:es?|ing) in|came in|reports?|prints?)(?![a-z])/u

function isOfPrice(subject: string | null, { quantity, isChange }: Comparison, plain: string): boolean {
  const words = plainText(subject ?? '')
  // "If price falls below 4%" is of what is charged: nobody's share is at so many percent.
  if (OF_PRICE.test(words))
    return (
      quantity.unit === 'money' ||
      quantity.unit === 'count' ||
      (quantity.unit === 'percent' && (isChange || quantity.value.startsWith('-')))
    )
  if (!NO_COMPANY_FIGURE.test(words) || IS_REPORTED.test(plain)) return false
  if (quantity.unit === 'money') return quantity.value.length < 7
  if (quantity.unit === 'count') return words !== '' && !isChange && quantity.value.length < 6
  return quantity.unit === 'percent' && isChange && !/grow|increas/.test(plain)
}
