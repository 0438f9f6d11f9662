import { comparisonsOf } from '../language/comparison.ts'
import { matchesOf } from '../language/matches-of.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { endsForWriter, isKeeping } from './ends/end-by-shape.ts'
import { labelledTest } from './labelled-test.ts'
import { leaningOnFigure } from './leaning-by-shape.ts'
import {
  hasToStayLow,
  isEvent,
  isGoodNews,
  isPriceAlone,
  isRiseAlone,
  saysNothing,
} from './vocabulary/condition-patterns.ts'
import { isEventuality, isTrouble, mayCome } from './vocabulary/eventuality.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'
import { touchesWriter } from './vocabulary/touches-writer.ts'

/**
 * A test by the shape of its sentence alone, asked for only where no listed words were found: a clause that opens like a condition
 * and is of something that goes wrong or of a figure, beside a clause in which it ends for its writer, in either order; a holding
 * that lasts only while something does; a figure that would mean something; a sentence that leans on the figure of the one before.
 */
export function testByShape(sentence: Sentence): Found | null {
  const { words } = sentence
  const outside = words.slice(0, OPENER.exec(words)?.index)
  if (/\?\W*$/.test(words) || HAS_BEEN.test(words) || OF_OTHERS.test(outside)) return null
  return (
    labelledTest(sentence) ??
    conditional(sentence) ??
    figureThenEnd(sentence) ??
    lasting(sentence) ??
    wouldMean(sentence) ??
    leaningOnFigure(sentence)
  )
}

/** "I would have sold if they had": what did not come is no test. */
const HAS_BEEN = /(?<![a-z])(?:would|could|should|might) have (?!to )|(?<![a-z])had (?:been|it|they)(?![a-z])/
/** What somebody else says or does. */
const OF_OTHERS =
  /(?<!(?:^|[^a-z])(?:i|we)(?: [a-z]+)? )(?<!(?:would|will|'d|'ll) )(?<![a-z])(?:says?|said|thinks?|thought|tells? me|told|swears?|claims?|argues?|predicts?|recommends?|advises?)(?![a-z])/

/** Within a condition, what somebody says is what would happen: "if he blames the weather once more". */
const OPENER = /(?:^|[\s,;(])(?:if|when|once|as soon as|the (?:day|moment)) /

/** Inverted ones open a clause only at its beginning: "cloud should grow" has its subject before it. */
const OPENS =
  /(?<=^|[\s(])(?:(?:only )?if|once|when(?:ever)?|as soon as|in case|the (?:day|moment|minute|instant|quarter|year|first (?:day|quarter|year|month|time|report|print))(?: (?:that|when|in which|on which|where|with))?|(?<=^|[,;:()–—-] ?|(?<![a-z])(?:and|but|so|or|then|at|on|with|out|it) )(?:should|were|another)|(?<=^|[;:] )(?:with|below|under|beneath|above|over|past|beyond|at|upon|without))(?= [a-z0-9$<>+-])/g

const isInBrackets = (words: string, at: number): boolean => words.lastIndexOf('(', at) > words.lastIndexOf(')', at)
const PREPOSITION = /^(?:with|below|under|beneath|above|over|past|beyond|at|upon|without)$/

/** A condition and what follows from it, parted by a comma, a dash, or the beginning of a new subject. */
function conditional(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: opener, index } of matchesOf(OPENS, words)) {
    const from = index + opener.length + 1
    // Of "the first quarter with", "another" the words belong to what is meant, and "over" says on which side.
    const start = /^(?:another|above|over|past|beyond|the (?:first|quarter|year))/.test(opener) ? index : from
    for (const { index: at, 0: lead } of matchesOf(BEGINS_MAIN, words.slice(from))) {
      const condition = { from: start, to: from + at }
      const main = words.slice(from + at + lead.length)
      const clause = main.split(/[;.!]| (?:but|because|since|although|unless) /)[0] ?? main
      const named = words.slice(condition.from, condition.to)
      // "Below 15% ROE" names what is measured; below a price it is nothing that goes wrong.
      if (PREPOSITION.test(opener) && (!isEventuality(named) || isInBrackets(words, index))) break
      if (
        !LEADS_ON.test(named) &&
        goesWrong(named) &&
        (endsForWriter(clause) ||
          (isTrouble(named) &&
            !(isPriceAlone(named) || isRiseAlone(named)) &&
            touchesWriter(clause, /[,;:–—-]/.test(lead))))
      )
        return foundByShape(sentence, condition, { from: index, to: from + at + lead.length + clause.trimEnd().length })
      if (PREPOSITION.test(opener)) break
    }
    const before = clauseBefore(words, index)
    const condition = { from: start, to: endOfCondition(words, from) }
    const named = words.slice(condition.from, condition.to)
    if (
      before &&
      goesWrong(named) &&
      (endsForWriter(before.words) ||
        (isTrouble(named) && !(isPriceAlone(named) || isRiseAlone(named)) && touchesWriter(before.words, false)))
    )
      return foundByShape(sentence, condition, { from: before.from, to: condition.to })
  }
  return null
}

