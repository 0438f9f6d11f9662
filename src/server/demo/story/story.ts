import type { Claim } from '#domain/claims/claim.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import type { Decimal } from '#domain/prices/money.ts'
import type { Instant } from '#domain/time.ts'
import { marketDayBefore } from './demo-walk.ts'

type WrittenClaim = Pick<Claim, 'horizonMonths' | 'benchmark'>

/** One decision of the sample journal, in its writer's words. */
export type StoryDecision = {
  readonly at: Instant
  readonly action: Action
  readonly confidence: number
  readonly thesis: string
  /** A test of the writer's own, and how they answered it later. */
  readonly wrongIf?: {
    readonly line: string
    /** The day in New York on which to ask. */
    readonly on?: string
    readonly answer?: { readonly at: Instant; readonly hasHappened: boolean }
  }
  readonly quantity?: Decimal
  /** What the confidence is about; the usual claim when left out. */
  readonly claim?: WrittenClaim
  readonly review?: StoryReview
  /** Typed by hand for an option; a share's price is the walk's of that day. */
  readonly price?: Decimal
}

/** What this person claims as a rule: more than the market, in a year unless they say otherwise. */
export const beatsMarket = (horizonMonths: Claim['horizonMonths'] = 12): WrittenClaim => ({
  horizonMonths,
  benchmark: { ticker: 'SPY' },
})

/** Any gain at all, in so many months. */
export const gainsIn = (horizonMonths: Claim['horizonMonths']): WrittenClaim => ({
  horizonMonths,
  benchmark: 'gain',
})

/** How the writer looks back at a decision. */
type StoryReview = {
  readonly daysBack: number
  /** What the writer remembers: their confidence, why, and by how many points they remember the return as better than it was. */
  readonly confidence: number
  readonly why: string
  readonly kinder: number
  readonly isWellDecided: boolean
}

/** A company of the sample journal, with its decisions. */
export type StoryAsset = { readonly facts: AssetFacts; readonly decisions: readonly StoryDecision[] }

/** A principle with its wordings, oldest first. */
export type StoryPrinciple = {
  readonly wordings: readonly { readonly at: Instant; readonly text: string }[]
  /** null while the principle is in force */
  readonly retiredAt: Instant | null
}

/** Days of the story, counted back from its end. */
export type StoryCalendar = {
  /**
   * A moment on the last trading day up to that day.
   * @param time `HH:MM:SS` in UTC, at which it must be the same day in New York
   */
  at(daysBack: number, time: string): Instant
  /** When options expire: the last Friday up to that day, or the Thursday before a Friday without trading. */
  expiry(daysBack: number): string
  /** The name of the month. A negative number of days is after the story's end. */
  month(daysBack: number): string
}

export function storyCalendar(endsOn: string): StoryCalendar {
  const back = (daysBack: number) => dayOfNumber(dayNumber(endsOn) - daysBack)
  return {
    at: (daysBack, time) => `${marketDayBefore(endsOn, daysBack)}T${time}.000Z`,
    expiry: (daysBack) => marketDayBefore(lastFriday(back(daysBack)), 0),
    month: (daysBack) => MONTHS[Number(back(daysBack).slice(5, 7)) - 1] ?? '',
  }
}

/** 1970-01-01 was a Thursday, so the number of a Friday is 1 more than a multiple of 7. */
const lastFriday = (day: string): string => dayOfNumber(dayNumber(day) - ((dayNumber(day) + 6) % 7))

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
