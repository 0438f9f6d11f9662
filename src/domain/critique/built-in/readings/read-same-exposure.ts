import { isDoneByOthers } from '../../../language/doer.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName, isPurchase, namesOf } from '../basis/request.ts'

/**
 * What somebody lives on, or somebody close to them, comes from the company that they buy: wages, a pension, rent, a job in the family.
 * Said only of the company itself, by its name or a pronoun; what is of the same branch or country needs knowledge that is not here.
 */
export function readSameExposure(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  if (!isPurchase(request) || request.option || !MAY_SAY.isIn(plain) || !LOOKS_LIKE.test(plain) || OVER.test(plain))
    return []
  const span = exposureIn(thesis, plain, request)
  if (!span) return []
  const quoted = quotationAround(thesis, span)
  const values = { words: quoted, ticker: assetName(request) }
  return [{ kind: 'same-exposure', part: 'psychology', weight: 78, ways: ASKS, values, quoted }]
}

function exposureIn(thesis: string, plain: string, request: CritiqueRequest): Span | undefined {
  return matchesOf(patternOf(request), plain)
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .find(
      (span) =>
        isMeant(thesis, span) && !isAsked(thesis, span) && !isOfAnotherPerson(thesis, span) && isOfThis(request, span),
    )
}

/** "They pay my wages" is about the writer, whoever does it. */
const isOfAnotherPerson = (thesis: string, span: Span): boolean =>
  !OF_WRITER.test(plainText(thesis).slice(span.from, span.to)) && isDoneByOthers(thesis, span)
