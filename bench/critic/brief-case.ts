import type { CaseEntry, CriticCase, Judgement } from './case.ts'

/** A case with one thesis, in one call. `id` is its number in its batch, such as `12-01`. */
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

/** The same for an asset that is held. `bought` is the Buy before it. */
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

/** One entry of a sequence. The stop, the target, the level reached and the quantity go into `more`. */
export const entry = (
  day: string,
  [action, confidence, price]: readonly [CaseEntry['action'], number, string],
  words: string,
  more: Pick<CaseEntry, 'stop' | 'target' | 'reached' | 'quantity'> = {},
): CaseEntry => ({ day, action, confidence, price, thesis: words, ...more })

/** A case with a sequence of entries. */
export const sequence = (
  id: string,
  asset: string,
  register: CriticCase['register'],
  entries: readonly CaseEntry[],
  expert: Judgement,
): CriticCase => ({ id: `tuning/sequences/${id}`, asset, register, entries, expert })

/** One passage that is a test of the writer's own, in a Buy of which nothing else is known. */
export const ownTest = (
  id: string,
  register: CriticCase['register'],
  words: string,
  ...falsifiers: readonly string[]
): CriticCase => thesis(id, 'ACME Acme', register, ['Buy', 6, '100'], words, { first: 'falsifier-given', falsifiers })

/** One passage that looks like a test and is none. `says` are the points that an expert would make of it. */
export const noTest = (
  id: string,
  register: CriticCase['register'],
  words: string,
  says: Judgement['says'] = [],
): CriticCase =>
  thesis(id, 'ACME Acme', register, ['Buy', 6, '100'], words, { first: 'ask-what-would-prove-wrong', says })

/** A case that is no longer for tuning: of these the bench prints only figures. */
export const asCold = (one: CriticCase): CriticCase => ({ ...one, id: one.id.replace(/^tuning/u, 'cold') })
