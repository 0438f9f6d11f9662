import Big from 'big.js'
import { comparisonsOf } from '../../language/comparison.ts'
import { plainText } from '../../language/plain-text.ts'
import { pointsBack } from '../../language/points-back.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { isFalsifier } from '../../tests-in-text/own-test.ts'
import { namesTrouble } from '../../tests-in-text/vocabulary/eventuality.ts'
import type { CritiqueRequest } from '../critique.ts'
import { isWrittenInTime } from './basis/day-of-writing.ts'
import { namesBusiness } from './basis/facts-of-text.ts'
import type { Finding, FindingKind, Part, QuestionKind } from './basis/finding.ts'
import { holdingPeriodOf, isBelow } from './basis/holding-period.ts'
import { ownLineOf, ownTestsOf } from './basis/own-tests-of.ts'
import { isStepOfPlan } from './basis/plan-of-before.ts'
import { PLANNED } from './basis/planned-kinds.ts'
import { dayOf } from './basis/quotation.ts'
import { isReadable, wasReadable } from './basis/readable.ts'
import { assetName, earlierText, isFund, isSale, isWatched } from './basis/request.ts'
import { testsIn } from './own-tests/read-tests.ts'
import { tellsOfIllness } from './standing/tells-of-illness.ts'

/**
 * The one question of a critique, or null where there is none that the entry leaves open. It asks and never says that something
 * is not there: this reading may have failed to recognize it.
 * @param kinds what is said of the entry
 * @param part where it is to stand
 */
export function questionFor(request: CritiqueRequest, kinds: ReadonlySet<FindingKind>, part: Part): Finding | null {
  // Whoever writes down later what they decided knows what the question is about; and who tells of an illness is asked nothing.
  if (!isWrittenInTime(request.decision) || tellsOfIllness(request)) return null
  const kind = kindOfQuestion(request, kinds)
  if (!kind) return null
  const ways = QUESTIONS[kind]?.[part]
  if (!ways || isAskedBefore(kind, request)) return null
  const bought = holdingPeriodOf(request)?.origin
  const since = bought ? dayOf(bought) : 'the first day'
  return { kind, part, weight: 30, ways, values: { ticker: assetName(request), since }, quoted: null }
}

function kindOfQuestion(request: CritiqueRequest, kinds: ReadonlySet<FindingKind>): QuestionKind | null {
  const { decision } = request
  if (isGainTaken(request, kinds)) return isStepOfPlan(request) ? null : 'ask-what-changed'
  if (isSale(request) || isFund(request) || PLANNED.some((kind) => kinds.has(kind))) return null
  // Beside what is not published no question about news or reports makes sense.
  if (kinds.has('not-public')) return null
  if (kinds.has('test-left-open')) return 'ask-whether-test-happened'
  if (kinds.has('pasted-news')) return 'ask-for-own-words'
  if (isWatched(request)) return !kinds.has('waits-for-own-price') && asksForPrice(request) ? 'ask-for-own-price' : null
  // What a text of another language answers is not known.
  if (!isReadable(request)) return decision.action === 'Hold' ? 'ask-would-buy-today' : null
  if (isHeldFarBelowCost(request) && !SPEAKS_OF_LINES.some((kind) => kinds.has(kind))) return 'ask-would-buy-today'
  if (testsIn(request).length > 0 || ownLineOf(request) !== null || mayAnswer(decision.thesis)) return null
  if (decision.thesis.split(/\s+/u).length > MOST_WORDS_ASKED) return null
  // A put pays when something falls: what would prove it wrong is another question.
  if (request.option?.right === 'put') return null
  if (STAYING.some((kind) => kinds.has(kind)) && !mayAnswerBuying(decision.thesis)) return 'ask-would-buy-today'
  // A test that stands in an earlier entry is still the answer.
  return hasTestBefore(request) || !wasReadable(request) ? null : 'ask-what-would-prove-wrong'
}

/** Held at a loss that nobody overlooks, by an entry that says nothing of buying. */
function isHeldFarBelowCost({ decision, position, option }: CritiqueRequest): boolean {
  if (decision.action !== 'Hold' || decision.price === null || !position || option) return false
  const { thesis } = decision
  const isFar = new Big(decision.price).lt(new Big(position.averageCost).times(FAR_BELOW))
  return isFar && thesis.split(/\s+/u).length <= MOST_WORDS_ASKED && !mayAnswerBuying(thesis)
}

