import type { Language } from '../locale.ts'
import type { LeftOut } from './claim-direction.ts'

/** How a claim is put into words, in English. */
export const ENGLISH = {
  language: 'en' as Language,
  rises: (ticker: string, day: string) => `${ticker} rises until ${day}`,
  falls: (ticker: string, day: string) => `${ticker} falls until ${day}`,
  above: (ticker: string, price: string, day: string) => `${ticker} stands above ${price} on ${day}`,
  below: (ticker: string, price: string, day: string) => `${ticker} stands below ${price} on ${day}`,
  better: (ticker: string, other: string, day: string) => `${ticker} does better than ${other} until ${day}`,
  worse: (ticker: string, other: string, day: string) => `${ticker} does worse than ${other} until ${day}`,
  sinceSplit: (price: string, newShares: string, oldShares: string, day: string) =>
    ` (${price} since the ${newShares}-for-${oldShares} split of ${day})`,
  sinceSplits: (price: string, count: string, day: string) =>
    ` (${price} since its ${count} splits, the last on ${day})`,
  sure: (percent: string, claim: string) => `About ${percent}% sure that ${claim}.`,
  sureOfNothing: (percent: string, why: string) =>
    `About ${percent}% sure, of nothing that is resolved: this is ${why}.`,
  /** The name of a claim that is neither resolved nor scored, with the reason. */
  leftOut: {
    'of-itself': 'a claim that compares a share with itself',
    'no-direction': 'an option’s decision whose claim does not say which way the share goes',
    'no-right': 'an option of which nobody had said, at the time of writing, whether it is a call or a put',
    'no-time': 'an option with fewer than two closes left at the time of writing',
  } as Readonly<Record<LeftOut, string>>,
  /** What a claim was judged by. */
  closes: {
    span: (ticker: string, from: string, until: string) => `${ticker} ${from} → ${until}`,
    change: (span: string, percent: string) => `${span} (${percent})`,
    both: (spans: string, from: string, until: string) => `${spans}, closes of ${from} and ${until}`,
    last: (ticker: string, price: string, day: string) => `${ticker} ${price}, close of ${day}`,
    notKnown: 'not known',
    notTold: 'not told yet',
    splitBetween: (ticker: string, newShares: string, oldShares: string, day: string) =>
      `; both of ${ticker} in shares after its ${newShares}-for-${oldShares} split of ${day}`,
    splitsBetween: (ticker: string, count: string, day: string) =>
      `; both of ${ticker} in shares after its ${count} splits, the last on ${day}`,
    splitSince: (ticker: string, day: string) => `; ${ticker} in shares of ${day}, before a later split`,
  },
}

export type ClaimTexts = typeof ENGLISH