const OF_WRITER = /(?<![a-z])(?:i|i'[a-z]+|my|our|we|me|us)(?![a-z])/

/** "They pay my rent with the dividends" is what a share is bought for; and behind another name "there" is another place. */
function isOfThis(request: CritiqueRequest, span: Span): boolean {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  const words = plain.slice(span.from, span.to)
  if (FOR_LIVING.test(words) && OF_HOLDING.test(plain.slice(span.from, sentenceAround(thesis, span).to))) return false
  // "My pension is in company stock, so I spread it": of which company, the purchase of more of it says.
  if (OF_EMPLOYER.test(words) && (!BUYS_MORE.test(plain) || SPREADS.test(plain))) return false
  const named = thesis.slice(0, span.from).match(NAME_WITHIN) ?? []
  return !words.endsWith(' there') || named.every((name) => isOwnName(name, request))
}
const OF_EMPLOYER =
  /(?<![a-z])(?:company stock|our own shares|employer(?:'s)? (?:stock|shares)|the company's (?:stock|shares))$/
const BUYS_MORE =
  /(?<![a-z\d])(?:\d+ more|more (?:shares?|of (?:it|them|the same))|(?:buy|buying|bought|add|adding|take|taking)(?: (?:some|still|yet))? more|(?:i'm |i am )?adding|the same (?:stock|share|company))(?![a-z])/
const SPREADS =
  /(?<![a-z])(?:spread|diversif\w*|another|instead|not (?:this|here)|other than|old employer|founded|away from)(?![a-z])/
const FOR_LIVING = /(?<![a-z])(?:rent|living|income)(?![a-z])/
const OF_HOLDING = /(?<![a-z])(?:dividends?|coupons?|distributions?|interest)(?![a-z])/
/** A capital letter that begins no sentence. */
const NAME_WITHIN = /(?<=[\p{Ll}\d,;:)] )\p{Lu}[\p{L}\d&-]*[\p{L}\d]/gu
const isOwnName = (name: string, request: CritiqueRequest): boolean =>
  namesOf(request).includes(name.toLowerCase()) || request.companyName.toLowerCase().includes(name.toLowerCase())

const isAsked = (thesis: string, span: Span): boolean => {
  const { from, to } = sentenceAround(thesis, span)
  return /\?\W*$/u.test(thesis.slice(from, to))
}

/** Whoever has such a work with the company's name lives on it; "as an Acme user", "owner" or "driver" does not. */
const ROLE =
  '(?:consultant|dealer|reseller|engineer|contractor|installer|technician|developer|administrator|architect|trainer|franchisee|employee|manager|supplier|agent|salesman|mechanic|clerk|foreman|fitter|pilot)'
const MAY_SAY = words(
  `works?|working|employed|employer|employs|employ|wages?|salary|salaries|bonus|employee|staff|scheme|where my|where our|paychecks?|paycheque|income|pension|retirement|401k|job|pays?|paid|${ROLE}s?`,
)
/** Without the names, for a pattern with names is made anew for each share. */
const LOOKS_LIKE = new RegExp(
  `(?<![a-z])as an? (?:[a-z0-9&.'-]+ ){1,4}${ROLE}(?![a-z])|` +
    `(?<![a-z])(?:(?:i|we)(?:'m|'re| am| are)? (?:[a-z]+ )?(?:work|working|employed|as an?)(?![a-z])|(?:my|our) (?:[a-z]+(?:, my [a-z]+)? )?(?:[a-z]+ )?(?:works?|has (?:a|his|her) job|is employed|earns)(?![a-z])|(?:my|our)(?: [a-z']+)?(?: [a-z']+)? (?:wages?|salary|pay|paychecks?|paycheque|income|pension|job|living|bonus|rent)(?![a-z])|(?:my|our) (?:wages?|salary|pay|paychecks?|paycheque|income|pension|retirement|401k|job|living|bonus|rent)(?![a-z])|(?:pays?|employs?) (?:me|my|our)(?![a-z])|employer|(?:scheme|plan|programme|program)(?![a-z])|where (?:my|our))`,
)
/** What was, or is about to end, is no tie of today. */
const OVER =
  /(?<![a-z])(?:used to work|no longer work|worked there (?:until|till|from|for|before|in)|left (?:the company|them|there)|quit|retired from|laid off|fired me|my (?:old|former|ex|last|previous) (?:employer|job|company|boss))(?![a-z])/

const HOUSEHOLD =
  '(?:wife|husband|partner|spouse|girlfriend|boyfriend|fiancee?|son|daughter|brother|sister|father|mother|dad|mum|mom|parents|family|children)'
const PAY = '(?:wages?|salary|pay|paychecks?|paycheque|income|pension|job|living|bonus|rent)'
const SITE =
  '(?:plants?|factory|factories|hospitals?|clinics?|stores?|shops?|branch|branches|mines?|yards?|offices?|warehouses?|depots?|hotels?|labs?|refinery|mills?|restaurants?|terminals?|schools?|sites?)'

function patternOf(request: CritiqueRequest): RegExp {
  const names = namesOf(request).map((name) => name.replace(/[^a-z0-9 ]/g, '\\$&'))
  const them = `(?:them|this (?:company|bank|firm|business|employer|group)|the same (?:company|bank|firm|employer|business|people|house|group)|${names.join('|')})`
  const place = `(?:(?:at|for|in) (?:${them}|(?:one of )?their ${SITE}|(?:the|an?) ${names[0] ?? 'same'} ${SITE})|there(?! (?:is|are|was|were))|here at ${them})`
  const doing = '(?:(?:also|still|now|already|both|all|too) )?'
  return new RegExp(
    `(?<![a-z])(?:${[
      `(?:i|we)(?:'m|'re| am| are)? ${doing}(?:work|working|employed) (?:[a-z]+ )?${place}`,
      `(?:i|we) ${doing}(?:work|am) as an? [a-z]+ ${place}`,
      `as an? (?:certified |freelance |independent |senior )?(?:${names.join('|')}) ${ROLE}(?! (?:would|does|might|could)(?![a-z]))`,
      `(?:my|our) (?:${HOUSEHOLD}|${HOUSEHOLD}, my ${HOUSEHOLD}) ${doing}(?:works?|has (?:a|his|her) job|is employed|earns (?:his|her) living) ${place}`,
      `(?:my|our) (?:(?:own|whole|${HOUSEHOLD}'s) )?${PAY}(?: and (?:my )?[a-z]+)? ${doing}(?:comes?|is paid|are paid|is|are|depends?|hangs?|hinges?) (?:also )?(?:from|on|by|with|at) ${them}`,
      `(?:my|our) (?:[a-z0-9]+ )?(?:pension|401k(?: match)?|retirement plan|savings plan) (?:is|are) ${doing}(?:all )?(?:in )?(?:${names.join('|')}|there(?! (?:is|are|was|were)))(?= as well|,|;|\\.|!|$| too| and)`,
      `(?:my|our) (?:(?:whole|entire) )?(?:pension|401k|retirement(?: account| fund| savings)?) (?:is|are|sits) ${doing}(?:(?:all|100 ?%|entirely|mostly|half) )?(?:in )?(?:company stock|our own shares|(?:my|our) employer(?:'s)? (?:stock|shares)|the company's (?:stock|shares))(?= ?(?:[.,;!)]|$|and |too|as well|so ))`,
      `my ${PAY},(?: my [a-z]+,?)*(?: and)? my (?:pension|retirement|401k|savings|options|shares) all (?:hang|depend|rest|ride) on ${them}`,
      `everything in my (?:pension|401k|retirement(?: account| fund)?) is (?:in )?(?:company stock|our own shares|(?:my|our) employer(?:'s)? (?:stock|shares))`,
      `${them},? where (?:my|our) ${HOUSEHOLD} ${doing}(?:works?|is (?:an? |the )?(?:[a-z]+ )?(?:manager|engineer|director|clerk|driver|nurse|foreman|buyer|accountant|employee)|has (?:worked|been employed))`,
      `(?:my|our) (?:bonus|salary|pay|wages) (?:is|are) ${doing}(?:partly |half )?paid in (?:shares|stock)(?: as well| too)?`,
      `(?:from|in|through|via|by) (?:the|my|our) (?:employee|staff|company|employer's) (?:share |stock |savings )?(?:scheme|plan|programme|program)`,
      `(?:they|${them}) ${doing}(?:pays?|employs?) (?:me|my (?:[a-z]+'s )?${PAY}|our ${PAY}|my ${HOUSEHOLD}(?! (?:price|more)))`,
      `(?:they|${them}) (?:are|is) (?:also |already )?(?:my|our|my ${HOUSEHOLD}'s) employer`,
    ].join('|')})(?![a-z])`,
    'g',
  )
}

const ASKS = [
  'You write {words}: if {ticker} has a bad year, what else close to you has one too?',
  'You write {words}: what would a bad year for {ticker} take from you besides the price of the share?',
] as const