/** "..., which I respect": the writer's clause belongs to the words before it. */
const LEADS_ON = /(?<![a-z])(?:which|who|whom|as|than|what|where)\W*$/

/** "Anything under 4 in 2026 and the rate story was never it, I'd get out": a figure, what it says, and then the end. */
function figureThenEnd(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = FIGURE_AND.exec(words)
  const [from, to] = match?.indices?.groups?.condition ?? [0, 0]
  const condition = words.slice(from, to)
  if (!match || comparisonsOf(condition).length === 0 || OF_WRITER.test(condition) || TOLD.test(condition)) return null
  if (OF_PRICE.test(condition) || WELCOME.test(condition)) return null
  const end = words.search(/[.!]*$/)
  const main = words.slice(match.index + match[0].length, end).replace(/^(?:either way|so|then|and) /, '')
  return endsForWriter(main) ? foundByShape(sentence, { from, to }, { from, to: end }) : null
}

const FIGURE_AND =
  /(?:^|: )(?<condition>[a-z0-9](?:[^;:.,]|[.,](?=\d)){5,70}?),? and [^;:.]{4,80}[,;] (?=(?:either way |so |then |and )?(?:i|i'd|i'll|i'm|we|we'd|we'll)(?![a-z]))/d

/** Where a main clause may begin after a condition. */
const BEGINS_MAIN =
  /(?:,|;| -| –| —|:)? (?:then |and |so |well )*(?=(?:i|i'm|i'll|i'd|i've|im|ill|we|we're|we'll|we've|my|our|there|there's|no longer|not|they|it|it's|its|this|that|that's|cash|(?:a|the) (?:savings|money market|index) [a-z]+|treasuries|the (?:index|bank|position|rest|remainder|shares|stake|holding|calls?|puts?)) )/g

function clauseBefore(words: string, to: number): { readonly words: string; readonly from: number } | null {
  const lead = words.slice(0, to)
  const from = Math.max(...['; ', ': ', '. ', ' - ', ' – ', ' — ', ', but ', ', and '].map((mark) => endOf(lead, mark)))
  const clause = lead.slice(from).replace(/[\s,;:–—-]+$/, '')
  return clause === '' ? null : { words: clause, from }
}

const endOf = (words: string, mark: string): number => {
  const at = words.lastIndexOf(mark)
  return at < 0 ? 0 : at + mark.length
}

const endOfCondition = (words: string, from: number): number => {
  const end = /[;.!)](?:\s|$)|, (?:but|and i|because|since|as) |$/.exec(words.slice(from))
  return from + (end?.index ?? words.length - from)
}

/** A condition of what may come: something that goes wrong, or a figure, and neither a report nor what the writer does. */
function goesWrong(condition: string): boolean {
  const words = condition.trim()
  if (words.length < LEAST || words.length > MOST || saysNothing(words, false)) return false
  if (OF_WRITER.test(words) || TOLD.test(words) || WELCOME.test(words)) return false
  return isTrouble(words) || quantitiesOf(words).length > 0 || ONCE_MORE.test(words) || STARTS_WITH.test(words)
}

const [LEAST, MOST] = [5, 160]
const OF_WRITER = /^(?:i|we|i'[a-z]+|my|our) (?!(?:see|read|hear|find|learn)(?![a-z]))/
const TOLD = /(?<![a-z])(?:was|were|did|fell|went|came|rose|grew|has been|have been|even if)(?![a-z])/
/** What a price does upwards, and what is wished for, proves nobody wrong. */
const WELCOME =
  /(?<![a-z])(?:doubl(?:es?|ed)|tripl(?:es?|ed)|rall(?:y|ies)|moons?|my target|break ?even|what i paid|back (?:at|to|above|over)|fair value|approv(?:al|es|ed)|wins?|beats?)(?![a-z])/
/** What is counted has gone wrong before. */
const ONCE_MORE = /(?<![a-z])(?:one|once) more(?: time)?|(?<![a-z])(?:yet )?again|(?<![a-z])another [a-z]+/
/** "The day it starts with a two": how a figure is written. */
const STARTS_WITH =
  /(?<![a-z])(?:starts?|begins?|opens?) with (?:an? [a-z0-9]+|\d+)|with an? [a-z0-9]+ in front(?![a-z])/

/** "The rest stays unless the backlog shrinks", "fine until it is in the low teens", "as long as it stays over 4". */
function lasting(sentence: Sentence): Found | null {
  for (const match of matchesOf(LASTING, sentence.words)) {
    const found = lastingFrom(sentence, match)
    if (found) return found
  }
  return null
}

function lastingFrom(sentence: Sentence, match: RegExpExecArray): Found | null {
  const { words } = sentence
  const [marker, to] = [match.groups?.marker ?? '', match.index + match[0].length]
  const isReversed = !/^(?:unless|until|till|til|'til)$/.test(marker)
  const lead = words.slice(0, match.index)
  const end = endOfLasting(words, to)
  const condition = { from: to, to: end }
  const text = words.slice(condition.from, condition.to)
  const rest = words.slice(end)
  const isKeptBefore = isKeeping(lead, true)
  if (!(isKeptBefore || isKeeping(rest, false) || /not a day longer/.test(words))) return null
  if (OF_WRITER.test(text) || WELCOME.test(text) || AWAITED.test(text) || saysNothing(text, true)) return null
  const isMeant = isReversed
    ? comparisonsOf(text).length > 0 || KEEPS_FIGURE.test(text)
    : !NOTHING_NAMED.test(text) &&
      // What "unless" opens need not be bad by its own words.
      (isEvent(text) ||
        LOW.test(text) ||
        hasToStayLow(text) ||
        (marker === 'unless' && IS_KEPT.test(lead) && mayCome(text) && !isGoodNews(text)))
  const whole = {
    from: isKeptBefore ? (clauseBefore(words, match.index)?.from ?? 0) : match.index,
    to: isKeptBefore ? end : end + (rest.split(/[;.!]/)[0] ?? '').trimEnd().length,
  }
  return isMeant ? foundByShape(sentence, condition, whole, isReversed ? 'reversed' : 'straight') : null
}

/** It stays where it is; "it stays cheap" tells something else. */
const IS_KEPT =
  /(?:stays?|remains?|sits?|kept|hold|holding|keep|keeping|own|owning|in)(?: (?:it|this|them|on|here|put|untouched|mine|with me|where it is|a shareholder|(?:in|on) (?:the|my) [a-z]+))?,? $/
/** "I hold till then": what is waited for stands before. */
const NOTHING_NAMED = /^(?:then|that|this|now|later|further)(?![a-z])/
const LASTING =
  /(?:^|(?<=[\s,;:–—-]))(?<marker>(?:for )?(?:as|so) long as|while|provided(?: that)?|unless|until|till|'?til)(?= [a-z0-9$<>+-]) /g
const endOfLasting = (words: string, from: number): number => {
  const end = /[;.!)](?:\s|$)|, | i(?:'m|'ll|'d)? (?:am|stay|keep|hold|remain|will|would|own|collect) |$/.exec(
    words.slice(from),
  )
  return from + (end?.index ?? words.length - from)
}
/** What is only waited for is no line. */
const AWAITED =
  /(?<![a-z])(?:deal|merger|offer|expiry|expiration|earnings|results|retire|christmas|(?:the )?(?:end|report))(?![a-z])/
const KEEPS_FIGURE = /\d[^.;]*(?<![a-z])or (?:better|more|higher|above)|(?:starts?|begins?) with/
const LOW =
  /(?<![a-z])(?:low|mid|high)[- ](?:single|teens|twenties|digits)|(?<![a-z])single digits?|(?<![a-z])below|under/

/** "Churn at one and a half would mean that cable has answered": a figure of something, and what it would say. */
function wouldMean(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = WOULD_MEAN.exec(words)
  const [from, to] = match?.indices?.groups?.condition ?? [0, 0]
  const condition = words.slice(from, to)
  if (!match || OF_NO_MEASURE.test(condition) || OF_PRICE.test(condition) || WELCOME.test(condition)) return null
  const rest = words.slice(match.index + match[0].length).split(/[;.]/)[0] ?? ''
  const verb = match[0].slice(match[0].indexOf(condition) + condition.length)
  const [compared] = comparisonsOf(condition)
  // "Below 25% would shorten that to zero": of other verbs only a figure on the bad side counts, and something that ends by it.
  const isOnBadSide = compared !== undefined && (compared.side === 'below') !== hasToStayLow(condition)
  if (!SAYS.test(verb) && !(isOnBadSide && ENDS_BY_IT.test(rest))) return null
  if (NO_END_TOLD.test(`${verb}${rest}`)) return null
  if (GOOD_NEWS.test(rest) || !(isEvent(condition) || HAS_FIGURE.test(condition) || STARTS_WITH.test(condition)))
    return null
  return foundByShape(sentence, { from, to }, { from, to: match.index + match[0].length + rest.length })
}

const WOULD_MEAN =
  /(?:^|[;:] |, (?:and |but )?|(?<![a-z])(?:and|but) )(?<condition>[a-z](?:[^;:.,]|[.,](?=\d)){3,60}?) (?:(?:would|will) (?:mean|tell me|show|say|prove|suggest|do it(?: for me)?|be (?:a sign|proof|evidence)|[a-z]+)|tells? (?:me|us)|(?:is|are) not (?:what|why|the))(?: to me)?(?: that)? /d
/** Another clause, or what the writer does. */
const OF_NO_MEASURE =
  /^(?:if|when|once|should|unless|and|selling|buying|holding|adding|waiting|that|this|what|who|a (?:gain|loss)|my)(?![a-z])|(?<![a-z])(?:i|loss|gain)(?![a-z])/
const SAYS = /(?<![a-z])(?:do it|mean|tells?|show|say|prove|suggest|sign|proof|evidence)(?![a-z])/
const ENDS_BY_IT = /(?<![a-z])(?:my|me|i|zero|wrong|over|the end|out)(?![a-z])/
/** "... would not change my mind", "... would surprise me": it ends nothing. */
const NO_END_TOLD =
  /^ ?(?:would|will|should) (?:(?:not|never|hardly|scarcely)(?![a-z])|(?:surprise|annoy|please|hurt|worry|bother|amuse|sadden|concern|upset|disappoint|delight|suit|puzzle|astonish|amaze) )|^ ?(?:wouldn't|won't)(?![a-z])/
const HAS_FIGURE =
  /(?<![a-z])(?:at|of|near|around|below|under|above|over) (?:minus |-)?(?:[$€£]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|zero)(?![a-z]))/
const OF_PRICE = /^(?:the |a |my |its )?(?:stock|shares?|price|share price|it|this|that|i|we)(?![a-z])/
const GOOD_NEWS =
  /(?<![a-z])(?:i (?:am|was|'m) right|right|good|great|cheap|bargain|upside|worth|vindicat\w*|works?|buy|add|double)(?![a-z])/
