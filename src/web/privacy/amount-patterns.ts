export const NUMBER = String.raw`(?:(?<!\d)(?:\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+|\d+(?:,\d{2,3})*)(?:[.,](?:\d+|[-–]+))?|\.\d+)(?!\d)`
export const LARGE = String.raw`(?:\s?(?:k|mn?|b|t|bn|mio|mrd|grand|thousand|million|billion|trillion|tausend|millionen|milliarden)\b\.?)?`

/** `$`, `€`, `US$`, `R$`, `₹` and every other sign of a currency (Unicode, category Sc). */
export const SIGN = String.raw`(?:\b(?:US|CA|AU|NZ|HK|NT|[ACSR]))?\p{Sc}`

/** `$1,212.30`, `−$22.31`, `$1.2M`, `$8 billion`, `$120–130`. A percentage after it is not part of the match. */
const MONEY = String.raw`[+−-]?${SIGN}\s?[−-]?${NUMBER}${LARGE}(?:\s?[–-]\s?${SIGN}?${NUMBER}${LARGE}(?![%\d]))?`

/** Excludes the shares of a split: `4 shares are new`. */
export const NO_SPLIT = '(?! shares? (?:is|are) new)'

/** `10 shares`, `4 at $498.60`. Quantities are hidden too, because prices are public and so quantities reveal amounts. */
const COUNT = String.raw`${NUMBER}${NO_SPLIT}(?= (?:(?:more )?(?:shares?|contracts?|(?:call |put )?options?)\b|at ${SIGN}))`

/** Excludes numbers that are no amounts: percentages, times, ranks, and counts of other things. */
export const NO_AMOUNT = String.raw`(?![\d%:/]|[.,]\d|-for-|\s?(?:%|percent|per cent|points?|bps|x|times|of|am|pm|years?|quarters?|months?|weeks?|days?|hours?|minutes?|people|users?|customers?|subscribers?|employees|units|cars|stores|accounts|entries|characters|answers|filings?|reports?)\b|\s?%)`

const APART = String.raw`(?<![\p{L}\d_.,:/#\p{Sc}–-])`

/** Amounts without a currency sign: `58.75`, `18,000`, `1.234,56`, `18000`. A score begins with 0 and a rate has a unit. */
const WRITTEN_OUT = String.raw`${APART}(?:\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d+)?|[1-9]\d*[.,]\d{2}|(?!(?:19|20)\d\d(?!\d))[1-9]\d{3,})(?!\d)${NO_AMOUNT}`

/** Amounts as the pages write them. */
export const WITH_THEIR_SIGN: readonly RegExp[] = [COUNT, MONEY].map((pattern) => new RegExp(pattern, 'giu'))

/** Has to be applied last, because it would leave behind the currency sign of an amount such as `500 €`. */
export const WITHOUT_SIGN = new RegExp(WRITTEN_OUT, 'giu')

/** The beginnings of names of currencies. */
export const MONEY_NAME = 'dollar|euro|pound|franc|buck|quid|grand|cent|pence|yen|yuan|rupee|kron|peso|zloty|sterling'

/** Whatever may be an amount in people's own words: most numbers, and up to three words before the name of a currency. */
export const UNTIL_KNOWN = new RegExp(
  String.raw`${APART}${NUMBER}(?![\d%:/]|[.,]\d|-for-|\s?%)|(?:[\p{L}-]+ ){0,3}\b(?:${MONEY_NAME})`,
  'giu',
)
