import type { Standing } from '../../../language/standing.ts'
import type { Wording } from '../../../language/wording.ts'
import type { BiasKind, CreditKind, Part, RecognisedKind } from '../basis/finding.ts'
import type { Phrasings } from '../basis/phrasing.ts'

/** Words that show something, and what is said of them. Patterns read the plain text: small letters, straight apostrophes. */
export type Sign = {
  readonly kind: BiasKind | CreditKind | RecognisedKind
  /** Psychology where it is left out. */
  readonly part?: Part
  readonly weight: number
  readonly pattern: Wording
  /** Words anywhere in the entry that make something else of it. */
  readonly unless?: RegExp
  /** In which decisions it means that; in all where it is left out. */
  readonly at?: 'purchase' | 'sale' | 'watch' | 'holding' | 'hold' | 'not-sale'
  /**
   * Whom the clause has to be about for it to count: `self`, the writer; `writer`, the writer or the share, which is what a bias asks
   * for where nothing else is said; `others`, anybody else too.
   */
  readonly of?: 'writer' | 'self' | 'others'
  /** It means that only of such an option, or of anything but one. */
  readonly ofOption?: 'call' | 'put'
  readonly notOfOption?: 'call' | 'put'
  /** What has to stand in the entry as well. */
  readonly needs?: RegExp
  /** What has to stand in its sentence, in the two before it or in the one behind it; and what must not. */
  readonly beside?: RegExp
  readonly notBeside?: RegExp
  /** Where it means that only at a price above, or below, what was paid: a fact of the ledger. */
  readonly when?: 'gain' | 'loss' | undefined
  /** `past`: it counts only where the clause tells it as having been. */
  readonly told?: 'past' | undefined
  /** It means that of a fund; of a share only where one of these words stands in the entry too. */
  readonly ofFundOr?: RegExp
  /** The words are about the price of the share: of a sentence that measures the business they are not. */
  readonly isOfPrice?: boolean
  /** The words are a question that answers itself, such as "how much lower can it go?". */
  readonly isRhetorical?: boolean
  /** What the words may be and still count: a reported word is what borrowed authority is made of. */
  readonly allows?: readonly (keyof Standing)[]
  readonly says: Phrasings
  /** The least confidence, from 1 to 10, at which the words count. */
  readonly fromConfidence?: number
  /** Its words are of others, of the many or of another day: whose clause it is says nothing. */
  readonly isOfAnybody?: true
  /** Its words are scattered over the entry, and mean it only where the entry weighs nothing: neither in words, nor by figures where `figures` is named. */
  readonly unlessWeighed?: 'in-words' | 'in-words-or-figures'
  /** The sentence is quoted whole where a quotation holds it: what its words mean is in what they lead to. */
  readonly isToldWhole?: true
  /** As in a finding. */
  readonly standsBesideTests?: true
  readonly saysOnlyThat?: true
  readonly hasOwnForm?: true
}
