import Big from 'big.js'
import { clauseAround } from '../../../language/doer.ts'
import type { Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { FindingKind } from '../basis/finding.ts'
import { coversOthers } from '../basis/is-insurance.ts'
import { isPurchase, isSale, namesOf } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { type Place, placeAt } from './place.ts'

/**
 * Whether the words of a sign stand in the one form in which what is said of them can't be false: a loss to get back is a loss of the
 * writer's, what others buy is the share, insurance is a put or something that gains from a fall. The sign finds the words, at the first
 * place where they are in their form.
 */
export function hasStrictForm(kind: FindingKind, request: CritiqueRequest, span: Span): boolean {
  const form = FORMS[kind]
  if (!form) return true
  const { before, words, after } = clauseAround(request.decision.thesis, span)
  return form({ ...placeAt(span, request), before, behind: after, clause: `${before}${words}${after}` })
}

/** A place with the clause of its words, and what of it stands before and behind them. */
type PlaceInClause = Place & { readonly clause: string; readonly before: string; readonly behind: string }

const FORMS: Readonly<Partial<Record<FindingKind, (place: PlaceInClause) => boolean>>> = {
  revenge,
  hedge,
  lottery,
  authority,
  herd,
  familiarity,
  overconfidence: ({ words, sentence, text, previous }) =>
    !words.endsWith('free money') || (!GIVEN_FOR_NOTHING.test(`${previous} ${sentence}`) && !BORROWS.test(text)),
}

/** The writer has lost money on shares, and wants it from there. */
function revenge({ request, text, words, before }: PlaceInClause): boolean {
  const { thesis } = request.decision
  if (WAS_WANTED.test(before)) return false
  if (/(?<![a-z])owes?(?![a-z])/.test(words) && !OWED_BY_SHARE.test(`${before}${words}`)) return false
  return (
    LOSS_OF_WRITER.in(text).some((loss) => isStated(thesis, loss)) &&
    WANTS_BACK.in(text).some((wish) => isStated(thesis, wish))
  )
}

function isStated(thesis: string, span: Span): boolean {
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  return !(isNegated || isReported || isQuoted || isIronic || isSupposed)
}
const MONEY =
  '(?:[$€£]?\\d[\\d.,]*k?(?!\\d|[.,]\\d)(?: (?:grand|bucks|dollars|euros|pounds|quid|thousand|percent|%))*|half(?: of)?(?: my [a-z]+)?|big|a lot|so much|everything|it all|money|a fortune|a few grand|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:grand|thousand)|my (?:savings|money|shirt))'
const LOSS_OF_WRITER = words(
  `(?:(?:i|we|i've|we've) (?:(?:have|had|just|already|also) )*|(?<=(?:^|[.!?,;] ?|and |but ))(?:already )?)(?:lost|losing|down|blew|dropped) (?:about |over |almost |another |some |like )*${MONEY}(?= (?:on|in|with|here|last|this|when|to|since|from|of|by|and|because|already) ?| ?(?:[.,;!)]|$))|(?:i'm |i am |we're |we are |account is |(?<=(?:^|[.!?,;] ?)))(?:already )?(?:down|minus) (?:about |over |almost )*\\d[\\d.]* ?(?:%|percent) (?:on the year|this year|for the year|ytd|year to date|since january|so far this year)|my loss(?:es)?|what i(?:'ve| have)? lost|(?:get|win|take) my money back from|(?:want|get|win|take) (?:it|that|them|everything)(?: all)? back from (?:it|this|them|the [a-z]+)|(?:make|win|earn|get|claw) back (?:last |this )?(?:mon|tues|wednes|thurs|fri)day|(?:it|this [a-z]+|they|the market) cost me ${MONEY}|(?:after|since|from) (?:the|my|that|a) (?:[a-z]+ )?loss(?:es)?|(?:it|this [a-z]+|the (?:market|stock)) owes (?:me|us) \\$?\\d[\\d.,]*|what (?:it|they|(?:this|the) [a-z]+) (?:has |have |had )?(?:taken|took|stole|stolen) from (?:me|us)|(?:took|stole|taken|stolen) (?:(?:away|about|over|all|this|that|it|my|${MONEY}) ?)+ ?from (?:me|us)|(?:robbed|burned|burnt|wiped|cleaned|screwed|ripped|destroyed|killed) (?:me|us)(?: (?:out|off|blind))?|(?:i|we|i've|i was|we were|been|got|was)(?: have| just| been| already)* (?:burned|burnt|wiped out|stopped out|robbed|cleaned out)(?: (?:by|on|in) (?:this|it|that|these|them|the [a-z]+))?`,
)
const WANTS_BACK = words(
  'back|owes?|revenge|make up for|recoup|recover|get even|payback|rematch|round (?:two|2|three)|even the score|settle|hide|(?:show|get) (?:it|them)|now (?:it|this|that) pays|walk(?:ing)? (?:out|away|off) with|(?:need|want) (?:a|one) (?:green|good|winning|big) [a-z]+',
)
const WAS_WANTED = /(?<![a-z])(?:wanted|tried|trying then|used to|went on|would have)(?![a-z])[^.;]*$/
const OWED_BY_SHARE =
  /^(?:and |but |so )*(?:(?:it|this|that|they|(?:the|this|that|these) (?:[a-z]+ )?(?:market|markets|stock|stocks|shares?|company|thing|one|dog|pig|bastard|shorts?|hedge funds?|casino|ticker|trade|option|calls?)) (?:(?:still|all|just|now|really) )*)?owes?(?![a-z])/

/** A put that was bought, or a fund that gains when its index falls, for something else of the writer's. */
function hedge({ request, text }: PlaceInClause): boolean {
  if (isSale(request) || HEDGES_NO_HOLDING.test(text)) return false
  const { option, companyName } = request
  const isInsurance = option
    ? option.right === 'put' && isOfBuyer(request)
    : INVERSE.test(companyName) || (BEGINS_WITH_PUTS.test(text) && !SELLS_PUTS.test(text))
  return isInsurance && HOLDS_OTHERS.test(text) && (IS_INSURANCE.test(text) || coversOthers(text))
}
const HEDGES_NO_HOLDING =
  /(?<![a-z])(?:hedge funds?|hedg\w* (?:my|our) (?:own )?(?:bias|bets?|view|opinion|words|mouth|farm|house|job|pay|salary|mortgage|feelings)|insurance (?:compan(?:y|ies)|business|stocks?|sector|industry|premiums?|segment|float|claims|rates|cycle|brokers?|fraud|settlement)|(?:no|not an?|hardly an?|isn't an?|never an?|instead of an?|rather than an?) (?:[a-z]+ )?(?:hedge|insurance|protection))(?![a-z])/
const INVERSE =
  /\b(?:inverse|ultrashort|ultrapro short|bear [123]x|-[123]x|short (?:s&p|qqq|nasdaq|dow|russell|ftse|dax|msci|midcap|smallcap|real estate|financials|20\+|7-10))/i
const BEGINS_WITH_PUTS =
  /(?:^|[.!?;:,] )(?:(?:i |we )?(?:bought|buy|buying|took|long) )?(?:[a-z0-9$%.]+ ){0,5}puts?(?![a-z])(?! (?:it|in|my|our|the|a|money|on|out|into|up|them|that|this|pressure|together|\d)(?![a-z]))/
const SELLS_PUTS =
  /(?<![a-z])(?:sold|sell|selling|short|wrote|write|writing|cash[- ]secured|csps?|premium collected)(?![a-z])[^.;]{0,30}puts?(?![a-z])/
/** What falls when the put gains. */
const HOLDS_OTHERS =
  /(?<![a-z])(?:(?:my|our|the) (?:[a-z0-9%-]+ ){0,4}?(?:shares|stocks?|portfolio|book|account|holdings?|positions?|longs?|401k|ira|isa|pensions?|savings|retirement|nest egg|stock options|options(?= vest)|rsus?|bonus|funds?|exposure|rest|equities)|long book|(?:i|we)(?: still| also)? (?:own|hold|have) [^.;]{0,40}(?:shares|stocks?|funds?)|\d+ (?:shares|[a-z]{2,5}(?= held| at|[.,]))|of (?:book|nav)|portfolio insurance|stock i own)(?![a-z])/
const IS_INSURANCE =
  /(?<![a-z])(?:hedg(?:e|es|ed|ing)|insurance|insures?|insured|protect(?:s|ion|ive)?|cap (?:my|the|our) loss(?:es)?|covers? (?:(?:about|roughly|some|around|most|half|part|all|nearly|almost|of) )*(?:[$€£]?\d|my |our |the (?:book|portfolio|account|shares|stock|long))|buys? a floor|price of sleep|will bleed|puts?(?: [a-z0-9.%]+){0,6},? (?:against|vs|versus|over|under|for) (?:the |my |our |a )?[a-z0-9%]+|against the \d+ ?%)(?![a-z])/

/** A prize that this purchase is to bring. */
function lottery({ request, sentence, words, clause, text }: PlaceInClause): boolean {
  const { price } = request.decision
  if (!isPurchase(request) || HAS_BEEN.test(clause) || OF_LOTTERY_BUSINESS.test(text)) return false
  if (/^if (?:this|it) (?:hits|works)/.test(words)) {
    const figure = /^if (?:this|it) (?:hits|works)(?: out)?[, ]+\$?(\d[\d.]*)/.exec(
      sentence.slice(sentence.indexOf(words)),
    )?.[1]
    const isAbove = figure === undefined || price === null || new Big(figure.replace(/\.$/, '')).gt(price)
    return isAbove && PRIZE.test(sentence)
  }
  if (/^(?:get|make me|be|retire) rich|millionaire|^retire (?:early|at)/.test(words))
    return OF_WRITER.test(clause) && !words.endsWith(' at')
  if (/lott/.test(words)) return IS_LOTTERY.test(`${clause} `)
  if (/moonshot/.test(words))
    return /(?<![a-z])(?:it's|it is|this is|that's|call it|as) a (?:[a-z]+ )?moonshot/.test(clause)
  return !OF_MULTIPLE.test(sentence)
}
const HAS_BEEN = /(?<![a-z])(?:was|were|been|became|already|since|used to|had|missed|last time)(?![a-z])/
const OF_LOTTERY_BUSINESS =
  /(?<![a-z])(?:(?:state|national|online|digital|instant) lotter(?:y|ies)|lottery (?:operator|terminals?|contracts?|licen[cs]es?|business|segment|sales|games|franchise|revenues?|concession|market|draft)|nasa|lander|lunar|orbit\w*|payloads?|artemis|spacecraft)(?![a-z])/
const PRIZE =
  /(?<![a-z])(?:retir\w*|rich|rent for|set for life|never (?:have to )?work|quit (?:my|the) job|house|boat|lambo|millions?|pay off|free|jackpot)(?![a-z])/
const OF_WRITER = /(?<![a-z])(?:i|i'[a-z]+|im|ill|me|my|we|us)(?![a-z])|^(?:get|be|retire) rich/
const IS_LOTTERY =
  /^(?:(?:and|but|so|just|only|pure|total|totally|basically|weekly|a|my|little|cheap|small|tiny|\d+|call (?:it|this)|it's|its|it is|this is|that's|treat(?:ing)? (?:it|this) (?:as|like)|as|like|bought|buying|another|pf) )*(?:the )?(?:lott(?:o|ery)s?(?: tickets?)?(?: money)?)(?= |[.,;!])|(?<![a-z])(?:like|as|call (?:it|this)|it's|it is|this is|that's) (?:just |only |really |basically |pretty much )*(?:an? |my |the )?(?:little |cheap |small )?lott(?:o|ery)/
const OF_MULTIPLE =
  /(?<![a-z])(?:trades?|trading|multiples?|earnings|sales|revenue|ebitda|p\/e|forward|valued|valuation|book|faster|cheaper|more|lever\w*)(?![a-z])/

/** Somebody says, thinks or recommends it; or has bought it, and is followed for that in so many words. */
function authority({ clause, sentence, text, previous }: PlaceInClause): boolean {
  if (CONCEDED.test(sentence) || OF_OTHER_TIME.test(clause) || NOT_FOLLOWED.test(text)) return false
  return SAYS.test(`${previous} ${sentence}`) || FOLLOWS.test(text)
}
const SAYS =
  /(?<![a-z])(?<!(?<![a-z])(?:i|we|as i|company|management|report|filing|chart) )(?:says?|said|saying|tells?|told|thinks?|believes?|swears?|swore|recommend(?:s|ed)?|suggest(?:s|ed)?|calls?|called|names?|named|picks?|picked|rates?|rated|predicts?|predicted|promise[sd]?|whisper(?:s|ed)?|mention(?:s|ed)?|explained|sees?|tip|is (?:sure|certain|convinced))(?![a-z])/
const FOLLOWS =
  /(?<![a-z])(?:good enough for (?:me|us)|so (?:do|did|am) i|me too|i follow (?:him|her|them)|i trust (?:him|her|them)|i copy (?:him|her|them)|who am i to|(?:pays?|paid)(?: \$?\d[\d.]*)?,? i can|knows? what (?:he|she|they)|smartest (?:man|woman|investor)|(?:so|therefore) (?:i(?:'m| am)? (?:buy|bought|buying|in|do)|it(?:'s| is) (?:good|right|fine))|(?:he|she|they) (?:did|does|do|has done|have done) (?:all )?(?:the|his|her|their) (?:work|homework|dd|research|due diligence)|(?:he|she|they)(?:'ll| will| must) know|(?<=(?:^|[.!?] ))enough(?=[.!]|$))(?![a-z])/
const CONCEDED =
  /(?<![a-z])(?:although|even though|though|even if|despite|no matter what|whatever|regardless of what|when|while)(?: [a-z]+){0,5} (?:says?|said|told|tells?|thinks?|bought|owns|recommend\w*|calls?|called)(?![a-z])/
const OF_OTHER_TIME =
  /(?<![a-z])(?:grand(?:father|mother|pa|ma|dad)|late (?:father|mother|husband|wife|uncle|dad|mum)|used to say|would (?:always )?say|in (?:19|20)\d\d|(?:years?|months) ago|back then|at the time)(?![a-z])/
const NOT_FOLLOWED =
  /(?<![a-z])i (?:don't|do not|never|won't|will not|would never|wouldn't) (?:(?:just|simply|really|ever) )?(?:do|follow|act|listen|trust|care|believe|take|buy (?:on|because|what)|copy)(?![a-z])|(?<![a-z])(?:so what|proves nothing|not why i|not (?:good )?enough for (?:me|us))(?![a-z])/

/** Others buy, own or gain from the share, and not what the company sells. */
function herd({ words, before, behind, clause, request, previous, text }: PlaceInClause): boolean {
  if (CUSTOMERS.test(`${before}${words}`) || OF_LAST_YEAR.test(clause) || STAYS_APART.test(text)) return false
  if (GETS_IN.test(clause)) return true
  const names = namesOf(request).map((name) => name.replace(/[^a-z0-9]/g, '.'))
  const object = new RegExp(
    `(?<![a-z])(?:shares?|(?:the|this) stock|the float|calls|puts|in (?:the|their) (?:depot|portfolio|account|brokerage)|${names.join('|')})(?![a-z])`,
  )
  // "Everyone at work is buying it": nothing stands before it that they could be buying instead.
  const isOfShare = OF_INVESTORS.test(clause) || previous === ''
  return object.test(`${words}${behind}`) || (isOfShare && BUYS_IT.test(clause))
}
/** "Last year the group was loading up": who was in then is not who is in now. */
const OF_LAST_YEAR =
  /(?<![a-z])(?:last (?:year|summer|winter|spring|autumn|time)|(?:years?|months?) ago|back then|in (?:19|20)\d\d)(?![a-z])/
/** "Which is why I keep it at 1%" */
const STAYS_APART =
  /(?<![a-z])(?:so|that's why|which is why|therefore) i (?:wait|stay (?:small|out)|keep it (?:at|small|under|below)|don't|do not|take (?:only|little|less))(?![a-z])/
const CUSTOMERS =
  /(?<![a-z])(?:customers?|passengers?|patients?|subscribers?|students?|tenants?|users?|drivers(?! and)|players|clients|guests|shoppers|nurses|farmers|kids|girls|boys|companies|businesses|shops)(?![a-z])/
const GETS_IN =
  /(?<![a-z])(?:load(?:ed|ing)(?! (?:up )?on (?!(?:it|this|them|shares?|stock|calls|puts|the (?:stock|shares|dip))(?![a-z])))(?: up)?(?! (?:the|a|an) (?!stock|shares?|dip))|pil(?:ed|ing|es) in|(?:is|are|was|were|all|already|now) in(?= ?(?:[.,;!)]|$|it|this|and|but|already))|in on (?:it|this)|getting in|got in|jump(?:ed|ing|s) (?:in|on)|(?:all |already )?own(?:s)? (?:it|this)(?! ?:)|hold(?:s|ing)?(?: (?:it|this))?(?= ?(?:[.,;!)]|$|and|as well|too))|(?:thousands|millions|all) of us (?:own|hold)|own the float|mak(?:e|es|ing) (?:money|bank|a killing|a fortune)|made (?:money|bank|a killing|a fortune)|(?:got|getting) rich)(?![a-z])/
const OF_INVESTORS =
  /(?<![a-z])(?:discord|reddit|subreddit|sub|wsb|wallstreetbets|forum|stocktwits|fintwit|telegram|chat|investment club|investing club|trading (?:floor|group|room|desk)|twitter|apes|investors|traders)(?![a-z])/
const BUYS_IT =
  /(?<![a-z])(?:buys?|buying|bought|owns?|has|have|loves?|in) (?:it|this|them)(?![a-z])|says? buy|all over (?:it|this)/

/** The words name what the company sells, and are a reason to buy the share. */
function familiarity({ words, clause, request, text, sentence, next }: PlaceInClause): boolean {
  if (!isPurchase(request) || NO_REASON.test(text)) return false
  const names = namesOf(request).filter((name) => name.length > 2)
  const isLinked = OF_PRODUCT.test(`${words} ${clause}`) || names.some((name) => clause.includes(name))
  if (!isLinked || HAS_OTHER_REASON.test(sentence)) return false
  const isShort = sentencesOf(request.decision.thesis).length <= MOST_OF_WHOLE
  return AS_REASON.test(`${sentence} ${next}`) || (isShort && !HAS_OTHER_REASON.test(text))
}
const MOST_OF_WHOLE = 2
const HAS_OTHER_REASON =
  /\d ?%|\$ ?\d|(?<![a-z])(?:checked|filings?|reports?|traffic|cash|debt|profits?|margins?|earn\w*|revenues?|sales|dividends?|cheap|times|valuation|value|book)(?![a-z])/
const OF_PRODUCT =
  /(?<![a-z])(?:it|them|one|ones|nothing else|theirs?|this|these|there|(?:the|this|that) (?:brand|product|app|food|coffee|shoes?|phone|store|shop|place|car park|parking lot|queue|line|restaurant)|(?:best|only|greatest) [a-z]+ (?:that )?(?:i|we)|lines? out the door|queues?|everyone (?:there )?does)(?![a-z])/
const AS_REASON =
  /(?<![a-z])(?:because|so(?= (?:i|we|it|the|they|this)(?![a-z]))|that's why|that is why|thats why|therefore|reason|bull case|(?:a|the) (?:brand|company|business|product) like (?:this|that)|always sell|(?:can|could|how can (?:that|it|this)) ?(?:not|n't|t)? (?:go|be|fail|lose)|cant go|can't go|what more|tells me|must be|has to|will (?:always|only|never)|clearly|enough)(?![a-z])/
const NO_REASON =
  /(?<![a-z])(?:not (?:the|my|a) reason|no reason|proves nothing|says nothing|not why i|sample of one|anecdote|means nothing)(?![a-z])/

/** "The match is free money", "0% on the card, so it's free money": free is what was given or lent. */
const GIVEN_FOR_NOTHING =
  /(?<![a-z])(?:match(?:es|ing)?|employer|bonus|refund|rebate|grant|subsid\w+|gift(?:ed)?|inherit\w*|dividends?|coupons?|interest|promo\w*|sign[- ]?up|espp|discount plan|cash ?back|relief)(?![a-z])/
const BORROWS =
  /(?<![a-z])(?:loans?|lent|lend\w*|borrow\w*|margin(?= (?:loan|debt|account|at|is))|credit|mortgage|heloc|overdraft|(?:balance )?transfer|card|0 ?%|apr|financ\w+)(?![a-z])/
