import type { CritiqueRequest } from '../critique.ts'

/**
 * What a critique says of how sure somebody was, where no such confidence was given: “You were 9 of 10 sure”. A number up to ten counts as
 * no figure elsewhere, but of how sure somebody was each one was given.
 * @param given all that the critic was given, for what is of ten in it
 */
export function wrongConfidences(
  text: string,
  { decision, earlier, echo = [] }: CritiqueRequest,
  given: string,
): readonly string[] {
  const confidences = [decision, ...earlier, ...echo].map(({ confidence }) => confidence)
  const others = Array.from(given.matchAll(OF_TEN), ([, count]) => Number(count))
  const isUnknown = (count: string | undefined) => ![...confidences, ...others].includes(Number(count))
  const unknown = Array.from(text.matchAll(OF_TEN)).filter(([, count]) => isUnknown(count))
  const levels = Array.from(text.matchAll(TELLS_CONFIDENCE)).flatMap(([words]) =>
    Array.from(words.matchAll(LEVEL)).filter(([, count]) => isUnknown(count)),
  )
  return [...new Set([...unknown, ...levels].map(([whole]) => whole))]
}

/** “Your confidence fell from 8 to 3”, as far as it goes on about that. */
const TELLS_CONFIDENCE =
  /\b(?:your|its|the|a) (?:confidence|conviction)\b(?:(?!\b(?:while|but|because|although)\b)[^.;:!?\n]){0,60}/gi
/** A number that stands for itself: “from 8 to 3”, and not “at 3 quarters” or “to 9%”. */
const LEVEL =
  /\b(?:from|of|at|to|was|is) (10|[1-9])\b(?=$|[,)]| (?:to|then|now|in|on|when|after|before|and|today|since|here)\b)/g

/** "On 3/10" is a day. */
const OF_TEN =
  /(?<![\d.,/]|(?<![a-z])(?:on|by|since|until|from|to|of) )(\d{1,2})(?: of | out of | von | sur | de | su |\/)10(?![\d.,/]*\d|\s?(?:%|percent))/g
