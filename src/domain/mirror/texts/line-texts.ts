import { listWords } from '../../list-format.ts'
import { capitalized, times } from './count-texts.ts'

type Kind = 'stop-loss' | 'take-profit' | 'own-test'
/** A kind, several of them, or all three. */
export type LineName = Kind | 'stop-or-target' | 'stop-or-test' | 'target-or-test' | 'line'

const NAMES: Readonly<Record<Kind, string>> = { 'stop-loss': 'stop', 'take-profit': 'target', 'own-test': 'test' }
/** A line where nothing before says what one is, as in a title. */
const YOUR_OWN: Readonly<Record<LineName, string>> = {
  'stop-loss': 'your own stop',
  'take-profit': 'your own target',
  'own-test': 'your own test',
  'stop-or-target': 'your own stop or target',
  'stop-or-test': 'your own stop or test',
  'target-or-test': 'your own target or test',
  line: 'your own stop, target or test',
}
const UNTIL_AGAIN = {
  whole: ', or until you bought it again,',
  part: ', or, for what you bought again, until then,',
} as const
const one = (count: number, word: string, more: string) => (count === 1 ? word : more)
const numbered = (count: number) => one(count, 'one is', `${count} are`)

/** So many units, as they are written, of those that were held at a line. */
export type LastPart = { readonly units: string; readonly of: string }
/** The line that cost most; `last` is what was held longest of several parts. */
type Dearest = { readonly kind: Kind; readonly isRest: boolean; readonly last: LastPart | null }

/**
 * After how many of how many lines the benchmark's return is told; of how many others it waits for a review, of how many for a claim that is
 * not resolved yet, and of how many nothing is known.
 */
type Covered = {
  readonly covered: number
  readonly withheld: number
  readonly unresolved: number
  readonly unknown: number
}

/** Claims that are not resolved yet, the day of the last of them as it is written, and whether a review that is due is waited for as well. */
export type ClaimsUntil = { readonly count: number; readonly last: string; readonly isReviewDue: boolean }
const unresolvedClaims = ({ count, last, isReviewDue }: ClaimsUntil) =>
  `${isReviewDue ? 'a review that is due, and for ' : ''}${
    count === 1
      ? `a claim until ${last} that is not resolved yet`
      : `${count} claims that are not resolved yet, the last of them until ${last}`
  }`

/** A line that was reached until a correction, its figures and days as they are written; `to` null where not its level was corrected. */
type Corrected = {
  readonly kind: Kind
  readonly at: string
  readonly on: string
  readonly correctedOn: string
  readonly to: string | null
  readonly reason: string
}

/** A line that had been reached before it was written down. */
type WrittenLate = { readonly kind: Kind; readonly at: string; readonly on: string; readonly writtenOn: string }

/** What comes of claims without their closes. */
export type WithoutCloses = {
  /** How many of them are given up after ten trading days, which a person wrote. */
  readonly givenUp: number
  /** The last day on which one of those is given up, at the earliest; null where none is. */
  readonly givenUpOn: string | null
  /** The last day on which one of the others keeps anything back; null where there are no others. */
  readonly untoldUntil: string | null
}

function withoutCloses(claims: number, { givenUp, givenUpOn, untoldUntil }: WithoutCloses): string {
  const others = claims - givenUp
  if (givenUpOn === null) return `${one(others, 'it keeps', 'they keep')} nothing back after ${untoldUntil}`
  const all = one(claims, 'it is given up', 'they are given up')
  const some = one(givenUp, 'one of them is given up', `${givenUp} of them are given up`)
  const last = givenUp === 1 ? '' : 'the last '
  const day = `${untoldUntil === null ? all : some} after ten trading days, ${last}on ${givenUpOn} at the earliest, and ${one(givenUp, 'keeps', 'keep')} nothing back from then on`
  return untoldUntil === null
    ? day
    : `${day}; ${one(others, 'the other keeps', 'the others keep')} nothing back after ${untoldUntil}`
}

/** A line of an option that ended on a day that nobody has said; `isRest`: of what was left after a part was sold. */
type Undated = { readonly kind: Kind; readonly at: string; readonly on: string; readonly isRest: boolean }