/** Whether a text speaks of buying, or of what the price of today is to its writer: "an even better deal" is an answer. */
const mayAnswerBuying = (thesis: string): boolean =>
  SPEAKS_OF_BUYING.test(plainText(thesis)) || JUDGES_PRICE.test(plainText(thesis))

const FAR_BELOW = '0.85'
const SPEAKS_OF_BUYING =
  /(?<![a-z])(?:buy|buying|buyer|add|adding|(?:take|get|want|like) more|more of (?:it|them)|again|today|if i had|cash|start over|new money|own it|would i|sell|selling|sold)(?![a-z])|\?/
const JUDGES_PRICE =
  /(?<![a-z])(?:deals?|bargains?|steals?|cheap\w*|gifts?|giveaway|(?:at|on) (?:an? |such a |this )?(?:[a-z]+ )?(?:discount|sale)|undervalued|overvalued|overpriced|pricey|expensive|dear(?:er)?|attractive\w*|no-?brainer|worth (?:it|every|nothing)|(?:better|good|great|fair|silly|stupid|ridiculous|crazy|low|lower|high) (?:price|value|entry|level)s?|(?:wouldn't|would not) (?:touch|have)|load(?:ing)? up|back up the truck)(?![a-z])/
/** Where something is said of the writer's own lines, that is what matters. */
const SPEAKS_OF_LINES: readonly FindingKind[] = [
  'test-answered',
  'falsifier-broken-and-held',
  'stop-broken-and-held',
  'stop-moved-away',
  'stop-moved-away-again',
  'line-moved-in-words',
  'error-admitted',
]

/** Sold above its cost, and the entry names nothing of the company, of its worth, or of a plan that the sale would follow. */
function isGainTaken(request: CritiqueRequest, kinds: ReadonlySet<FindingKind>): boolean {
  const { decision, position, option } = request
  if (!decision.action.startsWith('Sell') || !position || decision.price === null || option) return false
  if (!isBelow(position.averageCost, decision.price) || !wasReadable(request)) return false
  if ([...PLANNED, ...SETTLES_A_SALE].some((kind) => kinds.has(kind))) return false
  const plain = plainText(decision.thesis)
  const isShort = plain.split(' ').length <= MOST_WORDS
  const isOfGain = sentencesOf(decision.thesis).every(({ from, to }) => SPEAKS_OF_GAIN.test(plain.slice(from, to)))
  return isShort && isOfGain && OF_GAIN.test(plain) && !namesBusiness(decision.thesis) && !MAY_SAY_WHY.test(plain)
}

const SETTLES_A_SALE: readonly FindingKind[] = [
  'rule-kept',
  'principle-kept',
  'stop-obeyed',
  'target-obeyed',
  'loss-taken-as-written',
  'test-answered',
  'error-admitted',
  'stop-broken-and-held',
]
/** It speaks of the gain, and of little else. */
const OF_GAIN = /\d ?%|(?<![a-z])(?:up|gains?|profits?|doubled|tripled|green|winner)(?![a-z])/
/** And each of its sentences does, or of the sale. */
const SPEAKS_OF_GAIN =
  /\d ?%|(?<![a-z])(?:up|gains?|profits?|doubled|tripled|green|winner|money|back|enough|sell|sold|selling|take|taken|taking|out|thanks?|thank you|good|nice|always)(?![a-z])/
const MOST_WORDS = 24
const MAY_SAY_WHY =
  /(?<![a-z])(?:by (?:mistake|accident|error)|fat[- ]finger\w*|because|since|worth|expensive|dear|valu\w+|overvalued|multiple|times|tax\w*|need\w*|target|plan\w*|said|wrote|rule|promised|changed|risk\w*|wrong|right|better|other|another|instead|rather|too (?:big|large|much)|weight|thesis|reasons?|story|competit\w+|rules?|law|news|why|for (?:my|the|our)|\d+x)(?![a-z])/

const PARTS: readonly Part[] = ['psychology', 'fundamentals', 'worldEvents']

/** It stands on the page already, in these words or in others. */
function isAskedBefore(kind: QuestionKind, request: CritiqueRequest): boolean {
  const before = earlierText(request)
  const beginning = (way: string) => way.replace('{ticker}', assetName(request)).split('{')[0] ?? ''
  const ways = PARTS.flatMap((part) => QUESTIONS[kind]?.[part] ?? [])
  return ways.some((way) => before.includes(beginning(way)))
}

function hasTestBefore(request: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const entries = period ? [period.origin, ...period.since] : []
  // A line of the field "Wrong if" is in force until it is answered.
  if ((request.tests ?? []).length > 0) return true
  return entries.some((entry) => ownTestsOf(entry).some(isFalsifier) || mayAnswer(entry.thesis))
}

/**
 * Whether a text may say what would prove it wrong in a way that was not read: with a condition, a threshold or a question of its own,
 * or with any word of leaving, of being wrong, of what was written before, of what must not be, or of what goes wrong with companies.
 */
const mayAnswer = (thesis: string): boolean =>
  comparisonsOf(thesis).length > 0 ||
  MAY_SAY_WHEN_WRONG.test(plainText(thesis)) ||
  pointsBack(plainText(thesis)) ||
  namesTrouble(plainText(thesis)) ||
  /\?/.test(thesis)

const MAY_SAY_WHEN_WRONG =
  /(?<![a-z])(?:if|or (?:i|i'll|i'm|im|we)(?= [a-z])|unless|until|til|till|when|once|should|were|without|or else|otherwise|else|provided|long as|while|in case|whether|would|then|either|neither|must|need|needs|has to|have to|hinge|cut-?off|limit|line|floor|ceiling|alarm|trigger|checkpoints?|lottery|lotto|gambl\w*|cap|maximum|max|tolerance|threshold|stop|test|rule|miss|misses|won't|wont|falsif\w*|refut\w*|disprove\w*|invalidat\w*|(?:only|sole|whole|one) (?:reason|point)|(?:for )?nothing else|solely|purely|proven?|proves?|wrong|mistaken|mistake|sell|selling|sold|exit|leave|leaving|out|gone|goodbye|bye|adios|bail|dump|quit|trim|cut|done|thesis|reconsider|deal-?breaker|kills?|blow|blows|blown|breaks?|end|ends|over|fails?|flat|worse|negative|lose|loss|risk|worst|hate|accept|live with|promise[ds]?|give it|giving|months?|quarters?|qtrs?|years? (?:of|with|in)|one more|another|flat|clock|deadline|dying|dies|dead|don't wait|dont wait|chips off|slack|no more than|not more|patience|pass(?:es)?|enough|reports?|prints?|stops?|hold (?:them|it|him|her|management) to|hand it back|good ?night|premise|no longer|off|fail\w*|view|case)(?![a-z])|(?<![a-z])i(?:'d|'ll| would| will)? [a-z ]{0,30}(?<![a-z])at \$?\d|[<>=]/

/** A longer text may answer it in words that were not read. */
const MOST_WORDS_ASKED = 40

/** Reasons to stay that a purchase of today would not have. */
const STAYING: readonly FindingKind[] = ['get-even', 'loss-aversion', 'sunk-cost']

/** Of something that is looked at for the first time, and of which no number stands there. */
function asksForPrice(request: CritiqueRequest): boolean {
  const { decision, earlier } = request
  if (ownLineOf(request) !== null) return false
  const plain = plainText(decision.thesis)
  if (decision.action !== 'Watch' || earlier.length > 0) return false
  const leavesOpen = BUYS_LOWER.test(plain) && !quantitiesOf(decision.thesis).some(isOfPrice)
  if (!leavesOpen && (/\d/.test(plain) || !OF_ITS_PRICE.test(plain))) return false
  if (NEVER_OWNED.test(plain)) return false
  return ownTestsOf(decision).length === 0
}

/** A bare number, or money, may be the price that somebody has in mind; a growth, a multiple and a year are none. */
const isOfPrice = ({ unit, isUsd }: Quantity): boolean => isUsd || unit === 'count' || unit === 'money'
/** "I'd be interested lower": that it has to be cheaper is said, and not how much. */
const BUYS_LOWER =
  /(?:^|[.!?;,] |(?<![a-z])(?:and|but|so) )(?:i(?:'d| would|'ll| will| might| may)? (?:(?:only|gladly|happily|rather|still|probably) )*(?:be (?:interested|tempted|a buyer)|buy(?: it| some)?|look(?: again| at it(?: again)?)?|take (?:it|some)|start|get in|own it)|interested|buyer|worth a look) (?:lower|cheaper|at (?:a )?(?:lower|better|cheaper|lower) price|at lower prices|for less|further down|on (?:a|the next|any) (?:dip|pullback|sell-?off)|on weakness)(?= ?(?:[.,;!)]|$))/

/** Whoever speaks of its price, or of what it is worth, may be asked for one of their own. */
const OF_ITS_PRICE =
  /(?<![a-z])(?:price[ds]?|pricey|expensive|dear|cheap(?:er)?|valuations?|multiple|overvalued|worth it|pay)(?![a-z])/

/** What a later price or day may change. */
const BY_PRICE_OR_TIME =
  '(?:at (?:this|that|these|those|such|today|the (?:current|present)|\\$?\\d)|until|till|before|yet|now|here|today|as long|while|unless|above|over)(?![a-z])'
/** Whoever decides never to own it, for what it is and not for what it costs, has no price for it. */
const NEVER_OWNED = new RegExp(
  [
    `(?:not|never|no share|nothing) for (?:me|us|my (?:money|family|account|pension)|our (?:money|fund|members|house))(?! ${BY_PRICE_OR_TIME})`,
    `(?:i|we|my [a-z]+|our [a-z]+|this (?:house|family|fund|club|parish))(?:'ll|'d)? (?:will |would |can |could |shall |do |must |may )?(?:not|never|won't|wont|can't|cannot|don't|dont|refuse to)(?: ever)? (?:own|touch|hold|invest in|put money (?:in|into)|profit from|earn from|live (?:off|from))(?! [^.;!?]{0,40}(?<![a-z])${BY_PRICE_OR_TIME})`,
    '(?:against|goes against|offends) (?:my|our|the) (?:beliefs?|conscience|faith|values|religion|convictions?|statutes?)',
    '(?:on|out of) (?:principle|conscience)',
    'hands off for (?:good|ever)|off[- ]limits|haram|taboo',
  ]
    .map((way) => `(?<![a-z])(?:${way})(?![a-z])`)
    .join('|'),
)

type Ways = Finding['ways']

const QUESTIONS: Readonly<Partial<Record<QuestionKind, Readonly<Partial<Record<Part, Ways>>>>>> = {
  'ask-what-would-prove-wrong': {
    psychology: [
      'What would you have to see to say that you were wrong?',
      'When would you say that this was a mistake?',
    ],
    fundamentals: [
      'Which figure in the next report of {ticker} would tell you that you were wrong?',
      'What could {ticker} report that would make you leave?',
      'By which number would you know that this was a mistake?',
    ],
    worldEvents: [
      'Which news about {ticker} would tell you that you were wrong?',
      'What would have to happen for you to give this up?',
      'What would have to come out about {ticker} for you to leave?',
    ],
  },
  'ask-would-buy-today': {
    psychology: [
      'With the same money in cash, would you buy {ticker} today?',
      'Would you buy it today, if you had none?',
    ],
    fundamentals: [
      'At today’s price, and with none in your account, would you buy {ticker}?',
      'Would what {ticker} earns make you buy it today, if you had none?',
    ],
    worldEvents: [
      'Knowing what has happened since, would you buy {ticker} today?',
      'As the world is today, would you buy {ticker} if you had none?',
    ],
  },
  'ask-what-changed': {
    psychology: [
      'What has changed at {ticker}, apart from its price?',
      'Which fact about {ticker} is another one today?',
    ],
    fundamentals: [
      'What has changed at {ticker}, apart from its price?',
      'Which fact about {ticker} is another one today?',
    ],
    worldEvents: [
      'What has changed around {ticker}, apart from its price?',
      'What is known of {ticker} today that was not known on {since}?',
      'Why did you buy {ticker} on {since}, and is that over?',
      'Which of your reasons of {since} is gone?',
    ],
  },
  'ask-whether-test-happened': {
    psychology: ['Did it happen?', 'What came of it?'],
    fundamentals: ['Did it come out as you had written?', 'Which way did it go?'],
    worldEvents: ['Your own day has passed: what happened?', 'What did that day bring?'],
  },
  'ask-for-own-words': {
    psychology: ['What do you think of it yourself?'],
    fundamentals: [
      'Which part of it made you decide?',
      'What in it is worth more to you than to the others who read it?',
    ],
    worldEvents: ['What do you make of it yourself?'],
  },
  'ask-for-own-price': {
    psychology: ['At which price would you buy?'],
    fundamentals: ['At which price would {ticker} be worth it to you?', 'Which price would make you buy {ticker}?'],
    worldEvents: [
      'What would turn this into a Buy, and at which price?',
      'At which price would you buy {ticker}, whatever the news?',
    ],
  },
}
