import type { CaseEntry, CriticCase, Judgement } from './case.ts'

/** A thesis written cold, in one call: `id` is its number in its batch, `12-01`. */
export const thesis = (
  id: string,
  asset: string,
  register: CriticCase['register'],
  [action, confidence, price]: readonly [CaseEntry['action'], number, string],
  words: string,
  expert: Judgement,
): CriticCase => ({
  id: `tuning/${id}`,
  asset,
  register,
  entries: [{ action, confidence, price, thesis: words }],
  expert,
})

/** The same of what is held: `bought` is the Buy before it. */
export const held = (
  id: string,
  asset: string,
  register: CriticCase['register'],
  bought: CaseEntry,
  [action, confidence, price]: readonly [CaseEntry['action'], number, string],
  words: string,
  expert: Judgement,
): CriticCase => ({
  id: `tuning/${id}`,
  asset,
  register,
  entries: [bought, { day: '2025-11-17', action, confidence, price, thesis: words }],
  expert,
})

/** One entry of a sequence: the stop, what was reached, and the quantity go into `more`. */
export const entry = (
  day: string,
  [action, confidence, price]: readonly [CaseEntry['action'], number, string],
  words: string,
  more: Pick<CaseEntry, 'stop' | 'target' | 'reached' | 'quantity'> = {},
): CaseEntry => ({ day, action, confidence, price, thesis: words, ...more })

/** A sequence written cold. */
export const sequence = (
  id: string,
  asset: string,
  register: CriticCase['register'],
  entries: readonly CaseEntry[],
  expert: Judgement,
): CriticCase => ({ id: `tuning/sequences/${id}`, asset, register, entries, expert })
