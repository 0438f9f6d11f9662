import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'
import { isSale } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { besideLesson } from './beside-lesson.ts'

/**
 * What somebody takes from a holding as it ends, in their own words and whole, beside the entry that it is about where the ledger shows
 * which one that is. Nothing is said of whether it is right.
 */
export function lessonAtSale(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier } = request
  const isAfterSale = decision.action === 'Keep Watching' && earlier.at(-1)?.action === 'Sell'
  if (earlier.length === 0 || !(isSale(request) || isAfterSale) || !isWrittenInTime(decision)) return []
  const { thesis } = decision
  const plain = plainText(thesis)
  const found = LESSON.in(plain)
  if (found.length === 0) return []
  // "Next time they miss I sell the rest" is a test of what is left.
  const tests = testsIn(request).map(({ span }) => span)
  const isTest = ({ from, to }: Span) =>
    tests.some((test) => test.from < to && from < test.to) ||
    (decision.action === 'Sell Some' && OF_THE_REST.test(plain.slice(from, to)))
  const lesson = sentencesOf(thesis).find(
    (sentence) =>
      !isTest(sentence) &&
      found.some((span) => span.from >= sentence.from && span.to <= sentence.to && isOwnLesson(thesis, span, sentence)),
  )
  const quoted = lesson && quotationOfWhole(thesis, lesson)
  if (!lesson || !quoted) return []
  const beside = besideLesson(request, lesson)
  const values = { words: quoted, ...beside?.values }
  return [
    {
      kind: 'error-admitted',
      part: 'psychology',
      weight: 72,
      ways: beside?.ways ?? ALONE,
      values,
      quoted,
      saysOnlyThat: true,
    },
  ]
}

/** "Next time they cut it, says my broker, I should sell": what others teach, suppose or ask is no lesson of the writer's. */
function isOwnLesson(thesis: string, span: Span, sentence: Span): boolean {
  const { isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  const told = plainText(thesis).slice(sentence.from, sentence.to)
  return !(isReported || isQuoted || isIronic || isSupposed || ASKED_OR_DENIED.test(told))
}

const OF_THE_REST = /(?<![a-z])next time(?![a-z]).*(?<![a-z])(?:sell|out|gone|leave|exit|rest)(?![a-z])/
const ASKED_OR_DENIED =
  /\?\W*$|(?<![a-z])(?:no|not|isn't|without|never) (?:a |any |the |really )?lessons?(?![a-z])|(?<![a-z])(?:learned|learnt|taught me) (?:absolutely )?nothing|(?<![a-z])i (?:do not|don't|dont) know(?![a-z])|(?<![a-z])no idea(?![a-z])/

const OWN =
  "(?:i|i'll|i'd|i'm|we|we'll|my|our|no|not|never|always|only|the rule|a stop|every|one|first|nothing|don't|do not)"
const FROM_NOW =
  '(?:from (?:now|here|today|this day) on(?:wards?)?|henceforth|in (?:the )?future|(?:the )?next time|going forward|for (?:the )?next time|(?:new |my new |a new )?rule (?:from now(?: on)?|for (?:me|myself|next time))|note to (?:self|myself)|memo to (?:me|myself|self))'
const LESSON = words(`
  (?<=(?:^|[.!?,;] |and |so |but ))${FROM_NOW}[,:]? (?:[a-z]+ second [a-z]+ |somebody else |someone else )?${OWN}(?= )|
  (?:i|we|my [a-z]+)(?: will|'ll| shall)? [^.;!?]{0,60}(?:the )?(?:next time|from (?:now|here) on)(?= ?(?:[.,;!]|$|so ))|
  (?<=(?:^|[.!?,;] |and |so |but ))(?:note to (?:self|myself)|memo to (?:me|myself|self))(?: ?[,:-]| to | that )|
  (?<=(?:^|[.!?] |and |so |but ))(?:from (?:now|here|today) on(?:wards?)?|next time),? (?:the |my )[a-z ]{2,30} comes? (?:first|before|last|after)|
  (?<=(?:^|[.!?] |and |so |but ))(?:the )?next time [^.;!?]{3,60}(?:,| ) ?i(?:'ll| will)? (?:leave|sell|stay|say|walk|wait|ask|look|check|read|do|put|go|don't|do not|won't|want to|think|count|run)(?![a-z])|
  (?:what|this|that) (?:stays|sticks|remains) with (?:me|us)(?: ?:| is)|(?:i|we) take away ?:|(?<=(?:^|[.!?] ))lesson (?:number )?(?:one|two|1|2) ?:|
  (?:from (?:now|here|today) on(?:wards?)?|next time),? (?:a|an|the) (?:second|other|another) [a-z]+|
  (?:this|that|it) is (?:the|a) (?:thing|part|lesson|bit|one)(?: that)? (?:to remember|i (?:keep|take|want to remember|will remember))|i (?:want to|will|must|shall) remember (?:this|that|it)|
  (?:the|my|one|another|an expensive|a costly) lesson(?: here| from (?:it|this))?(?: is| was|:| i take)|lessons? (?:learned|learnt)(?: ?[:,])|(?<=(?:^|[.!?] ))lesson ?:|(?:this|that|it) (?:taught|has taught|teaches) (?:me|us)|what (?:i|we)(?:'ve| have)? (?:learn(?:ed|t)|take (?:from|away))|
  (?:fear|pride|shame|hope|patience|waiting|stubbornness|greed|laziness|hesitation|vanity|impatience|embarrassment|dithering)(?: of [a-z ]{1,30})?(?: has| have)? cost (?:me|us)|
  (?:the|my|that) (?:\\$?\\d[\\d.,]*|(?:first|old|original) (?:plan|number|price|idea|rule|entry|note|limit|line|stop)|rule|plan|stop|limit|line) was right[^.;!?]{0,20} (?:and|but) (?:i|we)(?![a-z])|
  (?:stop|rule|line|limit|test|plan|journal|diary)s? (?:is|are|was|were) (?:not|never) for (?:the )?[a-z]+(?: [a-z]+)?,? (?:it is|it's|but|they are|it was) for (?:me|us)|
  (?:i|we) (?:had |have )?(?:took|taken|pulled|plucked|made)(?: [a-z0-9$.]+){0,3} (?:out of|from) (?:the |thin )?air`)

const ALONE = [
  'What you take from it, in your own words: {words}.',
  'You write down what it leaves you with: {words}.',
] as const
