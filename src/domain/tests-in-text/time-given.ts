import type { Span } from '../language/plain-text.ts'
import { plainText } from '../language/plain-text.ts'
import { endsIt } from './ends/ends-it.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * A time that somebody is given for something, and an end when it is over: "They have until June to turn a profit. After that I
 * sell.", "I give management two quarters to bring inventory days below 110, then it goes". What has to come stands between the two.
 */
export function timeGiven(sentence: Sentence): Found | null {
  const { words, span, text, before } = sentence
  if (/\?\W*$/.test(words)) return null
  if (!MAY_BE_ONE.test(words) && !(before && AFTER_IT.test(words))) return null
  const own = givenIn(words)
  const rest = own ? words.slice(own.task.to) : ''
  const link = own ? WHEN_OVER.exec(rest) : null
  if (own && link && endsIt(clauseOf(rest.slice(link[0].length))))
    return foundIn(own, span.from, { from: span.from + own.from, to: span.to })
  const lead = before ? AFTER_IT.exec(words) : null
  const earlier = before && lead ? givenIn(plainText(text.slice(before.from, before.to))) : null
  if (!before || !lead || !earlier || !endsIt(clauseOf(words.slice(lead[0].length)))) return null
  return foundIn(earlier, before.from, { from: before.from + earlier.from, to: span.to })
}

/** Most sentences hold none of these words. */
const MAY_BE_ONE = /(?<![a-z])(?:giv|allow|grant|ha[sv]|get|got)/

type Given = { readonly from: number; readonly time: Span; readonly task: Span; readonly isByDay: boolean }

function givenIn(words: string): Given | null {
  const match = GIVES.exec(words) ?? HAS.exec(words)
  const [from, to] = match?.indices?.groups?.task ?? [0, 0]
  const [start, end] = match?.indices?.groups?.time ?? [0, 0]
  if (!match || to - from < SHORTEST || BY_WRITER.test(match[0])) return null
  const lead = /^(?:[,;:] |and |but |so )/.exec(match[0])?.[0].length ?? 0
  return {
    from: match.index + lead,
    time: { from: start, to: end },
    task: { from, to },
    isByDay: /^(?:until|till?|up to)/.test(words.slice(start, end)),
  }
}

/** A day belongs to the condition; "two quarters" would be read in it as how long something has to last. */
const foundIn = ({ time, task, isByDay }: Given, offset: number, span: Span): Found => ({
  span,
  condition: { from: offset + (isByDay ? time.from : task.from - TO.length), to: offset + task.to },
  takes: 'reversed',
  followedBy: 'sell',
})

const clauseOf = (words: string): string => words.split(/[.;!?](?:\s|$)/)[0] ?? ''

const SHORTEST = 6
/** Stands before what has to be done. */
const TO = 'to '
const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|eight|nine|ten|twelve|eighteen|another|a|an)'
const TIME = `(?<time>(?:until|till?|up to) (?:the )?(?:(?:very )?end of )?[a-z0-9' ]{2,28}?|(?:only |just |exactly |another )?${COUNT} (?:more |further |full )?(?:quarters?|years?|months?|weeks?|reports?|prints?|earnings|summers?|winters?|seasons?))`
/** What has to be done in it, up to a mark or to the words for its end. */
const TASK =
  "(?<task>[a-z](?:[^.;:!?,]|[.,](?=\\d)){4,90}?)(?= *(?:$|[.;:!?,]|[–—-] |(?:and )?then |or (?:else )?(?:i|we|it|i'm|im|i'll|ill|i'd|we'll|we're) |or else |otherwise |after (?:that|which) ))"
const GIVES = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|but|so) )(?:i|we)(?:'m|'ll|m|ll| am| are| will| would)? (?:give|giving|allow|allowing|grant|granting)(?: (?:it|them|him|her|this|management|mgmt|(?:the|this|that) [a-z]+(?: [a-z]+)?|[a-z]+))? ${TIME} to ${TASK}`,
  'd',
)
const HAS = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|but|so) )(?:they|it|he|she|management|mgmt|the [a-z]+(?: [a-z]+)?|[a-z]+)(?:'ve)? (?:have|has|get|gets|got)(?: got)? ${TIME}(?: left)? to ${TASK}`,
  'd',
)
/** "I have until Friday to decide" is a time of the writer's own. */
const BY_WRITER = /^(?:[,;:] |and |but |so )*(?:i|we|you|one|everybody)(?:'ve)? (?:have|has|get|gets|got)(?![a-z])/
const OVER =
  "(?:then|after (?:that|this|which)|afterwards|thereafter|from then on|or else|or|else|otherwise|if not|if (?:it|they|he|she) (?:do|does|did|has|have|can|is|are)(?: not|n't)|if (?:it|they|he|she) fails?|failing that|not a (?:day|week|quarter) (?:longer|more))"
const WHEN_OVER = new RegExp(`^ *(?:[,;:–—-] ?)?(?:(?:and|but) )?${OVER}[,:]? (?:(?:and|then) )?`)
const AFTER_IT = new RegExp(`^(?:(?:and|but) )?${OVER}(?:,|:| -)? (?:(?:and|then) )?`)
