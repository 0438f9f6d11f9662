import { ENGLISH as EVIDENCE } from '#domain/mirror/texts/evidence-texts.ts'
import { sharesOnly } from '#domain/mirror/texts/left-out-texts.ts'
import { messagesOf } from '#web/language/messages.ts'

const one = (count: number, word: string, more = `${word}s`) => `${count} ${count === 1 ? word : more}`
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const soldAt = (quantity: string, price: string, day: string) => `${quantity} sold at ${price} on ${day}`
const untilAt = (quantity: string, price: string, day: string) => `${quantity} until ${day} at ${price}`

const english = {
  heading: 'Mirror',
  loading: 'Loading your Mirror',
  cannotBeShown: (why: string) => `Your Mirror cannot be shown. ${why} Your journal is as it was.`,
  findings: 'Findings',
  lede: {
    none: 'Your own words, read back to you. So far they say nothing that could be defended.',
    onlyCredit: 'Your own words, read back to you. So far they say one thing, and it is to your credit.',
    things: (count: number, isCostFirst: boolean, hasCredit: boolean) =>
      `Your own words, read back to you. ${COUNTS[count] ?? count} ${count === 1 ? 'thing' : 'things'} that they say${isCostFirst ? ', what cost money first' : ''}${hasCredit ? ', and one that it would be unfair to leave out' : ''}.`,
  },
  span: {
    between: (from: string, to: string) => `${from} to ${to}`,
    decisions: (span: string, count: number) => `${span}: ${one(count, 'decision')}.`,
    late: (count: number) => `${count} ${count === 1 ? 'was' : 'were'} written more than two days later`,
    imported: (count: number) => `${count} came with an import, so that nobody here saw when they were written`,
    both: (one: string, other: string) => `${one}, and ${other}`,
    inMoneyOnly: (reasons: string) => ` ${reasons}: that counts in money, never in confidence or memory.`,
  },
  letter: { link: 'The letter', about: ': a page about each quarter and each year that is over, to print.' },
  nextClaim: (day: string) => `The next claim that counts resolves on ${day}.`,
  due: {
    before: 'Due: ',
    review: (company: string) => `the review of ${company}`,
    ofOptions: (company: string) => `the review of options on ${company}`,
    after: ', which asks you first.',
    more: (count: number) => ` ${count} more after it.`,
  },
  foot: 'Price only, without dividends and fees. Whether such a page improves anybody’s decisions is unproven.',
  empty: {
    lede: 'Nothing is written yet, so there is nothing to read back. From your first decisions on it shows what changes between them: a stop that moves, a confidence that rises while the price falls, a reason that is forgotten.',
    lines: 'Stops, targets and tests: as soon as the first one is reached, whether you kept it and what that did.',
    claims: (day: string) =>
      `Claims: each resolves on the day that it names. Decide today for three months, and the first resolves on ${day}. They are listed from the first, and scored from ten on.`,
    expected: 'From three decisions on: how many of your claims you expect to come true.',
    words:
      'The words “overconfident” and “underconfident”: from 30 resolved claims on, if one test over all bears them.',
    sold: 'Gains and losses sold: from 20 sales on, with daily prices.',
    write: 'Write down the first decision',
    picture:
      'A Mirror of three years: a sentence that says how often somebody broke their own stops and what that cost, with two of their entries, and below it what they sell and what they keep.',
    caption: 'The Mirror of the demo’s invented person, after three years.',
  },
  finding: {
    restsOn: 'What it rests on',
    counted: 'How it is counted',
    credit: 'To your credit',
    quoted: (words: string) => `“${words}”`,
    entry: (ticker: string, day: string, confidence: string) => `${ticker}, ${day}, confidence ${confidence}`,
    entries: (count: number) => one(count, 'entry', 'entries'),
    picture: 'As a picture',
    pictureNote: 'Without amounts. It is made in this browser and sent nowhere.',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    noPrice: 'No price',
    moreDrift: (count: number) => `${count} more of what changed in one asset, the newest first`,
    question: 'One question',
    answer: 'Answer with an entry',
  },
  rows: { more: (count: number, all: number) => `Show ${count} more of ${all}` },
  to: (from: string, to: string) => `${from} to ${to}`,
  of: (part: number, all: number) => `${part} of ${all}`,
  tooFew: 'too few',
  notKnown: 'not known',
  range: '95% range',
  claims: (count: number) => one(count, 'claim'),
  sales: (count: number) => one(count, 'sale'),
  days: (count: number) => one(count, 'day'),
  lines: (count: number) => one(count, 'line'),
  assets: (count: number) => one(count, 'asset'),
  instruments: {
    heading: 'The instruments',
    lede: 'The figures behind the sentences. Dark is what happened; a thin line is the range that few cases leave open; grey is what chance alone would do.',
  },
  confidence: {
    name: 'Confidence',
    begins: 'The diagram begins with ten resolved claims.',
    next: (day: string) => ` The next one that counts resolves on ${day}.`,
    cameTrue: (hits: number, n: number, from: string, to: string) =>
      `${hits} of ${n} came true, 95% range ${from} to ${to}`,
    said: (share: string) => `; you had said ${share} on average`,
    brier: 'Brier score ',
    alwaysHalf: '; always saying 50% scores 0.250, and lower is better.',
    logScore: (score: string) => ` Log score ${score}; always saying 50% scores 0.693.`,
    tested: (z: string, evidence: string) =>
      `One test over all: Z = ${z}; it speaks beyond 1.96, and only where the evidence is 20 to 1 or more, which may be looked at after every claim and takes one claim for each company and month. It is ${evidence}.`,
    together: (count: number) => `Of ${one(count, 'company-month')}: claims on one company in one month move together.`,
    equallyFar: ' All of them lie equally far off, which does not tell how far else they could lie.',
    drawnAnew: (from: string, to: string, brier: string) =>
      ` With these drawn anew a thousand times, what came true less what you said lies between ${from} and ${to} points${brier}, 95 times in 100.`,
    brierBetween: (from: string, to: string) => `, and the Brier score between ${from} and ${to}`,
    mapping: (levels: string) => `What your levels have meant so far, never falling (isotonic regression): ${levels}.`,
    level: (stated: string, share: string) => `${stated} said, ${share} true`,
    parts: {
      always: (share: string) => `always saying ${share}`,
      apart: 'telling cases apart',
      off: 'off the diagonal',
      chance: 'of which chance expects',
      brier: 'Brier',
    },
    evidence: EVIDENCE,
  },
  reliability: {
    of: 'Level of confidence',
    y: 'how often it came true',
    x: 'how sure you said you were',
    key: 'Vertical lines: 95% range (Wilson). Disc: as large as its claims, filled where it speaks for itself. Grey: where a perfect forecaster lands nine times in ten.',
    caption: 'Levels of confidence',
    columns: ['Said', 'Claims', 'Came true', '95% range', 'By chance alone'] as readonly string[],
    level: (stated: string, hits: number, n: number) => `said ${stated}: ${hits} of ${n} came true`,
    ranges: (level: string, range: string, band: string) => `${level}, 95% range ${range}; by chance alone ${band}`,
    spoken: (levels: string) => `Reliability diagram. ${levels}.`,
  },
  critic: {
    name: 'The critic',
    method:
      'A language model is asked how probable your claim is before it is told how sure you are, what you hold and what the price did. Its first answer counts. The built-in critic gives no probability. Lower scores are better; the base rate is how often these claims came true, which nobody knew beforehand.',
    none: 'No model has judged a claim that has come to its day. A model is set up by who runs this Candor.',
    caption: 'Brier scores on the same claims',
    model: 'Model',
    its: 'Its score',
    yours: 'Yours',
    baseRate: 'Base rate',
    tooFew: 'too few: scores are told from 10 on',
    drawn: {
      model: 'model',
      you: 'you',
      baseRate: 'base rate',
      name: (model: string, its: string, yours: string, baseRate: string) =>
        `Brier scores: ${model} ${its}, you ${yours}, base rate ${baseRate}`,
    },
  },
  table: {
    name: 'Claims',
    n: (claims: string, open: number, waiting: number) =>
      `${claims}, ${open} open${waiting > 0 ? `, ${waiting} waiting for closes` : ''}`,
    method:
      'A claim resolves on the day that it names and not before, by daily closes, price only. A missing close is waited for ten trading days, after Candor itself did not run from its first day on; then it cannot be resolved.',
    supposed: (count: number) =>
      `${one(count, 'claim')} supposed: those decisions name none, so they carry the usual one, twelve months against SPY. A close of ${count === 1 ? 'it' : 'them'} is waited for without end.`,
    leftOut: (count: number) =>
      `${one(count, 'claim')} left out, neither resolved nor scored: of options whose decisions do not say which way the share goes, or that expire before another close.`,
    table: 'Table',
    caption: 'Claims, newest first',
    columns: { decided: 'Decided', claim: 'Claim', said: 'Said', cameTrue: 'Came true' },
    claim: (claim: string, action: string, isSupposed: boolean) =>
      `${claim} (${action}${isSupposed ? ', supposed' : ''})`,
    said: (confidence: string, share: string) => `${confidence} of 10, ${share}`,
    outcomes: { 'came-true': 'yes', 'did-not-come-true': 'no', unresolvable: 'cannot be told' },
    isLeftOut: 'left out',
    toldByReview: 'told by its review',
    awaited: 'its day has come; waits for closes',
    open: 'open',
    notScored: (outcome: string) => `${outcome}; written later or imported, so not scored`,
  },
  memory: {
    name: 'Memory',
    off: (points: string, range: string) => `Remembered ${points} points off, ${range}.`,
    over: (count: number) =>
      ` Recalled less actual return, over ${count} first reviews, one of each company and month.`,
    tooFew: (least: number, compared: number) =>
      `Each review is listed; nothing is said of all below ${least} first reviews with a guess and a known return, of purchases and watches, one of each company and month. There ${compared === 1 ? 'is' : 'are'} ${compared}.`,
    hindsight: (mean: string, range: string) =>
      `Hindsight ${mean}, ${range}: above zero, what happened is remembered as more foreseen.`,
    source: 'Asked before the entry was shown (Walters and Fernbach 2021; Fischhoff and Beyth 1975).',
    none: 'No review is done. One comes due when a claim resolves, when a line is reached, when something is sold, and 90 days after a Buy.',
    asTable: (reviews: string) => `${reviews}, as a table`,
    caption: 'Remembered and recorded',
    columns: {
      decision: 'Decision',
      asked: 'Asked',
      remembered: 'Return remembered',
      recorded: 'Return recorded',
      confidence: 'Confidence',
    },
    noGuess: 'no guess',
    confidences: (remembered: number, recorded: number) => `${remembered} remembered, ${recorded} recorded`,
  },
  reached: {
    name: 'Lines',
    n: (count: number) => `${count} reached`,
    names: { stop: 'stop', target: 'target', test: 'test' } as Readonly<Record<string, string>>,
    titles: { 'held through': 'Held through', kept: 'Kept', open: 'Waiting for what you do' },
    method:
      'Held through: what holding on did, from the price at which the line came, or the close of its day where that told of it, until you sold, until the next line of the same holding, or until the last price. Kept: what the sale has saved, or cost, from its own price until it was bought again or until the last price. Where a part was sold, what was left of it is told by itself. A hollow bar: of what was sold, so it happened to the price alone.',
    beside: (benchmark: string) =>
      ` Under it what ${benchmark} returned in the same days, of several parts by the money of each.`,
    none: 'None of your stops, targets or tests has been reached.',
    caption: 'Lines that were reached, and what was done, the largest amounts first',
    columns: { line: 'Line', reached: 'Reached', until: 'Until', cameTo: 'Came to' },
    group: (title: string, lines: string) => `${title}, ${lines}`,
    showAll: {
      'held through': (count: number) => `Show all ${count} held through`,
      kept: (count: number) => `Show all ${count} kept`,
      open: (count: number) => `Show all ${count} waiting for what you do`,
    },
    showLargest: {
      'held through': (count: number) => `Show the largest ${count} held through alone`,
      kept: (count: number) => `Show the largest ${count} kept alone`,
      open: (count: number) => `Show the largest ${count} waiting for what you do alone`,
    },
    at: (price: string) => `at ${price}`,
    other: (quantity: string) => `the other ${quantity}, after a part was sold`,
    soldOf: (sold: string, quantity: string) => `sold ${sold} of ${quantity}`,
    allTogether: (title: string) => `${title}, all together`,
    knownTogether: (title: string, count: number) => `${title}, the ${count} with an amount together`,
    open: 'open',
    priceMissing: 'a price is missing',
    /** Instead of an amount: one sale kept this line and a later one. */
    toldLater: 'told with the next line',
    asset: (ticker: string, isOption: boolean) => (isOption ? `${ticker} options` : ticker),
    noPriceSince: (day: string) => `not known: no price since ${day}`,
    held: (quantity: string) => `${quantity} held`,
    soldAt,
    ended: {
      sale: soldAt,
      'next purchase': (quantity: string, price: string, day: string) =>
        `${quantity} bought again at ${price} on ${day}`,
      'next line': untilAt,
      'last price': untilAt,
    },
    drawn: (lines: string, gained: number, lost: number) => `${lines} held through: ${gained} gained, ${lost} lost`,
    line: 'Line held through',
    bar: (asset: string, name: string, told: { day: string; amount: string }) =>
      `${asset}, ${name}, reached on ${told.day}: ${told.amount}`,
    keptOf: (count: number, lines: string) => `${count} of ${lines} kept`,
  },
  drift: {
    name: 'Drift',
    n: (count: number, assets: string) => `${count} of ${assets}`,
    method:
      'Read from the entries by rule, each from the first entry that shows it. It says what changed, not why. Each line goes through closes from your first decision to the last one, forty at most, or where none is known through the prices at your decisions, as high as it has room. A disc is a decision at its price, a square a sale; the number is the confidence.',
    none: 'Nothing has changed between your entries that these rules would notice.',
    showAll: (count: number) => `Show all ${count}, the newest first`,
    onlyForgotten: (assets: string) => `Of ${assets}, only figures that no later entry mentions`,
    thenAndNow: (ticker: string) => `${ticker}, then and now`,
    caption: (ticker: string) => `Your decisions on ${ticker}`,
    columns: { decided: 'Decided', decision: 'Decision', price: 'Price', confidence: 'Confidence' },
    side: (action: string, day: string, confidence: number) => `${action}, ${day}, confidence ${confidence}`,
    atPrice: (price: string) => `, at ${price}`,
    changeNotKnown: 'What the price did between the two is not known: one of them has none.',
    change: (percent: string) => `Between the two the price went ${percent}.`,
    of: (ticker: string) => `Decision on ${ticker}`,
    mark: (action: string, day: string, price: string, confidence: number) =>
      `${action} on ${day} at ${price}, confidence ${confidence}`,
    spoken: (course: string, confidences: string) => `${course}; confidence ${confidences}`,
    priceOn: (price: string, day: string) => `${price} on ${day}`,
    closes: (least: string, most: string) => `; closes from ${least} to ${most} are drawn`,
  },
  sold: {
    name: 'Gains and losses',
    against: (gains: string, losses: string) => `${gains} of gains against ${losses} of losses.`,
    difference: (points: string, error: string) =>
      ` Difference ${points} points, ${error}. Whiskers: one standard error. Small mark: 10,000 accounts at a broker (Odean 1998).`,
    standardError: (error: string) => `standard error ${error}`,
    newcombe: (range: string) => `${range} (Newcombe 1998; of a share of 0% or 100% no standard error can be told)`,
    december: (count: number, sales: string) =>
      `${count} of ${sales} ${count === 1 ? 'was' : 'were'} in December, where tax can be a reason.`,
    ofOptions: (sales: string) => `${sales} of options left out.`,
    unpriced: (sales: string) => `${sales} left out, of holdings with a price that is not known.`,
    method: (days: string) => `Counted on ${days} with a sale, over everything held that day. Shares only.`,
    silent: (least: number, sales: number, more: number) =>
      `This is silent below ${least} sales; you have ${sales} that can be counted${more > 0 ? `, and ${more} more on days that are left out` : ''}.`,
    nothing: 'There were no gains, or no losses, that could have been sold.',
    notOver: (days: string) => `${days} left out, whose session is not over.`,
    tickerOn: (ticker: string, days: string) => `${ticker} on ${days}`,
    daysLeftOut: (days: string, named: string, rest: number) =>
      `${days} with a sale left out, because something that was held had no close that day: ${named}${rest > 0 ? ` and ${rest} more` : ''}. Half of what you held would tilt both shares. A price provider brings the closes, or a file that you upload on the asset’s page.`,
    missing: (tickers: string) =>
      `No daily prices are known of ${tickers}, or none of the last 30 days. A price provider brings them, or a file that you upload on the asset’s page.`,
    drawn: (gains: string, losses: string) => `${gains} of gains sold, ${losses} of losses`,
    rows: { gains: 'Gains sold', losses: 'Losses sold' },
    of: 'Gains or losses',
    caption: 'Gains and losses sold',
    columns: ['Sold', 'Could have been', 'Share', 'Standard error', '10,000 accounts'] as readonly string[],
    bar: (name: string, of: string, share: string, published: string) =>
      `${name}: ${of}, ${share}; in 10,000 accounts ${published}`,
  },
  years: {
    name: 'What trading did',
    n: (count: number) => one(count, 'year'),
    method:
      'Turnover: the smaller of what was bought and sold, over the average value. Untouched: what was held when the year began, left alone (Barber and Odean 2000). Price only, without cash.',
    toldByReview: 'told by a review',
    withheld: (benchmark: string) =>
      `What ${benchmark} returned in a year is told once the reviews of the claims against it that ended in that year are done, or nobody is asked for them any more.`,
    silent: {
      selling: 'Selling against random is silent below 20 sales a year old, each with something else held beside it.',
      exchanges: 'Bought minus sold is silent below 20 purchases and 20 sales that are a year old.',
      size: 'Size against confidence is silent below 20 first purchases, and where all have one confidence or one amount.',
      passedOn: (watched: number, bought: number) =>
        `Watched against bought is silent below ten of each that are a year old; there are ${watched} and ${bought}.`,
      afterLosses: (after: number, other: number) =>
        `Days after losses are silent below six sales at a loss and six at a gain without another sale in the next four trading days; there are ${after} and ${other}.`,
    },
    begins: 'The first year begins with the first trading day after a decision.',
    caption: 'Each year',
    columns: {
      year: 'Year',
      turnover: 'Turnover',
      made: 'Made',
      untouched: 'Untouched',
      difference: 'Difference',
    },
    inPart: 'in part',
    heldDays: (held: number, days: number) => `on ${held} of ${days} days`,
    points: (points: string) => `${points} points`,
    nothingHeld: 'nothing held on Jan 1',
    comparisons: (count: number) => `${one(count, 'comparison')} over all years`,
    difference: (points: string, range: string) => `${points} points, ${range}`,
    selling: (difference: string, sales: string) =>
      `A year after a sale, what you kept less what you sold: ${difference}, over ${sales}. Below zero, a sale picked at random would have been better.`,
    exchanges: (difference: string, count: number) =>
      `A year later, what you bought less what you sold: ${difference}, over ${one(count, 'trade')} (Odean 1999).`,
    passedOn: (difference: string, watched: number, bought: number) =>
      `A year later, what you only watched less what you bought: ${difference}, over ${watched} watched and ${bought} bought. Above zero, the better ones were passed on.`,
    afterLosses: (after: string, other: string, difference: string) =>
      `In the five trading days from a sale at a loss on, you bought on ${after}; from a sale at a gain on, on ${other}. Difference ${difference}.`,
    size: (count: number, value: string, range: string) =>
      `Money against confidence over ${one(count, 'first purchase')}: rank correlation ${value}, 95% range ${range}. 1 would be the most money where you were surest.`,
    sooner: (told: string) => `After 84 trading days: ${told}.`,
    soonerSelling: (difference: string, sales: string) =>
      `what you kept less what you sold ${difference}, over ${sales}`,
    soonerExchanges: (difference: string, count: number) =>
      `what you bought less what you sold ${difference}, over ${one(count, 'trade')}`,
    sharesOnly,
    lacks: (year: string, tickers: string, rest: number) =>
      `${year} of ${tickers}${rest > 0 ? ` and ${rest} more` : ''}`,
    withoutClose: (lacking: string) =>
      `Not known for want of closes: ${lacking}. A close stands for five more trading days at most. A price provider brings the closes, or a file that you upload on the asset’s page.`,
    dayCount: (part: number, days: string) => `${part} of ${days}`,
  },
  hours: {
    name: 'When you write',
    method:
      'By New York’s clock. A time with fewer than ten claims has no range, and nothing is tested: of eleven shares one lies apart by chance in about four of ten journals.',
    none: 'Nothing can be told before a claim has come to its day.',
    byHour: 'Claims that came true, by the hour at which they were written',
    byDay: 'Claims that came true, by the day on which they were written',
    weekday: 'By weekday',
    columns: { written: 'Written', cameTrue: 'Came true' },
    names: {
      'before the session': 'before the session',
      'during the session': 'during the session',
      'after the session': 'after the session',
      'on a day without one': 'on a day without one',
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    } as Readonly<Record<string, string>>,
  },
  better: {
    name: 'Getting better?',
    method:
      'By the quarter in which you decided. Below ten resolved claims a quarter or a year has no score, and nothing is tested. Whether such a journal improves anybody’s decisions is unproven; this is where it would show.',
    none: 'The first score comes with ten resolved claims from one quarter or year.',
    caption: 'Brier scores by quarter and year',
    columns: ['Decided in', 'Claims', 'Came true', 'Brier score', '95% range'] as readonly string[],
    allTheSame: 'not told: all the same',
    quarter: (year: string, quarter: string) => `${year}, quarter ${quarter}`,
    of: 'Period',
    key: 'Brier score by when you decided; lower is better, and always saying 50% scores 0.25. Under each: how many claims have been resolved.',
    score: (score: string) => `Brier score ${score}`,
    noScore: 'too few for a score',
    period: (period: string, hits: number, n: number, score: string) =>
      `${period}: ${hits} of ${n} claims came true, ${score}`,
    scoreOf: (period: string, score: string) => `${period}: ${score}`,
    spoken: (scores: string) => `Brier scores. ${scores}.`,
  },
  drawings: {
    said: (stated: string, right: string) => `said ${stated}, right ${right}`,
    saidOf: (count: number, shares: string) => `said of ${count === 1 ? 'one claim' : `${count} claims`}: ${shares}`,
    aboutZero: (name: string, isAbove: boolean) => `${name}: ${isAbove ? 'above' : 'below'} zero, with its 95% range`,
    memory: 'Remembered less actual return',
    selling: 'Return of what was kept less that of what was sold',
    passedOn: 'Return of what was watched less that of what was bought',
    afterLosses: 'Share of days with a purchase after losses less that after gains',
    years: 'What was left alone, hollow, over what you made, filled',
  },
}

export type MirrorMessages = typeof english
export const mirrorMessages = messagesOf('mirror', english)
