import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest, quotationOfWholeTest } from '../basis/quotation-of-test.ts'
import { isWatched } from '../basis/request.ts'
import { clauseOn } from '../own-tests/open-test-before.ts'
import { keptBuyingRule } from './kept-buying-rule.ts'
import { OWN_TERMS, ownPriceIn, priceIn } from './waits-for-own-price.ts'

/**
 * What somebody who only watched wrote that has to come before they buy, and that is no price: every later look is held to it, and the
 * Buy too. Whether it has come is told by their own words alone.
 */
export function awaitedCondition(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  if (!isWatched(request) && decision.action !== 'Buy') return []
  const before = conditionBefore(request)
  if (isWatched(request) && (!before || awaitedIn(decision))) return ownTerms(decision)
  if (!before) return []
  const { entry, span } = before
  const { thesis } = decision
  const values = {
    day: dayWritten(entry),
    wrote: quotationOfWholeTest(entry.thesis, span),
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  const finding = (kind: Finding['kind'], weight: number, ways: Finding['ways'], quoted: string | null): Finding[] => [
    { kind, part: 'psychology', weight, ways, values: { ...values, words: quoted ?? '' }, quoted },
  ]
  const spoken = spokenOf(entry, span, thesis)
  if (isWatched(request)) {
    const waits = spoken ?? stillWaitsIn(thesis)
    return waits ? finding('waits-for-own-price', 62, WAITS, told(thesis, waits)) : []
  }
  if (keptBuyingRule(request).length > 0) return []
  const short = firstStated(thesis, NOT_COME)
  if (short) return finding('line-moved-in-words', 84, WITHOUT, told(thesis, short))
  const came = firstStated(thesis, CAME) ?? countedTo(values.wrote, thesis)
  if (came) return finding('rule-kept', 86, WAITED, told(thesis, came))
  if (spoken) return finding('test-beside', 64, BESIDE, told(thesis, spoken))
  return MAY_ANSWER.test(plainText(thesis)) ? [] : finding('ask-whether-test-happened', 64, ASKS, null)
}

/** Words by which something may be told to have come, whatever it is called there. */
const MAY_ANSWER =
  /(?<![a-z])(?:came|come|comes|out|here|there|signed|settled|met|happened|arrived|finally|done|now|published|approved|over|cleared|back|passed|turned|as i|waited|wait)(?![a-z])/

/** The condition that an entry writes itself, where it names no price of its own. */
function ownTerms(decision: CritiquedDecision): readonly Finding[] {
  const span = ownPriceIn(decision) ? null : awaitedInWords(decision)
  if (!span) return []
  const quoted = quotationOfWholeTest(decision.thesis, span)
  if (NAMES_NOTHING.test(plainText(quoted))) return []
  return [
    { kind: 'waits-for-own-price', part: 'psychology', weight: 58, ways: OWN_TERMS, values: { words: quoted }, quoted },
  ]
}

/** "I'd want to see something first" names nothing that could come. */
const NAMES_NOTHING =
  /(?<![a-z])(?:see|know|hear|read|learn|find|wait(?:ing)? for) (?:something|anything|(?:a (?:bit|little) |some )?more)(?= ?(?:first|before|[.,;!]|$))/

type Condition = { readonly entry: CritiquedDecision; readonly span: Span }

/** The latest that was written since something was held, in words that stood there on their day. */
function conditionBefore({ earlier }: CritiqueRequest): Condition | null {
  const watched = earlier.slice(earlier.findLastIndex(({ action }) => action === 'Buy' || action === 'Buy More') + 1)
  return (
    watched
      .flatMap((entry) => {
        const span = entry.writtenAt === undefined && entry.action !== 'Hold' ? awaitedIn(entry) : null
        return span ? [{ entry, span }] : []
      })
      .at(-1) ?? null
  )
}

/** "I want to see two quarters of growth before I buy", "no purchase until the audit is signed": what is no price. */
function awaitedIn(entry: CritiquedDecision): Span | null {
  const test = ownTestsOf(entry).find(
    ({ followedBy, isPrice, measured, value, words: written }) =>
      followedBy === 'buy' &&
      !isPrice &&
      measured !== null &&
      (value === null || !isPriceWord(measured)) &&
      OPENS.test(plainText(written)),
  )
  return test?.span ?? awaitedInWords(entry)
}

const OPENS = /(?<![a-z])(?:if|when|once|as soon as|only|after|not before|until|till|then)(?![a-z])/

function awaitedInWords(entry: CritiquedDecision): Span | null {
  const { thesis } = entry
  const plain = plainText(thesis)
  const found = AWAITS.in(plain).find((span) => isOwn(thesis, span))
  if (!found || IS_IDLE.test(plain.slice(found.from, found.to))) return null
  return priceIn(entry, found) === null ? found : null
}

const isPriceWord = (measured: string): boolean =>
  /(?<![a-z])(?:it|price|stock|shares?)(?![a-z])/.test(plainText(measured))

/** Whose words they are, and of now: a condition may be denied ("I will not buy until") and supposed ("would want to see"). */
function isOwn(thesis: string, span: Span): boolean {
  const { isReported, isQuoted, isIronic, isPast } = standingOf(thesis, span)
  const { from, to } = sentenceAround(thesis, span)
  return !(isReported || isQuoted || isIronic || isPast || /\?\W*$/.test(thesis.slice(from, to)))
}

const BUYS =
  "(?:i (?:would |will |'d |'ll )?(?:ever |even )?(?:buy|put|touch|start|get|go|come|step|commit|spend|own|open|invest|begin|take|consider)|buying|putting|touching|starting|getting|going|committing|spending|investing)"
const REST = "[a-z0-9%$.,' -]"
const AWAITS = words(`
  (?:i|we)(?: would|'d)? (?:first )?(?:want|need) (?:the|an?|one|two|three) ${REST}{6,80}? before ${BUYS}(?: (?:anything|any(?: of it)?|it|this|them|a share|some|in|again|here))*(?= ?(?:[.,;!]|$))|
  (?:(?:i|we)(?: would|'d| will|'ll)? )?(?:still |first |also |only )?(?:want|need|like|have|wait)s?(?: (?:first|both|still))? (?:to see|to have|for|to hear|to read) ${REST}{6,110}? (?:before ${BUYS}|first(?= ?(?:[.;!]|$)))(?:${REST}{0,40}?(?= ?(?:[.;!,]|$|and )))?|
  (?<=(?:^|[.!?,;:] |and |but |so ))(?:no|not a|not one|never a) (?:purchase|buy|buying|share|cent|penny|position|order|money)(?: from me| here| of mine)? (?:before|until|till|unless) ${REST}{6,90}?(?= ?(?:[.;!]|$))|
  (?:i|we)(?: will|'ll| would|'d| do| am|'m)? ?(?:not|n't)(?: going to)? (?:buy|touch|own|start|go in|get in|buying|touching|come in|go near)(?: (?:it|this|any|in|here|them|again))* (?:before|until|till|unless) ${REST}{6,90}?(?= ?(?:[.;!]|$))|
  (?:i(?: am|'m)? |still |only )?(?:wait|waiting) (?:for|until|till) ${REST}{6,80}?,? (?:and )?then (?:i )?(?:buy|start|get in|go in|step in)(?: (?:it|some))?`)
/** What is about no fact of the company: a dip, a better day, a feeling. */
const IS_IDLE =
  /(?<![a-z])(?:dip|pullback|correction|crash|lower price|cheaper|bottom|dust|entry|chart|payday|bonus|salary|my (?:money|wife|husband|broker|account)|next (?:week|month)|monday|tomorrow)(?![a-z])|(?<![a-z])(?:before|until|till|unless) (?:the )?(?:end of |early |late |mid-?)?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|20\d\d|next year|spring|summer|autumn|fall|winter)(?![a-z\d])/

