import { plainText, type Span } from './plain-text.ts'
import { sentenceAround } from './sentences.ts'
import { clauseBefore, isMeant } from './standing.ts'
import { type Wording, words } from './wording.ts'

const CHEAP = words('cheap(?:er)?|undervalued|bargain|discount|on sale|good value|oversold')
/** A price that is held against earnings or worth says the same in figures: who gave it before gives no new reason. */
const VALUATION = words(
  '\\d[\\d.]* ?(?:times|x)|(?:ten|twelve|fifteen|twenty) times|p/?e|multiples?|valuation|valued|fair value|intrinsic value|below (?:book|cash|peers)|worth more|(?:low|good|fair|right) price|yield',
)

/** Reasons that fit almost any company, and are therefore used when the first one fails. */
const REASONS: readonly Wording[] = [
  words('dividends?(?! is cut)|dividend yield|payout|(?:get |gets )?paid (?:while|to wait)'),
  CHEAP,
  words('long(?:er)?[- ]?(?:term|run)|for (?:years|decades)|in (?:five|ten|\\d{1,2}) years'),
  words('take-?over|buy-?out|acquired by|acquisition target|merger'),
  words('buy-?backs?|repurchas[a-z]+|buying back'),
  words('turn-?around|comeback'),
  words('(?:good|great|strong|best|trust|believe in)(?: [a-z]+)? (?:management|leadership|ceo)|new (?:ceo|chief)'),
  words('(?:strong|solid|great|good|clean) balance sheet|net cash|book value'),
  words('(?:strong|great|best|iconic|beloved)(?: [a-z]+)? brand|loyal customers|moat|just two companies'),
  words('artificial intelligence|ai'),
  words(
    '(?:some(?:body|one)|private equity|a (?:bigger|larger|richer) [a-z]+|a rival|big tech|big pharma) (?:will|could|would|should|is going to|has to|must)(?: surely| soon)? (?:buy|acquire|take over|snap up|swallow)(?: (?:them|it|this|the [a-z]+))?(?: out| up| whole)?',
  ),
  words(
    "(?:land|buildings|real estate|property|stores|patents|brand|brands|pipeline|data|stake|cash|parts|assets|factory|factories|fleet)(?: and [a-z]+)?(?: from [a-z]+)?(?: alone)?(?: that| which)? (?:is|are) worth (?:more|twice|double|at least)(?: than)?(?: (?:the|this|that|today's|what))?(?: (?:price|whole company|market value|it trades at|i paid))?",
  ),
  words(
    "too big to fail|(?:won't|will not|will never|cannot|can't)(?: ever)? let (?:it|them|this) (?:fail|die|go under)",
  ),
  words('insiders? (?:are |is |keep |have been )?(?:buying|bought|adding)|an activist|activists?'),
  words('short squeeze|squeezed?'),
]

/**
 * The first of them in a thesis that the earlier text does not give; null when there is none.
 * @param earlierText is long, and most theses give none of them, so it is put together and read only when needed
 */
export function newReasonIn(thesis: string, earlierText: () => string): Span | null {
  const plain = plainText(thesis)
  const given = REASONS.flatMap((reason) => {
    const span = reason.in(plain).find((each) => isReason(thesis, plain, each))
    return span ? [{ reason, span }] : []
  })
  const before = given.length === 0 ? '' : plainText(earlierText())
  const isNew = (reason: Wording) => !reason.isIn(before) && !(reason === CHEAP && VALUATION.isIn(before))
  return given.find(({ reason }) => isNew(reason))?.span ?? null
}

const isReason = (thesis: string, plain: string, span: Span): boolean =>
  isMeant(thesis, span) && isGiven(plain, span, sentenceAround(thesis, span))

/**
 * Whether a reason is given for holding, by the shape of its clause: "I get paid to wait", "it still has a strong balance sheet",
 * "at least the dividend is safe", or the reason alone; also after an opening that says when or how ("Meanwhile, at this price"), in the
 * name of a company ("a dividend payer"), and set apart ("the dividend alone pays me"). "The dividend costs more than the cash flow" has another verb, so it is
 * none.
 */
function isGiven(plain: string, span: Span, sentence: Span): boolean {
  const before = clauseBefore(plain.slice(sentence.from, span.from)).replace(LEAD, '')
  const rest = plain.slice(span.to, sentence.to)
  const after = (ARTICLE.test(before) ? rest.replace(HEAD, '') : rest).replace(FOCUS, '')
  return GIVES.test(before) && (ENDS.test(after) || (GOOD.test(after) && !AGAINST.test(after)))
}

