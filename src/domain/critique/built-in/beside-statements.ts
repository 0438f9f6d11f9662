import Big from 'big.js'
import { plainText } from '../../language/plain-text.ts'
import { quantityWords, usdWords } from '../../prices/money-format.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { isWrittenInTime, writingOf } from './day-of-writing.ts'
import { namesBusiness } from './facts-of-text.ts'
import { holdingPeriodOf, money } from './holding-period.ts'
import type { Phrasings } from './phrasing.ts'
import { isReadable, wasReadable } from './readable.ts'
import { assetName, earlierText, isPurchase, isSale } from './request.ts'
import { clausesThat } from './standing-claims.ts'
import type { StandingFact } from './standing-finding.ts'
import { daysSince } from './time-held.ts'

/**
 * What is known of any entry, beside words that only this one has: its confidence, its money, its time. Each says that both stand there,
 * and nothing of whether the words are right, for or against.
 */

/** What the entry states of the present without a figure, which is told as one: should that change, so should the number. */
export function* standsNow(request: CritiqueRequest): Iterable<StandingFact> {
  const { decision } = request
  if (isSale(request) || !isWrittenInTime(decision) || !isReadable(request)) return
  for (const quoted of telling(request, (words) => isOfNow(words) && !/\d/.test(words)))
    yield { quoted, values: { words: quoted, confidence: String(decision.confidence) }, ways: STILL_WRITTEN }
}

/** What a purchase puts in, or what is held, beside what the entry states. */
export function* moneyBeside(request: CritiqueRequest): Iterable<StandingFact> {
  const { position, decision } = request
  if (!position || decision.price === null || new Big(decision.price).eq(0)) return
  if (!writingOf(request).isInTime || !isReadable(request) || request.option) return
  const isHeld = decision.action === 'Hold'
  if (!isHeld && !(isPurchase(request) && position.moved)) return
  const units = isHeld ? position.quantity : (position.moved ?? '0')
  const values = {
    action: decision.action,
    amount: usdWords(new Big(units).times(decision.price).toFixed()),
    count: quantityWords(units),
    now: money(decision.price),
    cost: usdWords(position.cost),
  }
  for (const quoted of telling(request, (words) => isOfNow(words) || isOfBefore(words)))
    yield { quoted, values: { ...values, words: quoted }, ways: isHeld ? HELD_BESIDE : PUT_BESIDE }
}

/** What the entry tells of before or of now, beside the time that its number is about. */
export function* claimBeside(request: CritiqueRequest): Iterable<StandingFact> {
  const { decision, claim } = request
  if (isSale(request) || !isWrittenInTime(decision) || !isReadable(request)) return
  if (claim === undefined || !SAYABLE_CLAIM.test(claim)) return
  const fact = (quoted: string, ways: Phrasings): StandingFact => ({
    quoted,
    values: { words: quoted, confidence: String(decision.confidence), claim },
    ways,
    isOfClaim: true,
  })
  for (const quoted of telling(request, (words) => isOfBefore(words) && !MAY_LAST.test(words)))
    yield fact(quoted, OF_BEFORE)
  for (const quoted of telling(request, (words) => isOfNow(words) || isOfBefore(words)))
    yield fact(quoted, BESIDE_CLAIM)
}

/** For how long it has been held, beside the first words with which it was bought. */
export function heldSinceWords(request: CritiqueRequest): readonly StandingFact[] {
  const buy = holdingPeriodOf(request)?.buy
  const time = buy && daysSince(buy, request)
  if (!buy || !time || buy.writtenAt || !wasReadable(request)) return []
  const before = earlierText(request)
  const [wrote] = telling({ decision: buy }, (words) => !OF_PRICE.test(words))
  if (!wrote || before.includes(wrote)) return []
  const ways = request.decision.action === 'Sell' ? SINCE_WORDS_AT_SALE : SINCE_WORDS
  return [{ values: { ...time, wrote, ticker: assetName(request) }, ways }]
}

/** Quotations of clauses that say something by themselves: they lean on no other one, and `isMeant` of their plain words. */
const telling = (request: Pick<CritiqueRequest, 'decision'>, isMeant: (words: string) => boolean): readonly string[] =>
  byThemselves(request.decision).filter((quoted) => isMeant(plainText(quoted.slice(1, -1))))

/** A decision of a request never changes, and each part asks for its clauses. */
const read = new WeakMap<CritiquedDecision, readonly string[]>()

function byThemselves(decision: CritiquedDecision): readonly string[] {
  const quotations =
    read.get(decision) ??
    [...clausesThat({ decision }, (words) => !LEANS.test(words))].filter((quoted) => {
      const words = plainText(quoted.slice(1, -1))
      return !LEANS.test(words) && !QUOTES_OTHERS.test(words)
    })
  read.set(decision, quotations)
  return quotations
}

