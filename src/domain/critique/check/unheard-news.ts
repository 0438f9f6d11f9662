import { isEnglish } from '../../language/is-english.ts'
import type { CritiqueRequest } from '../critique.ts'
import { sentencesOf, withoutLabel, withoutQuotations } from '../critique-sentences.ts'
import { folded } from './checked-quotations.ts'

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
/** “A headline says”: somebody who was given none, or others, tells of one. */
const CLAIMED = new RegExp(
  `(?<!\\p{L})(?:(?:an?|one|another|two|three|several|some)(?: of)?(?: the)? headlines?|the (?:headlines?|news)(?: (?:of|on|from) [A-Z]\\p{L}{2,8}\\.? \\d{1,2}(?:, \\d{4})?)?) ${TELLS}(?!\\p{L})`,
  'iu',
)
/** A time that leads to the decision; it tells of the other event, and not of the investor. */
const BEFORE_DECISION =
  /(?:(?:only|just) )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|some) (?:days?|weeks?|months?) (?:before|prior to|ahead of) (?:you (?:wrote|decided|bought|sold|acted)|(?:your|this) (?:buy|purchase|decision|entry|sale|sell|hold|update|thesis))(?!\p{L})(?: (?:this|it|that))?/giu
const WEEKDAY =
  '(?:on (?:last )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?!\\p{L}|,? (?:the )?\\d|,? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))'
const LATELY = `(?:this year|in (?:January|February|March|April|May|June|July|August|September|October|November|December)(?!,? (?:of )?(?:\\d|last))|yesterday|last (?:night|week|month)|earlier (?:today|this (?:week|month))|this (?:morning|week)|(?:two|three|four|five|a few) days ago|${WEEKDAY})`

/** A kind of event: how it is told, and the beginnings of words with which a headline or a thesis may tell it. */
type EventKind = { readonly did: string; readonly was?: string; readonly toldBy: string }
const OF_ITS = '(?:its|their|the) (?:biggest|largest|main|key|most important|second-largest)'
const EVENTS: readonly EventKind[] = [
  {
    ...{ did: 'resigned|stepped down|quit', was: 'dismissed|fired' },
    toldBy:
      'resig|step|quit|leav|left|depart|oust|exit|replac|fire|dismiss|retir|succe|appoint|named|names|new|chief|boss|ceo|cfo',
  },
  { did: 'recalled', was: 'recalled', toldBy: 'recall|withdr|pull|safety|defect|fault|stop|halt' },
  {
    did: `lost ${OF_ITS} (?:customer|client|supplier|contract|partner)`,
    toldBy: 'los|end|cancel|terminat|drop|quit|leav|left|customer|client|supplier|partner',
  },
  {
    did: 'cut (?:its|their|the) (?:dividend|guidance|forecast|outlook|payout)|issued a profit warning',
    toldBy: 'cut|slash|halv|suspend|lower|reduc|dividend|payout|guid|outlook|forecast|warn',
  },
  {
    ...{ did: 'sued|settled|filed for bankruptcy', was: 'sued|fined|hacked|charged' },
    toldBy:
      'sue|suit|lawsuit|court|legal|charge|fine|penalt|settle|hack|breach|cyber|attack|probe|invest|indict|bankrupt|chapter|insolv',
  },
  {
    ...{ did: 'downgraded|upgraded', was: 'downgraded|upgraded' },
    toldBy: 'downgrad|upgrad|rating|analyst|target|neutral|overweight|underweight|outperform',
  },
  {
    ...{ did: 'approved|rejected|imposed|banned', was: 'approved|rejected' },
    toldBy: 'approv|reject|impos|ban|block|clear|grant|den|regulat|fda|tariff|nod|authori',
  },
  {
    did: 'laid off|cut (?:its |their |the )?(?:jobs|staff|workforce)',
    toldBy: 'layoff|laid|job|staff|workforce|redundan|employ|worker|cut',
  },
  { did: 'merged|acquired', was: 'acquired', toldBy: 'merg|acqui|buy|bought|takeover|purchas|bid|offer|deal' },
  { did: 'announced|launched|unveiled', toldBy: 'announc|launch|unveil|introduc|releas|reveal|present|debut' },
]
const or = (all: readonly (string | undefined)[]): string => all.filter(Boolean).join('|')
/** Told with a day only relative to the decision, such as a model cannot know. */
const eventPattern = (did: string, was: string | undefined): RegExp => {
  const told = was ? `(?:${did}|(?:was|were) (?:${was}))` : `(?:${did})`
  return new RegExp(
    `(?<!\\p{L})${told}(?!\\p{L})[^;:]{0,300}(?<!\\p{L})${LATELY}(?!\\p{L})|(?<!\\p{L})${LATELY},? [^;:]{0,300}(?<!\\p{L})(?:${did})(?!\\p{L})|(?<!\\p{L})just (?:${did})(?!\\p{L})`,
    'iu',
  )
}
const EVENT_KINDS = EVENTS.map(({ did, was, toldBy }) => ({
  event: eventPattern(did, was),
  toldBy: new RegExp(`(?<!\\p{L})(?:${toldBy})`, 'iu'),
}))
const EVENT = eventPattern(or(EVENTS.map(({ did }) => did)), or(EVENTS.map(({ was }) => was)))

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
  // A few headlines of another language, which share no words with what they tell, must not keep the others from being missed.
  const english = headlines.map(({ title }) => title).filter((title) => isEnglish(title))
  if (english.length * 2 < headlines.length || !isEnglish([...english, ...theses].join('\n'))) return []
  const given = [...headlines.map(({ title }) => title), ...theses]
  const stemsOfGiven = given.map(stemsOf)
  const name = new Set(stemsOf(`${request.ticker} ${request.companyName}`))
  return sentencesOf(text)
    .map(withoutLabel)
    .filter((sentence) => {
      if (withoutQuotations(sentence) !== sentence) return false
      const own = sentence.replaceAll(BEFORE_DECISION, 'yesterday')
      if (NOT_TOLD.test(own)) return false
      const stems = new Set(stemsOf(own).filter((stem) => !name.has(stem) && !OF_NEWS.has(stem)))
      const shares = (atLeast: number) =>
        stemsOfGiven.some((words) => new Set(words.filter((word) => stems.has(word))).size >= atLeast)
      if (CLAIMED.test(own) && isOfOtherKind(own, given.join('\n')) && !shares(1)) return true
      if (![...NEWS, EVENT].some((words) => words.test(own))) return false
      return !isToldOtherwise(own, given.join('\n')) && !shares(2)
    })
}

/** What was given tells of an event of the same kind, perhaps in other words: “steps down” may be who “resigned”. */
const isToldOtherwise = (sentence: string, given: string): boolean =>
  EVENT_KINDS.some(({ event, toldBy }) => event.test(sentence) && toldBy.test(given))

/** It names a kind of event, and nothing that was given is of that kind, in whatever words. */
function isOfOtherKind(sentence: string, given: string): boolean {
  const kinds = EVENT_KINDS.filter(({ toldBy }) => toldBy.test(sentence))
  return kinds.length > 0 && !kinds.some(({ toldBy }) => toldBy.test(given))
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
