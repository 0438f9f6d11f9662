/** A number as people write it, with its thousands and decimals. */
const N = String.raw`\d+(?:[.,'’]\d+)*`
const END = String.raw`(?![\p{L}\d])`

/** What makes a number a share of something. A point alone is an amount: `it lost 61 points`. */
const PERCENT = String.raw`\s?(?:%|(?:percentage points?|percent|per cent|basis points?|bps?|pp|Prozentpunkten?|Prozent|Basispunkten?)${END})`

const KIND_OF =
  '(?:(?:straight|more|full|consecutive|trading|calendar|business|whole|good|bad|last|next|long|weitere[n]?|volle[n]?)\\s)?'
/** `3 quarters`, `30-year`, `200-Tage-Linie`, `im 2. Quartal`. */
const TIME = String.raw`\.?[\s-]?${KIND_OF}(?:years?|yrs?|quarters?|months?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|seconds?|sessions?|decades?|Jahre?[ns]?|Quartale?[ns]?|Halbjahre?[ns]?|Monate?[ns]?|Wochen?|Tage?[ns]?|Stunden?|Minuten?|Handelstage?n?)${END}`

/** What can be counted and is neither money nor held. Words that are verbs too are left out: `61 holds`. */
const COUNTED = String.raw`\s?(?:more\s)?(?:x|×|times|people|persons|users?|customers?|clients?|subscribers?|members?|employees|cars|vehicles|stores?|shops|restaurants|countries|accounts|entries|decisions|characters|sentences|answers|questions|filings|products|drugs|trials|patents|analysts|companies|competitors|reasons|principles|assets|findings|cases|Mal|Male|Kunden|Mitglieder|Nutzer|Filialen|Läden|Länder|Mitarbeiter|Märkte|Gründe|Fälle)${END}`

/** A range counts the same as its end: `5–7 years`. */
const RANGE = String.raw`(?:${N}\s?%?\s?(?:to|or|bis|oder|[–-])\s?[+−-]?)`
const APART = String.raw`(?<![\p{L}\d.,:/\p{Sc}–-]|\d\s?[–-]\s?)`

/** Verbs of trading, behind or before a number of units: `sold 8 of 10`, `8 von 10 verkauft`. */
const DEED =
  '(?:bought|sold|sells?|buys?|(?<!\\b(?:your|my) )own|owned|have|had|hold|held|kept|keep|trimmed|left|verkauft|gekauft|behalten)'
const LEVEL = String.raw`(?:10|[1-9])(?![.,]?\d)`

const DIGIT_NAME = 'one|two|three|four|five|six|seven|eight|nine'
const GERMAN_DIGIT_NAME = '(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)'
/** From twenty on. Smaller ones stand for other things more often. */
const SPELLED_NUMBER = String.raw`\b(?:(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand)(?:[ -](?:${DIGIT_NAME}))?|(?:${GERMAN_DIGIT_NAME}und)?(?:zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig)|${GERMAN_DIGIT_NAME}?(?:hundert|tausend))(?![\p{L}])`

/**
 * The numbers of people's own words that stay while amounts are hidden: percentages, quarters, counts of time and of things, confidence,
 * times of a day, scores, and names that contain a number. Days and years are found before. Whatever else is a number may be an amount.
 */
