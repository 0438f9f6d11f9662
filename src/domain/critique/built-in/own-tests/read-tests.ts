import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { wordCount } from '../../../language/word-count.ts'
import { readOwnTest } from '../../../tests-in-text/find-own-tests.ts'
import { isBackAtPrice, isFalsifier, isNamedStop, type OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isMovedAway } from '../../critiqued-levels.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { dayOfEntry, ownLineOf, ownTestsOf } from '../basis/own-tests-of.ts'
import { sharesWords } from '../basis/phrasing.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest, withTail } from '../basis/quotation-of-test.ts'
import { isPurchase, isSale, isWatched } from '../basis/request.ts'
import { isAboutWhatIsHeld } from './about-what-is-held.ts'
import { findingsOf } from './answered-tests.ts'
import { comeTrue } from './come-true.ts'
import { endsIdea } from './ends-idea.ts'
import { isLineGivenUp } from './line-given-up.ts'
import { isLabelled, isPlainTest, mayStandAgain } from './plain-test.ts'
import { quotationIn } from './quotation-in.ts'
import { softenerOf } from './softened-test.ts'
import { isStopAtOdds, stopBesideRecorded } from './stop-beside-recorded.ts'
import { testsBefore } from './tests-before.ts'
import { isStillToCome, isToldInHindsight, isToldOfBefore, isVerdict } from './told-before.ts'
import { isVague } from './vague-test.ts'
import { wholeTest } from './whole-test.ts'
import { writtenTest } from './written-test.ts'

/** The tests that the entry itself writes down: what would prove the holding wrong. */
export const testsIn = ({ decision, earlier, moves }: CritiqueRequest): readonly OwnTest[] =>
  ownTestsOf(decision).filter(
    // "I exit at -34%", "the second miss, so I sell": in a sale that is what happens, and no test.
    (test) =>
      isFalsifier(test) &&
      // What a rise brings proves nothing wrong; later entries are held to it.
      !isBackAtPrice(test) &&
      // Of what is only watched nothing can be left: "I look again when the loss is under 2 billion".
      !(test.followedBy === 'review' && isWatched({ decision })) &&
      // A stop that is moved away as it is written is no line to be kept.
      !(test.isPrice && movesStopAway(moves, decision)) &&
      !isToldInHindsight(test, decision.thesis) &&
      !HOLDS_ON.test(plainText(test.words)) &&
      !(isSale({ decision }) && isVerdict(test)) &&
      !(earlier.length > 0 && decision.action !== 'Buy' && isToldOfBefore(test, decision.thesis)) &&
      !(decision.action.startsWith('Sell') && (test.isPrice || !isStillToCome(test, decision.thesis))) &&
      // What is sold whole cannot be sold once more.
      !(decision.action === 'Sell' && /^sell/.test(test.followedBy ?? '')),
  )

/**
 * What keeps somebody in a share, or what they are spared, is written like a test and is none: what they let nobody do, do not want to be, what
 * brings them out without a loss, what makes no sense.
 */
