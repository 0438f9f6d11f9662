import { isEnglish } from '../language/is-english.ts'
import { adviceGiven } from './advice-given.ts'
import { folded, foreignQuotes, quotedAsYours, wronglyYours } from './checked-quotations.ts'
import type { BlindReading, CritiqueMark, CritiqueRequest, Headline } from './critique.ts'
import { sentencesOf, withoutLabel, withoutQuotations } from './critique-sentences.ts'
import { daysOfTheInvestor, monthsOfTheInvestor, namesDay, namesMonth } from './dates-in-text.ts'
import { indexFigures, sameFigures } from './figure-index.ts'
import { formMarks } from './form-marks.ts'
import { critiquePrompt } from './prompt.ts'
import { INSTRUCTIONS } from './prompt-instructions.ts'
import { fencedTexts } from './prompt-sources.ts'
import { wordsOfOthers } from './said-by-others.ts'
import { figuresGivenInWords, figuresInWords, withoutShares } from './spelled-figures.ts'
import { withoutSupposed } from './supposed-in-question.ts'
import { madeUpMultiples } from './told-multiples.ts'
import { unheardNews } from './unheard-news.ts'
import { westernDigits } from './western-digits.ts'
import { type WrittenFigure, writtenFigures } from './written-figures.ts'
import { wrongDirections } from './wrong-directions.ts'
import { wronglyDatedHeadlines } from './wrong-headline-days.ts'

/**
 * What of a model's critique is not in what the model was given: quotations of what nobody wrote, figures, headlines that do
 * not exist; what is wrong with its form; and plain advice. Nothing of it is judged by its meaning.
 * @param isWhole an answer that broke off has no form to check
 */
export function checkCritique(
  written: string,
  request: CritiqueRequest,
  blind: BlindReading | null,
  isWhole = true,
): CritiqueMark[] {
  // What a critic made up before is not given by having been said.
  const input = westernDigits(critiquePrompt(request, blind).input)
  const text = westernDigits(written)
  const texts = fencedTexts(input, new Set(['earlierCritiques']))
  const given = texts.join('\n')
  const own = fencedTexts(input, new Set(['earlierCritiques', 'filings', 'headlines'])).join('\n')
  const ofOthers = wordsOfOthers(quotedAsYours(text), thesesOf(request), besideTheses(input))
  const notYours = [...wronglyYours(text, given, own), ...ofOthers].map(
    (words) => ({ kind: 'quote', text: words }) as const,
  )
  const quotes = [...quoteMarks(text, request, given), ...notYours]
  const isMarked = (sentence: string) => quotes.some((mark) => mark.kind === 'headline' && sentence.includes(mark.text))
  const misdated = wronglyDatedHeadlines(text, request).map((words) => ({ kind: 'headline', text: words }) as const)
  const news = [...newsMarks(text, request), ...misdated].filter((mark) => !isMarked(mark.text))
  return mostOf([
    ...(isWhole ? formMarks(text) : []),
    ...adviceGiven(text).map(
      (words) => ({ kind: 'form', text: `It gives advice, as it was told not to: ${words}` }) as const,
    ),
    ...quotes,
    ...news,
    ...unheardNews(text, request)
      .filter((sentence) => !news.some((mark) => mark.text === sentence))
      .map((words) => ({ kind: 'headline', text: words }) as const),
    // The last question may be quoted; a figure that its critic made up is not given by having been asked about.
    ...claimedFigureMarks(text, fencedTexts(input, new Set(['earlierCritiques', 'lastQuestion'])).join('\n')),
    ...wrongDirections(sentencesOf(text), input).map((words) => ({ kind: 'figure', text: words }) as const),
    ...confidenceMarks(text, request, given),
    ...dayMarks(text, given),
    ...monthMarks(text, own),
  ])
}

const thesesOf = ({ decision, earlier, echo = [] }: CritiqueRequest): readonly string[] => [
  ...[decision, ...earlier].map(({ thesis }) => thesis),
  ...echo.map(({ passage }) => passage),
]

/** What else of what was given is the investor's: tests, principles. */
const besideTheses = (input: string): string =>
  fencedTexts(input, new Set(['earlierCritiques', 'lastQuestion', 'filings', 'headlines', 'thesis', 'passage'])).join(
    '\n',
  )

/** Of a critique with more than this nobody reads each. */
const MOST_MARKS = 40