const QUOTES_OTHERS = /(?<![a-z])'[a-z]|(?<![a-z])(?:sick|tired) of (?:hearing|reading)(?![a-z])/

const isOfNow = (words: string): boolean => NOW.test(words) && !HAS_BEEN.test(words) && isOfItself(words)
const isOfBefore = (words: string): boolean =>
  !NOW.test(words) && BEFORE.test(words) && !IS_NOT_OVER.test(words) && isOfItself(words)
const isOfItself = (words: string): boolean =>
  isOfBusiness(words) && !ABOUT_ELSE.test(words) && !OF_PRICE.test(words) && !TO_COME.test(words)

/**
 * A verb in the right form is one sign that a clause states something of the company, and a figure of speech has it too: "nobody gets
 * thrown out tonight", "the runners came back thirsty". A figure, a measure or a word of trade is the other.
 */
const isOfBusiness = (words: string): boolean =>
  /\d/.test(words) || namesBusiness(words) || OF_TRADE.test(words.split(' ', SUBJECT_AND_VERB).join(' '))
const SUBJECT_AND_VERB = 6
const OF_TRADE =
  /(?<![a-z])(?:(?:product|brand|market|patent|drug|trial|platform|service|plant|mine|factor(?:y|ie)|fleet|ship|plane|truck|car|engine|chip|node|fab|network|tower|cable|license|licence|permit|contract|tender|tariff|subsid(?:y|ie)|regulator|bank|lender|insurer|rate|cost|cut|raise|buyer|seller|client|subscriber|supplier|competitor|rival|peer|moat|monopol(?:y|ie)|duopol(?:y|ie)|franchise|launch|merger|deal|spin-?off|split|acquisition|writeoff|write-?down|lawsuit|settlement|strike|recall|season|cycle|shortage|glut|app|store|site|property|tenant|lease|rig|boat|barrel|machine|device|tool|park|hotel|route|flight|airport|analyst|activist|insider|founder|director|executive|chair(?:man|woman)?|board|ceo|cfo|chief|backer)s?|demand|supply|pricing|power|management|staff|labou?r|wages|industry|business|compan(?:y|ies)|segment|division|unit|cloud|software|hardware|data|ai|search|advertising|ads|retail|wholesale|rent|energy|oil|gas|copper|gold|silver|steel|wheat|corn|cocoa|coffee|sugar|uranium|lithium|electricity|grid|housing|cash|balance sheet|capital|equity|accounting|filing|report|quarter|results|outlook|forecast|target|synerg(?:y|ies)|inflation|china|europe|japan|india|america|us|uk|fed|fda|sec|congress|court|judge|jury|covid|pandemic|war|election|turnaround|restructuring|reorganisation|reorganization|layoffs?|hiring|technology|infrastructure|logistics|freight|loads?|competition|pipeline|expiry|cliff)(?![a-z])/
