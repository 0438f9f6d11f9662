const MONTH =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|mär(?:z)?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\\b\\.?'
const YEAR = '(?:19|20)\\d\\d(?![\\d.,]\\d)'
const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.)?'

/** `8 of 10 at $121.23`, a confidence at a price; but not `sold 8 of 10 at $121.23`. */
const CONFIDENCE = '(?<!\\b(?:bought|sold|sell|buy|own|have|hold|kept|keep|trimmed) )\\b(?:10|[1-9]) of 10(?= at )'

/** What a chart writes by itself: `3M`, one of its ranges, and `Buy 8`, a decision with its confidence. */
const IN_CHART = '^(?:[136]M|(?:Buy|Sell) (?:10|[1-9]))$'

/**
 * What is no amount: days, months and years (`Dec 5, 2026`, `5. Dezember 2026`, `2026-12-05`, `in 2026`), confidence, and the ranges
 * of charts.
 */
export const DAYS_IN_OWN_WORDS: readonly RegExp[] = [
  CONFIDENCE,
  IN_CHART,
  `\\b(?:19|20)\\d\\d-\\d\\d(?:-\\d\\d)?(?![\\d-])`,
  `\\b\\d{1,2}([./])\\d{1,2}\\1(?:19|20)\\d\\d\\b`,
  `\\b${MONTH}\\s${DAY}(?:,?\\s${YEAR})?(?![\\d%])`,
  `\\b${DAY}\\s(?:of\\s)?${MONTH}(?:,?\\s${YEAR})?(?!\\d)`,
  `\\b${MONTH},?\\s${YEAR}`,
  `\\b(?:Q[1-4]|H[12]|FY)\\s?(?:${YEAR})?`,
  `\\b(?:in|since|until|till|by|before|after|during|through|from|of|early|mid|late|year|end of|summer|winter|spring|autumn|fall|seit|bis|im jahr)\\s${YEAR}(?!\\s?(?:shares?|contracts?)\\b)`,
].map((pattern) => new RegExp(pattern, 'gi'))