const mostOf = (marks: CritiqueMark[]): CritiqueMark[] =>
  marks.length <= MOST_MARKS
    ? marks
    : [
        ...marks.slice(0, MOST_MARKS),
        { kind: 'form', text: `${marks.length - MOST_MARKS} more of its statements are not in what it was given.` },
      ]

/** "You were 9 of 10 sure": a number up to ten counts as no figure, but of how sure somebody was each one was given. */
function confidenceMarks(
  text: string,
  { decision, earlier, echo = [] }: CritiqueRequest,
  given: string,
): CritiqueMark[] {
  const confidences = [decision, ...earlier, ...echo].map(({ confidence }) => confidence)
  const others = Array.from(given.matchAll(OF_TEN), ([, count]) => Number(count))
  const isUnknown = (count: string | undefined) => ![...confidences, ...others].includes(Number(count))
  const unknown = Array.from(text.matchAll(OF_TEN)).filter(([, count]) => isUnknown(count))
  const levels = Array.from(text.matchAll(TELLS_CONFIDENCE)).flatMap(([words]) =>
    Array.from(words.matchAll(LEVEL)).filter(([, count]) => isUnknown(count)),
  )
  return [...new Set([...unknown, ...levels].map(([whole]) => whole))].map((whole) => ({ kind: 'figure', text: whole }))
}

/** “Your confidence fell from 8 to 3”, as far as it goes on about that. */
const TELLS_CONFIDENCE =
  /\b(?:your|its|the|a) (?:confidence|conviction)\b(?:(?!\b(?:while|but|because|although)\b)[^.;:!?\n]){0,60}/gi
/** A number that stands for itself: “from 8 to 3”, and not “at 3 quarters” or “to 9%”. */
const LEVEL =
  /\b(?:from|of|at|to|was|is) (10|[1-9])\b(?=$|[,)]| (?:to|then|now|in|on|when|after|before|and|today|since|here)\b)/g

/** "On 3/10" is a day. */
const OF_TEN =
  /(?<![\d.,/]|(?<![a-z])(?:on|by|since|until|from|to|of) )(\d{1,2})(?: of | out of | von | sur | de | su |\/)10(?![\d.,/]*\d|\s?(?:%|percent))/g

function quoteMarks(text: string, request: CritiqueRequest, given: string): CritiqueMark[] {
  return foreignQuotes(text, given).map(({ whole, index }) => ({
    kind: isNews(sentenceAround(text, index, whole.length), request) ? 'headline' : 'quote',
    text: whole,
  }))
}

/** Figures and quotations of a text that are not in what its writer was given. */
export function marksAgainst(written: string, source: string): CritiqueMark[] {
  const [text, given] = [westernDigits(written), westernDigits(source)]
  return [
    ...foreignQuotes(text, given).map(({ whole }) => ({ kind: 'quote', text: whole }) as const),
    ...figureMarks(text, given),
  ]
}

/** A quotation may hold ends of sentences itself. */
function sentenceAround(text: string, index: number, length: number): string {
  const before =
    text
      .slice(0, index)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? ''
  const after = text.slice(index + length).split(/[.!?](?:\s|$)|\n/)[0] ?? ''
  return before + text.slice(index, index + length) + after
}

/** Who is known to bring news; a publisher of a headline that was given is one too. */
const PRESS = [
  ...[
    'Reuters',
    'Bloomberg',
    'CNBC',
    'Wall Street Journal',
    'WSJ',
    'Financial Times',
    "Barron's",
    'MarketWatch',
    'Motley Fool',
  ],
  ...[
    'Benzinga',
    'Zacks',
    'Seeking Alpha',
    'Associated Press',
    'Forbes',
    'New York Times',
    'Investing.com',
    'Yahoo Finance',
  ],
  ...[
    'GlobeNewswire',
    'Business Wire',
    'PR Newswire',
    'The Economist',
    'Handelsblatt',
    'Les Echos',
    'Nikkei',
    'TechCrunch',
  ],
]

const isNews = (sentence: string, { headlines = [] }: CritiqueRequest): boolean =>
  /\bheadlines?\b|\bnews\b|Schlagzeile|gros titre|titular/i.test(sentence) ||
  PRESS.some((name) => names(sentence, name)) ||
  headlines.some(({ publisher }) => namesPublisher(sentence, publisher))

