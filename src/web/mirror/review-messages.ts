import type { Action } from '#domain/ledger/action.ts'
import { messagesOf } from '#web/language/messages.ts'
import { formatCount } from '#web/ui/format.ts'

type Told = (what: string, day: string) => string

const english = {
  loading: 'Loading the review',
  heading: 'Review',
  back: 'Back to the Mirror',
  step: (step: string) => `Review, ${step} of 3`,
  levelOf: (level: string) => `${level} of 10`,
  decided: {
    Watch: (what, day) => `You began to watch ${what} on ${day}.`,
    Buy: (what, day) => `You bought ${what} on ${day}.`,
    'Buy More': (what, day) => `You bought more of ${what} on ${day}.`,
    Hold: (what, day) => `You went on holding ${what} on ${day}.`,
    'Keep Watching': (what, day) => `You went on watching ${what} on ${day}.`,
    'Sell Some': (what, day) => `You sold some of ${what} on ${day}.`,
    Sell: (what, day) => `You sold ${what} on ${day}.`,
  } as Readonly<Record<Action, Told>>,
  boughtAnother: ((what, day) => `You bought another ${what} on ${day}.`) as Told,
  ofDay: (nth: number, all: number) =>
    ` Of ${formatCount(all)} such decisions on that day it is number ${formatCount(nth)}.`,
  named: (action: string, what: string, day: string) => `${action} of ${what} on ${day}`,
  namedOfDay: (name: string, nth: number, all: number) =>
    `${name} (number ${formatCount(nth)} of ${formatCount(all)} on that day)`,
  option: {
    one: { call: 'call option', put: 'put option', unsaid: 'option' },
    many: { call: 'call options', put: 'put options', unsaid: 'options' },
    on: (options: string, company: string) => `${options} on ${company}`,
    strike: (price: string) => `strike ${price}`,
    until: (day: string) => `until ${day}`,
  },
  questions: {
    title: 'Before you look',
    lede: ' Three questions from memory. Nothing is marked, and nothing is shown until you have answered.',
    again: ' You looked back at it before; something has happened since, so you are asked once more.',
    howSure: 'How sure were you?',
    why: 'Why did you decide so?',
    oneLine: 'One line is enough.',
    returned: 'What has it returned since?',
    percent: 'percent',
    guess: 'A guess will do; leave it empty if you would rather not.',
    measured: {
      share: 'The price alone',
      option: 'The option, not the share',
      sinceSold: (what: string) => `${what}, since you sold it.`,
      untilNow: (what: string) => `${what}, until now.`,
      untilNowOrSold: (what: string) => `${what}: until now, and of what you have sold, up to its sales.`,
    },
    send: 'Show what I wrote',
    later: 'Later',
    hidden:
      'The price, the gain and your entry are not on this page, and not behind it: they come when the answers are in.',
    whyAsk:
      'Why ask: returns are remembered as better than they were, and looking it up makes the next forecast a little more modest (Walters and Fernbach 2021).',
  },
  grade: {
    title: 'Judge the decision, not the result',
    claim: 'The claim',
    stays: 'Still without a price. Your grade is kept as an entry, and can’t be changed after the result.',
    lede: ' Read it as if a friend had sent it to you on that day.',
    entry: (action: string, day: string, confidence: string) => `${action}, ${day}, confidence ${confidence} of 10`,
    question: 'Was it well decided?',
    grades: { well: 'Well decided', poorly: 'Poorly decided' },
    hint: 'Well: a reason that could be checked, and a day to check it. Poorly: you would not accept this from a friend.',
    send: { result: 'Show the result', gradeAlone: 'Record the grade' },
  },
  result: {
    title: 'Remembered and recorded',
    ofOption: ' The return is the option’s.',
    caption: 'What you remembered, beside what you recorded',
    remembered: 'You remembered',
    recorded: 'You recorded',
    howSure: 'How sure',
    why: 'Why',
    return: 'Return',
    noGuess: 'no guess',
    notTold: 'not told yet',
    notKnown: 'not known: no price of the last days tells it',
    between: (price: string, day: string, last: string, lastDay: string) =>
      `${price} on ${day} to ${last} on ${lastDay}`,
    inParts: ', the mean over its parts',
    byOwnPrices: ', by your own entries',
    latestBy: { own: ', a price of your own entries', provider: ', the price of that moment' },
    corrected: (day: string, line: string) => `${day}: ${line}. The return goes by what is right.`,
    waits: {
      before: 'The result is told once ',
      link: 'the review of another decision',
      after: (decision: string) =>
        ` is done too, ${decision}: it would give that one’s away. The last one that is done shows it.`,
      claim: (decision: string, day: string) =>
        `The result is told once the claim of another decision has its outcome and its review, or is waited for no longer, ${decision}: it would give that one’s away. The claim’s day is ${day}.`,
      ownClaim: (day: string) =>
        `The result is told once the claim of this decision has its outcome and its review, or is waited for no longer: told now, it would give that outcome away. The claim’s day is ${day}.`,
      more: (count: number) => ` It waits for ${count === 1 ? 'one' : formatCount(count)} more, too.`,
    },
    toldToo: 'Now told, too',
    returnOfOther: (remembered: string, recorded: string) => `: return remembered ${remembered}, recorded ${recorded}.`,
    claimOfOther: {
      'came-true': ' Its claim came true.',
      'did-not-come-true': ' Its claim did not come true.',
      unresolvable: ' Its claim cannot be resolved: a close is missing.',
    },
    comesNow: 'The result comes at the end of this review, right after your grade.',
    none: 'No result follows yet: no price of the last days tells a return, and the claim has no outcome.',
    outcomeNotTold: ' Its outcome is not told yet.',
    outcome: (what: string) => ` ${what}`,
    judgedBy: (closes: string) => `${closes}. Price only, without dividends.`,
    outcomes: {
      'came-true': 'It came true.',
      'did-not-come-true': 'It did not come true.',
      unresolvable: 'It cannot be resolved: a close is missing.',
      awaited: 'Its day has come, and it is being resolved as soon as its closes are there.',
      open: 'Its day has not come.',
    },
  },
  memory: {
    sureRightly: 'You remember rightly how sure you were',
    lessSure: (points: string) => `You remember having been ${points} less sure than you were`,
    moreSure: (points: string) => `You remember having been ${points} more sure than you were`,
    points: (count: number) => (count === 1 ? 'one point' : `${formatCount(count)} points`),
    alone: (sure: string) => `${sure}.`,
    exactReturn: (sure: string) => `${sure}, and the return exactly.`,
    otherReturn: (sure: string, gap: string, than: string) =>
      `${sure}, and a return that is ${gap} ${than} than it was.`,
    returnPoints: (count: number, words: string) => `${words} ${count === 1 ? 'point' : 'points'}`,
    than: { better: 'better', worse: 'worse', higher: 'higher', lower: 'lower' },
  },
  range: {
    of: (from: string, to: string) => `95% range ${from} to ${to}`,
    none: 'without a range, which values that are all the same don’t tell',
    narrow: 'with a 95% range narrower than its last digit',
  },
  figure: {
    of: 'Review',
    return: 'return',
    confidence: 'confidence',
    key: 'Disc: recorded. Ring: remembered.',
    latest: (count: number, all: number) =>
      `The latest ${formatCount(count)} of ${formatCount(all)} reviews with both returns; all are in the table.`,
    every: 'Every review with both returns.',
    row: (ticker: string, returns: string, confidence: string) => `${ticker}: ${returns}; ${confidence}`,
    returns: (remembered: string, recorded: string) => `return ${remembered} remembered, ${recorded} recorded`,
    confidences: (remembered: string, recorded: string) => `confidence ${remembered} remembered, ${recorded} recorded`,
    reviews: (count: number) => (count === 1 ? '1 review' : `${formatCount(count)} reviews`),
    spoken: (reviews: string, higher: string) =>
      `${reviews}: the return was remembered above what it had been in ${higher}, by more than half a point. The figures are in the table.`,
  },
  process: {
    name: 'Decision and result',
    resolved: (count: number) =>
      count === 1
        ? '1 reviewed decision with a resolved claim'
        : `${formatCount(count)} reviewed decisions with a resolved claim`,
    gradedBefore: 'Graded before the result, by you.',
    tooFew: ' Too few to judge.',
    mayEnd: ' A good decision may end badly, and a poor one well.',
    caption: 'How well you found them decided, and how their claims ended',
    cameTrue: 'it came true',
    didNot: 'it did not',
    well: 'well decided',
    poorly: 'poorly decided',
    cells: { deserved: 'Deserved', unlucky: 'Unlucky', lucky: 'Lucky', earned: 'Earned loss' },
    withThisOne: ', with this one',
    opened: 'The decisions in each of the four',
  },
}

export type ReviewMessages = typeof english
export const reviewMessages = messagesOf('reviews', english)
