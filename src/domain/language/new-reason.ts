import { isGivenAsReason, type ReasonForm } from './given-as-reason.ts'
import { matchesOf } from './matches-of.ts'
import { plainText, type Span } from './plain-text.ts'
import { sentenceAround } from './sentences.ts'
import { isMeant } from './standing.ts'
import { type Wording, words } from './wording.ts'

const CHEAP = words('cheap(?:er)?|undervalued|bargain|discount|on sale|good value|oversold')
/** A price that is held against earnings or worth says the same in figures: who gave it before gives no new reason. */
const VALUATION = words(
  '\\d[\\d.]* ?(?:times|x)|(?:ten|twelve|fifteen|twenty) times|p/?e|multiples?|valuation|valued|fair value|intrinsic value|below (?:book|cash|peers)|worth more|(?:low|good|fair|right) price|yield',
)

const LONG_TERM = words('long(?:er)?[- ]?(?:term|run)|for (?:years|decades)|in (?:five|ten|\\d{1,2}) years')
/** Whoever bought "for ten years", or "no trade", gives no new reason with the long term. */
const FOR_YEARS = words(
  '(?:for|in|over|within) (?:the next )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty) (?:years|decades)|(?:no|not a) (?:swing |day |quick )?trade|forever|for ever|for good|to keep|for (?:my|the) (?:retirement|pension|kids|children|grandchildren)',
)

/** Reasons that fit almost any company, and are therefore used when the first one fails. */
const REASONS: readonly { readonly reason: Wording; readonly form: ReasonForm }[] = [
  { form: 'thing', reason: words('dividends?(?! is cut)|dividend yield|payout|(?:get |gets )?paid (?:while|to wait)') },
  { form: 'thing', reason: CHEAP },
  { form: 'time', reason: LONG_TERM },
  { form: 'thing', reason: words('take-?over|buy-?out|acquired by|acquisition target|merger') },
  { form: 'thing', reason: words('buy-?backs?|repurchas[a-z]+|buying back') },
  { form: 'thing', reason: words('turn-?around|comeback') },
  {
    form: 'thing',
    reason: words(
      '(?:good|great|strong|best|trust|believe in)(?: [a-z]+)? (?:management|leadership|ceo)|new (?:ceo|chief)',
    ),
  },
  { form: 'thing', reason: words('(?:strong|solid|great|good|clean) balance sheet|net cash|book value') },
  {
    form: 'thing',
    reason: words('(?:strong|great|best|iconic|beloved)(?: [a-z]+)? brand|loyal customers|moat|just two companies'),
  },
  { form: 'thing', reason: words('artificial intelligence|ai') },
  {
    form: 'statement',
    reason: words(
      '(?:some(?:body|one)|private equity|a (?:bigger|larger|richer) [a-z]+|a rival|big tech|big pharma) (?:will|could|would|should|is going to|has to|must)(?: surely| soon)? (?:buy|acquire|take over|snap up|swallow)(?: (?:them|it|this|the [a-z]+))?(?: out| up| whole)?',
    ),
  },
  {
    form: 'statement',
    reason: words(
      "(?:land|buildings|real estate|property|stores|patents|brand|brands|pipeline|data|stake|cash|parts|assets|factory|factories|fleet)(?: and [a-z]+)?(?: from [a-z]+)?(?: alone)?(?: that| which)? (?:is|are) worth (?:more|twice|double|at least)(?: than)?(?: (?:the|this|that|today's|what))?(?: (?:price|whole company|market value|it trades at|i paid))?",
    ),
  },
  {
    form: 'statement',
    reason: words(
      "too big to fail|(?:won't|will not|will never|cannot|can't)(?: ever)? let (?:it|them|this) (?:fail|die|go under)",
    ),
  },
  {
    form: 'thing',
    reason: words('insiders? (?:are |is |keep |have been )?(?:buying|bought|adding)|an activist|activists?'),
  },
  { form: 'thing', reason: words('short squeeze|squeeze') },
]

/** "Pro is the reason to own it": what is called the reason is one, whatever it is. */
const NAMED =
  /(?:^|[,;:.!?] |(?<![a-z])(?:but|and|so|now) )(?<what>(?!(?:it|that|this|which|what|here|there|price|the price|who|nobody|nothing)(?![a-z]))[a-z][a-z&-]*(?: [a-z&-]+){0,2}) (?:is|are) (?:now |today |still )?(?:the (?:real |only |main |whole )?reason (?:to (?:own|hold|keep|stay)|(?:why |that )?(?:i|we) (?:own|hold|keep|stay))|why (?:i|we) (?:own|hold|keep|stay)|(?:just |simply )?(?:the (?:real|actual|true) (?:story|thing|case|point|reason|value|treasure|engine)|what (?:really |actually )?(?:counts|matters)|what (?:i|we) (?:really |actually )?(?:bought|own|am here for|are here for))(?: anyway| now| here| for)?(?= ?(?:[.,;!]|$)))(?![a-z])/g

/** It is new where no word of its name stands in what was written before. */
function namedReasonIn(thesis: string, plain: string, earlierText: () => string): Span | null {
  for (const { index, 0: found, groups } of matchesOf(NAMED, plain)) {
    const what = groups?.what ?? ''
    const span = { from: index + found.indexOf(what), to: index + found.length }
    const before = plainText(earlierText())
    const isNew = what.split(' ').every((word) => word.length < SHORTEST || OF_ANY.has(word) || !before.includes(word))
    if (isNew && /[a-z]{3}/.test(what) && isMeant(thesis, span)) return span
  }
  return null
}
const SHORTEST = 3
/** Beside its name. */
const OF_ANY = new Set(['the', 'its', 'their', 'our', 'side', 'business', 'part', 'unit', 'segment', 'division'])

/**
 * The first of them in a thesis that the earlier text does not give; null when there is none.
 * @param earlierText is long, and most theses give none of them, so it is put together and read only when needed
 */
export function newReasonIn(thesis: string, earlierText: () => string): Span | null {
  const plain = plainText(thesis)
  const given = REASONS.flatMap(({ reason, form }) => {
    const span = reason.in(plain).find((each) => isReason(thesis, plain, each, form))
    return span ? [{ reason, span }] : []
  })
  const before = given.length === 0 ? '' : plainText(earlierText())
  const isNew = (reason: Wording) =>
    !reason.isIn(before) &&
    !(reason === CHEAP && VALUATION.isIn(before)) &&
    !(reason === LONG_TERM && FOR_YEARS.isIn(before))
  return given.find(({ reason }) => isNew(reason))?.span ?? namedReasonIn(thesis, plain, earlierText)
}

/**
 * Where a thesis gives a reason that another one gave, be it in other words of the same; null where it does not.
 * @param reason in the words of the other one
 */
export function sameReasonIn(thesis: string, reason: string): Span | null {
  const [plain, given] = [plainText(thesis), plainText(reason)]
  for (const each of REASONS)
    if (each.reason.in(given).some(({ from, to }) => to - from === given.length))
      return each.reason.in(plain).find((span) => isReason(thesis, plain, span, each.form)) ?? null
  const from = plain.indexOf(given)
  const span = { from, to: from + given.length }
  return from >= 0 && isMeant(thesis, span) ? span : null
}

const isReason = (thesis: string, plain: string, span: Span, form: ReasonForm): boolean =>
  isMeant(thesis, span) && isGivenAsReason(plain, span, sentenceAround(thesis, span), form)