/** A sentence that names who brought some news, where no headline of theirs was given that it could mean. */
function newsMarks(text: string, request: CritiqueRequest): CritiqueMark[] {
  const { headlines = [], decision, earlier } = request
  const own = [request.companyName, ...[decision, ...earlier].map(({ thesis }) => thesis)].join('\n')
  const [isTextEnglish, isNewsEnglish] = [isEnglish(text), isEnglish(headlines.map(({ title }) => title).join('\n'))]
  return sentencesOf(text).flatMap((sentence): CritiqueMark[] => {
    const publishers = headlines.map(({ publisher }) => publisher).filter((name) => namesPublisher(sentence, name))
    const named = [...new Set([...publishers, ...PRESS.filter((name) => names(sentence, name))])].filter(
      (name) => !names(own, name),
    )
    const isTranslated = (isTextEnglish && isEnglish(sentence)) !== isNewsEnglish
    const isMeant = named.every((name) =>
      headlines.some((headline) => couldMean(sentence, name, headline, isTranslated)),
    )
    return isMeant ? [] : [{ kind: 'headline', text: withoutLabel(sentence) }]
  })
}

const STEM = 5

/** Its publisher is named, and two words of its title, or all where it has fewer. A translation shares no words with it. */
function couldMean(sentence: string, name: string, { publisher, title }: Headline, isTranslated: boolean): boolean {
  if (!names(publisher, name)) return false
  if (isTranslated) return true
  // As far as a plural or a tense leaves them alone.
  const words = [...new Set(folded(title).match(/[\p{L}\p{N}]{4,}/gu) ?? [])].map((word) => word.slice(0, STEM))
  const foldedSentence = folded(sentence)
  return words.filter((word) => foldedSentence.includes(word)).length >= Math.min(2, words.length)
}

const names = (text: string, name: string, flags = 'iu'): boolean =>
  name.trim() !== '' &&
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, flags).test(text)

/** Words with which a critic is spoken to itself are nobody's name, though a provider may call a publisher “You” or “The”. */
const PLAIN: ReadonlySet<string> = new Set(wordsIn(INSTRUCTIONS))

/** A publisher is named as it writes itself. */
const namesPublisher = (sentence: string, publisher: string): boolean =>
  wordsIn(publisher).some((word) => !PLAIN.has(word)) && names(sentence, publisher, 'u')

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** What a question only supposes is no claim; what is told in words is one. */
function claimedFigureMarks(text: string, given: string): CritiqueMark[] {
  const claimed = withoutSupposed(text)
  const isUnknown = unknownAmong(indexOfGiven(given))
  const inWords = figuresInWords(claimed).filter(isUnknown)
  return [
    ...figureMarks(claimed, given),
    ...[...new Set([...inWords.map((figure) => figure.text), ...madeUpMultiples(claimed, given)])].map(asFigureMark),
  ]
}

function figureMarks(text: string, given: string): CritiqueMark[] {
  const isUnknown = unknownAmong(indexOfGiven(given))
  const isGiven = (percent: string) => !writtenFigures(percent).some(isUnknown)
  const unknown = writtenFigures(withoutShares(text, isGiven)).filter((figure) => !figure.isCount && isUnknown(figure))
  return [...new Set(unknown.map((figure) => figure.text))].map(asFigureMark)
}

const asFigureMark = (text: string): CritiqueMark => ({ kind: 'figure', text })

const indexOfGiven = (given: string) =>
  indexFigures([...writtenFigures(given), ...figuresGivenInWords(given)].map((figure) => ({ figure })))

const unknownAmong =
  (given: ReturnType<typeof indexOfGiven>) =>
  (figure: WrittenFigure): boolean =>
    sameFigures(figure, given).next().done === true

/** Days on which the investor is said to have done something, and of which nothing was given. */
function dayMarks(text: string, given: string): CritiqueMark[] {
  const unknown = sentencesOf(text)
    .flatMap(daysOfTheInvestor)
    .filter((day) => !namesDay(given, day))
  return [...new Set(unknown.map((day) => day.text))].map((day) => ({ kind: 'figure', text: day }))
}

/** Months in which the investor is said to have done something, and of which nothing of theirs was given. */
function monthMarks(text: string, own: string): CritiqueMark[] {
  const unknown = sentencesOf(text)
    .flatMap((sentence) => monthsOfTheInvestor(withoutQuotations(sentence)))
    .filter((month) => !namesMonth(own, month))
  return [...new Set(unknown.map((month) => month.text))].map(asFigureMark)
}
