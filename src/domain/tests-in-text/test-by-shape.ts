import { comparisonsOf } from '../language/comparison.ts'
import type { Span } from '../language/plain-text.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { isEvent, saysNothing } from './condition-patterns.ts'
import { endsForWriter, isKeeping } from './end-by-shape.ts'
import type { Found } from './found-test.ts'
import type { OwnTestThen } from './own-test.ts'
import type { Sentence } from './sentence.ts'

/**
 * A test by the shape of its sentence alone, asked for only where no listed words were found: a clause that opens like a condition
 * and is of something that goes wrong or of a figure, beside a clause in which it ends for its writer, in either order; a holding
 * that lasts only while something does; a figure that would mean something; a sentence that leans on the figure of the one before.
 */
export function testByShape(sentence: Sentence): Found | null {
  const { words } = sentence
  if (/\?\W*$/.test(words) || HAS_BEEN.test(words) || OF_OTHERS.test(words)) return null
  return conditional(sentence) ?? lasting(sentence) ?? wouldMean(sentence) ?? leaningOnFigure(sentence)
}

/** "I would have sold if they had": what did not come is no test. */
const HAS_BEEN = /(?<![a-z])(?:would|could|should|might) have (?!to )|(?<![a-z])had (?:been|it|they)(?![a-z])/
/** What somebody else says or does. */
const OF_OTHERS =
  /(?<!(?:^|[^a-z])(?:i|we)(?: [a-z]+)? )(?<![a-z])(?:says?|said|thinks?|thought|tells? me|told|swears?|claims?|argues?|predicts?|recommends?|advises?)(?![a-z])/

/** Inverted ones open a clause only at its beginning: "cloud should grow" has its subject before it. */
const OPENS =
  /(?<=^|[\s(])(?:(?:only )?if|once|when(?:ever)?|as soon as|in case|the (?:day|moment|minute|instant|quarter|year|first (?:day|quarter|year|month|time|report|print))(?: (?:that|when|in which|on which|where|with))?|(?<=^|[,;:()–—-] ?|(?<![a-z])(?:and|but|so|or|then|at|on|with|out|it) )(?:should|were|another))(?= [a-z0-9$<>+-])/g

/** A condition and what follows from it, parted by a comma, a dash, or the beginning of a new subject. */
function conditional(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: opener, index } of words.matchAll(OPENS)) {
    const from = index + opener.length + 1
    // Of "the first quarter with", "another" the words belong to what is meant.
    const start = /^(?:another|the (?:first|quarter|year))/.test(opener) ? index : from
    for (const { index: at, 0: lead } of words.slice(from).matchAll(BEGINS_MAIN)) {
      const condition = { from: start, to: from + at }
      const main = words.slice(from + at + lead.length)
      const clause = main.split(/[;.!]| (?:but|because|since|although|unless) /)[0] ?? main
      if (goesWrong(words.slice(condition.from, condition.to)) && endsForWriter(clause))
        return found(sentence, condition, { from: index, to: from + at + lead.length + clause.trimEnd().length })
    }
    const before = clauseBefore(words, index)
    const condition = { from: start, to: endOfCondition(words, from) }
    if (before && goesWrong(words.slice(condition.from, condition.to)) && endsForWriter(before.words))
      return found(sentence, condition, { from: before.from, to: condition.to })
  }
  return null
}