/** It begins with a word that stands for what another clause named, goes on from it, or tells somebody what to do. */
const LEANS =
  /^(?:i|i'[a-z]+|im|ive|me|my|we|we'[a-z]+|us|our|you|your|it|its|it's|they|they're|their|them|that|that's|this|these|those|he|she|his|her|there|here|which|who|whoever|what|where|when|as|than|then|also|even|or|nor|yet|still|too|not|if|once|until|unless|since|after|before|while|because|to|of|in|on|at|for|with|by|from|like|only|just|maybe|probably|well|yes|ok|so|both|buy|sell|hold|keep|wait|watch|add|has|have|is|are|was|were|does|do|did|exit|out|wrong|missed|never|getting|selling|buying|leaving|holding|staying|waiting)(?![a-z])/
const OF_PRICE = /(?<![a-z])(?:stocks?|shares?|prices?|priced|chart|position|portfolio|stop|target)(?![a-z])/
/** Of the writer or their money, of the price, of what others say or do, or of something that only another clause names. */
const ABOUT_ELSE =
  /^\d+ (?:is|was|were)(?![a-z])|(?<![a-z])(?:i|i'[a-z]+|im|ive|ill|me|mine|myself|we|we'[a-z]+|us|you|lol|says?|said|thinks?|believes?|told|they|he|she|this|these|those|every(?:one|body)|people|others|rent|mortgage|tuition|salary|bonus|pension|emergency fund|savings|bills|confidence|conviction|my own|some(?:one|body)|friends?|budd(?:y|ies)|neighbou?rs?|colleagues?|wife|husband|kids|children|uncle|aunt|cousin|father|mother|dad|mum|mom|brother|sister)(?![a-z])/
/** "Capitalised at 17x is $442" is of now, and "sold out through 2028" lasts. */
const IS_NOT_OVER = /(?<![a-z])(?:(?<!(?:that|which|who) [^,;]*)(?:is|are)(?![a-z])|(?:until|till?|thru|through) )/
/** A subject of its own, and a verb near it. */
const SUBJECT =
  "(?:(?!(?:which|who|that|when|if|while|than|like|as|it|they|he|she|where|whose)(?![a-z]))[a-z0-9$%&'./-]+ ){1,6}?"
const NOW = new RegExp(
  `^${SUBJECT}(?:is|are|isn't|aren't|(?:do|does)(?:n't| not) [a-z]+|(?:has|have)(?! (?:[a-z]+ly |not |never |only |just |already |now )?(?:been|gone|come|fallen|risen|grown|[a-z]+ed)(?![a-z]))|grows?|earns?|pays?|owns?|makes?|sells?|trades|costs|holds|keeps?|runs|needs|takes?|gives?|wins|loses?|leads|covers|yields|remains?|stays?|works|depends?|wants?|uses|generates?|controls|converts?|compounds|comes?|goes|gets?|looks|starts|ends|drives|beats|rises|falls|moves|ships|builds?|buys|spends?|carr(?:y|ies)|means|shows|lets|puts|brings?|leaves?|lives|stands|knows?|opens|closes|turns|skips)(?![a-z])`,
)
const BEFORE = new RegExp(
  `^${SUBJECT}(?:was|were|grew|fell|rose|came|went|lost|won|paid|sold|bought|got|beat|became|began|took|made|spent|cut (?:its|their|the)|(?<!(?<![a-z])(?:on|of|in|for|from|to|with|by|at|the|an?|its|their|more|less|supposed|are|is) )(?!(?:need|speed|feed|seed|indeed|exceed|succeed|proceed|bleed|limited|united|combined)(?![a-z]))[a-z]{3,}ed|(?:has|have) (?:[a-z]+ly |not |never |only |just |already |now )?(?:been|gone|come|fallen|risen|grown|[a-z]+ed))(?![a-z])`,
)
/** "Have come and gone" ends in a verb that alone would be of now. */
const HAS_BEEN =
  /(?<![a-z])(?:has|have) (?:[a-z]+ly |not |never |already |now )?(?:been|come|gone|run|put|cut)(?![a-z])/
/** What was announced is of what is ahead, and "the lot's packed" is so now. */
const MAY_LAST =
  /(?<![a-z])(?:promised|pledged|vowed|planned|guided|announced|agreed|signed|ordered|offered|proposed|committed|decided|aimed|targeted|booked|locked)(?![a-z])|'(?:s|re) (?:[a-z]+ly )?[a-z]+ed(?![a-z])/
const TO_COME =
  /(?<![a-z])(?:will|won't|shall|should|would|could|may|might|must|can|going to|about to|(?:supposed|due|scheduled|set) to|expected|expects?|by 20\d\d|in 20\d\d|next)(?![a-z])|'ll(?![a-z])/
const SAYABLE_CLAIM = /^[\p{L}\p{N} .,$-]{1,120}$/u

const STILL_WRITTEN = [
  'Should {words} no longer hold, the {confidence} of 10 is due for another look.',
  'Whether {words} still holds is what to look at before you repeat the {confidence} of 10.',
] as const
const PUT_BESIDE = [
  'Beside {words} this {action} puts in {amount}, {count} at {now}.',
  'You write {words} and put in {amount}, {count} at {now}.',
] as const
const HELD_BESIDE = [
  'Beside {words} you hold {count} at {now}, worth {amount} after a cost of {cost}.',
  'You write {words} and hold {amount}, {count} at {now}, after a cost of {cost}.',
] as const
const OF_BEFORE = [
  'With {words} you tell of what has been; your {confidence} of 10 is for what is ahead: {claim}.',
  'You tell of what has been, {words}; still open is what your {confidence} of 10 is for: {claim}.',
] as const
const BESIDE_CLAIM = [
  'You write {words}, and your {confidence} of 10 is for this: {claim}.',
  'Beside {words} stands what your {confidence} of 10 is for: {claim}.',
] as const
const SINCE_WORDS = [
  'Held for {days}, since you wrote {wrote} on {day}.',
  'It is {days} since you bought with the words {wrote}, on {day}.',
] as const
const SINCE_WORDS_AT_SALE = [
  'Held for {days}, since you wrote {wrote} on {day}.',
  'You bought with the words {wrote} on {day}, {days} before this Sell.',
] as const
