import { words } from '../../../../language/wording.ts'
import type { Sign } from '../sign.ts'

/** A sign that is told by the shape of a clause, of which the words are classes; what is left out is as in the sign of its kind. */
export type Shape = Pick<Sign, 'kind' | 'pattern'> & Partial<Sign>

export const AMOUNT = '(?:\\$?\\d[\\d.,]*k?(?: dollars| bucks| euros)?)'

/** What may follow in the same clause, so that a quotation ends neither at a conjunction nor at an article. */
export const tail = (most: number): string =>
  `(?: (?!(?:and|but|that|which|because|so|when|if|as|than|while|n)(?![a-z]))[a-z0-9$']+){0,${most}}(?<! (?:a|an|the|my|his|her|their|its|our|to|of|in|at|on|for|with|from|by|am|is|are|was|were|this|i|do))`

export const SELF = words("i|i'm|im|i've|i'd|i'll|me|my|mine|myself|we|our|us")
