import { plainText, type Span } from '../../../language/plain-text.ts'
import { rememberLatest } from '../../../language/remember-latest.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'

/**
 * Whether the entry says itself how it stands to the market: then it is not told that its number is about doing better than the market.
 */
export function setsClaimAside({ decision, option }: CritiqueRequest): boolean {
  const plain = plainText(decision.thesis)
  return OF_MARKET.test(plain) || (!option && /(?<![a-z])puts?(?= (?:against|vs|over|for|under)(?![a-z]))/.test(plain))
}

/** Whether it says that it holds no view of the share, or goes by a rule that asks for none. */
export const holdsNoView = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean =>
  WITHOUT_VIEW.test(plainText(decision.thesis))

/** Whether its writer means to be out in days or on a named event whatever it brings, or needs the money then: what the share does in a year is no matter of theirs. */
export const isOfDays = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean =>
  OF_DAYS.test(plainText(decision.thesis))

const OF_DAYS =
  /(?<![a-z])(?:(?:square|even|whole|flat|back to (?:even|zero|par|square one))(?: again)? (?:by|before|until|till|on) (?:the end of (?:the|this) week|tomorrow|tonight|next week|(?:this |next )?(?:monday|tuesday|wednesday|thursday|friday|weekend))|(?:get|gets|bring|brings|pull|pulls|put|puts) (?:me|us) (?:out of the hole|even|square|whole)(?: [a-z]+){0,2}? (?:this|by|before|until|within) (?:[a-z]+ ){0,2}?(?:week|friday|monday|days?)|(?:three|four|five|six|seven|eight|nine|ten|\d|1\d) days at (?:most|the most)|(?:(?<=(?:^|[.!?,;:] ?|(?:i'm|i am|i'll be|i get|get|then|and) ))out|sell|selling|exit)(?: (?:it|again|all|everything|then))* (?:(?:on|at|by|before|into) )?(?:(?:the |its )?(?:first|next) (?:green|red|up|down) (?:close|day|candle|open)|tomorrow|tonight|(?:by |on |before )?(?:monday|tuesday|wednesday|thursday|friday)|this (?:week|friday)|at the (?:open|close))|(?:rent|mortgage|tuition|landlord|loan|card|bills?|fees?) (?:payment |money )?(?:is|are|comes|falls) due (?!(?:in|on|by) (?:20\d\d|\d+ years))|i (?:sell|leave|exit|am out|am gone) either way|either way i (?:sell|leave|exit|am out|am gone)|(?:a day|one day|two days|three days|a week|one week|two weeks|three weeks|\d days|[1-3] weeks?) to (?:make|turn|double|get))(?![a-z])/
/** Whether it is meant for years: the claim beside its number ends long before. */
export const isOfYears = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean =>
  OF_YEARS.test(plainText(decision.thesis))

/** The words that say for how many. */
export function spanOfYears(thesis: string): Span | null {
  const match = MEANT_FOR_YEARS.exec(plainText(thesis))
  return match && { from: match.index, to: match.index + match[0].length }
}

const MANY =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|several|many|a few|some)'
/** By a verb of the writer's own, and for a time that is to come. */
const MEANT_FOR_YEARS = new RegExp(
  `(?<![a-z])(?:plan(?:ning)?|hold(?:ing)?|keep(?:ing)?)(?: (?:it|this|them|these))?(?: (?:on|for|over))?(?: (?:at least|the next|about|around|maybe|perhaps|another|a good))* (?:${MANY} years|a decade|until my grand(?:children|kids|daughter|son))(?![a-z])`,
)
const OF_YEARS = new RegExp(
  `(?<![a-z])(?:(?:plan\\w*|hold\\w*|keep\\w*|own\\w*|stay\\w*|leav\\w+|lie|sit|think\\w*|meant|mine|buried|put away|here)(?: (?:it|this|them|these|in))?(?: (?:on|for|in|over|about))?(?: (?:at least|the next|about|around|maybe|perhaps|some|another|a good))* ${MANY} years|(?:for|over) (?:the next )?(?:at least )?${MANY} years(?= ?(?:[.,;:!)]|$|or (?:more|longer)|at least|and then|whatever))|(?:a|one|the next|two) decades?|for (?:good|ever|decades|a generation)|forever|generations?|grand(?:children|kids|daughter|son)|until (?:i|we) (?:retire|am \\d\\d|die)|retirement|pension|never (?:sell|selling)|to (?:my|our) (?:kids|children|daughter|son))(?![a-z])`,
)
const OF_MARKET =
  /(?<![a-z])(?:s&p(?: ?500)?|spy|voo|ivv|vti|vwce|nasdaq|dow jones|msci|benchmarks?|index|indices|tracker|(?:out|under)perform\w*|(?:beats?|beating|lags?|lagging|trails?|better than|worse than) the (?:broad |whole |wider )?market)(?![a-z])/
