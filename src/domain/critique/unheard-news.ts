import { isEnglish } from '../language/is-english.ts'
import { folded } from './checked-quotations.ts'
import type { CritiqueRequest } from './critique.ts'
import { sentencesOf, withoutLabel, withoutQuotations } from './critique-sentences.ts'

const TELLS =
  '(?:says?|said|shows?|showed|suggests?|suggested|reports?|reported|indicates?|confirms?|confirmed|points? to|tells?|told|have|has|of|about|that)'
/** That something was in the news, without the name of who brought it. */
const NEWS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:recent|latest|this week['’]s|last week['’]s|yesterday['’]s|today['’]s|fresh) (?:news|headlines?|(?:press|media|news) (?:reports?|coverage|stories)) ${TELLS}(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})according to (?:recent |several |some |multiple )?(?:(?:press|media|news) (?:reports?|coverage)|the (?:press|media|news)|headlines|reports)(?!\p{L})/iu,
  /(?<!\p{L})(?:the )?(?:press|media)(?: outlets)? (?:has |have )?(?:reports?|reported|says?|said)(?!\p{L})/iu,
  /(?<!\p{L})(?:news|reports|a report) (?:broke|emerged|surfaced|came out)(?!\p{L})/iu,
]
const LATELY =
  '(?:yesterday|last (?:night|week|month)|earlier (?:today|this (?:week|month))|this (?:morning|week)|(?:two|three|four|five|a few) days ago)'
/** An event that is told with a day only relative to the decision, such as a model cannot know. */
const EVENT = new RegExp(
  `(?<!\\p{L})(?:announced|resigned|recalled|sued|launched|unveiled|downgraded|upgraded|approved|rejected|imposed|banned|settled|merged|acquired|(?:was|were) (?:sued|recalled|downgraded|upgraded|approved|rejected|acquired|fined|hacked|dismissed|fired|charged))(?!\\p{L})[^;:]*(?<!\\p{L})${LATELY}(?!\\p{L})|(?<!\\p{L})${LATELY},? [^;:]*(?<!\\p{L})(?:announced|resigned|recalled|sued|launched|unveiled|downgraded|upgraded|approved|rejected|imposed|banned|acquired)(?!\\p{L})`,
  'iu',
)

/** Only supposed, denied, asked or the investor's own word: nothing is told as having been in the news. */
const NOT_TOLD =
  /(?<!\p{L})(?:if|whether|unless|until|would|could|should|might|may|will|can|no|not|nor|never|none|neither|without|cannot|had|suppose|you|your|any)(?!\p{L})|n['’]t(?!\p{L})|[?？]/iu

const STEM = 5

/**
 * Sentences of a critique, in English, that tell of news or of an event of the last days which no headline and no thesis that its critic was
 * given can mean: none shares two words with it.
 */
export function unheardNews(text: string, request: CritiqueRequest): readonly string[] {
  const { headlines = [], decision, earlier } = request
  const theses = [decision, ...earlier].map(({ thesis }) => thesis)
  if (!isEnglish([...headlines.map(({ title }) => title), ...theses].join('\n'))) return []
  const given = [...headlines.map(({ title }) => title), ...theses].map(stemsOf)
  const name = new Set(stemsOf(`${request.ticker} ${request.companyName}`))
  return sentencesOf(text)
    .map(withoutLabel)
    .filter((sentence) => {
      const own = withoutQuotations(sentence)
      if (own !== sentence || NOT_TOLD.test(own) || ![...NEWS, EVENT].some((words) => words.test(own))) return false
      const stems = new Set(stemsOf(own).filter((stem) => !name.has(stem) && !OF_NEWS.has(stem)))
      return given.every((words) => new Set(words.filter((word) => stems.has(word))).size < 2)
    })
}

const stemsOf = (text: string): readonly string[] =>
  (folded(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, STEM))

/** Words that any news is told with. */
const OF_NEWS: ReadonlySet<string> = new Set(
  [
    'recent',
    'latest',
    'headline',
    'report',
    'press',
    'media',
    'about',
    'that',
    'this',
    'last',
    'week',
    'month',
    'yesterday',
    'with',
    'from',
    'have',
    'says',
    'said',
    'company',
    'shares',
    'stock',
    'market',
    'price',
  ].map((word) => word.slice(0, STEM)),
)
