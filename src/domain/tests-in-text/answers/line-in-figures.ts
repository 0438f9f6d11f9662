import { plainText } from '../../language/plain-text.ts'
import type { OwnTest } from '../own-test.ts'

/**
 * A test of "double-digit declines" as one of -10 %, and one of what lies "outside" a part as one of "the rest", where a later text calls
 * it so: its figure is then held to it like any other.
 * @param text the entry that may answer it
 */
export function lineInFigures(test: OwnTest, text: string): OwnTest {
  return ofTheRest(inDoubleDigits(test), text)
}

function inDoubleDigits(test: OwnTest): OwnTest {
  const { side, value, condition } = test
  if (side !== 'happens' || value !== null || condition === null) return test
  const { falling, place } = DOUBLE_DIGITS.exec(plainText(condition).trim())?.groups ?? {}
  const measured = place ?? falling
  return measured === undefined
    ? test
    : { ...test, measured, side: 'below', value: '-10', unit: 'percent', isChange: true }
}

/** "China keeps falling: another two quarters of double-digit declines there" */
const DOUBLE_DIGITS =
  /^(?:(?<falling>[a-z][a-z&'-]*(?: [a-z&'-]+)?) (?:keeps?|goes on|continues?) (?:falling|shrinking|to (?:fall|shrink)): )?(?:(?:another|a further) )?(?:(?:\d|one|two|three|four)(?: more| further)? (?:quarters?|reports?|halves|years?) of |an? )?double[- ]digit (?:declines?|falls?|drops?|decreases?)(?: (?:there|in (?:the )?(?<place>[a-z][a-z&'-]*(?: [a-z&'-]+)?)))$/

function ofTheRest(test: OwnTest, text: string): OwnTest {
  const { whole } = OUTSIDE.exec(test.measured ?? '')?.groups ?? {}
  return whole !== undefined && REST.test(plainText(text)) ? { ...test, measured: whole } : test
}

/** Whether a test measures what is left of the whole without a part of it. */
export const isOutsidePart = ({ words }: OwnTest): boolean => NAMES_OUTSIDE.test(plainText(words))
const NAMES_OUTSIDE = /(?<![a-z])(?:outside|excluding|except|without|other than|besides|apart from|ex)(?![a-z])/
const OUTSIDE =
  /^(?<whole>\p{L}[\p{L}&' -]*?) (?:outside|excluding|except|without|other than|besides|apart from|ex) \p{L}/iu
/** Right behind what is counted: "subscribers in the rest of it, +9%". */
const REST =
  /(?<![a-z])(?:in|of|for|from) (?:all )?the rest(?: of (?:it|them|the (?:business|company|group)))?(?= ?(?:[,:=]|[-+−]?\d|(?:is|are|was|were|grew|rose|fell|came|at|up|down|only|just)(?![a-z])))/