/** What was sold at a line and bought back on the same day; `part`: of how many, where that was not all. */
type BoughtBack = {
  readonly kind: Kind
  readonly at: string
  readonly on: string
  readonly part: { readonly sold: string; readonly of: string } | null
}

/**
 * How many lines no figure counts: those that a correction took away, those that were written down too late, those of an option that
 * ended on a day that nobody has said, and those at which what was sold was bought back on the same day.
 */
export type NotCounted = {
  readonly corrected: number
  readonly late: number
  readonly undated: number
  readonly boughtBack: number
}

/**
 * What is told of stops, targets and tests that were reached, in English. A picture of a finding leaves out whole sentences, those with an
 * amount: what says nothing without another sentence is a part of that one.
 */
export const ENGLISH = {
  broke: (name: LineName, count: number, inPart: string) => `You broke ${YOUR_OWN[name]} ${times(count)}${inPart}.`,
  allInPart: ', with what was left after you sold a part',
  someInPart: (count: number) => `, ${times(count)} with what was left after you sold a part`,
  allInAll: 'all in all',
  /** @param lead how often, or all in all; empty where it is said already */
  came: {
    paid: (lead: string, amount: string) => `${lead}it paid ${amount}`,
    cost: (lead: string, amount: string) => `${lead}it cost ${amount}`,
    even: (lead: string, _amount: string) => `${lead}it made no difference`,
  },
  nothingKnown: 'what that came to is not known',
  awaitsPrice: 'what that came to is not known yet: there is no newer price',
  saleOf: (asset: string, day: string) => `${asset} on ${day}`,
  /** @param sales as `saleOf` names each */
  salesWithoutPrice: (sales: string, count: number) =>
    `: the ${one(count, 'price of the sale', 'prices of the sales')} of ${sales} ${one(count, 'is', 'are')} missing`,
  someUnknown: (count: number) => `of ${one(count, 'one', String(count))} it is not known`,
  nothingTold: 'what that came to is told after a review that is due',
  someUntold: (count: number) => `of ${one(count, 'one', String(count))} it is told after a review that is due`,
  nothingResolved: (claims: ClaimsUntil) => `what that came to waits for ${unresolvedClaims(claims)}`,
  someUnresolved: (count: number, claims: ClaimsUntil) =>
    `of ${one(count, 'one', String(count))} it waits for ${unresolvedClaims(claims)}`,
  /**
   * It promises of no claim that its review tells what was kept back: until then another one may have had its last close.
   * @param unless what comes of the claims where their closes stay away
   */
  resolvedBy: (tickers: string, claims: number, unless: WithoutCloses) =>
    ` ${one(claims, 'That claim is', 'Those claims are')} resolved by closes of ${tickers}, on ${one(claims, 'its day', 'their days')} or as soon after as they are there; ${one(claims, 'its review comes', 'their reviews come')} before anything that ${one(claims, 'it keeps', 'they keep')} back is told. Without those closes ${withoutCloses(claims, unless)}.`,
  lineIs: 'A line is a stop, a target or a test that you wrote. ',
  answered: (count: number, parts: string) =>
    `${count} of your stops, targets and tests ${one(count, 'was', 'were')} reached: ${parts}.`,
  parts: {
    kept: (count: number) => `${count} kept`,
    onlyInPart: (count: number) => `${count} kept with a part`,
    bothWays: (count: number) => `${count} kept with a part and held through with the rest`,
    heldThrough: (count: number) => `${count} held through`,
  },
  waiting: (count: number) => ` ${count} more ${one(count, 'waits', 'wait')} for what you do.`,
  restWaits: (count: number) => ` What is left of ${one(count, 'one', String(count))} waits for what you do.`,
  dearest: (ticker: string, days: number, { kind, isRest, last }: Dearest, amount: string) => {
    const when = days === 0 ? 'on the day of' : `${days} ${one(days, 'day', 'days')} past`
    const [what, sold] = last
      ? [` with the last ${last.units} of ${last.of}`, ' together with what was sold before']
      : [isRest ? ' with what was left of it' : '', '']
    return ` The dearest was ${ticker}: ${when} its ${NAMES[kind]}${what}, ${amount}${sold}.`
  },
  /** @param judged how many lines were held through; their money is added up */
  beside: (benchmark: string, isLoss: boolean, amount: string, judged: number, part: Covered | null) => {
    const all = judged === 1 ? 'The same money' : 'All the money held past these lines'
    const money = part === null ? all : `The money of ${part.covered} of these ${judged} lines`
    const told = ` ${money}, in ${benchmark}, would have ${isLoss ? 'lost' : 'brought'} ${amount} over the same days`
    if (part === null) return `${told}.`
    const { covered, withheld, unresolved, unknown } = part
    const reasons = [
      withheld > 0 ? ['it is told after a review that is due'] : [],
      unresolved > 0 ? ['it waits for a claim that is not resolved yet'] : [],
      withheld + unresolved + unknown < judged - covered ? [`no close of ${benchmark} is known`] : [],
      unknown > 0 ? ['what they came to is not known'] : [],
    ].flat()
    return `${told}; for the rest ${reasons.join(', or ')}.`
  },
  method: (heldThrough: number, answered: number, from: string, to: string) =>
    `From the price at which each line was reached, or the close of its day where that told of it, to the sale or the last price, times what was held; a line ends where the next one of the same holding begins. Kept means sold within five trading days and before any decision to go on, also one at the price that reached the line. If you sold only a part, the rest counts as held through; so does a stop or target if the price went on to the other one before you sold. Price only. Held through ${heldThrough} of ${answered}, 95% range ${from} to ${to}.`,
  correctedAway: (told: Corrected) =>
    `the ${NAMES[told.kind]}${told.kind === 'own-test' ? '' : ' of'} ${told.at} was reached on ${told.on}; on ${told.correctedOn} you corrected ${told.to === null ? 'an entry' : `it to ${told.to}`} (“${told.reason}”), and ${told.to === null ? 'that line' : 'it'} does not count`,
  writtenLate: ({ kind, at, on, writtenOn }: WrittenLate) =>
    `the ${NAMES[kind]} of ${at} was reached on ${on}, before you wrote it down on ${writtenOn}, and does not count`,
  undated: ({ kind, at, on, isRest }: Undated) =>
    `the ${NAMES[kind]}${kind === 'own-test' ? '' : ' of'} ${at} was reached on ${on}, and does not count${isRest ? ' with what was left after you sold a part' : ''}: no entry says on which day the option was sold or exercised, so that it is not known whether you kept it`,
  boughtBack: ({ kind, at, on, part }: BoughtBack) =>
    `the ${NAMES[kind]}${kind === 'own-test' ? '' : ' of'} ${at} was reached on ${on}; you sold${part ? ` ${part.sold} of ${part.of}` : ''}, and bought at least as much again on the same day, which is neither kept nor held through, and does not count`,
  /** Behind a method. */
  notCounted: ({ corrected, late, undated, boughtBack }: NotCounted) =>
    [
      boughtBack > 0
        ? ` Not counted: sales at ${boughtBack} ${one(boughtBack, 'line', 'lines')} after which you bought at least as much again on the same day.`
        : '',
      undated > 0
        ? ` Not counted: ${undated} ${one(undated, 'line', 'lines')} of options of which no entry says on which day they were sold or exercised.`
        : '',
      late > 0
        ? ` Not counted: ${late} ${one(late, 'line', 'lines')} that you wrote down only after ${one(late, 'it', 'they')} had come.`
        : '',
      corrected > 0
        ? ` Not counted: ${corrected} ${one(corrected, 'line', 'lines')} that ${one(corrected, 'was', 'were')} reached until you corrected an entry afterwards.`
        : '',
    ].join(''),
  /** @param untold of how many nothing is known, and of how many more it is told after a review */
  count: (count: number, untold: { readonly unknown: number; readonly withheld: number }) =>
    [
      one(count, 'one line', `${count} lines`),
      untold.unknown > 0 ? `of which ${numbered(untold.unknown)} not known` : [],
      untold.withheld > 0 ? `of which ${numbered(untold.withheld)} not told yet` : [],
    ]
      .flat()
      .join(', '),
  untilLastPrice: 'until the last price',
  kept: {
    onlyParts: (name: LineName, count: number) =>
      `${capitalized(YOUR_OWN[name])} came ${times(count)}, and you sold a part.`,
    came: (name: LineName, count: number) => `${capitalized(YOUR_OWN[name])} came ${times(count)}, and you sold.`,
    whole: (name: LineName, count: number) => `kept ${YOUR_OWN[name]} ${times(count)}`,
    far: (name: LineName, count: number) => `kept ${YOUR_OWN[name]} ${times(count)}, though not near its price`,
    parts: (count: number) => `sold a part ${times(count)}`,
    did: (done: readonly string[]) => `You ${listWords(done, ', and ')}.`,
    sold: (named: string, name: LineName) => `${named}: ${YOUR_OWN[name]} came, and you sold.`,
    /** @param more how many more lines were kept in part, which is told with this one */
    soldPart: (ticker: string, name: Kind, told: { sold: string; of: string; other: string | null }, more: number) =>
      `${ticker}: ${YOUR_OWN[name]} came, and you sold ${told.sold} of ${told.of}${told.other === null ? '' : `; with the other ${told.other} you held through it`}${more === 0 ? '' : `; ${times(more)} more you sold a part`}.`,
    ofSold: (units: string, sold: string) => `${units} of the ${sold} that you sold`,
    /** @param part `ofSold`, or empty where all was bought again; `more` how many more purchases came within so many days of a sale */
    again: (ticker: string, day: string, part: string, more: number, days: number) =>
      `${part === '' ? `You bought ${ticker} again on ${day}` : `By ${day} you had bought ${ticker} again, ${part}`}${more === 0 ? '' : `, and ${times(more)} more you bought again within ${days} days`}.`,
    /** @param often `twice `, or empty where there is one line alone */
    waitingCost: (often: string, amount: string, isInAll: boolean) =>
      `${often}cost you ${amount}${isInAll ? ' in all' : ''}`,
    waitingBrought: (often: string, amount: string, isInAll: boolean) =>
      `${often}brought you ${amount}${isInAll ? ' in all' : ''}`,
    waiting: (told: readonly string[], isOfSeveral: boolean) =>
      `From the line’s day${isOfSeveral ? ', or that of the first of several,' : ''} to the sale, waiting ${told.join(', and ')}.`,
    saved: (often: string, amount: string, isInAll: boolean) =>
      `${often}it has saved you ${amount}${isInAll ? ' in all' : ''}`,
    lost: (often: string, amount: string, isInAll: boolean) =>
      `${often}it has cost you ${amount}${isInAll ? ' in all' : ''}`,
    since: (
      told: readonly string[],
      of: { isFromSale: boolean; by: string | null; again: 'whole' | 'part' | null; isCostOfRule: boolean },
    ) =>
      `${of.isFromSale ? 'From the sale until' : 'Until'} the last price${of.by === null ? '' : ` by ${of.by}`}${of.again === null ? '' : UNTIL_AGAIN[of.again]} ${told.join(', and ')}${of.isCostOfRule ? ': a rule that is kept where it costs is a rule' : ''}.`,
    /** @param isEachCounted whether lines that one sale kept are counted each, and only what it brought once */
    method: (hasParts: boolean, isOfSeveral: boolean, isEachCounted: boolean) =>
      `Kept means that you had written the line down on an earlier day than it was reached, and sold within five trading days of being told of it, before any decision to go on, also one at the price that reached it. Counted is what the price has done since the sale, times what was sold, until you bought again; and before the sale, from the price at which the line was reached, or the close of its day where that told of it. Price only.${hasParts ? ' What was kept on is no credit, nor is a sale of less than a quarter.' : ''}${isOfSeveral ? ` ${isEachCounted ? 'What a sale brought that kept several lines' : 'A sale that kept several lines'} counts once, with the last of them.` : ''}`,
  },
}

export type LineTexts = typeof ENGLISH
