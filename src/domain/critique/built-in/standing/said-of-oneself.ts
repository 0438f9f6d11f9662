import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { fitsQuotation } from '../basis/length-of-quotation.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { isPurchase, isSale } from '../basis/request.ts'
import { sharesTold } from '../readings/share-told.ts'
import { quotesWhole } from '../strict-forms/quotes-whole.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * What the entry says of its own writer: a leaning that is owned, evidence that is given little weight, where their knowledge ends, what
 * went before, and from which place they see the company. Each in a strict form, as their own statement, quoted whole.
 */
export function* saidOfOneself(request: CritiqueRequest): Iterable<StandingFact> {
  const { decision } = request
  if (isSale(request) || decision.writtenAt || !isReadable(request)) return
  for (const { is, ways } of FORMS)
    for (const quoted of stated(request, is)) yield { quoted, values: { words: quoted }, ways }
  yield* sizeOfAll(request)
  yield* place(request)
}

/** Quotations of what a form finds outside of the tests and the questions of an entry, as its writer's own. */
function* stated({ decision }: CritiqueRequest, form: RegExp): Iterable<string> {
  const { thesis } = decision
  const plain = plainText(thesis)
  const tests = ownTestsOf(decision).map(({ span }) => span)
  for (const { index, 0: words } of matchesOf(form, plain)) {
    const span = { from: index, to: index + words.length }
    const { from, to } = sentenceAround(thesis, span)
    const { isReported, isQuoted, isIronic } = standingOf(thesis, span)
    // "That proves nothing": what it is said of stands right before it.
    const quoted = POINTS_BACK.test(words) ? wholeSentence(thesis, { from, to }) : quotationAround(thesis, span)
    const isOwn = !(isReported || isQuoted || isIronic) && !NOT_MEANT.test(plain.slice(from, to))
    const isWhole = plainText(quoted).includes(words) && quotesWhole(quoted, thesis)
    const isOfTest = tests.some((test) => span.from < test.to && test.from < span.to)
    if (isOwn && isWhole && !isOfTest) yield quoted
  }
}

