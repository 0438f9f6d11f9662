import type { Action } from '../../ledger/action.ts'

const one = (count: number, word: string, more: string) => (count === 1 ? word : more)

/** A confidence, and what it says as a percentage. */
type Sureness = readonly [confidence: number, share: string]

/** What is told of claims, reviews and single assets, in English. Figures are given as they are written. */
export const ENGLISH = {
  drift: {
    surer: ({ name, isOption }: NamedAsset, by: number, fell: string) =>
      `On ${name} you were surer by ${by} while ${isOption ? 'their' : 'the'} price fell ${fell}.`,
    newReason: (name: string, reason: string, fell: string, from: string, to: string) =>
      `On ${name}, “${reason}” became a reason after the price had fallen ${fell}, from ${from} to ${to}.`,
    stopRemoved: (name: string, from: string) => `On ${name} you took your stop of ${from} away.`,
    stopMoved: (name: string, from: string, to: string) =>
      `On ${name} you moved your stop further away, from ${from} to ${to}.`,
    heldBelow: ({ name, isOption }: NamedAsset, times: string) =>
      `You held ${name} below ${isOption ? 'their' : 'its'} cost ${times}.`,
    shrank: (name: string, from: number, to: number) =>
      `Your reason for ${name} went from ${from} characters to ${to}.`,
    boughtAfterRise: (ticker: string, rose: string) =>
      `You bought ${ticker} after it had risen ${rose} in thirty days.`,
    forgotten: (name: string, figures: string) =>
      `Of your first reasons for ${name}, no later entry repeats ${figures}.`,
    quoted: (figure: string) => `“${figure}”`,
    ofQuotation: (figures: string, quotation: string) => `the ${figures} of ${quotation}`,
    moreFigures: (count: number) => one(count, 'one more figure', `${count} more figures`),
    surerAt: (isOption: boolean, before: string, from: number, after: string, to: number) =>
      `The price stood at ${before}, when you were ${from} of 10 sure, and at ${after}, when you were ${to} of 10, ${ofToday(isOption)}.`,
    on: (price: string, day: string) => `${price} on ${day}`,
    riseAt: (paid: string, close: string) =>
      `You decided at ${paid}; the close of thirty days before was ${close}, in shares of today.`,
    noEarlierReason: 'No earlier entry about it gives this reason.',
    shorter: 'The latest thesis has less than a quarter of the first one’s length.',
    checkable: 'A figure that was a reason once can be checked; one that is not mentioned again is not.',
    /** @param latest how many of the Holds are named; null where all are */
    heldAt: (isOption: boolean, latest: number | null, prices: string, cost: string) =>
      `${latest === null ? 'The Holds' : `The latest ${latest} Holds`} were decided at ${prices}, and what was held had cost ${cost} on average, ${ofToday(isOption)}.`,
    heldAtCosts: (isOption: boolean, latest: number | null, prices: string) =>
      `${latest === null ? 'The Holds' : `The latest ${latest} Holds`} were decided at ${prices}: the average cost of what was held then, ${ofToday(isOption)}.`,
    below: (price: string, cost: string) => `${price}, below ${cost}`,
    priceNotKnown: 'The price of then is not known.',
    priceAtStop: (price: string) => `The price stood at it, at ${price}.`,
    priceBeside: (price: string, distance: string, isAbove: boolean) =>
      `The price stood at ${price}, ${distance} ${isAbove ? 'above' : 'below'} it.`,
    method:
      'One asset, read from its entries. It says what changed, not why, and claims nothing about other decisions.',
    /** Behind `method`, of figures that no later entry repeats. */
    figuresMethod:
      ' A figure is a percentage, an amount, a date, or a number without a sign that the thesis gives as a price which its share should reach: with the share as what goes there, or as a price target, between a tenth of the price of the entry and ten times as much, or as the price that you see, sell at or aim at, between a third and three times as much. An option’s strike counts as a price, too. A number of which something else may be meant is none.',
    note: 'one asset',
  },
  calibration: {
    title: { over: 'You are surer than you are right.', under: 'You are right more often than you say.' },
    evidence: (n: number, hits: number, stated: string, right: string, atMost: string) =>
      `Of ${n} claims whose day has come, ${hits} came true. You had said ${stated} on average; it was ${right}. Of people whose percentages are exactly right, ${atMost} would ever be this far off, one way or the other, though looked at after every claim.`,
    method: (z: string, speaks: number, evidence: string) =>
      `One test over all claims: Z = ${z}, beyond 1.96. It is looked at after every claim, so it speaks only where the evidence, by the first claim of each company and month, is ${speaks} to 1 or more: it is ${evidence}.`,
    noLevel: ' No single level speaks for itself.',
    levels: (levels: string) => ` Only what was said at ${levels} speaks for itself.`,
    together: ' Claims on one company in one month move together, which Z does not know.',
    equallyFar:
      ' Claims on one company in one month move together, and all of them lie equally far off: how far else they could lie is not told by that.',
    drawnAnew: (clusters: number, from: string, to: string) =>
      ` Claims on one company in one month move together: with the ${clusters} companies and months drawn anew, what came true less what you said lies between ${from} and ${to} points, 95% range.`,
    leftOut: (parts: string) => ` Left out: ${parts}.`,
    leftOutParts: {
      repeated: (count: number) =>
        `${count} that ${one(count, 'makes', 'make')} the same claim as a later entry, or the opposite one`,
      options: (count: number) => `${count} ${one(count, 'claim', 'claims')} on options`,
      ofItself: (count: number) => `${count} that ${one(count, 'compares', 'compare')} a share with itself`,
      late: (count: number) => `${count} written later or imported`,
      untold: (count: number) => `${count} that no close tells`,
      waiting: (count: number) => `${count} whose ${one(count, 'review is', 'reviews are')} not over`,
    },
    note: (stated: string, right: string) => `said ${stated}, right ${right}`,
  },
  /** What may be said of how sure and how right somebody was, at each number of resolved claims. */
  verdict: {
    none: 'No claim has come to its day yet.',
    few: (n: number, from: number) =>
      `${one(n, '1 claim has', `${n} claims have`)} come to ${one(n, 'its', 'their')} day. Percentages are told from ${from} on.`,
    tooFew: (n: number, needed: number) =>
      `${one(n, '1 claim has', `${n} claims have`)} come to their day: too few to judge. The test needs ${needed}.`,
    over: (n: number) => `Overconfident: of ${n} claims fewer came true than you said.`,
    under: (n: number) => `Underconfident: of ${n} claims more came true than you said.`,
    withheld: (n: number, isFewer: boolean, why: string) =>
      `Of ${n} claims ${isFewer ? 'fewer' : 'more'} came true than you said. ${why}`,
    why: {
      looks:
        'Looked at only once that would be a verdict, but it is looked at after every claim, and somebody who is exactly right comes so far off sooner or later: it is none yet.',
      clusters:
        'But claims on one company in one month move together, and counted as one they are too few for a verdict.',
    },
    notApart: (n: number) =>
      `On ${n} claims you cannot be told apart from somebody whose percentages are exactly right.`,
    awaiting: (count: number, isMore: boolean) => {
      if (isMore) return `${count} more ${one(count, 'waits for a review', 'wait for reviews')}.`
      return count === 1
        ? '1 claim has come to its day, and waits for a review.'
        : `${count} claims have come to their day, and wait for reviews.`
    },
    unresolved: (count: number, isMore: boolean) => {
      const what = isMore ? 'more' : one(count, 'claim', 'claims')
      return count === 1
        ? `1 ${what} has come to its day, and is being resolved as soon as its closes are there.`
        : `${count} ${what} have come to their day, and are being resolved as soon as their closes are there.`
    },
    untold: (count: number, isMore: boolean) => {
      const what = isMore ? 'more' : one(count, 'claim', 'claims')
      return count === 1
        ? `1 ${what} has come to its day, and no close tells what became of it.`
        : `${count} ${what} have come to their day, and no close tells what became of them.`
    },
    awaitedCloses: (ticker: string) =>
      `No close of ${ticker} is known: a price provider brings them, or put it on a list and upload a file on its page.`,
    uncounted: (count: number) =>
      count === 1
        ? '1 claim has come to its day, and does not count: it was imported, written later, or is on an option.'
        : `${count} claims have come to their day, and do not count: they were imported, written later, or are on options.`,
  },
  memory: {
    title: {
      kinder: 'You remember it kinder than it was.',
      harsher: 'You remember it harsher than it was.',
      foreseen: 'You remember it as more foreseen than it was.',
      unforeseen: 'You remember it as less foreseen than it was.',
    },
    asked:
      'Asked each time before the review showed the entry; of reviews of one company whose decisions, or whose answers, are of one month, one counts.',
    evidence: (told: { n: number; points: string; isAbove: boolean; tooHigh: number; exact: number; tooLow: number }) =>
      `In ${told.n} reviews you put the return ${told.points} points ${told.isAbove ? 'above' : 'below'} what it had been, on average: ${told.tooHigh} too high, ${told.exact} right, ${told.tooLow} too low.`,
    method: (n: number, from: string, to: string) =>
      `Right is what lies within half a point. n = ${n}, 95% range ${from} to ${to} points.`,
    hindsight: (n: number, points: string, isMore: boolean) =>
      `Asked when the outcome was known, you remember having given what happened a chance ${points} points ${isMore ? 'higher' : 'lower'} than you had written, on average of ${n} reviews.`,
    hindsightMethod: (n: number, from: string, to: string) =>
      `Hindsight is the remembered probability less the written one, with its sign turned where the claim did not come true: n = ${n}, 95% range ${from} to ${to} points.`,
    /** @param count how many reviews in hindsight ask about an entry that an earlier one had shown, of `n` */
    askedAgain: (count: number, n: number) =>
      ` ${count === n ? (n === 1 ? 'It' : `All ${n}`) : `${count} of them`} asked again about an entry that an earlier review had shown.`,
    leftOut: (parts: string) => ` Left out: ${parts}.`,
    leftOutParts: {
      ungapped: (count: number) =>
        `${count} ${one(count, 'review', 'reviews')} of a sale, or without a guess or a return that is known`,
      later: (count: number) => `${count} later ${one(count, 'review', 'reviews')} of what an earlier one had shown`,
      together: (count: number) =>
        `${count} more ${one(count, 'review', 'reviews')} of the same company, decided or answered in the same month as one that counts`,
    },
    note: (points: string) => `${points} points`,
  },
  critic: {
    title: (n: number, than: 'better' | 'worse' | 'same') =>
      `On ${n} resolved claims the model was ${than === 'same' ? 'no better than' : `${than} than`} the base rate.`,
    evidence: (model: string, its: string, yours: string, baseRate: string) =>
      `Asked before it was told your confidence, position and prices, ${model} has a Brier score of ${its}; you have ${yours}, and always saying how often such claims came true ${baseRate}. Lower is better.`,
    method: (told: string) =>
      `Its squared error less that of the base rate, claim by claim: ${told}. The base rate is that of these claims, which nobody knew beforehand. Its first answer counts, and none from after the claim’s day.`,
    range: (from: string, to: string) => `95% range ${from} to ${to}`,
    noRange: (mean: string) => `${mean} of each, which tells no range`,
  },
  expected: {
    title: (sum: string, n: number, isPart: boolean, hasOthers: boolean) =>
      `By your own confidence, ${sum} of your ${n} ${isPart ? 'open ' : ''}claims${hasOthers ? ' that count' : ''} will come true.`,
    sums: (surest: string, sum: string) => `${surest} Your percentages add up to ${sum}. `,
    method:
      'How sure you were, as a percentage each, (confidence − 0.5) / 10, added up over claims whose day has not come; of entries that make the same claim, or the opposite one, the latest counts. It says what you expect, and nothing of how it turns out: the share that came true is told from ten resolved claims on.',
    note: (n: number) => `${n} ${one(n, 'claim', 'claims')}`,
    firstIs: (claim: string) => `The first to come to its day is: ${claim}.`,
    allOn: (day: string) => `All of them come to their day on ${day}.`,
    firstOn: (count: number, day: string) => `The first ${count} come to their day on ${day}.`,
    about: (count: number) => `about ${count}`,
    between: (from: number, to: number) => `between ${from} and ${to}`,
    allAlike: (confidence: number, share: string) =>
      `You are as sure of each as of any other, ${confidence} of 10: ${share}.`,
    surest: (surest: string, least: string) => `You are surest of ${surest}, and least sure of ${least}.`,
    ranging: ([least, leastShare]: Sureness, [most, mostShare]: Sureness) =>
      `How sure you are lies between ${least} of 10, ${leastShare}, and ${most} of 10, ${mostShare}.`,
    of: (who: string, confidence: number, share: string) => `${who}, ${confidence} of 10 or ${share}`,
    ofThem: (count: number) => `${one(count, 'one', String(count))} of them`,
    waiting: (n: number, ticker: string) =>
      `${n === 1 ? `Your claim on ${ticker} has come to its day` : `${n} of your claims have come to their day`}, and you have not looked back yet.`,
    waitingEvidence: (n: number) =>
      `${one(n, 'Its review tells how it ended', 'Their reviews tell how they ended')}, once you have said what you remember.`,
    waitingExpected: (about: string, n: number) => ` By your own confidence ${about} of the ${n} came true.`,
    waitingMethod:
      'Claims that are resolved and wait for their reviews. Until then nothing here depends on how they ended. How sure you were counts as (confidence − 0.5) / 10.',
  },
  untested: {
    title: (n: number, hasSells: boolean, isWatched: boolean) =>
      n === 1
        ? `Your one decision other than Sells has no ${isWatched ? '' : 'stop and no '}“Wrong if” line.`
        : `None of your ${n} decisions${hasSells ? ' other than Sells' : ''} has a ${isWatched ? '' : 'stop or a '}“Wrong if” line.`,
    evidence: (isWatched: boolean, hasTarget: boolean) =>
      `What would prove you wrong may stand in a thesis. A ${isWatched ? '' : 'stop or a '}“Wrong if” line is looked at again when its ${isWatched ? '' : 'price or '}day comes.${hasTarget ? ' A target is looked at too, but does not say when you are wrong.' : ''}`,
    method: (sells: number) =>
      `Counted from the entries. Only what was written beforehand can later be found kept, or held through.${sells === 0 ? '' : ` Not counted: ${sells} ${one(sells, 'Sell', 'Sells')}, by which nothing is begun.`}`,
    note: (n: number) => `0 of ${n}`,
  },
  held: {
    /** @param side what all stops would bring beside what was paid, `amount` */
    stops: (count: number, side: 'cost' | 'bring' | 'even', amount: string, paid: string) => {
      const came = count === 1 ? 'Your one stop, if it came,' : `Your ${count} stops, if all came,`
      const what = {
        cost: `cost ${amount} of ${paid}`,
        bring: `bring ${amount} more than ${paid}`,
        even: 'cost nothing',
      }
      return `${came} would ${what[side]}.`
    },
    /** @param priced of how many of what is held it is told what was paid */
    stopped: (count: number, priced: number, of: number, paid: string) =>
      `${of === 1 ? 'The one asset that you hold has' : `Of ${priced === of ? '' : `${priced} of `}the ${of} assets that you hold, ${count} ${one(count, 'has', 'have')}`} a stop that has not come; you paid ${paid} for ${one(count, 'it', 'them')}.`,
    /** @param of how many are held; of the others it is not known what was paid */
    paidFor: (count: number, of: number, paid: string) =>
      `${paid} that you paid for ${count === of ? 'what you hold' : `${count} of the ${of} assets that you hold`}`,
    /** @param part null where it rounds to the whole */
    largest: (paidFor: string, amount: string, part: string | null, names: string) =>
      `Of the ${paidFor}, ${amount}${part === null ? '' : `, or ${part},`} is in ${names}.`,
    alike: (count: number, of: number, paid: string, each: string) =>
      `You paid ${paid} for ${count === of ? `the ${count} assets` : `${count} of the ${of} assets`} that you hold, ${each} for each.`,
    assets: (count: number) => `${count} assets`,
    /** @param of the asset, or how many */
    sold: (of: string, count: number, side: 'more' | 'less' | 'even', brought: string, amount: string) => {
      const what = side === 'even' ? 'what' : `${amount} ${side} than`
      return `What you sold of ${of} brought ${brought}, ${what} ${one(count, 'it', 'they')} had cost you.`
    },
    mostAndLeast: ([most = '', least = '']: readonly string[]) => `Most came of ${most}; least of ${least}.`,
    soldNote: (count: number) => `${count} ${one(count, 'asset', 'assets')}`,
    /** @param day the first to come; null where none is named */
    tests: (count: number, day: string | null) => {
      if (count === 1)
        return `One “Wrong if” line stands, and ${day === null ? 'it names no day' : `its day is ${day}`}.`
      return `${count} “Wrong if” lines stand, and ${day === null ? 'none of them names a day' : `the first day to come that one of them names is ${day}`}.`
    },
    /** The newest line, as it was written. */
    quoted: (ticker: string, line: string) => `The newest is of ${ticker}: “${line}”`,
    since: (count: number, isAll: boolean, days: number, day: string) =>
      `${isAll ? `You have held ${one(count, 'it', 'all of them')}` : 'What you have held longest, you have held'} ${days === 0 ? 'since today' : `for ${days} ${one(days, 'day', 'days')}, since ${day}`}.`,
    method:
      'From the entries: what you paid for what you hold or sold, and the stops and “Wrong if” lines as they stand. Each stop is taken to be sold at just its price, which a price may jump past. Nothing here says what you knew beforehand: what is written later, or imported, counts in money alone.',
    leftOut: (count: number) =>
      count === 0
        ? ''
        : ` Left out: ${count} ${one(count, 'asset', 'assets')} with a purchase without a price or at $0, or with a split that is not recorded yet.`,
    stopsNote: (count: number) => `${count} ${one(count, 'stop', 'stops')}`,
    heldNote: (count: number) => `${count} ${one(count, 'asset', 'assets')}`,
    testsNote: (count: number) => `${count} ${one(count, 'line', 'lines')}`,
  },
  tests: {
    /** @param besideSales whether there are sales, which are not counted */
    title: (count: number, latest: number | null, besideSales: boolean) =>
      count === 1
        ? 'One decision says beforehand when it is wrong.'
        : `${count} of your ${latest === null ? '' : `latest ${latest} `}decisions${latest !== null && besideSales ? ' other than sales' : ''} say beforehand when they are wrong.`,
    evidence: (of: { count: number; isLatest: boolean; besideSales: boolean }, tested: string) =>
      `Of ${of.isLatest ? 'the latest ' : ''}${of.count} ${one(of.count, 'decision', 'decisions')}${of.besideSales ? ' other than sales' : ''}, ${tested}.`,
    withLine: (count: number) =>
      `${count} ${one(count, 'carries', 'carry')} a stop or a test of your own that ${one(count, 'it', 'they')} set`,
    inText: (count: number) => `${count} ${one(count, 'says it in its', 'say it in their')} text`,
    both: (line: string, inText: number) =>
      `${line}, and ${inText} more ${one(inText, 'says it in its', 'say it in their')} text`,
    method:
      'Counted from the entries. A text counts where it says in so many words what would make you sell, or admit that you were wrong; what you should have done another time is no such text, and a stop that is only moved away is no line set. Whether a line is worth having shows when it is reached.',
    note: (tested: number, all: number) => `${tested} of ${all}`,
  },
  /** Under a sentence, what an entry holds beside its text. */
  quoted: {
    level: (kind: 'stop-loss' | 'take-profit' | 'own-test', price: string, day: string) =>
      `${kind === 'take-profit' ? 'Target' : 'Stop'} at ${price}, set on ${day}`,
    stopPercent: (percent: string, day: string) => `Stop ${percent} below the price, set on ${day}`,
    test: (words: string, day: string) => `Test “${words}”, set on ${day}`,
    remembered: (recalled: string, actual: string) => `Remembered ${recalled}, and it had been ${actual}`,
    foreseen: (recalled: string, recorded: string, cameTrue: boolean) =>
      `Remembered as ${recalled} likely, and written as ${recorded}; it ${cameTrue ? 'came true' : 'did not come true'}`,
    sureAt: (confidence: number, price: string) => `${confidence} of 10 sure, at ${price}`,
    stopMoved: (from: string, to: string | null, day: string) =>
      to === null ? `Stop of ${from} taken away on ${day}` : `Stop moved from ${from} to ${to} on ${day}`,
    heldAt: (price: string, cost: string) => `Held at ${price}, below the cost of ${cost}`,
    boughtAt: (paid: string, close: string, day: string) => `Bought at ${paid}; on ${day} it had closed at ${close}`,
  },
  question: {
    /** Options on a company are plural, and are no share of it. */
    subject: (company: string, isOption: boolean) => (isOption ? `Options on ${company}` : company),
    withoutLine: (subject: string, isOption: boolean) =>
      `${subject} ${isOption ? 'have' : 'has'} neither a stop nor a “Wrong if” line of yours. What would have to happen for you to say that you were wrong?`,
    pastLines: (subject: string, isOption: boolean, lines: string) =>
      `${subject} ${isOption ? 'are' : 'is'} held past ${lines}. What would still have to happen for you to say that you were wrong?`,
    and: ' and ',
    testCame: (words: string, day: string) => `your test “${words}” (it came, you said on ${day})`,
    reached: {
      'stop-loss': (price: string, day: string) => `your stop of ${price} (reached on ${day})`,
      'take-profit': (price: string, day: string) => `your target of ${price} (reached on ${day})`,
    },
    failed: (day: string, confidence: number, claim: string) =>
      `On ${day} you were ${confidence} of 10 sure: ${claim}. It did not come true. What would you have had to see that day to be less sure?`,
  },
  /** An asset by its ticker, of which options are not the share. */
  asset: (ticker: string, isOption: boolean) => (isOption ? `${ticker} options` : ticker),
  /** ` and 2 more`, behind the names of a few. */
  more: (count: number) => `${count} more`,
  action: (action: Action): string => action,
  /** A claim where it stands alone. */
  claim: (claim: string) => claim,
}

const ofToday = (isOption: boolean): string => (isOption ? 'in contracts of today' : 'in shares of today')

/** What a sentence is about, as `asset` names it. */
type NamedAsset = { readonly name: string; readonly isOption: boolean }

export type FindingTexts = typeof ENGLISH
