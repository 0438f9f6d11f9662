import type { CritiqueRequest } from '../critique.ts'
import { businessFigures, statesFigures } from './basis/facts-of-text.ts'
import type { Finding, FindingKind } from './basis/finding.ts'
import { KEEPS_LEVEL } from './basis/keeps-level.ts'
import { sharesWords } from './basis/phrasing.ts'
import { PLANNED } from './basis/planned-kinds.ts'
import { isSale } from './basis/request.ts'
import { isTakenByTest } from './own-tests/test-beside.ts'
import { isOfExitDay } from './readings/read-exit-day.ts'

/** What an entry that is one thing is not: the first makes the others untrue, or beside the point. */
const RULES_OUT: readonly { readonly when: readonly FindingKind[]; readonly not: readonly FindingKind[] }[] = [
  {
    when: ['falsifier-given', 'test-answered'],
    not: [
      'story-without-figures',
      'recency',
      'too-little-said',
      'confidence-beyond-evidence',
      'target-without-reason',
      'familiarity',
      'low-price-as-cheap',
      'thesis-shrunk',
      'overconfidence',
      'exit-denied',
      'hope',
      'halo',
      'fall-as-reason',
      'authority',
      'herd',
      'vague-falsifier',
      'attachment',
    ],
  },
  // What may be inside information is nobody's opinion, of which one could ask how to hear more.
  { when: ['not-public'], not: ['authority', 'halo'] },
  { when: ['own-judgement'], not: ['authority', 'herd', 'fear-of-missing-out', 'overconfidence'] },
  {
    when: ['error-admitted'],
    not: ['halo', 'loss-aversion', 'blames-others', 'hindsight', 'attachment', 'overconfidence', 'disposition'],
  },
  {
    when: ['names-own-bias'],
    not: [
      'overconfidence',
      'hope',
      'disposition',
      'fear-of-missing-out',
      'regret',
      'familiarity',
      'attachment',
      'anchoring-to-cost',
      'anchoring-to-past-price',
      'herd',
      'authority',
      'urge-to-act',
      'recency',
      'halo',
    ],
  },
  // What few words show is more than that they are few.
  {
    when: [
      'fall-as-reason',
      'lottery',
      'herd',
      'authority',
      'fear-of-missing-out',
      'revenge',
      'regret',
      'get-even',
      'gamblers-fallacy',
      'attachment',
      'names-own-bias',
      'story-without-figures',
      'familiarity',
      'halo',
      'recency',
      'house-money',
      'urge-to-act',
      'hope',
      'low-price-as-cheap',
      'anchoring-to-past-price',
      'loss-aversion',
      'borrowed-money',
      'money-needed',
      'size-too-large',
    ],
    not: ['too-little-said'],
  },
  // Who buys at the price that was named needs no more words for it, and a promise that is kept is the same one.
  {
    when: ['rule-kept'],
    not: ['too-little-said', 'target-without-reason', 'same-words-again', 'new-reason-after-fall'],
  },
  // A year that went badly is the writer's own, and no fall of this share.
  { when: ['revenge'], not: ['fall-as-reason'] },
  // Of something held, what was lost in it is what was paid for it.
  { when: ['get-even'], not: ['revenge'] },
  {
    when: ['rule-kept', 'stop-obeyed', 'target-obeyed', 'loss-taken-as-written'],
    not: [
      'disposition',
      'loss-aversion',
      'regret',
      'anchoring-to-cost',
      'anchoring-to-past-price',
      'get-even',
      'hindsight',
      'blames-others',
      'confidence-lowered-on-bad-news',
      'added-below-cost',
      'added-after-loss',
      'fall-as-reason',
    ],
  },
  // One credit for one sale, and the ledger's before that of its own words.
  { when: KEEPS_LEVEL, not: ['rule-kept'] },
  {
    when: ['falsifier-broken-and-held', 'stop-broken-and-held'],
    not: [
      'confidence-lowered-on-bad-news',
      'rule-kept',
      'confidence-fits',
      'test-answered',
      // A new line is no merit beside the one that has just come and is not kept.
      'falsifier-given',
      // That its time is over is told with it.
      'horizon-stretched',
      'test-left-open',
    ],
  },
  // Who breaks a rule of their own, or moves it, is not praised for a lower number.
  {
    when: [
      'principle-broken',
      'stop-moved-away',
      'stop-moved-away-again',
      'line-moved-in-words',
      'target-passed-and-kept',
      'test-left-open',
    ],
    not: ['confidence-lowered-on-bad-news'],
  },
  // A stop that was reached where it had been moved to was not kept where it was; one move is told with the others.
  { when: ['stop-moved-away-again'], not: ['stop-obeyed', 'stop-moved-away'] },
  // A price that rises with the share's is waited for, and never come to.
  { when: ['own-price-raised'], not: ['waits-for-own-price'] },
  { when: ['confidence-lowered-on-bad-news'], not: ['new-reason-after-fall'] },
  { when: ['test-answered'], not: ['new-reason-after-fall', 'test-left-open', 'surer-as-price-rises'] },
  { when: ['target-moved-away'], not: ['target-passed-and-kept'] },
  { when: ['line-moved-in-words'], not: ['test-answered', 'rule-kept', 'names-own-bias', 'falsifier-given'] },
  { when: ['principle-broken'], not: ['principle-kept', 'size-limited'] },
  { when: ['bought-back-higher'], not: ['added-after-loss'] },
  { when: ['fear-of-missing-out', 'lottery'], not: ['size-limited'] },
  { when: ['stop-against-horizon'], not: ['size-limited'] },
  { when: ['size-called-small'], not: ['size-limited', 'size-beside-others'] },
  {
    when: ['waits-for-own-price', 'stays-out'],
    not: ['fear-of-missing-out', 'regret', 'overconfidence', 'anchoring-to-past-price', 'herd', 'authority'],
  },
]

