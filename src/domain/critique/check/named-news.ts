import { isEnglish } from '../../language/is-english.ts'
import type { CritiqueRequest, Headline } from '../critique.ts'
import { sentencesOf, withoutLabel } from '../critique-sentences.ts'
import { INSTRUCTIONS } from '../prompt/prompt-instructions.ts'
import { folded } from './checked-quotations.ts'

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

/** Whether a sentence tells of something in the news: it says so, or names who brings news. */
export const isOfNews = (sentence: string, { headlines = [] }: CritiqueRequest): boolean =>
  /\bheadlines?\b|\bnews\b|Schlagzeile|gros titre|titular/i.test(sentence) ||
  PRESS.some((name) => names(sentence, name)) ||
  headlines.some(({ publisher }) => namesPublisher(sentence, publisher))

/** Sentences of a critique that name who brought some news, where no headline of theirs was given that they could mean. */
export function unfoundNews(text: string, request: CritiqueRequest): readonly string[] {
  const { headlines = [], decision, earlier } = request
  const own = [request.companyName, ...[decision, ...earlier].map(({ thesis }) => thesis)].join('\n')
  const isTextEnglish = isEnglish(text)
  return sentencesOf(text).flatMap((sentence) => {
    const publishers = headlines.map(({ publisher }) => publisher).filter((name) => namesPublisher(sentence, name))
    const named = [...new Set([...publishers, ...PRESS.filter((name) => names(sentence, name))])].filter(
      (name) => !names(own, name),
    )
    const isInEnglish = isTextEnglish && isEnglish(sentence)
    const isMeant = named.every((name) =>
      headlines.some((headline) => couldMean(sentence, name, headline, isInEnglish)),
    )
    return isMeant ? [] : [withoutLabel(sentence)]
  })
}

const STEM = 5

/** Its publisher is named, and two words of its title, or all where it has fewer. A translation shares no words with it. */
function couldMean(sentence: string, name: string, { publisher, title }: Headline, isInEnglish: boolean): boolean {
  if (!names(publisher, name)) return false
  if (isEnglish(title) !== isInEnglish) return true
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
