import { LARGE, NO_AMOUNT, NUMBER, SIGN } from './amount-patterns.ts'

/** Codes of ISO 4217, and what people call their money. A word that is also an English verb is not among them. */
export const CODE =
  '(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|CAD|AUD|NZD|HKD|SGD|TWD|KRW|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|ILS|THB|RUB|AED|SAR|USDT|USDC|BTC|ETH|SFr|Fr|Rs|kr|zł|Kč)'
const NAME =
  '(?:(?:US |Canadian |Australian |Swiss )?(?:dollars?|euros?|pounds?|sterling|francs?|franken|yens?|yuan|renminbi|rupees?|kron(?:a|or|e|er)|pesos?|zlotys?|bucks?|quid|grand|cents?|pence|pennies))'

/** `CHF 500`, `EUR 5.000`, `Rs. 500`. */
const CODED_MONEY = String.raw`\b${CODE}\b\.?\s?[−-]?${NUMBER}${LARGE}`

/** `8 million dollars`, `250 USD`, `500 € each`, `1.234,56 €`, `5 grand`. */
const NAMED_MONEY = String.raw`[+−-]?(?:${NUMBER}\s?[–-]\s?)?${NUMBER}${LARGE}\s?(?:\p{Sc}|(?:${CODE}|${NAME})(?![\p{L}\d]))`

const NUMERAL =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion)'
/** `five grand`, `twenty-five thousand dollars`. */
const SPELLED_OUT = String.raw`\b${NUMERAL}(?:(?:\s|-|\sand\s)${NUMERAL})*\s${NAME}\b`

/** `20k`, `1.5M`, `8 billion`: of money, unless what follows says otherwise. A retirement plan is no amount. */
const LARGE_ALONE = String.raw`(?<![\p{L}\d.,:/-])(?!401k)${NUMBER}(?:\s?(?:k|mn|bn|mio|mrd|grand|thousand|million|billion|trillion)\b|[MBT]\b)${NO_AMOUNT}`

/** `stop at 85`, `target 120`, `paid 300`: what a word says to be a price. */
const AFTER_PRICE_WORD = String.raw`(?<=\b(?:stop|target|price|paid|pay|costs?|worth|strike|basis|bought|sold|sell|buy|out)(?: (?:loss|profit|is|was|of|at|for|near|around|below|above|under|over|to|by|back|moved|only|just|about|from (?:\uE000+|\d\S*)|(?:on )?\uE001+))* )${NUMBER}${NO_AMOUNT}`

/** `sold 30 of them`, `lost 450`: how many, and how much. */
const AFTER_DEED = String.raw`(?<=\b(?:bought|sold|sell|buy|own|hold|kept|keep|trimmed) )${NUMBER}(?= of (?:them|it|my|mine|the|these|those)\b)|(?<=\b(?:profit|loss|gain|gained|lost|made|earned|invested?|risk|risked|spent|saved|put|withdrew)(?: (?:of|in|was|is|in|about|only|just))* )(?!(?:19|20)\d\d\b)\d{3,}(?!\d)${NO_AMOUNT}`

/** Whose shares they are: `200 IBM shares`, `200 of my shares`, `50 more Berkshire Hathaway shares`. A split's old and new ones stay. */
const WHOSE =
  "(?:(?:more|other|additional|further|extra|common|ordinary|preferred|remaining|of (?:my|the|its|their|our|these|those)|class [A-Z]|[A-Z][\\w.&’'-]*) ){0,3}"

/** How many are held, told of a company from other words by its capitals. */
const COUNT = String.raw`(?<![\p{L}\d.,:/-])${NUMBER}(?= (?:${WHOSE}(?:[Ss]hares?|[Cc]ontracts?|Aktien|Stück)(?![\p{L}\d])|at (?:${SIGN}|\uE000)))`

/** How people write amounts in their own words, which only some pages show. */
export const IN_OWN_WORDS: readonly RegExp[] = [
  ...[CODED_MONEY, NAMED_MONEY, SPELLED_OUT].map((pattern) => new RegExp(pattern, 'giu')),
  new RegExp(COUNT, 'gu'),
  ...[LARGE_ALONE, AFTER_PRICE_WORD, AFTER_DEED].map((pattern) => new RegExp(pattern, 'giu')),
]
