import { critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import type { CriticFinding, CriticReading } from './case.ts'
import type { Kind } from './kinds.ts'
import { quotationsOf, sentencesOf } from './sentences.ts'

/** The one place in which the bench asks the critic. */
export function readCritique(request: CritiqueRequest): CriticReading {
  const findings = sentencesOf(critiqueBuiltIn(request)).map(findingOf)
  return {
    findings,
    falsifiers: findings.filter(({ kind }) => kind === 'falsifier-given').flatMap(({ quotes }) => quotes),
  }
}

function findingOf(sentence: string): CriticFinding {
  const [, kind] = SENTENCES.find(([pattern]) => pattern.test(sentence)) ?? [null, 'standing-words' as const]
  return { kind, sentence, quotes: quotationsOf(sentence) }
}

/** The critic says sentences and no kinds: what each of its sentences amounts to, by the words that it always uses. */
const SENTENCES: readonly (readonly [RegExp, Kind])[] = [
  [/false certainty|that is certainty|overconfidence|makes the case|emphasis adds/, 'overconfidence'],
  [/fault of other people|market is the one that is mistaken|thesis is right, and denial/, 'blames-others'],
  [/narrative fallacy|story does the work/, 'story-without-figures'],
  [/hindsight/, 'hindsight'],
  [/confirmation bias/, 'confirmation'],
  [/escalation of commitment|sunk-cost/, 'sunk-cost'],
  [/break-even as its|your purchase price is a fact|the measure is what you paid/, 'get-even'],
  [/haste belongs to an earlier loss|getting even/, 'revenge'],
  [/gambler’s fallacy/, 'gamblers-fallacy'],
  [/an anchor, easy|that is anchoring|how anchoring works/, 'anchoring-to-past-price'],
  [/hope says what you want|wishful thinking/, 'hope'],
  [/fear of missing out/, 'fear-of-missing-out'],
  [/herding|crowd as the reason/, 'herd'],
  [/authority bias|the name is the reason/, 'authority'],
  [/recency bias|extrapolation takes/, 'recency'],
  [/affection/, 'attachment'],
  [/familiarity bias|that you know it; that everybody/, 'familiarity'],
  [/mental accounting/, 'house-money'],
  [/action bias/, 'urge-to-act'],
  [/price of one share says nothing|low-price illusion/, 'low-price-as-cheap'],
  [/that is a mood|which fear makes hard/, 'loss-aversion'],
  [/regret close an account|regret is a poor witness/, 'regret'],
  [/disposition effect/, 'disposition'],
  [/way to be wrong, belongs to it|take either of them down/, 'confidence-beyond-evidence'],
  [
    /do the two mean the same|which of them do you mean|shows little belief|what else (?:than|made)/,
    'words-and-number-disagree',
  ],
  [/while your confidence rose|your confidence is higher|after a fall of .* and you write/, 'surer-as-price-falls'],
  [/stop.* (?:moves it away|takes it away|goes from)|and then you (?:moved|removed)/, 'stop-moved-away'],
  [/own stop.*(?:was|price) passed|passed your own stop|after your own stop/, 'stop-broken-and-held'],
  [/count before, too|was that a reason before|after a fall of .* you write/, 'new-reason-after-fall'],
  [/case took \d+ characters/, 'thesis-shrunk'],
  [/your principle/i, 'principle-broken'],
  [/put a month to it/, 'vague-horizon'],
  [/If it says what would prove you wrong/, 'ask-what-would-prove-wrong'],
  [/what would prove you wrong, keep|is your test|is your own test|that is your own test/, 'falsifier-given'],
  [/prove you wrong|give this up|this was a mistake, and|to be wrong about/, 'ask-what-would-prove-wrong'],
  [
    /which figure would show it|If there is a figure|which of the three is this|Which (?:single number|figure)/,
    'ask-for-figure',
  ],
  [/call it late|By when should|How long may it take|in which month|Add a day on/, 'ask-for-horizon'],
  [/What has changed since|new since then|which sentence here is new/, 'ask-what-changed'],
  [/which event|which headline|event in the world that|hurt .* most/i, 'ask-for-event'],
  [/make you buy it at this price/, 'ask-would-buy-today'],
  [/Someone sold to you|Suppose the sellers/, 'ask-other-side'],
  [/Which price would you buy at|turn this into a Buy|make .* a Buy for you/, 'ask-for-own-price'],
  [/whose figure it is/, 'ask-for-source'],
  [/what you are waiting for, keep/, 'waits-for-own-price'],
  [/English (?:wordings|words)|all English|English names|in English only/, 'not-english'],
  [/bring in the world|You name “|left of the thesis if/, 'events-named'],
  [/claim to test|can be held on to|can be looked up|Hold the thesis to/, 'figures-named'],
]