/** Where a main clause may begin after a condition. */
const BEGINS_MAIN =
  /(?:,|;| -| –| —|:)? (?:then |and |so |well )*(?=(?:i|i'm|i'll|i'd|im|ill|we|we're|we'll|my|our|no longer|not) )/g

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
  return isEvent(words) || quantitiesOf(words).length > 0 || STARTS_WITH.test(words)
}

const [LEAST, MOST] = [6, 160]
const OF_WRITER = /^(?:i|we|i'[a-z]+|my|our) (?!(?:see|read|hear|find|learn)(?![a-z]))/
const TOLD = /(?<![a-z])(?:was|were|did|fell|went|came|rose|grew|has been|have been|even if)(?![a-z])/
/** What a price does upwards, and what is wished for, proves nobody wrong. */
const WELCOME =
  /(?<![a-z])(?:doubles?|triples?|rall(?:y|ies)|moons?|my target|break ?even|what i paid|back (?:at|to|above|over)|fair value|approv(?:al|es|ed)|wins?|beats?)(?![a-z])/
/** "The day it starts with a two": how a figure is written. */
const STARTS_WITH = /(?<![a-z])(?:starts?|begins?|opens?) with an? [a-z0-9]+|with an? [a-z0-9]+ in front(?![a-z])/

/** "The rest stays unless the backlog shrinks", "fine until it is in the low teens", "as long as it stays over 4". */
function lasting(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = LASTING.exec(words)
  const [marker, to] = [match?.groups?.marker ?? '', match ? match.index + match[0].length : 0]
  if (!match) return null
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
    : isEvent(text) || LOW.test(text)
  const whole = {
    from: isKeptBefore ? (clauseBefore(words, match.index)?.from ?? 0) : match.index,
    to: isKeptBefore ? end : end + (rest.split(/[;.!]/)[0] ?? '').trimEnd().length,
  }
  return isMeant ? found(sentence, condition, whole, isReversed ? 'reversed' : 'straight') : null
}

const LASTING =
  /(?:^|(?<=[\s,;:–—-]))(?<marker>(?:for )?(?:as|so) long as|while|provided(?: that)?|unless|until|till|'?til)(?= [a-z0-9$<>+-]) /
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
  if (!match || !/^[a-z]/.test(condition) || OF_PRICE.test(condition) || WELCOME.test(condition)) return null
  const rest = words.slice(match.index + match[0].length).split(/[;.]/)[0] ?? ''
  if (GOOD_NEWS.test(rest) || !(isEvent(condition) || HAS_FIGURE.test(condition))) return null
  return found(sentence, { from, to }, { from, to: match.index + match[0].length + rest.length })
}

const WOULD_MEAN =
  /(?:^|[;:] |, (?:and |but )?|(?<![a-z])(?:and|but) )(?<condition>[a-z](?:[^;:.,]|\.(?=\d)){3,60}?) (?:would|will) (?:mean|tell me|show|say|prove|suggest|be (?:a sign|proof|evidence))(?: to me)?(?: that)? /d
const HAS_FIGURE =
  /(?<![a-z])(?:at|of|near|around|below|under|above|over) (?:minus |-)?(?:[$€£]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|zero)(?![a-z]))/
const OF_PRICE = /^(?:the |a |my |its )?(?:stock|shares?|price|share price|it|this|that|i|we)(?![a-z])/
const GOOD_NEWS =
  /(?<![a-z])(?:i (?:am|was|'m) right|right|good|great|cheap|bargain|upside|worth|vindicat\w*|works?|buy|add|double)(?![a-z])/

/** "Lower than that, three quarters running, and ...: sell", "Four, and it was a lender with an app", "So does a second year of it." */
function leaningOnFigure(sentence: Sentence): Found | null {
  const { words, before, text, span } = sentence
  if (!before) return null
  const earlier = text.slice(before.from, before.to)
  const plain = earlier.toLowerCase()
  const told = text.slice(0, before.to)
  const also = ALSO.exec(words)
  if (also && ENDS_IT.test(plain))
    return found(
      sentence,
      { from: also[0].length, to: words.replace(/\W+$/, '').length },
      { from: 0, to: words.length },
    )
  if (quantitiesOf(told).length === 0 || /(?<![a-z])(?:price|shares?|stock)(?![a-z])/.test(plain)) return null
  const lead = LESS_OR_MORE.exec(words) ?? FIGURE_ALONE.exec(words)
  const main = lead ? words.slice(lead[0].length) : ''
  if (!lead || !(endsForWriter(main) || PAST_VERDICT.test(main) || /[;,] sell\W*$/.test(main))) return null
  const isSide = /^(?:and |but )?(?:lower|worse|less|fewer|higher|more)/.test(lead[0])
  return isSide
    ? {
        span: { from: before.from, to: span.to },
        condition: before,
        takes: comparisonsOf(earlier).length > 0 ? 'reversed' : 'straight',
        followedBy: 'was-wrong',
      }
    : {
        span: { from: before.from, to: span.to },
        condition: { from: span.from, to: span.from + lead[0].length },
        takes: 'straight',
        followedBy: 'was-wrong',
      }
}

const ALSO =
  /^(?:and |but )?so (?:does|do|would|will|did) (?=(?:a|an|another|any|the|two|three|no|losing|cutting)(?![a-z]))/
const ENDS_IT =
  /(?<![a-z])(?:ends?|kills?|breaks?|finish(?:es)?|disproves?|refutes?|proves? me|sends? me|makes? me|gets? me out|changes? my mind|my cue|my signal)(?![a-z])/
const LESS_OR_MORE =
  /^(?:and |but )?(?:lower|worse|less|fewer|higher|more) than (?:that|this|it)(?:,[^,;]{3,40})?,? (?:and |then )?/
const FIGURE_ALONE =
  /^(?:and |but |at )?(?:minus |-)?(?:\d[\d.,]*%?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: or (?:less|more|worse|lower|higher))?, (?:and |then )/
const PAST_VERDICT = /^(?:it|this|that|they|the [a-z]+|i|we) (?:was|were|had)(?: (?:never|only|just|not))? /

function found(
  { span }: Sentence,
  condition: Span,
  whole: Span,
  takes: 'straight' | 'reversed' = 'straight',
  followedBy: OwnTestThen = 'sell',
): Found {
  return {
    span: { from: span.from + whole.from, to: span.from + whole.to },
    condition: { from: span.from + condition.from, to: span.from + condition.to },
    takes,
    followedBy,
  }
}
