import { LARGE, NUMBER, SIGN, WITH_THEIR_SIGN } from './amount-patterns.ts'

/** Excludes the shares of a split: `4 shares are new`. */
const NO_SPLIT = '(?! shares? (?:is|are) new)'

/** `10 shares`, `4 at $498.60`. Quantities are hidden too, because prices are public and so quantities reveal amounts. */
const COUNT_ON_PAGES = String.raw`${NUMBER}${NO_SPLIT}(?= (?:(?:more )?(?:shares?|contracts?|(?:call |put )?options?)\b|at ${SIGN}))`

/** Excludes numbers that are no amounts: percentages, times, ranks, and counts of other things. */
const NO_AMOUNT = String.raw`(?![\d%:/]|[.,]\d|-for-|\s?(?:%|percent|per cent|points?|bps|x|times|of|am|pm|years?|quarters?|months?|weeks?|days?|hours?|minutes?|people|users?|customers?|subscribers?|employees|units|cars|stores|accounts|entries|characters|answers|filings?|reports?)\b|\s?%)`

/** Currency codes of ISO 4217, and common abbreviations and names. Words that are also English verbs are left out. */
export const CODE =
  '(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|CAD|AUD|NZD|HKD|SGD|TWD|KRW|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|ILS|THB|RUB|AED|SAR|USDT|USDC|BTC|ETH|SFr|Fr|Rs|kr|zł|Kč)'
export const NAME =
  '(?:(?:US |Canadian |Australian |Swiss )?(?:dollars?|euros?|pounds?|sterling|francs?|franken|yens?|yuan|renminbi|rupees?|kron(?:a|or|e|er)|pesos?|zlotys?|bucks?|quid|grand|cents?|pence|pennies))'

/** `CHF 500`, `EUR 5.000`, `Rs. 500`. */
const CODED_MONEY = String.raw`\b${CODE}\b\.?\s?[−-]?${NUMBER}${LARGE}`

/** `8 million dollars`, `250 USD`, `500 € each`, `1.234,56 €`, `5 grand`. */
const NAMED_MONEY = String.raw`[+−-]?(?:${NUMBER}\s?[–-]\s?)?${NUMBER}${LARGE}\s?(?:\p{Sc}|(?:${CODE}|${NAME})(?![\p{L}\d]))`

const NUMERAL =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion)'
const GERMAN_NUMERAL =
  '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|\\p{L}*(?:zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig|hundert|tausend))'
const SPELLED = String.raw`(?<![\p{L}-])(?:${NUMERAL}(?:(?:\s|-|\sand\s)${NUMERAL})*|${GERMAN_NUMERAL})`
/** `five grand`, `twenty-five thousand dollars`. */
const SPELLED_OUT = String.raw`${SPELLED}\s${NAME}\b`
/** `Three shares`, `two hundred of my contracts`. “One share” may be any: `never more than 5% in one share`. */
const SPELLED_COUNT = String.raw`(?!one share\b)${SPELLED}${NO_SPLIT}(?= (?:(?:more|other|additional|remaining|call|put|of (?:my|the|its|these|those)|weiteren?|meiner|der) ){0,2}(?:shares?|contracts?|options?|calls|puts|Aktien?|Kontrakten?|Stück)(?![\p{L}\d]))`

/** `20k`, `1.5M`, `8 billion`: taken for money unless the next words say otherwise. The retirement plan 401k is no amount. */
const LARGE_ALONE = String.raw`(?<![\p{L}\d.,:/-])(?!401k)${NUMBER}(?:\s?(?:k|mn|bn|mio|mrd|grand|thousand|million|billion|trillion)\b|[MBT]\b)${NO_AMOUNT}`

/** `stop at 85`, `target 120`, `paid 300`: numbers after a word that makes them a price. */
const AFTER_PRICE_WORD = String.raw`(?<=\b(?:stop|target|price|paid|pay|costs?|worth|strike|basis|bought|sold|sell|buy|out)(?: (?:loss|profit|is|was|of|at|for|near|around|below|above|under|over|to|by|back|moved|only|just|about|from (?:\uE000+|\d\S*)|(?:on )?\uE001+))* )${NUMBER}${NO_AMOUNT}`

