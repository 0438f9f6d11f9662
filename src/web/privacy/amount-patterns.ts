/** Placeholders for a character of an amount, and of a day or another number that stays, from Unicode's private use area, which no text uses. */
export const [AMOUNT, OTHER] = ['\uE000', '\uE001'] as const

/** Puts a placeholder in place of each character of what a pattern finds. */
export const withEach = (placeholder: string) => (text: string, pattern: RegExp) =>
  text.replace(pattern, (found) => placeholder.repeat(found.length))

export const NUMBER = String.raw`(?:(?<!\d)(?:\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+|\d+(?:,\d{2,3})*)(?:[.,](?:\d+|[-–]+))?|\.\d+)(?!\d)`
export const LARGE = String.raw`(?:\s?(?:k|mn?|b|t|bn|mio|mrd|grand|thousand|tausend|(?:m|b|tr)illion(?:en)?|milliarden)\b\.?)?`

/** `$`, `€`, `US$`, `R$`, `₹` and every other sign of a currency (Unicode, category Sc). */
export const SIGN = String.raw`(?:\b(?:US|CA|AU|NZ|HK|NT|[ACSR]))?\p{Sc}`

/** `$1,212.30`, `−$22.31`, `$1.2M`, `$8 billion`, `$120–130`. A percentage after it is not part of the match. */
const MONEY = String.raw`[+−-]?${SIGN}\s?[−-]?${NUMBER}${LARGE}(?:\s?[–-]\s?${SIGN}?${NUMBER}${LARGE}(?![%\d]))?`

export const WITH_THEIR_SIGN = new RegExp(MONEY, 'giu')

/** Parts of names of currencies and of what is held, and of numbers from twenty on, in English and German. */
const AMOUNT_NAME =
  'doll|euro|poun|fran|buck|quid|gran|cent|penc|yen|yua|rupee|kron|peso|zlot|ster|shar|[ck]ontr|opti|call|put|akti|stück|[efhnrx]ty|hund|us[ae]nd|[zß]ig'

/** Whatever may be an amount in people's own words: most numbers, and such a name with up to three words before it. */
export const UNTIL_KNOWN = new RegExp(
  String.raw`(?<!\d[.,:]|-for-)${NUMBER}(?![\d%]|[:.,]\d|-for-|\s?%)|(?:[\p{L}-]+ ){0,3}[\p{L}-]*(?:${AMOUNT_NAME})\p{L}*`,
  'giu',
)