const WITHOUT_VIEW =
  /(?<![a-z])(?:(?:no|not an?|isn't an?|without an?|hardly an?) (?:real |strong |great |particular )?(?:view|opinion|conviction|bet|call|forecast|prediction|financial (?:thing|decision|reason|move))|no idea (?:if|whether|where)|(?:i )?(?:don't|do not|dont) know (?:if|whether|where|what)|not (?:about|for) (?:the )?(?:money|returns?|profit|gain)|probably (?:it )?(?:won't|will not|doesn't|does not)|(?:don't|do not|dont) expect (?:it|this|them) to|(?:don't|do not|dont) expect (?:anything|much|a thing) (?:of|from)|rebalanc\w+|nothing to do with (?:an?|any|my|the) (?:view|opinion|forecast|prediction)s?)(?![a-z])/

/** Whether it tells that somebody near to its writer, or the writer, is ill, dying or dead: a scale and a benchmark are out of place there. */
export const tellsOfIllness = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean => isOfIllness(decision.thesis)

/** Each part of a critique asks it of one text. */
const isOfIllness = rememberLatest(
  (thesis: string): boolean =>
    NEAR.test(plainText(thesis)) &&
    sentencesOf(thesis).some(({ from, to }) => {
      const sentence = thesis.slice(from, to)
      return HAS_NAMED.test(sentence) || (NEAR.test(plainText(sentence)) && ILL.test(plainText(sentence)))
    }),
)
const NEAR_ONES =
  '(?:boy|girl|son|daughter|child|kid|baby|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|mother|father|mum|mom|dad|mama|papa|parents?|brother|sister|twin|grand(?:mother|father|ma|pa|son|daughter|child|mum|dad)|nan|aunt|uncle|cousin|nephew|niece|friend|neighbou?r|mate)'
const NEAR = new RegExp(
  `(?<![a-z])(?:my|our)(?: [a-z-]+){0,2} ${NEAR_ONES}(?:'s)?(?![a-z])|(?:^|[.!?,;] |and )(?:dad|mum|mom|mama|papa|grand(?:ma|pa|ad)|gran|nan)(?= )|(?<![a-z])(?:i have|i've got|i was diagnosed|my (?:own )?(?:illness|diagnosis|cancer|disease|tumou?r|chemo))(?![a-z])`,
)
const ILL =
  /(?<![a-z])(?:cancers?|leuka?emia|lymphoma|melanoma|tumou?rs?|dementia|alzheimer'?s?|parkinson'?s?|als|multiple sclerosis|dystrophy|cystic fibrosis|stroke|heart attack|chemo(?:therapy)?|dialysis|hospice|palliative|intensive care|diagnos(?:ed|is)|terminal(?:ly)?|disease|syndrome|illness|ill|sick with|dying|died|dies|passed(?: away)?|death|funeral|buried|widow(?:ed|er)?|late (?:wife|husband|mother|father|mum|mom|dad|son|daughter|brother|sister))(?![a-z])/
/** "My boy has Duchenne": what somebody has, by a name. */
const HAS_NAMED = new RegExp(
  `(?<![a-z])(?:[Mm]y|[Oo]ur)(?: [a-z-]+){0,2} ${NEAR_ONES} has [A-Z][A-Za-z]+(?! ?(?:shares|stock|calls))`,
)