export const NUMBERS_THAT_STAY: readonly RegExp[] = [
  ...[
    `${APART}[+−-]?${RANGE}?${N}${PERCENT}`,
    `${APART}${RANGE}?${N}(?:${TIME}|[dwy]${END}|mo${END})`,
    `${APART}(?:${N} of |${RANGE})?${N}${COUNTED}`,
    `${SPELLED_NUMBER}(?:${PERCENT}|${TIME}|${COUNTED})`,
    String.raw`(?<![\p{L}\d])(?:(?:FY|GJ)\s[1-4]\d|(?:Q[1-4]|H[12]|[1-4]Q|[12]H|FY|GJ)(?:[’'/-]?[1-4]\d(?!\d)|\s?(?:19|20)\d\d(?![\d.,]\d))?)${END}`,
    String.raw`(?<!\b${DEED} )${APART}${LEVEL}(?:\s(?:of|out of|von)\s|\/)10(?![.,]?\d|\s(?:shares?|contracts?|options?|Aktien|Kontrakten?|Stück|${DEED})${END})`,
    String.raw`(?<=\bexpect )\d{1,2}(?= to be (?:right|wrong)\b)`,
    String.raw`(?<=\b(?:right|wrong) (?:in )?)\d{1,2} of 100(?![.,]?\d|\s(?:shares?|contracts?|options?|${DEED})${END})`,
    String.raw`\b(?:entry|look) number \d{1,3}(?![.,]?\d)`,
    String.raw`\b(?:confidence|conviction|Zuversicht)(?:\s(?:was|is|of|at|to|from|level|only|now|still|von|auf|bei|ist|war|jetzt|nur))*:?\s${LEVEL}(?:(?:,?\s(?:then|to|now|dann|auf|bis)|\s?[→–-])\s?${LEVEL})*(?!\s?[\p{Sc}k%])`,
    String.raw`${APART}(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])`,
    String.raw`${APART}(?:1[0-2]|\d)\s?(?:am|pm|a\.m\.|p\.m\.)${END}|${APART}(?:2[0-4]|1?\d)\sUhr${END}`,
    String.raw`(?<![\d/])24\/7(?![\d/])`,
    String.raw`${APART}\d{1,3}(?:st|nd|rd|th)${END}`,
    String.raw`\b(?:am|zum|vom) (?:3[01]|[12]\d|0?[1-9])\.(?:1[0-2]|0?[1-9])\.(?!\d)`,
    String.raw`(?<=\b(?:score|Brier|beta|ratio|correlation|Korrelation)\b[^.;!?\d]{0,12})[−-]?[0-2]?[.,]\d+(?![.,]?\d)`,
    String.raw`${APART}\d+(?:-for-|-zu-|:)\d+(?= splits?\b)|${APART}\d+-for-\d+`,
    String.raw`\b(?:page|section|chapter|footnote|Seite|Abschnitt|Kapitel)\s\d{1,3}(?![.,]?\d)`,
  ].map((pattern) => new RegExp(pattern, 'giu')),
  ...[
    String.raw`(?<![\p{L}\d])(?:10|8|6)-[KQ]${END}|(?<![\p{L}\d])20-F${END}|(?<![\p{L}\d])13-?[FDG]${END}|401\(?k\)?`,
    String.raw`\b(?:S&P[\s-]?[1456]00|Nasdaq[\s-]?100|Russell [123]000|FTSE (?:100|250)|DAX [34]0|CAC 40|Nikkei 225|Stoxx (?:50|600)|Fortune (?:100|500))(?!\d)`,
    String.raw`\b(?:iPhone|Windows|Model|Form|Item|Phase|Rule|Regel)[\s-]?[1-9]\d?(?![.,]?\d)|\b(?:No\.|Nr\.|Top)[\s-]?(?:[1-9]|10|20|50)(?![.,]?\d)`,
    String.raw`(?<![\p{L}\d])(?:[3-6]G|[23]D|B2[BC]|[HA]100|H200|MI300|A3[0-8]0|F-?150|G(?:7|20)|GPT-?\d|COVID-?19|Covid-?19)${END}`,
    String.raw`(?<=^\s*)[1-9][.)]\s`,
  ].map((pattern) => new RegExp(pattern, 'gmu')),
]

/** Any number, with the sign before it, and any from twenty on that is written in words. */
export const ANY_NUMBER = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}\uE000\uE001])[+−-])?(?:\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))+|\p{Nd}+)(?:[.,'’]\p{Nd}+)*|${SPELLED_NUMBER}`,
  'giu',
)
