const NUMBER = String.raw`(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)`
const LARGE = String.raw`(?:\s?(?:[KMBT]|bn|thousand|million|billion|trillion)\b)?`

/** How many are held tells, with a price that everybody knows, what they are worth: `10 shares`, `4 at $498.60`. */
const COUNT = new RegExp(String.raw`${NUMBER}(?= (?:(?:more )?(?:shares?|contracts?)\b|at [$€£]))`, 'g')

/** `$1,212.30`, `−$22.31`, `$1.2M`, `$8 billion`, `$120–130`; a percentage behind it stays. */
const MONEY = new RegExp(
  String.raw`[+−-]?(?:US)?[$€£]\s?[−-]?${NUMBER}${LARGE}(?:\s?[–-]\s?[$€£]?${NUMBER}${LARGE}(?![%\d]))?`,
  'gi',
)

/** `8 million dollars`, `250 USD`, `USD 250`. */
const NAMED_MONEY = new RegExp(
  String.raw`\bUSD\s?${NUMBER}${LARGE}|${NUMBER}${LARGE}\s?(?:USD|US dollars|dollars?|cents?)\b`,
  'gi',
)

/** What a number is no amount of: a share of something, a time, a rank, a count of other things. */
const NO_AMOUNT = String.raw`(?![\d%:/]|[.,]\d|-for-|\s?(?:%|percent|per cent|points?|bps|x|times|of|am|pm|years?|quarters?|months?|weeks?|days?|accounts|entries|characters)\b|\s?%)`

/** What people leave the sign of money out of: `58.75`, `18,000`, however they speak of it. A yearly figure and a score have a zero or a unit. */
const WRITTEN_OUT = new RegExp(
  String.raw`(?<![\w.,:/$€£–-])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|[1-9]\d*\.\d{2})(?!\d)${NO_AMOUNT}`,
  'g',
)

/** `stop at 85`, `target 120`, `paid 300`: what a word says to be a price. */
const AFTER_PRICE_WORD = new RegExp(
  String.raw`(?<=\b(?:stop|target|price|paid|pay|costs?|worth|strike|basis|bought|sold|sell|buy|out)(?: (?:loss|profit|is|was|of|at|for|near|around|below|above|under|over|to|by|back|moved|from (?:•••|\d\S*)))* )${NUMBER}${NO_AMOUNT}`,
  'gi',
)

/**
 * A text without its amounts: money, and how many of something are held. Percentages, confidence, days and ratios of splits
 * stay. Of a number without a sign of money its neighbours tell what it is; where they do not, it is hidden rather than shown.
 * @param mask what stands in the place of each
 */
export const maskAmounts = (text: string, mask: string): string =>
  /\d/.test(text)
    ? [COUNT, MONEY, NAMED_MONEY, AFTER_PRICE_WORD, WRITTEN_OUT].reduce(
        (masked, amounts) => masked.replace(amounts, mask),
        text,
      )
    : text
