import { sentencesOf } from '../critique-sentences.ts'

const ASKS = /[?？]["”’)\s]*$/u
/** From here on a question supposes, in English, German, French and Spanish. */
const SUPPOSES =
  /(?<!\p{L})(?:what if|if|unless|suppose|supposing|assuming|imagine|would|could|wenn|falls|angenommen|würde\p{L}*|si)(?!\p{L})/iu
/** And from here on it tells again: “after revenue fell 12%”, but not “after a fall of 12%”. */
const TELLS_AGAIN =
  /(?<!\p{L})(?:(?:after|since|because|although|though|given|despite|now)(?! (?:an?|another|any|one|two|three)(?!\p{L}))|the|its|their|this|that|these|those|his|her|your)(?= [^,;:?]{0,60}(?:\d|percent|per cent))/iu
const THRESHOLD =
  /(?<!\p{L})(?:below|under|above|over|beyond|less than|more than|at least|unter|über)(?!\p{L}) (?:an? )?[$€£]?\d[\d.,]*(?:\s?(?:%|percent|per cent))?/giu

/**
 * A text without what its questions only suppose: “What if revenue grew 0%?” claims nothing. A figure that a question tells as a fact
 * stays, such as “the 47% growth”, or “Did you know that it grew 47%?”.
 */
export const withoutSupposed = (text: string): string =>
  sentencesOf(text)
    .map((sentence) => (ASKS.test(sentence) ? withoutSupposition(sentence) : sentence))
    .join('\n')

function withoutSupposition(question: string): string {
  const at = SUPPOSES.exec(question)?.index
  if (at === undefined) return question
  const [before, supposed] = [question.slice(0, at).replaceAll(THRESHOLD, ' '), question.slice(at)]
  const again = TELLS_AGAIN.exec(supposed)?.index
  return again === undefined ? before : before + supposed.slice(again)
}