const HOLDS_ON =
  /(?<![a-z])(?:(?:not|never|won't|wont|don't|dont|isn't) (?:going to )?let(?:ting)? (?:any|some|no|them|him|her|it)[a-z]*|(?:do not|don't|dont|didn't) want to (?:be(?! (?:around|here|in|there|involved|part)(?![a-z]))|miss|regret|watch)|(?:out|done|gone|leave|sell)[a-z ]{0,12} (?:of it )?without (?:a |any )?loss|(?:do|does|will|would|did) not have to sell|(?:don't|doesn't|won't|wouldn't) have to sell|(?:selling|leaving|getting out|to sell|to leave)[a-z ]{0,12} mak(?:es|e) no sense|(?:my|the) average (?:comes?|goes|falls|drops) (?:down|to)|(?:thesis|time) stop,? not (?:a |of )?(?:the )?price|who laughed|laugh(?:s|ed|ing)? at me)(?![a-z])/

const movesStopAway = (moves: CritiqueRequest['moves'], decision: CritiqueRequest['decision']): boolean =>
  moves.some((move) => isOneDecision(move, decision) && move.level === 'stop-loss' && isMovedAway(move))

/** What can be said of the tests that this entry writes, and of those that earlier ones wrote. */
export function readTests(request: CritiqueRequest): readonly Finding[] {
  const answered = testsBefore(request).flatMap((before) => findingsOf(before, request))
  const inText = written(request)
  return [...comeTrue(request), ...answered.slice(0, 2), ...(inText.length > 0 ? inText : writtenInLine(request))]
}

/** The field "Wrong if" of this decision: whatever stands there is meant as a test. */
function writtenInLine(request: CritiqueRequest): readonly Finding[] {
  const line = ownLineOf(request)
  const test = line === null ? null : readOwnTest(line, dayOfEntry(request.decision))
  if (line === null || !test || !isFalsifier(test) || isWatched(request) || isSale(request)) return []
  if (test.isPrice && movesStopAway(request.moves, request.decision)) return []
  return [writtenTest(test, quotationOfTest(line, { from: 0, to: line.length }), request)]
}

function written(request: CritiqueRequest): readonly Finding[] {
  const tests = testsIn(request)
  const { thesis } = request.decision
  const clear = tests.filter(
    (test) =>
      !isVague(test) &&
      !isTradingRule(test, thesis) &&
      !(isNamedStop(test) && (isPlace(test, thesis) || isAbovePrice(test, request))) &&
      !isLineGivenUp(test, request) &&
      (isAboutWhatIsHeld(test, thesis) || isLabelled(test.words)) &&
      wholeTest(thesis, test).length > 0,
  )
  const vague = tests.find(isVague)
  if (isWatched(request)) {
    const ending = clear.find((each) => endsIdea(each, thesis))
    return ending ? [writtenTest(ending, quotationIn(thesis, ending), request)] : []
  }
  // A line by the name of an exit is meant as one, and a stop stands behind whatever would prove the holding wrong.
  const plain = clear.filter(
    (each) => !isNamedStop(each) && isPlainTest(each, quotationIn(thesis, each), thesis) && !softenerOf(each, thesis),
  )
  const labelled = plain.find(isNamedAsExit)
  const ending = clear.filter((each) => !isNamedStop(each))
  const test = labelled ?? plain.find(saysAll) ?? plain[0] ?? ending[0] ?? vague ?? clear[0]
  if (!test) return []
  const quoted = quotationIn(thesis, test)
  // No quotation holds the full stop of a title, and "I'd walk if Mrs" is none.
  if (/(?<!\p{L})(?:mrs?|ms|dr|prof)”/iu.test(quoted)) return []
  if (!isVague(test) && leadsElsewhere(quoted)) return []
  // "Two reports to be over 60, if it isn't, I'm out": the figure stands before.
  if (
    isVague(test) &&
    /\d|(?<![a-z])(?:two|three|four) (?:[a-z]+ )?(?:reports?|quarters?|years?)(?![a-z])/.test(quoted)
  )
    return []
  // A time without its "max." would say something else.
  if (test.measured === null && test.side === 'happens' && !quoted.includes(test.words)) return []
  if (isStopAtOdds(test, request)) return stopBesideRecorded(quoted, request)
  const softener = softenerOf(test, thesis)
  if (softener) {
    const softened = softener.namesLine ? quotationAround(thesis, softener.span) : ''
    const isApart = !sharesWords(quoted, softened) && wordCount(softened) >= TELLING_WORDS
    if (isApart) return [besideSoftener(quoted, softened)]
    if (isNamedStop(test)) return []
  }
  const finding = writtenTest(test, withTail(thesis, quoted, test.span.to), request)
  if (finding.kind !== 'falsifier-given' || plain.includes(test)) return [finding]
  return mayStandAgain(quoted, thesis) ? [{ ...finding, ways: QUOTED, weight: 42 }] : []
}

const TELLING_WORDS = 3

/** What may be a test, in words that do not say so in a strict form: its words stand again, and nothing is said of them. */
const QUOTED = ['Worth reading again later: {words}.', 'To be read again when there is news: {words}.'] as const

/** What an entry says of its own line, beside the line. */
const besideSoftener = (quoted: string, softened: string): Finding => ({
  kind: 'vague-falsifier',
  part: 'fundamentals',
  weight: 60,
  ways: SOFTENED,
  values: { words: quoted, softened },
  quoted,
})

const SOFTENED = [
  'You write {words}, and in the same entry {softened}: on that day both will be there to choose from.',
  'Beside {words} stands {softened}: on that day both will be there to choose from.',
] as const

/** Of several tests the one that says what is done, under which condition, and at which figure. */
const saysAll = ({ condition, value, isPrice, followedBy }: OwnTest): boolean =>
  condition !== null && value !== null && !isPrice && followedBy !== null && followedBy !== 'review'

/** "Sell rule: ...", "Exit: ...", "Wrong if: ..." */
const isNamedAsExit = ({ words }: OwnTest): boolean => NAMED_AS_EXIT.test(plainText(words))
const NAMED_AS_EXIT =
  /^(?:my |the |hard )?(?:sell(?:ing)? rule|exit(?: rule| plan| criteri(?:on|a))?|wrong if|kill(?: criteri(?:on|a)| switch)?|falsifier)s?:/

/** "Unit costs must fall 5% a year or a rival takes the contract": what binds others, and comes to them, ends no holding. */
const leadsElsewhere = (quoted: string): boolean =>
  BINDS_OTHERS.test(plainText(quoted)) && !ENDS_IT.test(plainText(quoted))

const BINDS_OTHERS =
  /(?<![a-z])(?:must|has to|have to|needs? to) [^,;]* or (?:the|they|it|a|an|their|its|banks?|lenders?) (?!(?:[a-z]+ )?(?:thesis|case|idea|holding|position))/
const ENDS_IT =
  /(?<![a-z])(?:i|i'[a-z]+|we|me|my|our|sells?|sold|out|exit\w*|leave|gone|done|wrong|mistaken|over|dead|thesis|bye|goodbye|ends?|finished|no (?:more|longer|reason))(?![a-z])/

/** "Whenever rates go over 4.5 I buy, whenever under 3.5 I sell": a rule or a bet in both directions says nothing of being wrong. */
function isTradingRule({ span }: OwnTest, thesis: string): boolean {
  const { from, to } = sentenceAround(thesis, span)
  return BUYS_AND_SELLS.test(plainText(thesis).slice(from, to))
}

const BUYS_AND_SELLS =
  /(?<![a-z])if (?:he|she|they|it) [^.;]*(?<![a-z])(?:i|i'm|im|we) [^.;]*(?<![a-z])if (?:he|she|they|it) (?:doesn't|does not|don't|do not|isn't|didn't)(?![a-z])|(?<![a-z])(?:whenever|each time|every time)(?![a-z]).*(?<![a-z])i (?:buy|add).*(?<![a-z])i (?:sell|trim)|(?<![a-z])(?:whenever|each time|every time)(?![a-z]).*(?<![a-z])i (?:sell|trim).*(?<![a-z])i (?:buy|add)/

/** "In at 41, next stop 60": where a purchase hopes to come, and no line below it. */
const isAbovePrice = ({ value, unit }: OwnTest, request: CritiqueRequest): boolean =>
  isPurchase(request) &&
  request.option === undefined &&
  unit !== 'percent' &&
  value !== null &&
  request.decision.price !== null &&
  new Big(value).gte(request.decision.price)

/** "The bus stop is at 92 High Street" */
function isPlace({ span }: OwnTest, thesis: string): boolean {
  const { from } = sentenceAround(thesis, span)
  return /(?<![a-z])(?:bus|tram|train|metro|truck|pit|rest|whistle|gas|coffee|full|door)[- ]stops?(?![a-z])/.test(
    plainText(thesis).slice(from, span.to),
  )
}