const OF_TESTS = new Set<FindingKind>(['falsifier-given', 'test-answered'])

/** What still counts there. */
const COUNTS_IN_A_PLAN: readonly FindingKind[] = [
  ...PLANNED,
  'borrowed-money',
  'principle-broken',
  'principle-kept',
  'stop-obeyed',
  'target-obeyed',
  'option-terms',
  'expiry-before-event',
  'events-named',
  'size-limited',
  'source-named',
  'names-own-bias',
  'falsifier-given',
]

/** Reasons to stay that are written like a test: "I sell when it is back at what I paid". */
const STAYS: readonly FindingKind[] = ['get-even', 'sunk-cost', 'loss-aversion', 'money-needed']
/** "No way I am selling here" is a promise to stay. */
const DENIES_SALE =
  /(?<![a-z])(?:no way|not|never|n't|ain't)(?: that)?(?: i| i'm| im| i am)? (?:sell|selling)(?![a-z])(?!.*(?<![a-z])(?:unless|if|until|till|til|before|when|once)(?![a-z]))/i

/** "If the court throws it out I stay anyway": what happens whatever comes. */
const WHATEVER_COMES =
  /(?<![a-z])(?:i|i'm|i'll|i will|i would|we) (?:still )?(?:stay|staying|hold|holding|keep|keeping|hang on|do nothing)(?: [a-z]+){0,3} (?:anyway|regardless|all the same|either way|nonetheless)(?![a-z])/i

/** "If this is not at 300 by Easter I will eat my hat" */
const BOASTS = /(?<![a-z])eat my (?:own )?[a-z]+(?![a-z])/i

/** "If I abandon it, it should be with a reason": how it would be left, and not when. */
const HOW_IT_IS_LEFT =
  /^\W*(?:if |when )?i (?:ever )?(?:sell|leave|abandon|quit|drop|get out)(?: it| this| them)?,? (?:then )?(?:it|that) (?:should|will|would|must|has to|ought to)(?![a-z])/i

/** What is asked there ("what do you see in it yourself?") is answered by figures of the business. */
const ANSWERED_BY_FIGURES: readonly FindingKind[] = [
  'authority',
  'herd',
  'familiarity',
  'halo',
  'hope',
  'attachment',
  'lottery',
  'house-money',
  'urge-to-act',
  'low-price-as-cheap',
  'fall-as-reason',
  'story-without-figures',
]

/** Where figures of the business stand beside them, these words are not what the decision rests on. */
const NOT_BESIDE_FIGURES: readonly FindingKind[] = [
  'too-little-said',
  'confidence-beyond-evidence',
  'target-without-reason',
  'thesis-shrunk',
  'recency',
  'familiarity',
  'gamblers-fallacy',
  'anchoring-to-past-price',
  'known-to-all',
]

/** The findings that can stand beside each other. */
export function withoutContradictions(findings: readonly Finding[], request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const kinds = new Set(findings.map(({ kind }) => kind))
  const ruledOut = (rules: typeof RULES_OUT) =>
    new Set(rules.filter(({ when }) => when.some((kind) => kinds.has(kind))).flatMap(({ not }) => not))
  const out = ruledOut(RULES_OUT)
  const outBesideTests = ruledOut(RULES_OUT.filter(({ when }) => !when.some((kind) => OF_TESTS.has(kind))))
  if (businessFigures(decision.thesis).length > 0) for (const kind of NOT_BESIDE_FIGURES) out.add(kind)
  if (statesFigures(decision.thesis)) for (const kind of ANSWERED_BY_FIGURES) out.add(kind)
  const isPlanned = PLANNED.some((kind) => kinds.has(kind))
  const movesStop = kinds.has('stop-moved-away') || kinds.has('stop-moved-away-again')
  // What keeps somebody in it proves nothing wrong.
  const stays = findings.flatMap(({ kind, quoted }) => (STAYS.includes(kind) && quoted ? [quoted] : []))
  // A text that is nobody's own words shows nothing about its reader.
  const isPasted = kinds.has('pasted-news')
  const isByLevel = isSale(request) && KEEPS_LEVEL.some((kind) => kinds.has(kind))
  const winsBack = kinds.has('revenge') || kinds.has('get-even')
  return findings.filter((finding) => {
    const { kind, part, standsBesideTests, quoted } = finding
    // "In to win it back, out Friday whatever happens": how long a bet is open proves nothing wrong.
    if (winsBack && isOfExitDay(finding)) return false
    if (isByLevel && (kind === 'test-beside' || isTakenByTest(finding))) return false
    // What is written of a stop that is moved as it is written is no line to be kept.
    if (kind === 'falsifier-given' && movesStop && /(?<![a-z])stop(?![a-z])/i.test(quoted ?? '')) return false
    if (
      kind === 'falsifier-given' &&
      [DENIES_SALE, WHATEVER_COMES, HOW_IT_IS_LEFT, BOASTS].some((each) => each.test(quoted ?? ''))
    )
      return false
    if (kind === 'falsifier-given' && quoted && stays.some((other) => sharesWords(other, quoted))) return false
    if (isPlanned) return COUNTS_IN_A_PLAN.includes(kind)
    if (isPasted)
      return kind === 'pasted-news' || (part !== 'psychology' && kind === 'events-named' && decision.thesis !== '')
    return !(standsBesideTests ? outBesideTests : out).has(kind)
  })
}
