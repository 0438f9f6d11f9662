import { plainText, type Span, trimmed } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAfter, sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { isScenario } from '../../../tests-in-text/not-a-test.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'

/**
 * The stretches of a text that tell a test together with what it measures: "10% is my number." and "Less and I was wrong", for "less"
 * alone tells nothing. Empty where the text says nowhere what is measured.
 */
export const wholeTest = (text: string, test: OwnTest): readonly Span[] =>
  isBrokenUp(text.slice(test.span.from, test.span.to))
    ? []
    : toldBy(text, test).map((span, at, { length }) =>
        at === length - 1 ? withBeginning(text, span) : withoutPrice(text, span),
      )

/** "Margin 13%, so it is worth 120": what a share is worth is no part of what a test measures. */
function withoutPrice(text: string, span: Span): Span {
  const judged = JUDGES_PRICE.exec(plainText(text.slice(span.from, span.to)))
  return judged && judged.index > 0 ? trimmed(text, { from: span.from, to: span.from + judged.index }) : span
}

/** "Out on “never”, i.e. combined ratio above 98": marks of a quotation around one word leave pieces that say nothing. */
const isBrokenUp = (words: string): boolean => /["“„«]\s*[\p{L}\p{N}'’-]+\s*["”“»]/u.test(words)

/** "The plan is to | sell if growth falls": a few words before it, without a mark, are its beginning, unless they only lead over to it. */
function withBeginning(text: string, span: Span): Span {
  const { from } = sentenceAround(text, span)
  const lead = text.slice(from, span.from)
  const isPart =
    /^(?:[^.,;:!?()“”"—–=<>→-]|(?<=\p{L})-(?=\p{L}))+\s$/u.test(lead) && lead.trim().split(/\s+/u).length <= MOST_BEFORE
  return isPart && !LEADS_OVER.test(plainText(lead)) && span.to - from <= MOST_CHARACTERS ? { from, to: span.to } : span
}

const LEADS_OVER = /^(?:(?:and|but|so|or|yet|then|also|well|hey|ok|okay|yeah|lol|ngl|tbh|honestly|bro|fr|no cap) )+$/
const MOST_BEFORE = 8
const MOST_CHARACTERS = 200

function toldBy(text: string, test: OwnTest): readonly Span[] {
  const span = IS_STOP.test(plainText(test.words)) ? test.span : withLeadingLimit(text, test.span)
  if (OF_ALL_OF_IT.test(plainText(test.words))) return [span]
  const begins = sentenceAround(text, span).from
  const isOfLead = THAN_THAT.test(plainText(test.words)) && contentWords(text.slice(begins, span.from)).length > 1
  // No quotation holds a full stop.
  if (isOfLead) return /\.(?!\d)/.test(text.slice(begins, span.from)) ? [] : [{ from: begins, to: span.to }]
  // "I don't mind messy up to the May report. Then I want 10% or I'm gone": from when it holds, only the sentence before says.
  const until =
    THEN.test(plainText(text.slice(begins, span.to))) && sentencesOf(text).findLast(({ to }) => to <= begins)
  if (until && TELLS_UNTIL.test(plainText(text.slice(until.from, until.to))) && isQuotable(text, until))
    return [until, { from: begins, to: span.to }]
  const leans = LEANS_ON_BEFORE.test(plainText(test.words))
  const meant = leans && sentenceMeant(text, test, span)
  // "The yard is busy; if it doesn't deliver, I sell": what stands nearest is in its own sentence.
  const isBehindClause = CLAUSE_BEFORE.test(text.slice(begins, span.from))
  if (leans && isBehindClause) return [{ from: begins, to: span.to }]
  if (meant && isQuotable(text, meant)) return [meant, span]
  // "Debt 21bn is the water level. It has to be under 17": "it" is the figure right before.
  const figure = OF_FIGURE_BEFORE.test(plainText(test.words)) && sentencesOf(text).findLast(({ to }) => to <= span.from)
  if (figure && /\d/.test(text.slice(figure.from, figure.to)) && isQuotable(text, figure)) return [figure, span]
  // "Two weeks, then out" is whole: a time decides, and nothing is measured.
  if (namesItself(test) || test.byWhen?.words === test.words) return [span]
  const own = sentenceAround(text, span)
  // "The number that I watch is orders: fewer than 1,100": what stands before the colon is what it measures.
  const lead = text.slice(own.from, span.from)
  if (
    /:\s*$/u.test(lead) &&
    !LEANS_ON_OTHER.test(plainText(lead)) &&
    contentWords(lead).some((word) => !LEANS.has(word))
  )
    return [{ from: own.from, to: span.to }]
  const leansBack = OF_BEFORE.test(plainText(test.condition ?? test.words))
  // "First report where they don't, I'm gone": who they are stands in the sentence before.
  if (tells(text.slice(own.from, span.from), test, leansBack ? TELLING : 1)) return [{ from: own.from, to: span.to }]
  const earlier = sentencesOf(text).filter(({ to }) => to <= own.from)
  const items = listBefore(text, earlier)
  // "I sell on the first one" is of the first of a list; of "either" all of it would have to be quoted.
  if (items.length > 1) return OF_FIRST.test(plainText(test.words)) ? [...items.slice(0, 1), span] : []
  // "Occupancy 96%. I sell if it drops under 94%": a figure of its unit right before is of what it measures, however few words it has.
  const before = earlier.at(-1)
  const isOfUnit = ({ unit, from, to }: Quantity) =>
    unit === test.unit && unit !== 'count' && before !== undefined && from >= before.from && to <= before.to
  if (leansBack && before && test.unit !== null && quantitiesOf(text).some(isOfUnit) && isQuotable(text, before))
    return [before, span]
  const least = leansBack ? 1 : TELLING
  // "Out below 80" alone is of the price, unless it stands right after what it measures.
  const isBare = test.measured === null && (test.unit === 'count' || test.unit === 'money')
  const telling = (isBare ? earlier.slice(-1) : earlier).filter(
    (sentence) =>
      isQuotable(text, sentence) &&
      !(isBare && BEARS.test(plainText(text.slice(sentence.from, sentence.to)))) &&
      tells(text.slice(sentence.from, sentence.to), test, least) &&
      isOfItsKind(test, plainText(text.slice(sentence.from, sentence.to))),
  )
  // "The day they don't raise it": who raised it stands in the sentence with the same word.
  const told = contentWords(test.condition ?? test.words)
  const isOfSame = ({ from, to }: Span) => contentWords(text.slice(from, to)).some((word) => told.includes(word))
  // "The day they cut it": of a sentence that names what a company cuts.
  const isCut = ({ from, to }: Span) => IS_CUT.test(plainText(text.slice(from, to)))
  const named = CUT_IT.test(plainText(test.words)) ? telling.findLast(isCut) : undefined
  const nearest = named ?? telling.findLast(isOfSame) ?? telling.at(-1)
  // "I expect 12% again and sell if it falls below 10%": the figure that "it" may fall from stands in its own sentence.
  const hasOwnFigure =
    test.value !== null && quantitiesOf(text.slice(own.from, span.from)).some(({ unit }) => unit === test.unit)
  const isPremise = nearest && JUDGES_PRICE.test(plainText(text.slice(nearest.from, nearest.to)))
  if (hasOwnFigure && isPremise) return [{ from: own.from, to: span.to }]
  // "Wrong on the base case if orders fall": it names the case, and says by itself what would end it.
  const isCase = nearest && isScenario(plainText(text.slice(nearest.from, nearest.to))) && told.length > TELLING
  if (nearest) return [...(isCase ? [] : [nearest]), { from: own.from, to: span.to }]
  // "If it falls below 5%, I sell. I mean organic growth."
  const next = sentenceAfter(text, own)
  const isMeant = next && test.measured !== null && text.slice(next.from, next.to).includes(test.measured)
  if (isMeant) return [{ from: own.from, to: span.to }, next]
  return isBare || MISS_ALONE.test(plainText(test.words)) || hasNamedAlternative(test) ? [span] : []
}

/** "Until it falls below 6bn, or branded growth goes to zero": the second condition says by itself what it measures. */
const hasNamedAlternative = ({ condition }: OwnTest): boolean =>
  (condition ?? '')
    .split(/,? or /iu)
    .slice(1)
    .some((part) => contentWords(part).filter((word) => !LEANS.has(word)).length > 1)

/** "If it isn't back by Thanksgiving": the sentence that has the test's own word, else the one right before. */
function sentenceMeant(text: string, { words }: OwnTest, span: Span): Span | undefined {
  const before = sentencesOf(text).filter(({ to }) => to <= span.from)
  const named = contentWords(/^[^,;:]*/.exec(words)?.[0] ?? '').filter(
    (word) => !LEANS.has(word) && word.length > SHORT_WORD,
  )
  const isOfSame = ({ from, to }: Span) => contentWords(text.slice(from, to)).some((word) => named.includes(word))
  return before.findLast(isOfSame) ?? before.at(-1)
}
const SHORT_WORD = 3

/** "Cut = out" is of what a company can cut, "the first miss" of what was foreseen, and the sentence before need be of neither. */
const isOfItsKind = ({ words }: OwnTest, before: string): boolean =>
  (!CUT_ALONE.test(plainText(words)) || CAN_BE_CUT.test(before)) &&
  (!MISS_ALONE.test(plainText(words)) || CAN_BE_MISSED.test(before))

/** "Under 18 I sell half, under 15 all": the first limit stands before what is done. */
function withLeadingLimit(text: string, span: Span): Span {
  const own = sentenceAround(text, span)
  const lead = LIMIT_BEFORE.exec(text.slice(own.from, span.from))
  return lead ? { from: own.from + lead.index, to: span.to } : span
}

/** Of "over 142, stop 140" the first figure is where somebody gets in. */
const IS_STOP = /^(?:my |hard |mental )*(?:stop|sl)(?![a-z])/

const LIMIT_BEFORE =
  /(?<![a-z])(?:under|below|above|over|less than|more than) [^\s,;:]+(?: (?!(?:and|or|but)(?![a-z]))[a-z]+)?,? ?$/iu

const CUT_ALONE = /^(?:if |a |any |one |the )*cut(?![a-z])/
const CAN_BE_CUT = /(?<![a-z])(?:dividends?|div|payouts?|distributions?|yield|buybacks?|guidance|guide|coupon)(?![a-z])/

const CUT_IT = /(?<![a-z])they (?:ever |do )?cut (?:it|them)(?![a-z])/
const IS_CUT = /(?<![a-z])(?:dividends?|div|payouts?|distributions?|buybacks?|guidance|guide|coupon)(?![a-z])/

const MISS_ALONE = /(?<![a-z])(?:miss|misses|shortfall)(?= ?(?:[.,;:!)]|$|and |i |means |is |or |in a row))/
const CAN_BE_MISSED =
  /(?<![a-z])(?:beats?|beaten|estimates?|guid(?:ance|e|ed|es)|consensus|expect(?:s|ed|ations?)|forecasts?|targets?|deadlines?|dates?|plan(?:s|ned)?|promise[ds]?|miss(?:ed|es)?)(?![a-z])/

/** An event needs so many words to be told, where no "it" leans on the sentence before. */
const TELLING = 3
const OF_BEFORE = /(?<![a-z])(?:it|they|them|this|that|he|she)(?![a-z])|^if (?:not|so)(?![a-z])/
const OF_FIRST = /(?<![a-z])first(?: one)?(?![a-z])/

/** The lines of a list with which the sentences end. */
function listBefore(text: string, sentences: readonly Span[]): readonly Span[] {
  const last = sentences.findLastIndex(({ from, to }) => !LIST_MARK.test(text.slice(from, to)))
  return sentences.slice(last + 1)
}

/** "Under that I was wrong", "if that passes": what is meant is the sentence before. */
const LEANS_ON_BEFORE =
  /^(?:and |but )?(?:anything |a (?:quarter|year|print) )?(?:under|below|above|over|less than|more than|short of) (?:that|this|it)(?![a-z])|^if (?:that|this) (?:share|part|portion|ratio|percentage) (?=falls|drops|goes|is|gets|slips|shrinks|rises)|^if (?:yes|no)(?=,|:| (?:i|we|it|then)(?![a-z]))|^(?:if|when|once|should) (?:that|this|it) (?:passes|happens|comes|goes|fails|does|is|isn't|doesn't)(?![a-z])/
const THEN =
  /^(?:then|from then on|after that|afterwards)(?:,| (?:i|it|they|organic|sales|growth|margins?|the [a-z]+)(?![a-z]))/
const TELLS_UNTIL =
  /(?<![a-z])(?:up to|until|till|through|before|by) (?:the )?(?:[a-z]+ ){0,2}(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|q[1-4]|20\d\d|year|half|quarter)(?![a-z])|(?<![a-z])(?:gives? (?:it|them|him|her)|gets?|may [a-z]+(?: money)? for) (?:a|one|two|three|four|six|\d+)(?: or (?:two|three))? (?:quarters?|months?|years?|reports?)(?![a-z])/
/** A clause of a few words with the mark that ends it, and nothing that leads over from elsewhere. */
const CLAUSE_BEFORE = /(?:^|[;:]\s*)[\p{L}\d$€£][^;:]*\s[^;:]*\s[^;:]*(?:[;,:–—]|\s-)\s*(?:(?:and|but|so)\s+)?$/u
const OF_FIGURE_BEFORE =
  /^(?:and |but )?(?:it|that) (?:has to|must|needs to|should) (?:be|stay|get|come|fall|rise|go)(?: back| down| up)? (?:under|below|above|over|to)(?![a-z])/
/** "If it doesn't work out": "it" is the whole idea, and no sentence before. */
const OF_ALL_OF_IT =
  /^(?:and |but |so )?(?:if|when|once|should) (?:it|this|things?) (?:all )?(?:(?:does not|doesn't|doesnt|do not|don't|did not|didn't|isn't|won't) (?:work(?:s|ing)?(?: out)?|pan out|go (?:to plan|as planned|well|my way)|play out)|goes? (?:wrong|badly|south|sideways|pear[- ]shaped|against me))(?![a-z])/
/** "At or above -2% it holds; worse than that, I exit" */
const THAN_THAT =
  /^(?:and |but )?(?:(?:worse|less|more|lower|higher|fewer|anything) than|below|under|above|over|beneath) (?:that|this)(?![a-z])/
/** "It stands at 96.5." says no more of what is measured than the test itself. */
const OPENS_WITH_PRONOUN =
  /^(?:and |but |so )?(?:(?:i|we) (?:assume|think|expect|model|believe|guess|reckon)(?: that)? )?(?:it|this|that)(?:'s| )/
/** "I was too hopeful" measures nothing. */
const IS_OF_WRITER =
  /^(?:and |but |so )?(?:(?:i|we) (?:was|were|am|are|feel|felt)|(?:i|we)(?:'d| would)? (?:call|value|put) it)(?![a-z])/

const isQuotable = (text: string, { from, to }: Span): boolean => {
  const words = plainText(text.slice(from, to))
  return !(
    IS_TABLE.test(words) ||
    IS_SIZE.test(words) ||
    OPENS_WITH_PRONOUN.test(words) ||
    IS_OF_WRITER.test(words) ||
    ARGUES.test(words) ||
    IS_OF_CONFIDENCE.test(words)
  )
}

/** "It is cheap unless cash flow falls, and it hasn't": an argument about today. */
const ARGUES =
  /(?<![a-z])(?:unless|if)(?![a-z])[^;]*,? (?:and|but|which) (?:it|they|that|this|so far it)?(?: ?(?:has|have|did|do|does|is|are|will) not| ?(?:has|have|did|do|does|is|are)n't| won't)(?= ?(?:[.,:;!]|$|yet|so far))/
/** "Sales grew 12% a year, so at 24 times earnings it's cheap": from what has been to what a share is worth, which is no part of a test. */
const JUDGES_PRICE =
  /,? (?:so|hence|therefore|which (?:makes|is why)|thus)(?![a-z])[^;]*(?<![a-z])(?:cheap(?:er)?|bargains?|steal|undervalued|(?:under|over)priced|expensive|dear|fair(?:ly)?(?: (?:priced|valued))?|worth|deserves?|discount|gift|(?:too|attractively|reasonably) (?:low|high|priced)|a buy|no-?brainer)(?![a-z])/
/** "I can live with a slow leak": what is borne is no line, and beside one it would excuse. */
const BEARS =
  /(?<![a-z])(?:i|we)(?:'m| am|'re| are|'d| would)? (?:can |could |will |would )?(?:(?:live|cope|deal|put up) with|bear|stomach|tolerate|accept|forgive|(?:fine|ok|okay|good|comfortable|happy) with|(?:don't|dont|do not|wouldn't|won't) (?:mind|care|worry))(?![a-z])/
/** "It scares me, so 5 not 6": how sure somebody is measures nothing. */
const IS_OF_CONFIDENCE = /(?<![a-z])so (?:i'm |i am |an? )?(?:10|\d),? (?:and )?not (?:an? )?(?:10|\d)(?![\d%])/

/** Lines of a table cannot be quoted as a sentence. */
const IS_TABLE = /\|/
/** How much of it is held belongs to no test of the company: "1.5% max". */
const IS_SIZE =
  /\d ?% (?:max|maximum|at most|(?:position|weight)(?![a-z])|of (?:my|the|our) (?:portfolio|account|money|book|capital|savings))|(?<![a-z])max(?:imum)?(?: of)? \d[\d.]* ?%/
const LIST_MARK = /^(?:[-*•–|]|\d+[.)]|\([a-z\d]\)|[a-z]\)) ?/iu

/** Whether words may tell what is measured: they name it, or have a figure of its kind; of an event they have to be a few. */
function tells(words: string, { measured, side, unit }: OwnTest, least: number): boolean {
  const told = contentWords(words)
  if (side === 'happens') return told.length >= least
  const named = contentWords(measured ?? '')
  if (named.length > 0) return named.some((word) => told.includes(word))
  return quantitiesOf(words).some((quantity) => quantity.unit === unit || quantity.unit === 'percent')
}

/** Whether what is measured stands among the test's own words, as a noun and not as "it". */
function namesItself({ words, measured, condition, side, isPrice }: OwnTest): boolean {
  if (isPrice || OF_CHART.test(plainText(measured ?? ''))) return true
  const own = contentWords(words)
  if (side !== 'happens') {
    const named = contentWords(measured ?? '')
    // "z under 0.5": a letter is a name too.
    if (measured !== null && named.length === 0) return plainText(words).includes(plainText(measured))
    // "Pepsi orders fall behind the scanner data, by more than 10%": what stands before the figure names it, if not right before it.
    if (measured === null && condition !== null) {
      const lead = contentWords(condition.slice(0, Math.max(0, condition.search(/\d/u))))
      return lead.filter((word) => !LEANS.has(word)).length > 1
    }
    return named.some((word) => own.includes(word))
  }
  const told = plainText(condition ?? words)
  // "If not", "if it goes lower than that": what is meant stands before.
  if (/^(?:if )?(?:not|so|otherwise)(?![a-z])/.test(told)) return false
  if (/^(?:it|this|they) .*(?<![a-z])(?:than|below|under|above|over) (?:that|this|it)(?![a-z])/.test(told)) return false
  // "50 day breaks": a number says what of.
  return /^\d/.test(told) || contentWords(told).some((word) => !LEANS.has(word))
}

/** "Breakout over 340. Out under 331", "half at a double": a figure of the chart is one of the price. */
const OF_CHART =
  /^(?:the )?(?:breakouts?|breakdowns?|support|resistance|targets?|pivots?|gaps?|swing|stops?|(?:a )?(?:double|triple))(?![a-z])/

const LEANS_ON_OTHER = /(?<![a-z])(?:it|them|they|this|these|those)(?![a-z])/

/** Words that need something named before them. */
const LEANS = new Set(
  contentWords(
    "cut fall drop break slip miss fail go come happen turn stop change raise lower less fewer more worse better first second third either neither both anything opposite grow shrink decline double work continue sell sold leave out wrong gone done exit trim half would will else otherwise where there they lose losing end early late rather cash be tell trigger alarm i'm im i'd i'll was should don't doesn't didn't isn't aren't won't do does",
  ),
)
