import { indexFigures, sameFigures } from '../../language/figures/figure-index.ts'
import { figuresGivenInWords, figuresInWords, withoutShares } from '../../language/figures/spelled-figures.ts'
import { partsGiven } from '../../language/figures/spelled-parts.ts'
import { type WrittenFigure, writtenFigures } from '../../language/figures/written-figures.ts'
import type { BlindReading, CritiqueMark, CritiqueRequest } from '../critique.ts'
import { sentencesOf, withoutQuotations } from '../critique-sentences.ts'
import { critiquePrompt } from '../prompt/prompt.ts'
import { fencedTexts } from '../prompt/prompt-sources.ts'
import { adviceGiven } from './advice-given.ts'
import { madeUpBasisPoints, withoutBasisPoints } from './basis-points.ts'
import { foreignQuotes, quotedAsYours, wronglyYours } from './checked-quotations.ts'
import { daysOfTheInvestor, monthsOfTheInvestor, namesDay, namesMonth } from './dates-in-text.ts'
import { formMarks } from './form-marks.ts'
import { linksNotGiven } from './links-not-given.ts'
import { isOfNews, unfoundNews } from './named-news.ts'
import { reversedCourses } from './reversed-courses.ts'
import { wordsOfOthers } from './said-by-others.ts'
import { withoutSupposed } from './supposed-in-question.ts'
import { wrongCounts } from './told-counts.ts'
import { madeUpMultiples } from './told-multiples.ts'
import { unheardNews } from './unheard-news.ts'
import { westernDigits } from './western-digits.ts'
import { wrongConfidences } from './wrong-confidences.ts'
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
  const news = [...unfoundNews(text, request), ...wronglyDatedHeadlines(text, request)].filter(
    (sentence) => !isMarked(sentence),
  )
  return mostOf([
    ...(isWhole ? formMarks(text) : []),
    ...adviceGiven(text).map(
      (words) => ({ kind: 'form', text: `It gives advice, as it was told not to: ${words}` }) as const,
    ),
    ...linksNotGiven(text, given),
    ...quotes,
    ...[...news, ...unheardNews(text, request).filter((sentence) => !news.includes(sentence))].map(
      (words) => ({ kind: 'headline', text: words }) as const,
    ),
    // The last question may be quoted; a figure that its critic made up is not given by having been asked about.
    ...claimedFigureMarks(text, fencedTexts(input, new Set(['earlierCritiques', 'lastQuestion'])).join('\n')),
    ...wrongDirections(sentencesOf(text), input).map(asFigureMark),
    ...wrongConfidences(text, request, given).map(asFigureMark),
    ...wrongCounts(text, request, given).map(asFigureMark),
    ...reversedCourses(text, request).map(asFigureMark),
    ...headlineFactMarks(text, request, input),
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

function mostOf(all: readonly CritiqueMark[]): CritiqueMark[] {
  // Two rules may see the same words.
  const marks = [...new Map(all.map((mark) => [`${mark.kind} ${mark.text}`, mark])).values()]
  if (marks.length <= MOST_MARKS) return marks
  const more = marks.length - MOST_MARKS
  return [
    ...marks.slice(0, MOST_MARKS),
    { kind: 'form', text: `${more} more of its statements are not in what it was given.` },
  ]
}

function quoteMarks(text: string, request: CritiqueRequest, given: string): CritiqueMark[] {
  return foreignQuotes(text, given).map(({ whole, index }) => ({
    kind: isOfNews(sentenceAround(text, index, whole.length), request) ? 'headline' : 'quote',
    text: whole,
  }))
}

/** Figures and quotations of a text that are not in what its writer was given. */
export function marksAgainst(written: string, source: string): CritiqueMark[] {
  const [text, given] = [westernDigits(written), westernDigits(source)]
  return [
    ...foreignQuotes(text, given).map(({ whole }) => ({ kind: 'quote', text: whole }) as const),
    ...figureMarks(text, given),
    ...[...new Set(unknownInWords(text, given))].map(asFigureMark),
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

/** What a question only supposes is no claim; what is told in words is one. */
function claimedFigureMarks(text: string, given: string): CritiqueMark[] {
  const claimed = withoutSupposed(text)
  const others = withoutBasisPoints(claimed)
  return [
    ...figureMarks(others, given),
    ...[
      ...new Set([
        ...unknownInWords(others, given),
        ...madeUpMultiples(others, given),
        ...madeUpBasisPoints(claimed, given),
      ]),
    ].map(asFigureMark),
  ]
}

function unknownInWords(text: string, given: string): readonly string[] {
  const isUnknown = unknownAmong(indexOfGiven(given, partsGiven(given)))
  return figuresInWords(text)
    .filter(isUnknown)
    .map((figure) => figure.text)
}

function figureMarks(text: string, given: string): CritiqueMark[] {
  const isUnknown = unknownAmong(indexOfGiven(given))
  const isGiven = (percent: string) => !writtenFigures(percent).some(isUnknown)
  const unknown = writtenFigures(withoutShares(text, isGiven)).filter((figure) => !figure.isCount && isUnknown(figure))
  return [...new Set(unknown.map((figure) => figure.text))].map(asFigureMark)
}

/** A figure that only a headline has is told as a fact where no sentence says that it is a headline's. */
function headlineFactMarks(text: string, request: CritiqueRequest, input: string): CritiqueMark[] {
  const titles = (request.headlines ?? []).map(({ title }) => title).join('\n')
  if (titles === '') return []
  const sentences = sentencesOf(withoutSupposed(text))
  const named = sentences.filter((sentence) => isOfNews(sentence, request)).join('\n')
  const others = fencedTexts(input, new Set(['earlierCritiques', 'lastQuestion', 'headlines'])).join('\n')
  const isMissingIn = (given: string) => unknownAmong(indexOfGiven(given))
  const [isNoHeadlines, isNotNamed, isUnknown] = [isMissingIn(titles), isMissingIn(named), isMissingIn(others)]
  const facts = sentences
    .filter((sentence) => !isOfNews(sentence, request))
    .flatMap((sentence) => writtenFigures(withoutQuotations(sentence)))
    .filter((figure) => !figure.isCount && isUnknown(figure) && isNotNamed(figure) && !isNoHeadlines(figure))
  return [...new Set(facts.map((figure) => figure.text))].map((figure) => ({
    kind: 'form',
    text: `It tells as a fact what only a headline says: ${figure}`,
  }))
}

const asFigureMark = (text: string): CritiqueMark => ({ kind: 'figure', text })

const indexOfGiven = (given: string, more: readonly WrittenFigure[] = []) =>
  indexFigures([...writtenFigures(given), ...figuresGivenInWords(given), ...more].map((figure) => ({ figure })))

const unknownAmong =
  (given: ReturnType<typeof indexOfGiven>) =>
  (figure: WrittenFigure): boolean =>
    sameFigures(figure, given).next().done === true

/** Days on which the investor is said to have done something, and of which nothing was given. */
function dayMarks(text: string, given: string): CritiqueMark[] {
  const unknown = sentencesOf(text)
    .flatMap(daysOfTheInvestor)
    .filter((day) => !namesDay(given, day))
  return [...new Set(unknown.map((day) => day.text))].map(asFigureMark)
}

/** Months in which the investor is said to have done something, and of which nothing of theirs was given. */
function monthMarks(text: string, own: string): CritiqueMark[] {
  const unknown = sentencesOf(text)
    .flatMap((sentence) => monthsOfTheInvestor(withoutQuotations(sentence)))
    .filter((month) => !namesMonth(own, month))
  return [...new Set(unknown.map((month) => month.text))].map(asFigureMark)
}
