import type { Standing } from '../../language/standing.ts'
import type { BiasKind, CreditKind, Part, RecognisedKind } from './finding.ts'
import type { Phrasings } from './phrasing.ts'

/** Words that show something, and what is said of them. Patterns read the plain text: small letters, straight apostrophes. */
export type Sign = {
  readonly kind: BiasKind | CreditKind | RecognisedKind
  /** Psychology where it is left out. */
  readonly part?: Part
  readonly weight: number
  readonly pattern: RegExp
  /** Words anywhere in the entry that make something else of it. */
  readonly unless?: RegExp
  /** In which decisions it means that; in all where it is left out. */
  readonly at?: 'purchase' | 'sale' | 'watch' | 'holding' | 'not-sale'
  /** What the words may be and still count: a reported word is what borrowed authority is made of. */
  readonly allows?: readonly (keyof Standing)[]
  readonly says: Phrasings
}

/** Phrases, one for each alternative, as a pattern for whole words. Many people write no apostrophes. */
export const words = (phrases: string): RegExp =>
  new RegExp(
    `(?<![a-z0-9]|\\d[.,])(?:${phrases
      .trim()
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll("'", "'?")})(?![a-z])`,
    'g',
  )
