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

/**
 * A text without its amounts: money, and how many of something are held. Percentages, confidence, days and ratios of splits
 * stay.
 * @param mask what stands in the place of each
 */
export const maskAmounts = (text: string, mask: string): string =>
  /\d/.test(text) ? text.replace(COUNT, mask).replace(MONEY, mask).replace(NAMED_MONEY, mask) : text
