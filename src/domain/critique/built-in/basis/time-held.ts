import { plainText } from '../../../language/plain-text.ts'
import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayOfEntry } from './own-tests-of.ts'
import { dayOf } from './quotation.ts'

/** How many days lie between an entry and this one, in words, with the day of the first; null on the same day. */
export function daysSince(from: CritiquedDecision, { decision }: CritiqueRequest) {
  if (dayOfEntry(from) === dayOfEntry(decision)) return null
  return { day: dayOf(from), days: daysBetween(dayOfEntry(from), dayOfEntry(decision)) }
}

/** "One day", "31 days": between two ISO days. */
export function daysBetween(from: string, to: string): string {
  const count = calendarDaysBetween(`${from}T12:00:00.000Z`, `${to}T12:00:00.000Z`)
  return count === 1 ? 'one day' : `${count} days`
}

/**
 * Whether an entry says since when it is held: somebody who enters an old holding counts from another day than the ledger does ("what I
 * own since 2016", "here since 95", "in this since the Warner deal").
 */
export const countsFromOtherDay = (thesis: string): boolean => HELD_SINCE.test(plainText(thesis))

const HELD_SINCE =
  /(?<![a-z])(?:h[eo]ld(?:s|ing|er)?|own(?:s|ed|er|ing)?|had|have (?:it|this|them|these)|here|(?:been )?in (?:it|this|here|the (?:stock|name))|shareholder|invested|bought|mine|with (?:them|it))[^.,;:!?]{0,48} (?:since (?:before |about |early |late |the |my |our )?(?:'?\d\d(?!\d| ?%)|(?:19|20)\d\d|[a-z]+)|(?:from|back in|in) (?:19|20)\d\d)|(?<![a-z])(?:vested|granted|inherited)(?: in)? (?:19|20)\d\d|in (?:19|20)\d\d with [\d.,]+ shares|^(?:19|20)\d\d\.|(?<![a-z])(?:h[eo]ld(?:ing)?|own(?:ed|ing)?|had) [^.,;:!?]{0,24}for (?:about |over |almost |nearly |more than )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) years/