/** The clause of this entry that speaks of the same thing. */
function spokenOf({ thesis }: CritiquedDecision, { from, to }: Span, now: string): Span | null {
  const condition = thesis.slice(from, to)
  const test = { measured: null, condition: null, words: condition.replace(WRITER, ' '), unit: null }
  const clause = clauseOn(test as Parameters<typeof clauseOn>[0], now) ?? clauseWith(test.words, now)
  return clause && isOwn(now, clause) ? clause : null
}

/** "Annual report is out" after "the first full annual report": the sentence that holds two of its words as they stand. */
function clauseWith(condition: string, now: string): Span | null {
  const named = new Set(plainText(condition).match(/[a-z]{4,}/g) ?? [])
  return (
    sentencesOf(now).find(
      ({ from, to }) =>
        new Set(
          plainText(now.slice(from, to))
            .match(/[a-z]{4,}/g)
            ?.filter((each) => named.has(each)),
        ).size > 1,
    ) ?? null
  )
}

/** Of the writer, and not of what is awaited. */
const WRITER =
  /(?<!\p{L})(?:i|we|would|will|want|need|like|see|hear|wait(?:ing)?|before|until|till|first|then|put|penny|cent|touch|start|purchase|position|again|money|in)(?!\p{L})/giu

/** The sentence where it is short enough to be read beside another, else the clause. */
function told(thesis: string, span: Span): string {
  const sentence = sentenceAround(thesis, span)
  const whole = thesis.slice(sentence.from, sentence.to).split(/\s+/u).length <= MOST_WORDS
  return whole ? quotationOfTest(thesis, sentence) : quotationAround(thesis, span)
}

const MOST_WORDS = 24

function firstStated(thesis: string, pattern: typeof CAME): Span | null {
  const found = pattern.in(plainText(thesis)).find((span) => {
    const { isNegated, isSupposed } = standingOf(thesis, span)
    return isOwn(thesis, span) && !isNegated && !isSupposed
  })
  return found ?? null
}

