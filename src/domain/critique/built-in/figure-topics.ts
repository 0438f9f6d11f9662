import { findWording, type Span, wording } from './wording.ts'

/** Something that a company reports and a thesis can be held to. */
export type Topic = {
  readonly name: string
  /** Phrases as `wording` reads them. */
  readonly phrases: string
  /** What to do about a figure of it: an instruction without its full stop. */
  readonly check: string
  /** What to do when it is named without a figure. */
  readonly missing: string
}

export type NamedTopic = { readonly topic: Topic; readonly span: Span }

/** What a company does with its own shares. Who sold a share buys it back too, and that says nothing of the company. */
export const BUYBACK = `
  buybacks? | buy-backs? | (share|stock) buy backs? | buys? back (shares|stock) | repurchas(e|es|ing) |
  (buy|buys|buying|bought) back (its|their) (own )?(shares?|stock)`

/** From the narrow to the wide, because the first that a clause names is taken: "revenue growth" is about revenue. */
export const TOPICS: readonly Topic[] = [
  {
    name: 'a margin',
    phrases: '((gross|operating|net|profit) )?margins?',
    check: 'say which margin it is, what it was in the last two years, and what has to happen for it to hold',
    missing: 'write which margin, its level now, and the level that would worry you',
  },
  {
    name: 'the dividend',
    phrases: `
      (?<!(treasury|bond) )(dividends?|yields?|yielding) | payouts? | ${BUYBACK} | share count`,
    check: 'check what share of free cash flow it takes, and whether it grew because the price fell',
    missing: 'write the yield, the share of cash flow that it takes, and the cut that would change your mind',
  },
  {
    name: 'cash flow',
    phrases: `
      (free )?cash~flows? | fcf | cash burn | burn rate | burning cash | capex | cash on hand`,
    check: 'check whether it is before or after investment, and how much of it was a one-off',
    missing: 'write the last four quarters of it and what you expect of the next four',
  },
  {
    name: 'debt',
    phrases: 'debts? | leverage[d]? | balance sheet | net cash | interest coverage | liabilities',
    check: 'set beside it what falls due, when, and how often the operating profit pays the interest',
    missing: 'write how much is owed, when it falls due, and from which cash it is to be paid',
  },
  {
    name: 'the valuation',
    phrases: `
      p/?e( ratio)? | pe ratio | p/?b | p/?s | peg | ev/ebitda | valuations? | multiples? |
      (times|[0-9]{1,3}x) (forward |trailing |next year's |last year's )?(earnings|sales|revenue|book|cash flow|ebitda) | price to (earnings|book|sales) | book value | market cap`,
    check: 'say which earnings it divides by, past or expected, and what it was in a bad year',
    missing: 'write the multiple, of which earnings, and what it was five years ago',
  },
  {
    name: 'earnings',
    phrases: `
      (?<!(before|after|next|until|into|report) )earnings(?! (date|day|call|report|season|release)) | eps |
      net income | bottom~line | ebitda | profitab(le|ility) | (operating|net|gross|record) profits? |
      (?<!(take|taking|took|lock in|book|my|some|quick) )profits`,
    check: 'note how much of it comes from selling more, how much from cutting costs, and how much from one-off items',
    missing: 'write the earnings of the last year, those you expect, and when you will see them',
  },
  {
    name: 'revenue',
    phrases: 'revenues? | sales(?! people) | bookings | backlog | top~line | turnover',
    check: 'note its rate today, the line of the report you will read it from, and what you do if one quarter misses',
    missing: 'write the rate now, the rate you expect, and the quarter that settles it',
  },
  {
    name: 'the number of customers',
    phrases: `
      customers? | users? | subscribers? | subscriptions? | stores | deliveries | units | members | downloads | churn`,
    check: 'set beside it what each of them pays and how many leave',
    missing: 'write how many there are, how many leave in a year, and what each of them pays',
  },
  {
    name: 'its share of the market',
    phrases: 'market share | tam | addressable market | share of the market',
    check: 'say who measured it, of which market, and from whom the gain is to come',
    missing: 'write the share now, a year ago, and whose share it is to come from',
  },
  {
    name: 'growth',
    phrases: 'growth | grow | grows | growing | grew | grown | cagr',
    check: 'say what it was last year, and how much of it the price already assumes',
    missing: 'write growth of what, how much a year, and for how long',
  },
]

const LEXICON = TOPICS.map((topic) => ({ topic, wording: wording(topic.phrases) }))

/** The narrowest topic that a text names. */
export function findTopic(text: string): Topic | null {
  return LEXICON.find((entry) => findWording(text, entry.wording))?.topic ?? null
}

/** The first topic of a thesis by its place in the text, with that place. */
export function firstTopic(text: string): NamedTopic | null {
  const named = LEXICON.flatMap((entry): NamedTopic[] => {
    const span = findWording(text, entry.wording)
    return span ? [{ topic: entry.topic, span }] : []
  })
  return named.toSorted((a, b) => a.span.from - b.span.from)[0] ?? null
}
