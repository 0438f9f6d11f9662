import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { wholeWords } from '../../../language/whole-word-pattern.ts'

/**
 * Whether to hold a figure up as one that can be checked would praise what is wrong with an entry: its sentence promises something certain,
 * money that must not be lost is spoken of, it is a payout that hardly any share makes for long, or it stands in somebody else's pasted words.
 * @param quoted the words around the figure, with their marks
 */
export function standsBesidePromise(thesis: string, quoted: string): boolean {
  const words = quoted.slice(1, -1)
  const plain = plainText(thesis)
  const from = thesis.indexOf(words)
  const { from: begins, to: ends } = sentenceAround(thesis, { from, to: from + words.length })
  return (
    PROMISES.test(plain.slice(begins, ends)) ||
    MUST_NOT_BE_LOST.test(plain) ||
    isHighPayout(plainText(words)) ||
    isPasted(thesis, from, words)
  )
}

/** What no share gives. "Guaranteed by the state" is a fact, and so is what a company insures. */
const PROMISES = wholeWords(
  "(?:is|are|as good as|a|it's|that's) (?:fully |completely |basically |practically )?guaranteed(?! (?:by|minimum|maximum|certificates?|until|through|under))",
  '(?:guaranteed|certain|safe|secure|sure|riskless|risk-free) (?:income|returns?|profits?|gains?|money|yields?|dividends?|payouts?|wins?|thing|bet)',
  '(?:no|zero|without(?: any)?|hardly any) (?:real )?risks?(?! (?:of|weights?|weighted|premium|from|to the)(?![a-z]))',
  "can(?:'t|not| not) (?:lose|go wrong|fail|go down|be cut|miss)",
  '(?:nothing|what) (?:can|could) go wrong',
  '(?:will|would|could|can) (?:never|always) (?:be )?(?:cut|lower(?:ed)?|miss(?:ed)?|fail|fall|lose|pay|rise|grow|come back|recover)',
  "(?:have|has|had|'ve|'s) never (?:once |ever )?(?:missed|cut|failed|lost|skipped)",
  'always (?:comes?|came|bounces?|goes|went|pays?|paid) (?:back|up|out|in)|(?:as )?safe as (?:houses|a bank|cash|the bank|a savings account)|(?:like|as good as|better than) (?:a savings account|cash in the bank|money in the bank|a bond)',
  'bound to|(?:has|have) to (?:come back|rise|go up|recover|double)|100 ?% (?:sure|safe|certain)|money back (?:in|within|after)',
)

const WHOSE =
  "(?:my|our|his|her|their|(?:mum|mom|mother|dad|father|gran|grandma|grandpa|grandad|granddad|parent|kid|kids|child|children|son|daughter|wife|husband|sister|brother|aunt|uncle|family|club|parish|church|team|class|fianc[eé]e?)(?:'s|s'|'))"
const FOR_WHAT =
  '(?:nursing(?:[- ]home)?|care(?:[- ]home)?|college|university|uni|school|tuition|education|wedding|funeral|house|home|flat|roof|kitchen|boiler|rent|mortgage|tax(?:es)?|surgery|medical|operation|emergency|rainy[- ]day|holiday|retirement|pension|deposit|down[- ]?payment|moving|dowry|baby)'
const IS_MONEY = '(?:fund|funds|money|savings|deposit|cash|pot|account|kitty|fees?|bill)'
/** Somebody near, or a day that is near, needs it. */
const MUST_NOT_BE_LOST = wholeWords(
  `${WHOSE} (?:[a-z]+ ){0,2}?${FOR_WHAT} ${IS_MONEY}`,
  `(?!my |our )${WHOSE} savings|${WHOSE} (?:(?:whole|entire|last|life|lifetime|full) )+savings|${WHOSE} (?:(?:whole|entire|last|full) )*(?:nest egg|rainy[- ]day money|emergency fund|tuition|down ?payment|dowry)`,
  `the (?:whole |entire )?${FOR_WHAT} (?:fund|money|savings|kitty|pot)`,
  `(?:money|cash|savings|it|\\d[\\d.,]*k?)(?: (?:dollars|euros|pounds|bucks))?(?:,? (?:that|which))? (?:(?:was|is|were|are) )?(?:meant|saved|set aside|put aside|put by|laid by|earmarked|intended|reserved|needed) (?:up )?(?:for|to pay)`,
)

/** "A 28% dividend yield": above such a figure the market expects a cut. */
const isHighPayout = (words: string): boolean =>
  matchesOf(PAYOUT, words)
    .map(({ 1: before, 2: behind }) => Number(before ?? behind))
    .some((percent) => percent >= LEAST_HIGH)
const PAYOUT =
  /(?<![\d.])(\d+(?:\.\d+)?) ?% (?:[a-z]+ )?(?:(?:dividend |distribution )?yield|dividends?(?! (?:growth|increase|raise|hike|cut))|distributions?|payout(?! ratio))|(?:dividend |distribution )?(?<!(?:cash flow|fcf|earnings|bond|loan|asset) )yields?(?: (?:of|is|at|now|about))* (\d+(?:\.\d+)?) ?%/g
const LEAST_HIGH = 12

/** A line behind ">" is quoted, and so is what stands between single marks that open before a capital letter. */
function isPasted(thesis: string, from: number, words: string): boolean {
  const line = thesis.slice(thesis.lastIndexOf('\n', from) + 1, from + words.length)
  return (
    /^\s*>/u.test(line) ||
    /(?:^|[\s>(])['‘](?=\p{Lu})[^'’\n]*$/u.test(line.slice(0, Math.max(0, line.length - words.length))) ||
    /^['‘]/u.test(words)
  )
}