const CAME = words(`
  (?:so |and |now )?(?:i(?:'m| am)? )?(?:do|doing|did) (?:exactly )?(?:what|as) i (?:had )?(?:said|wrote|promised|planned|would)|
  (?:just |exactly )?as (?:i )?(?:had )?(?:said|written|wrote|planned|promised|announced)(?=(?: [a-z]+){0,3} ?(?:[.,;:!]|$))|
  (?:my |the |both |all (?:my |the |of )?(?:two |three )?)(?:conditions?|terms|boxes|requirements?|criteria)(?: [a-z]+){0,3} (?:is |are |was |were |has been |have been )?(?:now |all |both )?(?:met|fulfilled|satisfied|ticked|there|true)|
  both (?:of )?(?:my |the )?(?:conditions|terms|boxes|requirements|criteria) (?:from|of|in) [a-z]+(?= ?(?:[.,;:!)]|$))|
  (?:what|the (?:thing|day|news|report|number)) (?:that )?i (?:was |had been |have been |had )?(?:waiting|waited) for(?: (?:has |is |have )?(?:come|came|here|there|happened|arrived))?|
  i (?:have |had )?waited for (?:this|it|that|them|exactly this)`)
/** "That makes three": as many as the condition asks for, by its own count. */
const COUNTED = words(
  "(?:that|this|it)(?:'s| is| makes| was) (?:now )?(?:the )?(?:two|three|four|second|third|fourth)(?! (?:of|things|reasons|years ago|times|weeks|days))(?: (?:now|in a row|running|quarters?|reports?|halves|prints?))*",
)
const COUNTS = [
  /(?<![a-z])(?:two|second|2)(?![a-z\d])/,
  /(?<![a-z])(?:three|third|3)(?![a-z\d])/,
  /(?<![a-z])(?:four|fourth|4)(?![a-z\d])/,
]

function countedTo(condition: string, thesis: string): Span | null {
  const span = firstStated(thesis, COUNTED)
  const told = span ? plainText(thesis).slice(span.from, span.to) : ''
  return COUNTS.some((count) => count.test(told) && count.test(plainText(condition))) ? span : null
}
/** Where an entry says itself that it goes on waiting. */
export const stillWaitsIn = (thesis: string): Span | null =>
  STILL_WAITS.in(plainText(thesis)).find((each) => isOwn(thesis, each)) ?? null

const STILL_WAITS = words(`
  (?:one|two|three|a|half) (?:[a-z]+ ){1,2}(?:(?:is|are) (?:still )?not|isn't|aren't) (?:yet )?(?:two|three|four|enough|all|both)|(?<=(?:^|[.!?;] ))(?:still )?waiting(?= ?(?:[.!]|$))|(?:so |and |but )?(?:i|we)(?:'ll| will)? (?:still |just )?(?:wait|keep waiting|go on waiting)(?: (?:on|more|longer|for (?:the|a) (?:second|third|next|other|rest)(?: [a-z]+)?))?(?= ?(?:[.,;!]|$))|
  (?<=(?:^|[.!?,;] |still |so |but |and ))not (?:there |here |met )?yet(?= ?(?:[.,;!]|$))|(?:my|the|neither) conditions? (?:is|are|was|were|has|have)(?: still)? (?:not|n't)(?: been)? (?:met|there|fulfilled|come)`)
const NOT_COME = words(`
  (?:i(?:'m| am) )?(?:tired|sick) of waiting(?: for (?:it|that|them|the [a-z]+))?|
  (?:i )?(?:can't|cannot|could not|couldn't|won't|will not|don't|do not|am not|'m not|no longer|not) (?:want to )?(?:wait|waiting)(?: (?:any ?more|any longer|for (?:it|that|them|the [a-z]+)))*|
  i know (?:that )?i (?:said|wrote|wanted|promised)(?: [a-z0-9]+){1,6}|
  (?:it|this|that|they|both|neither|the (?:[a-z]+ )?(?:letter|report|audit|conditions?|deal|approval|quarter|half|contract|verdict|permit|ruling)) (?:has|have|had|is|are|was|were|did)(?:n't| not) (?:yet )?(?:come|came|happened|arrived|there|met|signed|out|been [a-z]+)(?: yet)?(?=[^.;!?]{0,30}(?:but|anyway|still|so what|though|[.;!]|$))|
  (?:only|just) (?:one|the first)(?: (?:quarter|report|half|of (?:the )?(?:two|three)))?,? (?:but|so far|not two|yet)|
  (?:didn't|did not) wait(?: for (?:it|that|the [a-z]+))?`)

const WAITS = [
  'On {day} you wrote {wrote}; today you write {words}, and wait.',
  'What you wait for since {day} is {wrote}; today you write {words}.',
] as const
const WAITED = [
  'On {day} you wrote {wrote}; now you write {words}, and buy{at}: you waited for it.',
  'You wrote {wrote} on {day}, and waited; with {words} you buy{at}.',
] as const
const WITHOUT = ['On {day} you wrote {wrote}; today you write {words}, and buy{at}.'] as const
const BESIDE = [
  'On {day} you wrote {wrote}; today you write {words}, and buy{at}.',
  'Beside this Buy{at} and today’s {words} belongs what you wrote on {day}: {wrote}.',
] as const
const ASKS = [
  'On {day} you wrote {wrote}: has it come, now that you buy{at}?',
  'Before this Buy{at} stands what you wrote on {day}, {wrote}: did it come?',
] as const
