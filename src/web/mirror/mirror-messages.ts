import { messagesOf } from '#web/language/messages.ts'
import { formatCount } from '#web/ui/format.ts'

const one = (count: number, word: string, more = `${word}s`) => `${formatCount(count)} ${count === 1 ? word : more}`
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The words of the page, of its findings and of what its instruments have in common. */
const english = {
  heading: 'Mirror',
  loading: 'Loading your Mirror',
  cannotBeShown: (why: string) => `Your Mirror cannot be shown. ${why} Your journal is as it was.`,
  findings: 'Findings',
  lede: {
    none: 'Your own words, read back to you. So far they say nothing that could be defended.',
    onlyCredit: 'Your own words, read back to you. So far they say one thing, and it is to your credit.',
    things: (count: number, isCostFirst: boolean, more: number, hasCredit: boolean) =>
      `Your own words, read back to you. ${COUNTS[count] ?? count} ${count === 1 ? 'thing' : 'things'} that they say${isCostFirst ? ', what cost money first' : ''}${more > 0 ? `, with ${formatCount(more)} more folded under them` : ''}${hasCredit ? ', and one that it would be unfair to leave out' : ''}.`,
  },
  span: {
    between: (from: string, to: string) => `${from} to ${to}`,
    decisions: (span: string, count: number) => `${span}: ${one(count, 'decision')}.`,
    late: (count: number) => `${formatCount(count)} ${count === 1 ? 'was' : 'were'} written more than two days later`,
    imported: (count: number) =>
      `${formatCount(count)} came with an import, so that nobody here saw when they were written`,
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
    more: (count: number) => ` ${formatCount(count)} more after it.`,
  },
  foot: 'Price only, without dividends and fees. Whether such a page improves anybody’s decisions is unproven.',
  coming: {
    heading: 'What comes, and when',
    drift: 'What changes between your entries on an asset: from the second one on.',
    lines: 'Stops, targets and tests: as soon as the first one is reached, whether you kept it and what that did.',
    reviews:
      'Reviews, which ask you from memory: 90 days after a Buy, when a claim resolves, when a stop, target or test is reached, and when what you bought is sold.',
    reviewIf: (day: string) => `Buy today, and the first comes due on ${day} at the latest.`,
    reviewOn: (day: string) => `Your first comes due on ${day} at the latest.`,
    memory:
      'Memory: from the first review on, what you remembered beside what you recorded; in a sentence from ten on.',
    claims:
      'Claims: how many you expect to come true, from three decisions on. Each resolves on the day that it names, if its closes are known.',
    claimIf: (day: string) => `Decide today for three months, and the first resolves on ${day}.`,
    claimOn: (day: string) => `Your first resolves on ${day}.`,
    calibration:
      'Calibration: scored from ten resolved claims on. The words “overconfident” and “underconfident”: from 30 on, if one test over all bears them.',
    critic:
      'The critic: its own score beside yours, from ten resolved claims on whose probability a language model has given first. The built-in critic gives none.',
    money:
      'Money: what trading did in each year, once there are daily prices of all that you held, from a provider or uploaded. Gains and losses sold: from 20 sales on.',
    letter: (day: string) => `The letter about your first quarter, one page: on ${day}.`,
  },
  empty: {
    lede: 'Nothing is written yet, so there is nothing to read back. From your first decisions on it shows what changes between them: a stop that moves, a confidence that rises while the price falls, a reason that is forgotten.',
    write: 'Write down the first decision',
    picture:
      'A Mirror of three years: its first finding with words of an entry behind it, and how often claims came true.',
    caption: (day: string) =>
      `The Mirror of the demo’s invented person in a demo that was started after the close of ${day}: its first finding, and one instrument. A demo tells its story up to the day on which it is started, so one of another day has other figures.`,
  },
  finding: {
    restsOn: 'What it rests on',
    counted: 'How it is counted',
    credit: 'To your credit',
    quoted: (words: string) => `“${words}”`,
    entry: (ticker: string, day: string, confidence: number | null) =>
      `${ticker}, ${day}${confidence === null ? '' : `, confidence ${confidence}`}`,
    entries: (count: number) => one(count, 'entry', 'entries'),
    claim: (share: string, cameTrue: boolean) => `: said ${share}, ${cameTrue ? 'came true' : 'did not'}`,
    picture: 'As a picture',
    pictureName: 'The picture: the sentence above and what stands under it, without amounts',
    pictureNote: 'Without amounts. It is made in this browser and sent nowhere.',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    noPrice: 'No price',
    moreDrift: (count: number) => `${formatCount(count)} more of what changed in one asset, the newest first`,
    question: 'One question',
    answer: 'Answer with an entry',
  },
  opened: {
    label: 'The entries, with their figures',
    loading: 'Loading the entries',
    cannotBeShown: (why: string) => `The entries cannot be shown. ${why}`,
    none: 'There are none: this figure says nothing yet.',
    entry: 'Entry',
    link: (ticker: string, day: string) => `${ticker}, ${day}`,
    withheld: 'told after a review',
    others: 'The others',
    othersOf: (entry: string) => `The others that were held beside ${entry}, with closes`,
    first: 'The first rows',
    next: 'The next rows',
    part: (name: string, count: string) => `${name}: ${count}`,
  },
  rows: {
    more: (count: number, all: number) => `Show ${formatCount(count)} more of ${formatCount(all)}`,
    printed: (count: number, all: number) => `The first ${formatCount(count)} of ${formatCount(all)} are printed.`,
  },
  to: (from: string, to: string) => `${from} to ${to}`,
  of: (part: number, all: number) => `${formatCount(part)} of ${formatCount(all)}`,
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
    lede: 'The figures behind the sentences. The heavy mark is what happened; a thin line is the range that few cases leave open; grey is what chance alone would do.',
  },
  drawings: {
    said: (stated: string, right: string) => `said ${stated}, right ${right}`,
    saidOf: (count: number, shares: string) =>
      `said of ${count === 1 ? 'one claim' : `${formatCount(count)} claims`}: ${shares}`,
    aboutZero: (name: string, points: string, range: string) => `${name}: ${points} points, ${range}`,
    memory: 'Remembered less actual return',
    selling: 'Return of what was kept less that of what was sold',
    passedOn: 'Return of what was watched less that of what was bought',
    afterLosses: 'Share of days with a purchase after losses less that after gains',
    years: (year: string, untouched: string, made: string) =>
      `${year}: left alone, hollow, ${untouched}; made, filled, ${made}`,
  },
}

export type MirrorMessages = typeof english
export const mirrorMessages = messagesOf('mirror', english)
