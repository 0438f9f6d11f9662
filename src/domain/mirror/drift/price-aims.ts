import Big from 'big.js'
import { matchesOf } from '../../language/matches-of.ts'
import { plainText } from '../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import type { Decimal } from '../../prices/money.ts'

/**
 * The bare numbers of a text that it gives as a price to which something goes, at which it is to be sold, or which it is worth: "I see 150 within a
 * year". A price of the past ("from 35 to 62"), and a number of anything ("3 stores"), is none.
 * @param prices those of its day, of what the text is about: a number far from all of them measures something else
 */
export function priceAims(text: string, prices: readonly Decimal[]): readonly Quantity[] {
  if (prices.length === 0) return []
  const plain = plainText(text)
  const aimed = new Set(
    matchesOf(AIMED_BEFORE, plain)
      .filter(({ index, groups }) => groups?.name === undefined || isName(text, plain, index))
      .map(({ index, 0: words }) => index + words.length),
  )
  return quantitiesOf(text).filter((each) => {
    if (each.unit !== 'count' || each.scale !== undefined || !isOfSize(each, prices)) return false
    const after = plain.slice(each.to)
    return AIMED_AFTER.test(after) || ((aimed.has(each.from) || WITHIN.test(after)) && !OF_A_THING.test(after))
  })
}

const isOfSize = ({ value }: Quantity, prices: readonly Decimal[]): boolean => {
  const aim = new Big(value)
  return prices.some((price) => aim.times(FARTHEST).gt(price) && aim.lt(new Big(price).times(FARTHEST)))
}
/** "A ten-bagger" is the most that anybody aims at. */
const FARTHEST = 10

/** A company, a ticker or a person has a capital letter; "Rates" at the beginning of a sentence is none of them. */
const isName = (text: string, plain: string, at: number): boolean =>
  /[A-Z]/.test(text.charAt(at)) && !MEASURED.test(plain.slice(at))
const MEASURED =
  /^(?:rates?|margins?|growth|sales|revenues?|earnings|eps|profits?|multiples?|yields?|users?|subscribers|customers|stores|debt|costs?|inflation|unemployment|oil|gold|copper|bitcoin|volume|inventory|inventories|capacity|utilization|management|everything|nothing|what|where|who|there|marge|umsatz|gewinn|zinsen?)(?![a-z])/

const NEAR =
  '(?:(?:about|around|roughly|nearly|almost|over|above|near|past|perhaps|maybe|say|some|etwa|rund|mindestens|at least) )*'
const WHAT =
  '(?:it|this|that|she|he|the (?:stock|shares?|price|share price|option|calls?|puts?)|shares?|stock|die aktie|der kurs|sie|er)'
const SUBJECT = `(?:(?<![a-z])${WHAT}|(?<![a-z])(?<name>[a-z]{2,12}))`
const WILL =
  "(?:'ll|'d| will| would| should| can| could| may| might| must| has to| have to| needs? to| is going to| ought to)(?: [a-z]+ly| well| soon| then| still)?"
const BE_AT = '(?:be|stand|trade|end|finish|close)(?: (?:back|again|up))? (?:at|above|over|near|around|past) '
const GOES =
  '(?:goes?|going|gets?|heads?|heading|headed|climbs?|runs?|rises?|moves?|returns?|recovers?|rallies|rally|rebounds?|bounces?|comes?|falls?|drops?|doubles?|triples?)(?: (?:back|up|down|again|straight))* (?:to|towards?|above|over|past|for) '
const REACHES = '(?:reach(?:es)?|hits?|sees?|touch(?:es)?|tops?|pass(?:es)?|crosses) '
const GIVES =
  '(?: (?:of|is|at|to|are|be|stays|remains|still|a share|per share|me|von|ist|bei|liegt|mein|my))*(?: ?[:=~])? '

/** Up to the number stands what it is: where the price goes, what it is worth or at what price something is done. What it did ("went to", "reached") is none. */
const AIMED_BEFORE = new RegExp(
  `(?:${[
    `(?<![a-z])(?:price[- ])?(?:targets?|goals?|objectives?|pt|fair values?|intrinsic values?|worth|kursziel|zielkurs|fairer wert|wert)(?: price)?${GIVES}`,
    `${SUBJECT}${WILL} (?:${BE_AT}|${GOES}|${REACHES})`,
    `${SUBJECT}(?: is|'s)? ${GOES}`,
    `(?<![a-z])(?:until|till|when|once|if|before) (?:it|we|the (?:stock|price|shares?)) (?:${REACHES}|is (?:at|above|over) )`,
    `(?<![a-z])(?:i(?: [a-z]+ly| still)?|we|he|she|analysts?|brokers?|banks?|the street|wall street|consensus|everybody|everyone|(?<name>[a-z]{2,12}))(?:'m| am)? (?:sees?|expects?|aim|aims|aiming|hopes?|hoping|predicts?|want|wants|think)(?: (?:for|at|on|to see|to get))?(?: ${WHAT})?(?: to)? (?:be )?(?:${BE_AT}|${GOES}|${REACHES}|(?:at|near|around|above|over) )?`,
    "(?<![a-z])(?:sell|selling|take profits?|taking profits?|trim|exit|get out|i'm out|i am out|out)(?: (?:all|half|some|everything|it|them|the rest|of it))* (?:at|above|over|near|around) ",
    `(?<![a-z])(?:sehe|sehen|erwarte|erwarten)(?: (?:ich|wir|sie|es|die aktie|den kurs))*(?: (?:bei|auf|über))? `,
    `${SUBJECT} (?:geht|steigt|läuft|klettert|fällt|kommt)(?: (?:noch|wieder|bald|bis|dann))* (?:auf|über|bis|unter) `,
    '(?<![a-z])(?:verkaufe|verkauf|ausstieg)(?: (?:ich|wir|alles))* (?:bei|ab|zu|über) ',
  ].join('|')})${NEAR}(?=\\d)`,
  'g',
)

/** "150 within a year" */
const WITHIN =
  /^ (?:a share )?(?:within|innerhalb|binnen) (?:[a-z0-9]+ ){0,2}(?:weeks?|months?|quarters?|years?|jahre?n?s?|monate?n?s?|wochen?)(?![a-z])/
/** "A 150 target", "150 is my target", "150 is possible" */
const AIMED_AFTER =
  /^[ -](?:price )?(?:target|pt)(?![a-z])|^ (?:is|as|remains|stays|ist|als|bleibt)(?: still)? (?:my|the|our|a|mein|unser|das)(?: (?:own|first|next|real))? (?:price )?(?:target|goal|aim|kursziel|ziel)(?![a-z])|^ (?:is|looks|seems)(?: [a-z]+ly| quite| very)? (?:possible|realistic|doable|in reach|within reach)(?![a-z])/

/** What is counted or measured stands right behind its number; a price is followed by a mark, a preposition, a time or a verb. */
const OF_A_THING =
  /^ ?(?:%|[x×](?![a-z])|[-–/](?=[a-z])|(?!(?:in|on|at|by|for|if|to|and|or|but|is|as|when|with|a share|per share|each|usd|within|again|next|this|after|before|from|until|today|now|then|soon|which|that|perhaps|maybe|because|without|eventually|easily|eoy|und|oder|bis|im|vor|nach|dann|innerhalb|binnen)(?![a-z]))[a-zäöü])/
