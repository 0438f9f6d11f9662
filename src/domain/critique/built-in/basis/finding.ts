import type { JournalFactKind } from '../../../journal-facts/journal-facts.ts'
import type { Told } from './in-whole-sentences.ts'
import type { Phrasings } from './phrasing.ts'

/** The part of a critique in which something is said. */
export type Part = 'psychology' | 'fundamentals' | 'worldEvents'

export type BiasKind =
  | 'fear-of-missing-out'
  | 'overconfidence'
  | 'confidence-beyond-evidence'
  | 'words-and-number-disagree'
  | 'anchoring-to-cost'
  | 'anchoring-to-past-price'
  | 'get-even'
  | 'loss-aversion'
  | 'disposition'
  | 'confirmation'
  | 'herd'
  | 'authority'
  | 'recency'
  | 'sunk-cost'
  | 'revenge'
  | 'house-money'
  | 'gamblers-fallacy'
  | 'familiarity'
  | 'attachment'
  | 'halo'
  | 'regret'
  | 'urge-to-act'
  | 'blames-others'
  | 'hindsight'
  | 'lottery'
  | 'low-price-as-cheap'
  | 'small-share-of-many'
  | 'fall-as-reason'
  | 'no-lower-case'
  | 'hope'
  | 'story-without-figures'
  | 'target-without-reason'
  | 'too-little-said'
  | 'vague-falsifier'
  | 'size-too-large'
  | 'same-exposure'
  | 'known-to-all'
  | 'yield-as-income'
  | 'not-public'
  | 'borrowed-valuation'
  | 'price-set-aside'
  | 'borrowed-money'
  | 'money-needed'
  | 'kept-from-others'
  | 'pasted-news'
  | 'expiry-before-event'
  | 'exit-denied'
  | 'stop-against-horizon'
  | 'principle-broken'

/** What only shows across entries: each is a fact of the ledger. */
type CourseKind =
  | JournalFactKind
  | 'surer-as-price-falls'
  | 'surer-as-price-rises'
  | 'stop-moved-away'
  | 'stop-moved-away-again'
  | 'target-moved-away'
  | 'target-passed-and-kept'
  | 'line-moved-in-words'
  | 'own-price-raised'
  | 'stop-broken-and-held'
  | 'falsifier-broken-and-held'
  | 'test-left-open'
  | 'test-beside'
  | 'new-reason-after-fall'
  | 'horizon-stretched'
  | 'thesis-shrunk'
  | 'added-after-loss'
  | 'added-below-cost'
  | 'winner-sold-loser-kept'
  | 'bought-back-higher'
  | 'same-words-again'
  | 'echo'
  | 'echo-went-wrong'
  | 'size-called-small'
  | 'stop-beside-recorded'
  | 'growth-beside-filed'
  | 'market-named'

/** What was done well. */
export type CreditKind =
  | 'falsifier-given'
  | 'rule-kept'
  | 'principle-kept'
  | 'stop-obeyed'
  | 'target-obeyed'
  | 'stop-moved-closer'
  | 'test-answered'
  | 'loss-taken-as-written'
  | 'confidence-lowered-on-bad-news'
  | 'confidence-fits'
  | 'error-admitted'
  | 'names-own-bias'
  | 'weighs-other-side'
  | 'own-judgement'
  | 'waits-for-own-price'
  | 'stays-out'
  | 'size-limited'
  | 'no-stop-on-purpose'
  | 'events-named'
  | 'source-named'

/** What kind of entry it is, so that nothing is demanded of it that does not belong to it. */
export type RecognisedKind =
  | 'tax-sale'
  | 'hedge'
  | 'rebalancing-by-rule'
  | 'index-plan'
  | 'sale-for-need'
  | 'employer-shares'
  | 'income-plan'
  | 'option-terms'
  | 'not-english'

export type QuestionKind =
  | 'ask-what-would-prove-wrong'
  | 'ask-what-if-market-falls'
  | 'ask-for-source'
  | 'ask-for-figure'
  | 'ask-for-exit'
  | 'ask-for-size'
  | 'ask-what-changed'
  | 'ask-whether-test-happened'
  | 'ask-would-buy-today'
  | 'ask-other-side'
  | 'ask-what-price-assumes'
  | 'ask-for-own-words'
  | 'ask-for-event'
  | 'ask-when-needed'
  | 'ask-what-it-protects'
  | 'ask-for-own-price'

/** `standing-words`: where a part has nothing else to say, what the entry will be read against. */
export type FindingKind = BiasKind | CourseKind | CreditKind | RecognisedKind | QuestionKind | 'standing-words'

/** One thing that can be said of an entry, in one sentence. */
export type Finding = {
  readonly kind: FindingKind
  readonly part: Part
  /** The higher, the sooner it is said: 90 for what the ledger proves, 10 for what is merely there. */
  readonly weight: number
  /** Ways to say it, with the values that fill them. */
  readonly ways: Phrasings
  readonly values?: Readonly<Record<string, string>>
  /** What it quotes, with its marks, so that no two sentences quote the same words; null when it quotes nothing. */
  readonly quoted: string | null
  /** Its values and what it quotes in whole sentences, as they are told. */
  readonly told?: Told
  /** It says of the words only that they stand there, whatever they mean. */
  readonly saysOnlyThat?: true
  /** It asks nothing that a test or a figure in the entry answers. */
  readonly standsBesideTests?: true
  /** Its words were found by a form in which they can be nothing else: the forms of its kind, made for words that look alike, are not asked. */
  readonly hasOwnForm?: true
}
