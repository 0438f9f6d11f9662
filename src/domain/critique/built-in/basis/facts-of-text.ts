import { datesOf, isAhead, type NamedDate } from '../../../language/dates.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { clauseBefore } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'

/** What a business is measured by: a figure beside one of these can be looked up. */
const OF_BUSINESS = words(`
  revenues?|sales|turnover|margins?|ebitda?|ebit|eps|earnings|profits?|net income|cash ?flow|fcf|free cash|debt|leverage|net cash|growth|grew|grows?|growing|churn|retention|nrr|arr|subscribers?|subs|users|customers|members|stores|restaurants|deliveries|orders|
  backlog|bookings|book-to-bill|guidance|guided|guide|capex|r&d|dividends?|yield|payout|buybacks?|roic|roe|roce|p/e|pe|peg|ev|multiple|combined ratio|operating ratio|premiums|comps?|traffic|volumes|occupancy|utili[sz]ation|market share|inventory|pipeline|
  employees|book value|nav|tangible|deposits|loans|net interest|same[- ]store|dtc|aum|gmv|take rate|conversion rate|cash (?:of )?(?=\\$?\\d[\\d.]* ?(?:bn|billion|mn|million|b(?![a-z])))|cac|ltv|rpo|backlog|capacity|shipments|franchisees|order book`)

/** "Nights +8%", "insurance units -2%": what has a change with its sign is measured, whatever it is, but for prices and for names. */
const namesChange = (text: string): boolean =>
  HAS_SIGN.test(text) &&
  matchesOf(CHANGE, text)
    .map(([, name = '']) => name)
    .some((name) => !OF_QUOTES.test(plainText(name)) && !/\p{Lu}{2}/u.test(name))
