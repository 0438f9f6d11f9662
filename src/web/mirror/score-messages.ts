import { ENGLISH as EVIDENCE } from '#domain/mirror/texts/evidence-texts.ts'
import { messagesOf } from '#web/language/messages.ts'
import { formatCount } from '#web/ui/format.ts'

const one = (count: number, word: string, more = `${word}s`) => `${formatCount(count)} ${count === 1 ? word : more}`

/** The words of the instruments that score what was claimed and remembered. */
const english = {
  confidence: {
    name: 'Confidence',
    begins: 'The diagram begins with ten resolved claims.',
    next: (day: string) => ` The next one that counts resolves on ${day}.`,
    cameTrue: (hits: number, n: number, from: string, to: string) =>
      `${formatCount(hits)} of ${formatCount(n)} came true, 95% range ${from} to ${to}`,
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
    level: (stated: string, hits: number, n: number) =>
      `said ${stated}: ${formatCount(hits)} of ${formatCount(n)} came true`,
    ranges: (level: string, range: string, band: string) => `${level}, 95% range ${range}; by chance alone ${band}`,
    spoken: (levels: string) => `Reliability diagram. ${levels}.`,
  },
  critic: {
    name: 'The critic',
    method:
      'A language model is asked how probable your claim is before it is told how sure you are, what you hold and what the price did. Its first answer about the company counts, and nothing that it said of a ticker which you have corrected since. The built-in critic gives no probability. Lower scores are better; the base rate is how often these claims came true, which nobody knew beforehand.',
    none: 'No language model has judged a claim whose outcome is told here, so there is nothing to score. With one, this compares how far its probabilities were off with how far yours were, on the same claims, by model: it gives each one before it is told how sure you are. Whoever runs this Candor turns it on with AI_API_KEY; it counts for decisions from then on.',
    ofDemo: ' A demo asks no model, and makes no probability up.',
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
      `${claims}, ${formatCount(open)} open${waiting > 0 ? `, ${formatCount(waiting)} waiting for closes` : ''}`,
    method:
      'A claim resolves on the day that it names and not before, by daily closes, price only. A missing close is waited for ten trading days, after Candor itself did not run from its first day on; then it cannot be resolved.',
    supposed: (count: number) =>
      `${one(count, 'claim')} supposed: those decisions name none, so they carry the usual one, twelve months against SPY. A close of ${count === 1 ? 'it' : 'them'} is waited for without end.`,
    leftOut: (count: number) =>
      `${one(count, 'claim')} left out, neither resolved nor scored: of options whose decisions do not say which way the share goes, or that expire before another close; or because they compare a share with itself.`,
    table: 'Table',
    caption: 'Claims, newest first',
    columns: { decided: 'Decided', claim: 'Claim', said: 'Said', cameTrue: 'Came true' },
    claim: (claim: string, action: string, isSupposed: boolean) =>
      `${claim} (${action}${isSupposed ? ', supposed' : ''})`,
    said: (confidence: string, share: string) => `${confidence}\u00a0of\u00a010, ${share}`,
    saidUnderReview: 'told once its review is done',
    outcomes: { 'came-true': 'yes', 'did-not-come-true': 'no', unresolvable: 'cannot be told' },
    isLeftOut: 'left out',
    toldByReview: 'waits for a review',
    awaited: 'its day has come; waits for closes',
    open: 'open',
    notScored: (outcome: string) => `${outcome}; written later or imported, so not scored`,
  },
  memory: {
    name: 'Memory',
    off: (points: string, range: string) => `Remembered ${points} points off, ${range}.`,
    over: (count: number) =>
      ` Recalled less actual return, over ${formatCount(count)} first reviews, one of each company and month.`,
    tooFew: (least: number, compared: number) =>
      `Each review is listed; nothing is said of all below ${least} first reviews with a guess and a known return, of purchases and watches, one of each company and month. There ${compared === 1 ? 'is' : 'are'} ${compared}.`,
    hindsight: (mean: string, range: string) =>
      `Hindsight ${mean}, ${range}: above zero, what happened is remembered as more foreseen.`,
    source: 'Asked before the review showed the entry (Walters and Fernbach 2021; Fischhoff and Beyth 1975).',
    none: 'No review’s result is told yet. One comes due when a claim resolves, when a line is reached, when something is sold, and 90 days after a Buy.',
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
    review: (ticker: string, day: string) => `${day}, the review of ${ticker}`,
    leftOut: {
      sale: 'not in the mean: of a sale',
      'no guess': 'not in the mean: no guess',
      'return not known': 'not in the mean: no return is known',
      'asked again': 'not in the mean: asked after an earlier review had shown the entry',
      'goes with another': 'not in the mean: another review of this company and month counts',
    },
    ofGap: (count: number) =>
      count === 1 ? 'The review in the mean' : `The ${formatCount(count)} reviews in the mean`,
    ofHindsight: (count: number) =>
      count === 1 ? 'The review in hindsight' : `The ${formatCount(count)} reviews in hindsight`,
    confidences: (remembered: number, recorded: number) => `${remembered} remembered, ${recorded} recorded`,
  },
  hours: {
    name: 'When you write',
    method:
      'By New York’s clock. A time with fewer than ten claims has no range, and nothing is tested: with eleven rows, chance alone makes one stand out in about four of ten journals.',
    none: 'Nothing can be told before the outcome of a claim is.',
    byHour: 'Claims that came true, by the hour at which they were written',
    byDay: 'Claims that came true, by the day on which they were written',
    weekday: 'By weekday',
    columns: { written: 'Written', cameTrue: 'Came true' },
    names: {
      'before the session': 'before the market opened',
      'during the session': 'while the market was open',
      'after the session': 'after the close',
      'on a day without one': 'on a day without trading',
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
      `${period}: ${formatCount(hits)} of ${formatCount(n)} claims came true, ${score}`,
    scoreOf: (period: string, score: string) => `${period}: ${score}`,
    spoken: (scores: string) => `Brier scores. ${scores}.`,
  },
}

export type ScoreMessages = typeof english
export const scoreMessages = messagesOf('scores', english)
