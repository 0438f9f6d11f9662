import { plainText, type Span } from '../../../language/plain-text.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { fallBetween, type HoldingPeriod } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'

/**
 * What was bought as a trade of days or weeks is called an investment, after its price has fallen: both are quoted, with what it fell. A trade
 * that stays one, and a holding that was never called a trade, are none.
 */
export function tradeBecameHolding(request: CritiqueRequest, { buy }: HoldingPeriod): Finding | null {
  const { decision } = request
  const fall = buy && fallBetween(buy, decision)
  if (!buy || !fall || isSale(request) || isWatched(request)) return null
  const [was, is] = [ownIn(buy.thesis, TRADE), ownIn(decision.thesis, HOLDING)]
  if (!was || !is || STAYS_TRADE.test(plainText(decision.thesis)) || HOLDING.isIn(plainText(buy.thesis))) return null
  if (IS_OF_YEARS.test(plainText(buy.thesis))) return null
  const quoted = quotationOfTest(decision.thesis, is)
  const values = { fall, words: quoted, wrote: wroteOn(buy, quotationOfTest(buy.thesis, was)) }
  return { kind: 'horizon-stretched', part: 'psychology', weight: 82, ways: BECAME, values, quoted, hasOwnForm: true }
}

const ownIn = (thesis: string, pattern: typeof TRADE): Span | null =>
  pattern.in(plainText(thesis)).find((span) => isMeant(thesis, span)) ?? null

const TRADE = words(
  `(?:quick |short |small |pure )?(?:swing|day|momentum|short[- ]term|earnings|event|news|bounce) (?:trade|play)|(?:quick|short) (?:trade|flip|scalp|in and out)|scalp|(?:for|in and out (?:in|within)|gone in) (?:a few|a couple of|two|three|\\d) (?:days|weeks)|(?:days|weeks),? not (?:weeks|months|years)|(?:only|just) (?:a trade|for the (?:report|earnings|print|bounce|pop|week|month))|nothing long[- ]term|no(?:t an?)? investment|(?:buying|bought|playing|here for|in for|in it for|in this for|for)(?: (?:it|this))?(?: for)? (?:the|this|that|their|its|an?) (?:[a-z'-]+ ){0,4}[a-z'-]+[,:]? (?:and )?(?:nothing (?:more|else)|no more than that|that's (?:all|it))(?= ?(?:[.;!]|$))`,
)
const HOLDING = words(
  `(?:i'm|i am|now|became|become|makes me|made me) (?:now )?(?:an? )?(?:long[- ]term )?(?:investor|holder|shareholder)|(?:became|becomes|has become|is now|now|turned into|turns into|this is|it's|it is|make it|makes it|as)(?: now| more| really)* an? (?:long[- ]term|longer[- ]term|multi[- ]year|core) (?:hold|holding|position|investment|story|one)|(?:now )?(?:i(?:'m| am)|i) (?:in |hold |holding |keep |keeping )(?:it |this |them )?(?:for (?:the )?(?:long (?:run|term|haul)|years)|long[- ]term)|(?:it's|it is|this is|now)(?: now)? an investment|investment(?: now|,? not a trade)|bag ?holder by choice|an? (?:ten|fifteen|twenty|thirty|forty|fifty|hundred|\\d\\d)[- ]year (?:story|theme|trend|journey|bet|idea|thing),?(?: and| which is| so)? (?:(?:that's|that is) )?(?:why|what) i (?:own|hold|bought|am in|stay|keep|like about)(?: (?:it|this|in))*`,
)
const IS_OF_YEARS = /[- ]year (?:story|theme|trend|journey|bet|idea|thing)(?![a-z])/
/** "And stays one", "I am no investor". */
const STAYS_TRADE =
  /(?<![a-z])(?:stays? (?:one|a trade|what it was)|still a trade|not an? (?:investor|investment|holding)|never an? (?:investor|investment)|no investor|(?:won't|will not|refuse to|not going to) (?:make|turn|let|become)|as planned|as written)(?![a-z])/

const BECAME = [
  '{wrote}; {fall} lower you write {words}.',
  '{wrote}, and after a fall of {fall} it says {words}.',
] as const