const HAS_SIGN = / [-+−]\d/
const CHANGE =
  /(?<![\p{L}\d%$-] )(?<![\p{L}\d$-])((?:\p{L}[\p{L}&'’/-]+ ){0,2}\p{L}\p{Ll}{2,}) [-+−]\d[\d.]*\s?(?:%|percent(?!\p{L}))/gu
const OF_QUOTES =
  /(?<![a-z])(?:stocks?|shares?|price|it|this|that|i|i'm|im|we|me|my|position|portfolio|account|market|index|futures|gold|silver|oil|brent|copper|bitcoin|crypto|spy|nasdaq|dow|sector|peers?|gain|loss|profit|return|pnl|upside|downside|target|stop|up|down|today|yesterday|week|since|month|ytd|premarket|open|close|at|on|out|by|of|is|be|was|over|under|about|around|exit|sell|buy|calls?|puts?|each|every|adding|if|when|still|now|again|only|just|already|even|nearly|almost|roughly|maybe)(?![a-z])/

/** Of a price or of the person's own account. */
const OF_MARKET =
  /(?<![a-z])(?:stock|share price|i risk|i put|this week|today|last week|shares? (?:is|are|at|fell|rose|price)|the price|target|upside|downside|i(?:'m| am) (?:up|down)|bought at|paid|stop|position|portfolio|my account|strike|premium|i sold|told me|take profits?|took profits?|i'm paying|i bought|cost me|popped|ripping|too (?:high|much|low))(?![a-z])/

/** Things of the world outside the company on which it may depend. */
const EVENTS = words(`
  the fed(?:eral reserve)?|fed (?:cuts?|hikes?|meeting|funds|pivot|chair)|federal reserve|ecb|central banks?|interest rates?|rate (?:cuts?|hikes?)|(?:ten-year |treasury |bond )yields?|inflation|cpi|election|congress|parliament|tariffs?|trade (?:war|deal|agreement)|sanctions?|war|ceasefire|ukraine|taiwan|middle east|opec|oil price|
  fda|approval|phase (?:2|3|ii|iii)|pdufa|trial (?:data|results?|readout)|(?:the |a )?(?:(?<!my )court|supreme court|judge|ruling|verdict|judg(?:e)?ment)|lawsuit|antitrust|doj|ftc|regulators?|regulation|ban(?:s|ned)?|(?:the|a|new) law(?! firm|s)|pandemic|shutdown|opioid|settlement|
  merger|medicare|subsid(?:y|ies)|stimulus|bitcoin halving|olympics|world cup`)

/** Figures that measure the business, each with its sentence speaking of one thing it is measured by. */
export function businessFigures(text: string): readonly Quantity[] {
  const plain = plainText(text)
  return quantitiesOf(text)
    .slice(0, MOST_FIGURES)
    .filter((quantity) => {
      const { from, to } = sentenceAround(text, quantity)
      const sentence = plain.slice(from, to)
      const near = plain.slice(Math.max(from, quantity.from - 40), Math.min(to, quantity.to + 40))
      if (OF_LOAN_OR_CROWD.test(near)) return false
      if (quantity.unit === 'percent' && namesChange(text.slice(from, quantity.to)) && !OF_MARKET.test(near))
        return true
      return OF_BUSINESS.isIn(near) && !(OF_MARKET.test(near) && !/earnings|revenue|sales|cash/.test(sentence))
    })
}

const MOST_FIGURES = 16

/** What a loan of the writer's costs, and how many people are in a chat: no report of the company has either. */
const OF_LOAN_OR_CROWD =
  /(?<![a-z])(?:(?:my|the|our) (?:broker|bank|mortgage|loan|card)|margin (?:is |was )?(?:so |very |dirt |really )?cheap|margin (?:rates?|loans?|interest|debt)|on margin|heloc|second mortgage|refinanc\w+|borrow(?:ed|ing)?|credit cards?|(?:took|take|taking) (?:out )?an? (?:[a-z]+ )?loan|forum|sub(?:reddit)?(?= (?:with|of|has))|discord|telegram|whatsapp|group chat|chat|my followers|youtube)(?![a-z])/

/** Whether a text brings any figure that is neither of the price nor of the writer's own money: a reason of their own stands in it. */
export function statesFigures(text: string): boolean {
  const plain = plainText(text)
  return (
    businessFigures(text).length > 0 ||
    quantitiesOf(text).some(({ from, to, unit }) => {
      const around = sentenceAround(text, { from, to })
      const sentence = plain.slice(around.from, around.to)
      // "Fell 30%, way overdone": how the price moved is no figure of the business.
      const isOfPrice = MOVED.test(sentence) && !OF_BUSINESS.isIn(sentence)
      return (unit === 'percent' || unit === 'times') && !OF_OWN.test(sentence) && !isOfPrice
    })
  )
}

const MOVED =
  /^(?:it |they |shares |and |has |already |just )*(?:fell|fallen|dropped|crashed|tanked|plunged|lost|sold off|slid|collapsed|ripped|ran|jumped|soared|popped|spiked|rallied)(?![a-z])/
const OF_OWN =
  /(?<![a-z])(?:stock|shares?|price|up|down|i|my|me|gain|profit|return|week|today|portfolio|account|position|upside|target|bigger|10x)(?![a-z])/

/** Where the text speaks of a measure of the business, with a figure or without. */
export const namesBusiness = (text: string): boolean => OF_BUSINESS.isIn(plainText(text))

/** The events of the world that a text names, in its order. */
export const eventsIn = (text: string): readonly Span[] => EVENTS.in(plainText(text))

/** "The market has decided that a machine will read the law for nothing": what a crowd has made up its mind about is its opinion. */
export const isOpinionOfMarket = (words: string): boolean => OPINION_OF_MARKET.test(plainText(words))
const OPINION_OF_MARKET =
  /(?<![a-z])(?:(?:market|street|crowd|herd|consensus|price)(?: (?:has|have|had|seems? to have|will|already|long|just|apparently|simply|now))* (?:decide[sd]?|made up|makes up|conclude[sd]?|votes?|voted|ruled|rules|settled on)|(?:investors|traders|everyone|everybody|people|bears|bulls|analysts)(?: (?:has|have|had|seem to have|will|already|long|just|apparently|simply|now))* (?:decide[sd]?|made up|makes? up|conclude[sd]?))(?![a-z])/

/** The times ahead that a text names as what it waits for: not how long something has lasted, nor when it was. */
export const datesAhead = (text: string, today: string): readonly NamedDate[] =>
  datesOf(text, today).filter((date) => {
    const { from, to } = sentenceAround(text, date)
    if (/who cares|don't care|whenever/.test(plainText(text).slice(from, to))) return false
    const before = clauseBefore(plainText(text).slice(from, date.from))
    const words = plainText(text).slice(date.from, date.to)
    if (/(?<![a-z])since (?:the )?$/.test(plainText(text).slice(from, date.from))) return false
    const isSpan = /^(?:over|for|after|in|tomorrow) /.test(words) && !HOLDS.test(before)
    return isAhead(date, today) && !PAST_VERB.test(before) && !(isSpan && /^(?:over|for|after)/.test(words))
  })

/** A verb, or a noun, by which something takes place on a day. */
export const takesPlace = (plain: string): boolean => TAKES_PLACE.test(plain) && !IS_OVER.test(plain)
/** What is priced in is waited for no more. */
const IS_OVER = /(?<![a-z])(?:(?:is|are|already|all) priced(?: in)?|behind us)(?![a-z])/
const TAKES_PLACE =
  /(?<![a-z])(?:reports?|reporting|results|earnings|decides?|decision|rules|ruling|votes?|meets|meeting|verdict|election|due|expected|expires?|opens?|launch(?:es)?|starts?|begins?|ships?|ends?|closes|reads? out|readout|comes?|joins?|leaves?|restarts?|bans?|takes effect|in effect|guidance|investor day|trial|approval|announces?|pdufa|matures?|lists?|splits?|hearing|deadline|(?:fed|ecb) (?:cuts|hikes|raises))(?![a-z])/

const HOLDS = /(?<![a-z])(?:hold(?:ing)?|keep(?:ing)?|stay(?:ing)?|wait(?:ing)?|give|own)(?![a-z])/
const PAST_VERB =
  /(?<![a-z])(?:has|have|had|was|were|did|rose|fell|sold|bought|grew|went|got|made|paid|said|wrote|came|lost|cost|since|last|ago|who cares|card|(?!need|exceed|proceed|speed|indeed|embed)[a-z]{3,}ed|i've|it's been)(?![a-z])/
