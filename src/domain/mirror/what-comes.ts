import type { Action } from '../ledger/action.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { DAYS_AFTER_BUY } from '../reviews/review-occasions.ts'
import { letterPeriods } from './letter/letter-period.ts'

type Claimed = { readonly action: Action; readonly on: string; readonly until: string; readonly counts: boolean }

/** New York's days on which the Mirror's parts first have something to show. */
type WhatComes = {
  /** Of the claim that is resolved first; null while none runs. */
  readonly claimOn: string | null
  /** Of the first review, if nothing makes one due earlier; null while no Buy counts, which has one whatever happens. */
  readonly reviewOn: string | null
  /** On which the letter about the first quarter can be read; null where one can be read already. */
  readonly letterOn: string | null
}

/**
 * What is still to come of a journal's first days.
 * @param claims of all its decisions
 */
export function whatComes(claims: readonly Claimed[], today: string): WhatComes {
  const counted = claims.filter(({ counts }) => counts)
  const [firstOn] = counted.map(({ on }) => on).sort()
  const afterBuys = counted.flatMap(({ action, on }) =>
    action === 'Buy' ? [dayOfNumber(dayNumber(on) + DAYS_AFTER_BUY)] : [],
  )
  const [claimOn = null] = counted.flatMap(({ until }) => (until > today ? [until] : [])).sort()
  const [reviewOn = null] = afterBuys.sort()
  return { claimOn, reviewOn, letterOn: letterOn(firstOn ?? today, today) }
}

function letterOn(firstOn: string, today: string): string | null {
  if (letterPeriods(firstOn, today).length > 0) return null
  const [year, month] = [Number(firstOn.slice(0, 4)), Number(firstOn.slice(5, 7))]
  const next = Math.ceil(month / 3) * 3 + 1
  return next > 12 ? `${year + 1}-01-01` : `${year}-${String(next).padStart(2, '0')}-01`
}
