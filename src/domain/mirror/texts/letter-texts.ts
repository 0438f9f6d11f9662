import type { LetterPeriod } from '../letter/letter-period.ts'

const one = (count: number, word: string, more: string) => (count === 1 ? word : more)
const none = (count: number) => (count === 0 ? 'no' : String(count))
type Period = Pick<LetterPeriod, 'id' | 'name'>

/** What a letter says besides the findings of the Mirror, in English. */
export const ENGLISH = {
  /** `the third quarter of 2026`, `2025` */
  period: ({ name }: Period): string => name,
  opening: {
    first: (period: Period, decisions: number, all: number, day: string) =>
      `In ${period.name} you made ${none(decisions)} ${one(decisions, 'decision', 'decisions')}; what follows rests on ${one(all, 'your one decision', `all ${all}`)} until ${day}, with the figures of that day.`,
    toldFirst: (period: Period, decisions: number, day: string, until: string) =>
      `In ${period.name} you made ${none(decisions)} ${one(decisions, 'decision', 'decisions')}. What came since ${day}, when the letter before ended, is told first; a finding that stood already says so. All figures are as of ${until}.`,
    onlyNew: (period: Period, decisions: number, day: string, until: string) =>
      `In ${period.name} you made ${none(decisions)} ${one(decisions, 'decision', 'decisions')}. What follows came since ${day}, when the letter before ended; what stood there is not said again. All figures are as of ${until}.`,
  },
  stood: (until: string) => `This finding stood when the letter before ended, too; its figures are as of ${until}.`,
  /** Before a credit, because a finding that stood already counts the whole record. */
  onlySince: (day: string) => `Only what came since ${day} is counted here.`,
  /** Behind what is told of lines that were answered since. @param all how many are told of */
  reachedEarlier: (count: number, all: number, day: string) =>
    `${count === all ? one(all, 'It was', 'All of them were') : `${count} of them ${one(count, 'was', 'were')}`} reached by ${day} already, and answered only after that.`,
  askedBefore: 'It could be asked in the letter before too, and no entry answers it.',
  title: (period: Period) => `A letter about ${period.name}`,
  changes: 'Since the letter before',
  credit: 'To your credit',
  question: 'One question',
  cameTo: (amount: string) => `What it came to: ${amount}.`,
  quote: (ticker: string, day: string, confidence: number | null) =>
    `${ticker}, ${day}${confidence === null ? '' : `, confidence ${confidence}`}`,
  lacking: (findings: number, hasCredit: boolean, hasQuestion: boolean) =>
    `A whole letter has three findings, a credit and a question. Your record has ${['no finding', 'one finding', 'two findings', 'three findings'][findings] ?? findings}, ${hasCredit ? 'a' : 'no'} credit and ${hasQuestion ? 'a' : 'no'} question for this one.`,
  nothingYet: 'Your own words say nothing yet that could be defended.',
  nothingNew: (told: { keptLines: number; unscored: number; untoldReviews: number; hasChanges: boolean }) => {
    const lines =
      told.keptLines === 0
        ? 'None of your stops, targets and tests was answered'
        : `You answered ${one(told.keptLines, 'one stop, target or test of yours by selling', `${told.keptLines} stops, targets and tests of yours, each by selling`)}`
    const ended = [told.unscored === 0 ? ['no claim'] : [], told.untoldReviews === 0 ? ['no review'] : []].flat()
    const came = ended.length === 0 ? '' : `, ${ended.join(' and ')} came to its end`
    const rest = told.hasChanges
      ? 'no other finding is new; how the figures of earlier ones have moved stands below'
      : 'nothing else is new'
    return `${lines}${came}, and ${rest}.`
  },
  unscored: (count: number) =>
    ` ${one(count, 'One claim came to its day, and is', `${count} claims came to their day, and are`)} not scored: a close or a review is awaited, or ${one(count, 'it does', 'they do')} not count.`,
  /** Reviews that are over, whose results another one would be told by. */
  untoldReviews: (count: number) =>
    ` ${one(count, 'One review is over; its result is', `${count} reviews are over; their results are`)} told after another one.`,
  foot: 'Price only, without dividends and fees. Whether such a letter improves anybody’s decisions is unproven.',
  change: {
    isNew: (title: string, evidence: string) => `New since then: “${title}” ${evidence}`,
    stands: (title: string, note: string, day: string, before: string) =>
      `“${title}” stands: ${note}. On ${day} it was ${before}.`,
    gone: (title: string) => `“${title}” is said no more: your record does not bear it out any longer.`,
    /** Of both the amount, and how many lines it adds up. */
    heldThrough: (now: readonly [string, string], until: string, day: string, before: readonly [string, string]) =>
      `What holding through your stops, targets and tests has come to, over the whole record and by ${until}, is ${now[0]} (${now[1]}). On ${day} it was ${before[0]} (${before[1]}).`,
  },
  ofPeriod: {
    claims: {
      title: (came: number, all: number) => `${came} of ${all} ${one(all, 'claim', 'claims')} came true.`,
      came: (named: string) => `Came true: ${named}.`,
      failed: (named: string) => `Did not: ${named}.`,
      method: (general: string) =>
        `The claims that came to their day since the letter before. One that is under review now is left out until its review is over. A number beside a ticker is how sure you were. ${general}`,
      few: 'So few say nothing of how right you are in general.',
      many: 'How right you are in general is told by one test over all your claims, under Confidence on the Mirror.',
      note: (came: number, all: number) => `${came} of ${all}`,
      onlyFailed: (day: string) => ` The one that did not was decided on ${day}.`,
      asSure: (confidence: number) => ` Of those that did not, you had been as sure of each: ${confidence} of 10.`,
      surest: (ticker: string, confidence: number, day: string) =>
        ` Of those that did not, you were surest of ${ticker}: ${confidence} of 10, on ${day}.`,
      surestOf: (count: number, confidence: number, named: string) =>
        ` Of those that did not, you were surest of ${count}, ${confidence} of 10 each: ${named}.`,
    },
    reviews: {
      titleOfOne: (ticker: string) => `You looked back at one decision, on ${ticker}.`,
      title: (count: number, furthest: string | null) =>
        `You looked back at ${count} decisions${furthest === null ? '' : `, and were furthest off on ${furthest}`}.`,
      remembered: (recalled: string, action: string, day: string, actual: string) =>
        `You remembered ${recalled} of the ${action} of ${day}; it had been ${actual}.`,
      noReturn: 'No return can be held against what you remembered: you gave none, or no close tells it.',
      noneOff: ' You were further off on none.',
      notCompared: (count: number) =>
        ` The ${one(count, 'return of one other is', `returns of ${count} others are`)} not compared: you gave none, or no close tells it.`,
      method: (again: string) =>
        `Reviews that you finished since the letter before. Each asked before it showed anything.${again} Price only.`,
      again: (count: number) => ` ${count} asked again about an entry that an earlier one had shown.`,
      points: (points: string) => `${points} points`,
      count: (count: number) => `${count} ${one(count, 'decision', 'decisions')}`,
      lucky: (count: number) => `${count} that came true as not well decided`,
      unlucky: (count: number) => `${count} that did not come true as well decided`,
      graded: (parts: readonly string[]) => ` With no result on the screen, you graded ${parts.join(', and ')}.`,
    },
  },
}

export type LetterTexts = typeof ENGLISH