/** The small words with which a clause begins. */
const CONNECTIVE =
  "and|but|so|because|that|then|now|yet|while|also|besides|anyway|at least|plus|for|of|it's|ok|well|since|still|again|here|today|meanwhile"
/** What the opening of a clause may say of when, where or how: it leaves the clause as it is. */
const ADVERBIAL = [
  '(?!alleged|supposed|apparent|reported|presumab|hypothetical)[a-z]{2,}ly',
  '(?:longer|shorter|long|short|near)[- ]?(?:term|run)',
  "(?:at|from|on|in|for|over|by|until) (?:this|these|the|that|those|today's|current|such) (?:price|level|valuation|multiple|yield|point|moment|meantime|mean time|interim|stage|long run|long term|end|time being|whole|other hand|rate)s?",
  'for now|by now|until then|in fact|in short|of course|at worst|at best|in any case|either way|after all|on top(?: of (?:that|this|it))?|down here|these days|to be fair|to be honest|as it stands',
].join('|')
const LEAD = new RegExp(`^[\\s,]*(?:(?:${CONNECTIVE}|${ADVERBIAL})(?:,? |,$))*`, 'u')
/** What may come before a reason in its clause: only small words, or a subject that has it. */
const GIVES =
  /^(?:(?:the|a|an|its|their|this|such|my|very|so|too|nice|decent|fat|good|great|solid|strong|safe|healthy|big|really|just|still|always|\d[\d.]* ?%|of) ?)*$|^(?:i|we|i'm|i am|we're|you|i'll|we'll)(?: (?:still|now|just|also|at least|will|can|get|got|am|have|like|love|want|collect|keep|take|enjoy|believe|trust|think|think it's|see|in|for|it|is|a|an|the|its|their|very|such|really|this|to be|be|here|holding|investor|investing|being|collecting|getting|that|and|hold|holding|stay))* $|^(?:it|they|this|the (?:stock|share|company|shares|price|business)|shares|stock|[a-z]+)(?:'s|'re)?(?: (?:still|now|also|always|at least|already|even))*(?: (?:is|are|has|have|looks?|remains?|stays?|pays?|yields?|offers?|gives?|got|trades at|sits on|own|owns|keeps?|buys?)(?: (?:still|now|also|a|an|the|its|their|very|such|so|too|much|simply|really|just|me|us|out|nice|decent|fat|good|great|solid|strong|safe|big|on|at|in|way|\d[\d.]* ?%))*)? $/u
/** What a company is called after its reason, by an article: "a dividend payer", "a nice turnaround story". */
const HEAD = /^ (?:payer|stock|share|company|name|grower|machine|king|aristocrat|story|case|candidate|target)(?![a-z])/u
const ARTICLE = /(?<![a-z])an? (?:[a-z]+ ){0,2}$/u
/** Words that set a reason apart, and change nothing about what its clause says: "the dividend alone pays me". */
const FOCUS = /^(?: (?:alone|itself|by itself|on its own|still|now|also|already|at least|really|here|today))+(?![a-z])/u
/** After the reason the clause ends, or goes on with little. */
const ENDS =
  /^(?: (?:now|here|too|anyway|today|again|alone|at this price|while i wait|to wait|(?:i|we|you) (?:wait|hold|sit)|to (?:sell|ignore|let go|give up|leave)|in the meantime|for me|at least))*(?=\s*(?:[.,;:!?)]|$|and |while |so |but ))/u
const GOOD =
  /^ (?:pays?|helps?|covers?|carries|cushions?|supports?|compensates?|makes? up|is|are|looks?|stays?|remains?|keeps?|has|will|of|yield|for|investor|investment|play|that|from|with|in)(?![a-z])/u
const AGAINST =
  /(?<![a-z])(?:cut|cuts|suspend\w*|than|debt|not|no|never|gone|at risk|in doubt|under|down|lower|less|fell|falls?|weak\w*|against|problem|pressure|trap|joke|tiny|poor|bad|costs?|expensive|risky?|threat\w*|halved|slash\w*|reduc\w*|trim\w*|cancel\w*|unsustainable|unsafe|useless|irrelevant|over(?! ?\$?\d)|out of|dead|done|fail\w*|stall\w*|delay\w*|slow\w*|shrink\w*|unlikely|half|tax\w*)(?![a-z])|n't(?![a-z])/u
