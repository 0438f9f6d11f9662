import type { Claim } from '#domain/claims/claim.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import type { Decimal } from '#domain/prices/money.ts'
import type { Instant } from '#domain/time.ts'
import { marketDayBefore } from '../demo-walk.ts'

/** One decision of the sample journal, in its writer's words. */
export type StoryDecision = {
  readonly at: Instant
  readonly action: Action
  readonly confidence: number
  readonly thesis: string
  /** A test of the writer's own, and what they said of it later. */
  readonly wrongIf?: {
    readonly line: string
    /** New York's day on which to ask. */
    readonly on?: string
    readonly answer?: { readonly at: Instant; readonly hasHappened: boolean }
  }
  readonly quantity?: Decimal
  /** What the confidence is about; left out, the usual claim. */
  readonly claim?: Pick<Claim, 'horizonMonths' | 'benchmark'>
  readonly review?: StoryReview
  /** Typed by hand, for an option; a share's is what the demo's walk says of that day. */
  readonly price?: Decimal
}

/** How the writer looks back at a decision. */
type StoryReview = {
  readonly daysBack: number
  /** What is remembered: how sure they were, why, and by how many points the return is remembered kinder than it was. */
  readonly confidence: number
  readonly why: string
  readonly kinder: number
  readonly isWellDecided: boolean
}

/** A company of the sample journal, from its first decision on. */
export type StoryAsset = { readonly facts: AssetFacts; readonly decisions: readonly StoryDecision[] }

/** A principle with its wordings, oldest first. */
export type StoryPrinciple = {
  readonly wordings: readonly { readonly at: Instant; readonly text: string }[]
  /** null while it is in force */
  readonly retiredAt: Instant | null
}

/** Days of the story, counted back from its end. */
export type StoryCalendar = {
  /** A moment of the last trading day on or before that day. @param time `HH:MM:SS` in UTC, when it is that day in New York too */
  at(daysBack: number, time: string): Instant
  /** The last Friday on or before that day, or the Thursday before a Friday without trading: when options expire. */
  expiry(daysBack: number): string
  /** The name of the month. A negative number of days lies after the story's end. */
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

/** 1970-01-01 was a Thursday, so a Friday's number is 1 more than a multiple of 7. */
const lastFriday = (day: string): string => dayOfNumber(dayNumber(day) - ((dayNumber(day) + 6) % 7))

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
