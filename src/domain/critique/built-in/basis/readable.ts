import { isEnglish, showsEnglish } from '../../../language/is-english.ts'
import type { CritiqueRequest } from '../../critique.ts'

/**
 * Whether the entry can be read: it is in English, and a fragment that could be of any language ("Deuda 2.6. Dividendo igual.")
 * does not follow an entry of the same asset that was not.
 */
export const isReadable = ({ decision, earlier }: CritiqueRequest): boolean =>
  isEnglish(decision.thesis) && (showsEnglish(decision.thesis) || earlier.every(({ thesis }) => isOrWas(thesis)))

/** Whether every entry of the asset could be read, so that what somebody wrote before is known. */
export const wasReadable = (request: CritiqueRequest): boolean =>
  isReadable(request) && request.earlier.every(({ thesis }) => isOrWas(thesis))

/** A text without letters is of no language. */
const isOrWas = (thesis: string): boolean => !/\p{L}/u.test(thesis) || isEnglish(thesis)
