import { plainText } from '../../../language/plain-text.ts'
import { pointsBack } from '../../../language/points-back.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import { datesAhead } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { dayOfEntry, ownLineOf } from '../basis/own-tests-of.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund, isSale, isWatched } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { mayBeInside } from '../readings/inside-information.ts'

/**
 * What would move the confidence of a first entry: a question that hardly any text answers, for the part about the world where
 * nothing points at anything. A confidence that no news could move is none.
 * @param taken what is said of the entry already
 * @returns null where another question is asked, or where a condition, a waiting or an end in the text may be the answer
 */
export function askedOfAny(request: CritiqueRequest, taken: readonly Finding[]): Finding | null {
  const { decision, earlier } = request
  if (earlier.length > 0 || !isWrittenInTime(decision) || isSale(request) || isFund(request)) return null
  if (taken.some(({ ways: [first] }) => first.endsWith('?')) || !isReadable(request)) return null
  if (testsIn(request).length > 0 || ownLineOf(request) !== null) return null
  const plain = plainText(decision.thesis)
  // Whoever watches, and names a price or what it costs, has said what they wait for.
  if (isWatched(request) && OF_PRICE.test(plain)) return null
  // "Same conditions as with the other one in February": what was written there answers it.
  if (MAY_ANSWER.test(plain) || pointsBack(plain)) return null
  // "Peace would hurt": what would take it down is named.
  if (NAMES_WHAT_HURTS.test(plain)) return null
  // Whoever names a day or a time of holding has said until when; and beside a tip from inside no news is asked about.
  if (datesAhead(decision.thesis, dayOfEntry(decision)).length > 0 || FOR_SO_LONG.test(plain)) return null
  if (taken.some(({ kind }) => kind === 'not-public') || mayBeInside(decision.thesis)) return null
  const { confidence } = decision
  const isUp = confidence <= (isWatched(request) ? MOST_THAT_RISES_WATCHED : MOST_THAT_RISES)
  const values = {
    ticker: assetName(request),
    confidence: String(confidence),
    other: String(isUp ? confidence + STEP : confidence - STEP),
  }
  const ways = isUp ? UP : DOWN
  return { kind: 'ask-what-would-move', part: 'worldEvents', weight: 1, ways, values, quoted: null }
}

/** Of a condition, of waiting, of an end, of what has to be, of a limit, or of somebody's own question. */
const MAY_ANSWER =
  /(?<![a-z])(?:if|unless|until|till|til|once|should|were|when|whenever|wait\w*|as long as|so long|provided|conditional|depends?|must|hinges?|sell\w*|sold|exit\w*|leav\w*|(?:i'm|im|am|is|are|be|get|go|going|all) out|gone|bail|dump|quit|trim|resign|retire|close[ds]?|done|goodbye|bye|ends?|no more|never|is the last|the last (?:one|time)|another|stick\w*|blow|wrong|erred|mistake\w*|miss\w*|stops?|breaks?|broken|proves?|proven?|proof|against me|persuade|answer|doubt\w*|less|surer|my mind|number to watch|watching|rebalanc\w*|confiden\w*|conviction|falsif\w*|thesis|rule|promised|allow|handshake|trip point|then|deal-?breaker|flat (?:on|by|at|before|after|into)|either way|whichever way|no matter what|regardless|up or down|win or lose|come what may|expir\w*)(?![a-z])|(?<![a-z])(?:under|below|a quarter of) \$?\d|[<>=?]/
/** Of what might go against it, by a verb or by its name. */
const NAMES_WHAT_HURTS =
  /(?<![a-z])(?:would|could|will|might|may|can)(?: (?:really|also|still|easily|well|badly|certainly|only))* (?:hurt|harm|kill|sink|ruin|hit|end|break|spoil|crush|wreck|squeeze|undo|threaten|derail|damage|worry|scare|dent|weigh|bite|change (?:that|this|it|things|the (?:picture|story|case))|be (?:bad|the end|a (?:problem|blow|disaster|threat|risk)|painful|trouble))(?![a-z])|(?<![a-z])(?:bad|fatal|poison|the end) for (?:it|them|this|us|me|the [a-z]+)(?![a-z])|(?<![a-z])(?:risks?(?! (?:free|premium))|dangers?|threats?|threatens?|worr(?:y|ies|ied|ying)|fears?|afraid|scares me|nervous about|against (?:it|them|this)|speaks against|bear case|weak (?:spot|point)|achilles|downside|catch is|enem(?:y|ies)|hurts?|vulnerable|exposed to|at the mercy|suffers?)(?![a-z])/
const FOR_SO_LONG =
  /(?<![a-z])(?:(?:only|just) (?:for|into|over|through)|not a (?:day|minute|week) (?:longer|more)|(?:on|by|until|till|to) the \d{1,2}(?:st|nd|rd|th)|(?:for|in|within|over) (?:the )?(?:next )?(?:about )?(?:\d+|an?|one|two|three|four|six|ten|(?:a )?few|(?:a )?couple of)(?: to \d+)? (?:days?|weeks?|months?)|(?:into|through|over|past) (?:the )?(?:report|results|earnings|print|weekend|holidays))(?![a-z])/
const OF_PRICE =
  /\d|(?<![a-z])(?:prices?|priced|pricey|pay|cheap\w*|dear|expensive|valuation|multiple|cost\w*|discount|margin of safety|overvalued|undervalued)(?![a-z])/
const STEP = 3
const MOST_THAT_RISES = 3
/** Whoever only watches may as well become surer. */
const MOST_THAT_RISES_WATCHED = 6

const DOWN = [
  'Which news about {ticker} would take your {confidence} of 10 down to {other}?',
  'What would have to happen for your {confidence} of 10 to fall to {other}?',
  'What would you have to hear of {ticker} for your {confidence} of 10 to be {other} of 10?',
] as const
const UP = [
  'Which news about {ticker} would take your {confidence} of 10 up to {other}?',
  'What would have to happen for your {confidence} of 10 to rise to {other}?',
] as const
