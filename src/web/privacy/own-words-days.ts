import { CODE, NAME } from './own-words-patterns.ts'

const SURE_MONTH =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mär(?:z)?|apr(?:il)?|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)'
/** These are verbs too, as in `15 may be the floor`, so that without a year only capital letters make months of them. */
const MONTH_OR_VERB = '(?:mar(?:ch)?|may)'
const MONTH = `(?:${SURE_MONTH}|${MONTH_OR_VERB})\\b\\.?`

const YEAR = '(?:19|20)\\d\\d(?![\\d.,]\\d)'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?!\\d)(?:st|nd|rd|th|\\.(?!\\d))?'

/** The end of an amount is no day: `$7.05 may`, `EUR 25 Dec`. */
const NOT_IN_AMOUNT = `(?<![\\p{L}\\d\\p{Sc}]|\\d[.,'’\\s]|\\p{Sc}\\s?[\\d.,'’–-]*|\\b${CODE}\\.?\\s?[\\d.,'’–-]*)`
/** A number that goes on, or that counts something, is neither a day nor a year: `May 12.50`, `in March 20 shares`, `12 Dec calls`. “Put $900 in” does not. */
const NOT_OF_SOMETHING = `(?![\\p{L}\\d%]|[.,'’]\\d|\\s?(?:\\p{Sc}|(?:k|shares?|contracts?|calls?|puts?(?! \\p{Sc})|options?|${CODE}|${NAME})(?![\\p{L}\\d])))`

/** `8 of 10 at $121.23`, a confidence at a price; but not `sold 8 of 10 at $121.23`. */
const CONFIDENCE = '(?<!\\b(?:bought|sold|sell|buy|own|have|hold|kept|keep|trimmed) )\\b(?:10|[1-9]) of 10(?= at )'

/** A year that is hardly ever an amount where a word before it may go with either: `until 2027`, but not `until 2000`. */
const SURE_YEAR = '(?:19[5-9][1-9]|20(?:0[1-9]|[1-4]\\d))(?![\\d.,]\\d)'
/** Words that make an amount of what follows: `put in 2000`, `fell by 2025`, `a target of 2025`. */
const NO_IN =
  '(?<!\\b(?:put|puts|paid|pay|invest|invested|add|added|went|chipped|brought|bring|came|got|get|all|cashed) )'
const NO_BY =
  '(?<!\\b(?:fell|falls?|rose|rises?|up|down|drops?|dropped|cuts?|raised?|reduced?|lowered|lower|higher|moved?|less|more|grew|grows?|increased?|decreased?) )'
const NO_OF =
  '(?<!\\b(?:stop|target|price|level|cost|average|avg|loss|gain|value|worth|fee|strike|total|sum|amount|position|stake|support|resistance|basis|entry|exit|limit|low|high|profit|dividend|drop|fall|rise|move|range|instead|short|north|south)s? )'
const OF_A_YEAR =
  '(?:revenues?|sales|earnings|EPS|guidance|results?|reports?|outlook|estimates?|forecasts?|budget|figures|growth|margins?|crash|crisis|recession|election|lows|highs|Umsatz|Prognose|Zahlen)'

/** What a chart writes by itself: `3M`, one of its ranges, and `Buy 8`, a decision with its confidence. */
const IN_CHART = '^(?:[136]M|(?:Buy|Sell) (?:10|[1-9]))$'

const dayAndMonth = (month: string) => [
  `\\b${month}\\b\\.?\\s${DAY}${NOT_OF_SOMETHING}`,
  `${NOT_IN_AMOUNT}${DAY}\\s(?:of\\s)?${month}\\b\\.?${NOT_OF_SOMETHING}`,
]

/**
 * What is no amount: days, months and years (`Dec 5, 2026`, `5. Dezember 2026`, `2026-12-05`, `in 2026`), confidence, and the ranges
 * of charts.
 */
export const DAYS_IN_OWN_WORDS: readonly RegExp[] = [
  ...[
    CONFIDENCE,
    IN_CHART,
    `${NOT_IN_AMOUNT}(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])(?:-\\d\\d)?(?![\\d-])`,
    `${NOT_IN_AMOUNT}\\d{1,2}([./])\\d{1,2}\\1(?:19|20)\\d\\d\\b`,
    `\\b${MONTH}\\s${DAY},?\\s${YEAR}${NOT_OF_SOMETHING}`,
    `${NOT_IN_AMOUNT}${DAY}\\s(?:of\\s)?${MONTH},?\\s${YEAR}${NOT_OF_SOMETHING}`,
    ...dayAndMonth(SURE_MONTH),
    `\\b${MONTH},?\\s${YEAR}${NOT_OF_SOMETHING}`,
    `\\b(?:Q[1-4]|H[12]|FY)\\s?(?:${YEAR})?`,
    `\\b(?:since|during|early|mid|late|year|end|end of|fiscal|summer|winter|spring|autumn|fall|seit|jahr|ende|anfang|mitte|frühjahr|sommer|herbst|halbjahr|geschäftsjahr)[\\s-]${YEAR}${NOT_OF_SOMETHING}`,
    `${NO_IN}\\bin\\s${YEAR}${NOT_OF_SOMETHING}`,
    `(?:\\b(?:until|till|before|after|through|bis|ab|vor|nach|aus)|${NO_BY}\\bby|${NO_OF}\\bof)\\s${SURE_YEAR}${NOT_OF_SOMETHING}`,
    `\\b(?:from|von)\\s${SURE_YEAR}\\s(?:to|until|through|bis)\\s${SURE_YEAR}${NOT_OF_SOMETHING}`,
    `${NOT_IN_AMOUNT}20[12]\\d[–/-](?:20[1-4]\\d|[1-4]\\d)(?![\\d.,–/-]\\d|\\d)`,
    `${NOT_IN_AMOUNT}${SURE_YEAR}(?=(?:[’']s)?\\s${OF_A_YEAR}(?![\\p{L}\\d]))`,
  ].map((pattern) => new RegExp(pattern, 'giu')),
  ...dayAndMonth('(?:Mar(?:ch)?|MAR(?:CH)?|May|MAY)').map((pattern) => new RegExp(pattern, 'gu')),
]