const POINTS_BACK = /^(?:that|this|it|which|is|was)(?![a-z])/
function wholeSentence(thesis: string, { from, to }: Span): string {
  const words = thesis.slice(from, to).replace(/[.;!\s]+$/u, '')
  return fitsQuotation(words) && !/["“”„\n]/u.test(words) ? `“${words}”` : ''
}

/** "About 4 percent of what we have": what a fall by half would take of the whole, where the purchase says what share of it this is. */
function* sizeOfAll(request: CritiqueRequest): Iterable<StandingFact> {
  if (!isPurchase(request) || request.option) return
  const [share, ...others] = sharesTold(request)
  if (!share || others.length > 0 || share.percent <= 0 || share.percent > MOST_OF_ALL) return
  const quoted = quotationAround(request.decision.thesis, share.span)
  const half = new Big(share.percent).div(2).toFixed()
  yield {
    quoted,
    values: { words: quoted, half: `${half}%` },
    ways: SIZE[share.bound === 'at-most' ? 'atMost' : 'exact'],
  }
}
const MOST_OF_ALL = 100
const SIZE = {
  exact: ['You size it, {words}: should the price halve, that takes {half} of it all.'],
  atMost: ['You size it, {words}: should the price halve, that takes {half} of it all at most.'],
} as const

/** A jest, a boast, a question, and what is waved away. */
const NOT_MEANT =
  /(?<![a-z])(?:lol|haha|joke|kidding|who cares|don't care|do not care|doesn't matter|don't (?:have|need) to|and yet i|anyway|but so what|nobody knows|(?:people|they|he|she|everyone|friends?|wife|husband|brother|sister|colleagues?|forum|market) (?:say|says|said|think|thinks|tells?|told|calls?))(?![a-z])|\?\W*$/

const [START, END] = ['(?<![a-z])', '(?![a-z])'] as const
const form = (...ways: readonly string[]): RegExp => new RegExp(`${START}(?:${ways.join('|')})${END}`, 'g')

const LEANING = form(
  "(?:i|we) (?:[a-z]+ )?(?:like|love|hate|dislike|trust|admire) (?:[a-z']+ ){1,4}(?:more|less) than (?:i|we) should",
  '(?:discount|mind|distrust) my (?:own )?(?:view|opinion|judge?ment|praise)',
  "(?:i have|i've|i'd have|with) (?:every|good|all|plenty of) reasons? to (?:hate|love|like|dislike|defend)",
  "(?:i am|i'm|im) (?:certainly |surely |probably |clearly |of course )?(?:biased|partial|not neutral|not objective|too close to (?:it|this|them))",
  'my (?:own )?bias',
  "that(?: is|'s) embarrassing",
  '(?:not|no) talking my own book',
)
const LITTLE_WEIGHT = form(
  'which proves (?:nothing|little)',
  '(?:that|this|it) (?:proves|means|says) (?:nothing|little)',
  '(?:an )?anecdotes?,? (?:ignore|i know|not data|no evidence|nothing more|only)',
  '(?:is|was|only|just) (?:an|one) anecdote',
  "(?:that|this|it)(?: is|'s)(?: (?:a|too|very))* small (?:a )?sample",
  'i would not call it (?:a law|proof|a rule|evidence)',
)
const KNOWLEDGE_ENDS = form(
  "(?:i|we)(?: (?:honestly|really|simply|still|just))* (?:can't|cannot|can not|don't|do not)(?: (?:honestly|really|yet))* (?:tell(?= (?:if|whether|how|which|from|yet)|[.,;!]| *$)|judge|assess|value it|know (?:how|whether|if|what(?! (?:is|else|i|to|i'm)(?![a-z]))|when|enough|the [a-z]+ (?:side|business|market))|understand (?:how|why|half|much|the [a-z]+))(?! to)",
  'i know (?:the |its |their |this )?(?:[a-z-]+ ){0,3}(?:badly|poorly|too little|little|not well)',
  "(?:i am|i'm|im) (?:not an?|no) (?:expert|specialist|economist|engineer|doctor|lawyer|analyst|chemist|banker|scientist|accountant)",
  'i am not expert',
  "i (?:can't|cannot|can not) make up my mind",
  "i (?:don't|do not) know(?= ?[.;!]| ?$)",
  'i understand (?:a|one|half|less|only|about|maybe|perhaps|not)(?: [a-z]+)?(?: a)? ?(?:third|half|quarter|part|little|bit|tenth|than half|of)?',
  'i may (?:be|well be) (?:late|early|wrong|too early|too late)',
  'i (?:can|could|might) be wrong (?:on|about|here|with)',
  '(?:i have )?no (?:opinion|view|idea) (?:on|of|about|which|how|whether|what) [a-z]+',
)
const WENT_BEFORE = form(
  '(?:the )?last time (?:i|we) (?:bought|paid|sold|held|did|had|tried|thought|waited|put)',
  'my last (?:one|time|try|attempt|[a-z]+ stock)',
  '(?:twice|once|three times) (?:already )?(?:i|we) (?:have |had )?(?:bought|paid|sold|held|missed|renewed|tried)',
  "i(?:'ve| have) done enough of (?:that|this|it)",
  'i (?:did|made) (?:that|this|the same)(?: mistake)? (?:once|twice|before|already)',
)

/** "I have asked eleven of them": a count of those who use it, small beside all. */
const OWN_SAMPLE = form(
  `(?<!(?:if|when|should|had|would|could|never) )i(?:'ve| have)? (?:asked|polled|surveyed|called|rang|interviewed) (?:about |some |maybe )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a dozen|[2-9]|[1-3]\\d) (?:of (?:them|these|those)|(?:[a-z]+ )?(?:customers|clients|users|owners|patients|buyers|subscribers|members|guests|tenants|shops|stores|doctors|dentists|vets|nurses|teachers|designers|drivers|farmers|builders|engineers|developers|students|parents))(?! (?:for|to|if they would|at)(?![a-z]))`,
)

const FORMS: readonly { readonly is: RegExp; readonly ways: Phrasings }[] = [
  {
    is: LEANING,
    ways: [
      'You name your own leaning before anybody else does: {words}.',
      'Your own leaning stands in it, by your own hand: {words}.',
    ],
  },
  {
    is: LITTLE_WEIGHT,
    ways: ['You say yourself how little that weighs: {words}.', 'What is weak in it you call so: {words}.'],
  },
  {
    is: KNOWLEDGE_ENDS,
    ways: ['You say where your knowledge ends: {words}.', 'You leave open what you cannot judge: {words}.'],
  },
  {
    is: OWN_SAMPLE,
    ways: [
      'You went and asked, {words}: a few of all who decide.',
      'You asked for yourself, {words}: of all who decide, a few.',
    ],
  },
  {
    is: WENT_BEFORE,
    ways: ['You hold your own past beside it: {words}.', 'What went before is in it: {words}.'],
  },
]

/** "Diabetes nurse.", "I run a 22-room inn and ...": how an entry opens whose writer says from where they know the company. */
function* place({ decision: { thesis } }: CritiqueRequest): Iterable<StandingFact> {
  const [first] = sentencesOf(thesis)
  if (!first) return
  const plain = plainText(thesis).slice(first.from, first.to)
  const match = OPENS_WITH_TRADE.exec(plain) ?? OPENS_WITH_WORK.exec(plain)
  if (!match || NO_PLACE.test(plain)) return
  const span: Span = { from: first.from, to: first.from + match[0].length }
  const { isNegated, isReported, isQuoted, isIronic, isPast } = standingOf(thesis, span)
  if (isNegated || isReported || isQuoted || isIronic || isPast) return
  const around = quotationAround(thesis, span)
  const quoted = around.length <= LONGEST_PLACE ? around : `“${thesis.slice(span.from, span.to)}”`
  yield { quoted, values: { words: quoted }, ways: PLACE }
}

const LONGEST_PLACE = 80
const TRADES =
  'nurse|doctor|dentist|pharmacist|teacher|farmer|baker|butcher|barber|carpenter|electrician|plumber|painter|driver|dispatcher|pilot|engineer|operator|manager|accountant|auditor|lawyer|architect|designer|developer|programmer|librarian|welder|mechanic|mason|roofer|builder|surveyor|fisherman|sailor|docker|cook|chef|waiter|hotelier|innkeeper|florist|gardener|vet|midwife|paramedic|firefighter|translator|professor|scientist|chemist|biologist|physicist|geologist|clerk|cashier|salesman|planner|technician|hairdresser|photographer|editor|printer|tailor|beekeeper|brewer|winemaker|forester|miner|foreman|janitor|caretaker|conductor|controller|radiologist|surgeon|physiotherapist|optician|locksmith|glazier|potter|jeweller|watchmaker|postman|courier|trucker|bricklayer|shopkeeper|bookseller'
/** Up to the trade nothing but what kind of it, or for how long. */
const OPENS_WITH_TRADE = new RegExp(
  `^(?:(?:i'm|i am|i was|as|ex|former|retired|here)[ -](?:an? )?)?(?:[a-z-]+ ){0,2}(?:${TRADES})(?: here)?(?= ?(?:[.,;:!(]|$|for \\d|since|by trade|of|in|at|with))(?:,? (?:for|since) (?:about |over |nearly )?(?:\\d+ years|\\d{4}|[a-z]+ years))?`,
)
/** "We milk 140 cows", "I run a 22-room inn", "Teach maths at a school": a work that is done, with what it is done on. */
const OPENS_WITH_WORK =
  /^(?:(?:i|we) (?=[a-z])|(?=teach [a-z]+ (?:at|in|to) |sold [a-z]+ [a-z]+ for ))(?:run|own|manage|teach|milk|farm|grow|bake|brew|drive|fly|cook|repair|install|paint|throw|do|make|sold|work(?:ed)? (?:in|at|as|for)) (?:(?:an?|the|my|our|used|\d+|[a-z]+) )?[a-z0-9-]+(?: (?!and |but |so |for |at |in |since |here)[a-z-]+){0,2}(?: (?:for a living|for (?:\d+|[a-z]+) years|for brides|at an? [a-z]+|in an? [a-z]+|since \d{4}|here))?(?= ?(?:[.,;:!]|$|and |but |so ))/
/** What is held, bought or planned is no work, and neither is what somebody does about this share. */
const NO_PLACE =
  /(?<![a-z])(?:numbers?|figures?|screens?|models?|shares?|stocks?|calls?|puts?|options?|bought|buy|buying|etf|funds?|money|math|maths? (?:is|says)|homework|sense|no|not|never|nothing|bet|case|thesis|it|this|that|dd|research|profits?|gains?|loss(?:es)?)(?![a-z])/

const PLACE = [
  'You say from where you see it, {words}: one place of many.',
  'The entry says who is looking, {words}: one pair of eyes.',
] as const
