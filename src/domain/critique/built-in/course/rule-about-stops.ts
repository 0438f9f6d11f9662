import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * A rule of the writer's own that a stop is not to be moved away: a principle, else a sentence of an earlier entry, quoted, with how it is
 * called. null where none is known: one with any other word in it ("before the report", "unless I add") may allow what was done.
 */
export function ruleAboutStops({ principles, earlier, decision }: CritiqueRequest): string | null {
  const principle = principles.flatMap((text) => ruleIn(text, false) ?? [])[0]
  if (principle !== undefined) return `your principle ${principle}`
  const written = earlier.filter((entry) => (entry.writtenAt ?? entry.at) < decision.at)
  return written.flatMap((entry) => writtenRule(entry) ?? [])[0] ?? null
}

function writtenRule(entry: CritiquedDecision): string | null {
  const rule = ruleIn(entry.thesis, true)
  return rule === null ? null : `what you wrote on ${dayWritten(entry)}, ${rule}`
}

function ruleIn(text: string, isOfEntry: boolean): string | null {
  if (!/stop/i.test(text)) return null
  const plain = plainText(text)
  const sentences = sentencesOf(text)
  const at = sentences.findIndex(({ from, to }) => FORBIDS.test(plain.slice(from, to)))
  const [rule, next] = [sentences[at], sentences[at + 1]]
  if (!rule || (next && EXCEPTS.test(plain.slice(next.from, next.to)))) return null
  const { isReported, isQuoted, isIronic, isPast } = standingOf(text, rule)
  return isOfEntry && (isReported || isQuoted || isIronic || isPast) ? null : quotationOfTest(text, rule)
}

const STOP = '(?:an? |my |our |the |this |any |that )*(?:own |hard |first )?stops?(?:[- ]?loss(?:es)?)?'
const AWAY =
  "(?:,? (?:down|lower|away|wider|further|downwards?|back|out|afterwards?|later|again|ever|once (?:it is|it's|they are) set|after (?:it is|it's) set|for (?:any|no) reason|no matter what|whatever (?:happens|comes)))*"
const TO_MOVE = '(?:move|lower|widen|loosen|remove|cancel|delete|drop|push|shift|take away|touch|change)'
/** "I never move a stop down", "Stops only go up", "The stop stays where it is". */
const FORBIDS = new RegExp(
  `^\\W*(?:rule:? |and |but |also )*(?:(?:(?:i|we)(?: will|'ll| shall| must| may)? )?(?:never|do not|don't|dont|won't|will not|must not|no)(?: ever| again)? ${TO_MOVE} ${STOP}${AWAY}|no (?:moving|lowering|widening|removing|loosening|touching) (?:of )?${STOP}${AWAY}|${STOP}(?: may| can| will)? (?:only )?(?:ever )?(?:go(?:es)?|moves?|travels?)(?: only)? (?:up|one way|upwards?)|${STOP} (?:is|are|gets?|will be) (?:never|not)(?: ever| to be)? (?:moved|lowered|widened|removed|loosened|cancelled|touched|negotiable)${AWAY}|${STOP} (?:stays?|stands?)(?: exactly)? where (?:it is|it's|they are|i (?:put|set) it)${AWAY})\\W*$`,
)
const EXCEPTS = /^(?:except|unless|but|only|apart|other than|save)(?![a-z])/