/** `sold 30 of them`, `lost 450`: quantities and amounts after a verb. */
const AFTER_DEED = String.raw`(?<=\b(?:bought|sold|sell|buy|own|hold|kept|keep|trimmed) )${NUMBER}(?= of (?:them|it|my|mine|the|these|those)\b)|(?<=\b(?:profit|loss|gain|gained|lost|made|earned|invested?|risk|risked|spent|saved|put|withdrew)(?: (?:of|in|was|is|in|about|only|just))* )(?!(?:19|20)\d\d\b)\d{3,}(?!\d)${NO_AMOUNT}`

/** `8 are left`, `Quantity is 10 now`, `the quantity from 10 to 100`, `held 8 (now 10)`, `You hold 15.`: how the pages write of what is held. */
const HELD = [
  String.raw`(?<![\p{L}\d.,:/-])${NUMBER}(?= (?:is|are|was|were) left\b)`,
  String.raw`(?<=\bquantity(?: (?:is|was|of|to|corrected|now|at|only|just|about|from|(?<=\bfrom )\d\S*))* )${NUMBER}(?![%/]|:\d)`,
  // A row of the Mirror: `at $60.00, 30 sold at $60.20`.
  String.raw`(?<=\bat (?:\uE000+|${SIGN}\S+), )${NUMBER}(?= (?:held|sold|bought|until)\b)`,
  String.raw`(?<=\bheld )${NUMBER}(?= \()|(?<=\bheld \d\S* \(now )${NUMBER}`,
  String.raw`(?<=\b(?:you|I|we)(?: (?:would have|have|had|still|now|only|just))* (?:hold|held|own|owned) )(?!(?:19|20)\d\d\b)${NUMBER}${NO_AMOUNT}`,
  String.raw`(?<=\bMenge(?: (?:korrigiert|von|auf|jetzt:|(?<=\bvon )\d\S*))* )${NUMBER}(?![%/]|:\d)`,
  String.raw`(?<=\bgehalten )${NUMBER}(?= \()|(?<=\bgehalten \d\S* \(jetzt )${NUMBER}`,
  String.raw`(?<=\b(?:Danach bleib(?:t|en)|du hältst|hältst du)(?: noch)? )${NUMBER}${NO_AMOUNT}`,
  String.raw`(?<=\bsold )${NUMBER}(?= of \d)|(?<=\bsold \d\S* of )${NUMBER}|(?<=\bthe other )${NUMBER}(?=,)`,
  String.raw`${NUMBER}(?= von \d\S* verkauft\b)|(?<=\d von )${NUMBER}(?= verkauft\b)|(?<=übrigen )${NUMBER}(?=,| hast )|${NUMBER}(?= (?:gehalten|verkauft zu)\b)`,
]

/** The words in `200 IBM shares` and `200 of my shares`. The `new` and `old` shares of a split are not among them. */
const WHOSE =
  "(?:(?:more|other|additional|further|extra|common|ordinary|preferred|remaining|of (?:my|the|its|their|our|these|those)|class [A-Z]|[A-Z][\\w.&’'-]*) ){0,3}"

/** Quantities that are held. Capital letters tell a company's name from other words. */
const COUNT = String.raw`(?<![\p{L}\d.,:/-])${NUMBER}${NO_SPLIT}(?= (?:${WHOSE}(?:[Ss]hares?|[Cc]ontracts?|[Cc]alls?|[Pp]uts?|Aktien?|Kontrakte?|Stück)(?![\p{L}\d])|(?:at|zu) (?:${SIGN}|\uE000)))`

const APART = String.raw`(?<![\p{L}\d_.,:/#\p{Sc}–-])`

/** Amounts without a currency sign: `58.75`, `18,000`, `1.234,56`, `18000`. A score begins with 0 and a rate has a unit. */
const WRITTEN_OUT = String.raw`${APART}(?:\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d+)?|[1-9]\d*[.,]\d{2}|(?!(?:19|20)\d\d(?!\d))[1-9]\d{3,})(?!\d)${NO_AMOUNT}`

/** Amounts as the pages and people write them. */
export const IN_OWN_WORDS: readonly RegExp[] = [
  new RegExp(COUNT_ON_PAGES, 'giu'),
  WITH_THEIR_SIGN,
  ...[CODED_MONEY, NAMED_MONEY, SPELLED_OUT, SPELLED_COUNT].map((pattern) => new RegExp(pattern, 'giu')),
  new RegExp(COUNT, 'gu'),
  ...[LARGE_ALONE, AFTER_PRICE_WORD, AFTER_DEED, ...HELD].map((pattern) => new RegExp(pattern, 'giu')),
  // The last one, because it would leave behind the currency sign of an amount such as `500 €`.
  new RegExp(WRITTEN_OUT, 'giu'),
]
