import { matchesOf } from '../../language/matches-of.ts'
import { type Span, trimmed } from '../../language/plain-text.ts'

/** The clauses of a sentence, without the words that join them. */
export function clausesOf(text: string, sentence: Span): readonly Span[] {
  const words = text.slice(sentence.from, sentence.to)
  const breaks = matchesOf(BREAK, words).map(({ index }) => index)
  const cuts = [0, ...breaks.filter((at) => !joinsNames(words, at)), words.length]
  return cuts.slice(1).flatMap((to, at) => {
    const part = { from: sentence.from + (cuts[at] ?? 0), to: sentence.from + to }
    const linked = LINK.exec(text.slice(part.from, part.to))
    const span = trimmed(text, { from: part.from + (linked?.[0].length ?? 0), to: part.to })
    return span.from < span.to ? [span] : []
  })
}

/** A dash right before a figure is its sign. */
const LINK = /^(?:[\s,;:()—]|[–-](?![$€£]?\d))*(?:and |but |while |so |because )?/iu

/** "Five and a half" is one number. A comma before a figure alone ("down again, -2%") ends no clause, nor does the colon after its name ("new members: 4.2 million"). */
const BREAK =
  /(?:[;()—]|:(?! [-+]?[$€£]?\d)|,(?! (?:[-+]|plus |minus |up |down )?[$€£]?\d[\d.]* ?(?:%|percent|x|bn|m)?(?: (?:more|higher|up))?(?:[.;,!?](?!\d)|$)))(?=\s|$)|\s[-–]\s|\s(?=(?:and(?! (?:a half|a quarter|three quarters)(?![a-z]))|but|while|whereas|though|although|so|because)\s)/g

/** "Nights and experiences booked grew 4%": before the "and" stands no clause, but the first word of a name. */
const joinsNames = (words: string, at: number): boolean =>
  /^\s(?:and|&)\s/i.test(words.slice(at)) && /(?:^|[.;:,(]\s?)[\p{L}-]+$/u.test(words.slice(0, at))
