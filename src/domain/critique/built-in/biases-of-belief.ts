import type { Bias } from './biases.ts'

/** Holding a belief too firmly: the thesis is sure of itself, of its story, or of what it always knew. */
export const BIASES_OF_BELIEF: readonly Bias[] = [
  {
    name: 'false certainty',
    strength: 4,
    phrases: `
      can't lose | can not lose | cannot lose | can't go wrong | can't fail |
      can't go (down|lower|any lower|much lower) | guaranteed? | guarantees | sure thing | no~brainer |
      100 ?% (sure|certain|safe|convinced|confident) | (absolutely|completely|totally) (sure|certain|safe) |
      slam dunk | safe bet | has to (come back|recover|rebound|bounce|bounce back|go up|rise|turn around) |
      have to (recover|rebound|bounce back|rise) | (is|are|it's) bound to |
      must (come back|recover|rebound|go up|rise) | only (a )?matter of time | just a matter of time | inevitabl[ey] |
      no way (it|this|they|that) | will never (go|fall|drop|fail|crash) | can only go up | nowhere to go but up |
      zero risk | no risk | risk~free(?! rate) | easy money | free money | always (comes|bounces) back |
      always recovers | too big to fail`,
    says: [
      'You write {words}: that is certainty, and a market only ever offers odds.',
      'The words {words} leave no room to be wrong, which is how false certainty reads from outside.',
      'With {words} a likely outcome has become the only one; that is false certainty.',
    ],
    asks: [
      'What would someone who bets against {ticker} answer to it?',
      'Name one thing that could be reported next and that these words rule out.',
      'Of ten cases that looked just like this one, in how many did it come out otherwise?',
    ],
  },
  {
    name: 'denial of the price',
    strength: 3,
    phrases: `
      market (still |just |simply )?(doesn't|does not|don't|isn't|hasn't|can't|fails to) (\\w{1,20} )?(get|getting|understand|see|realize|appreciate|recognize|care) |
      market is (still |just |simply |completely )?(wrong|irrational|stupid|crazy|blind|asleep|missing|overreacting|mispricing) |
      market (is )?overreact(s|ed|ing) | manipulat(ed|ion|ing|ors?) | short~sellers? | (the )?shorts are |
      market makers | overreaction | fake news | fud | unfairly | undeserved(ly)? | misunderstood |
      nobody (gets|understands|sees) | wall street (doesn't|hates|is wrong|is missing)`,
    says: [
      'You write {words}; once the market is the one that is mistaken, every fall reads as its error and none as news.',
      'In {words} the price is wrong and the thesis is right, and denial has exactly this shape.',
      'The words {words} explain the price by a fault of other people, which no later price could ever disprove.',
    ],
    asks: [
      'Suppose the sellers know something: which fact would it most likely be?',
      'What price, or what report, would count for you as the market being right?',
      'Write the best case of the person who sold to you, in their words.',
    ],
  },
  {
    name: 'narrative fallacy',
    strength: 2,
    phrases: `
      the next (amazon|apple|tesla|nvidia|google|microsoft|netflix|meta|facebook|costco|starbucks|bitcoin|berkshire|big thing) |
      game~chang(er|ers|ing) | revolutioni[sz](e|es|ed|ing) | revolutionary | revolution |
      disrupt(s|ed|ing|ive|ion|or)? | the future of | is the future | chang(e|es|ing) the world | change everything |
      paradigm | once in a (lifetime|generation|decade) | new era | this time (is|it's|its) different |
      (ten|10|100)~bagger | to the moon | moonshot | (10|20|50|100)x (my|from|return|in|potential|stock)`,
    says: [
      'The words {words} carry the thesis by resemblance: that is the narrative fallacy, and a good story fits losers as well.',
      'A story does the work in {words}; stories are easy to believe because they leave out the ones that ended badly.',
      'With {words} you borrow the ending of another story, and the narrative fallacy is to take the likeness for a reason.',
    ],
    asks: [
      'Which three companies told the same story and failed, and what is different in the accounts of this one?',
      'Tell it again without the comparison: which sentence still gives a reason?',
      'Which figure would already look different by now if the story were false?',
    ],
  },
  {
    name: 'hindsight',
    strength: 2,
    phrases: `
      I knew | knew it | knew (this|that) would | saw (it|this|that) coming | I called (it|this) |
      I told (you|everyone|them|myself) | was (so )?obvious | should'?(ve| have) (bought|sold|known|seen|listened) |
      should have (bought|sold|known|seen|listened) | could have seen | as I predicted | like I predicted |
      in hindsight`,
    says: [
      'You write {words}; after the fact almost everything looks foreseen, which is hindsight bias.',
      'The words {words} look back, and hindsight makes the past seem plainer than it was.',
    ],
    asks: [
      'Where is the entry, written before, that says so with a number?',
      'What else did you expect at the time that did not happen?',
    ],
  },
  {
    name: 'confirmation bias',
    strength: 2,
    phrases: `
      (confirms|proves|validates|supports) (what I|my|that I|everything) |
      (just|exactly) (as|like|what) I (said|expected|thought|predicted) | prov(es|ed|ing) me right |
      everything I (read|see|hear) | all (the )?(news|signs|articles|signals|data) (is|are|points?|says?|looks?) |
      all signs | everything points | (can't|cannot|don't) see (any|a|much|the) (down~side|risk|reason) |
      I see no (down~side|risk|reason|problem) | no down~side | ignor(e|ing) the (noise|bears|critics|news|haters) |
      haters | done (all )?(my|the) (research|homework|dd|due diligence) | my dd | the bears (are|don't|just)`,
    says: [
      'You write {words}: confirmation bias collects what agrees and stops looking there.',
      'The words {words} count the voices in favour only, which is confirmation bias.',
    ],
    asks: [
      'What is the strongest thing you have read against it, and where did you read it?',
      'Look for one source that disagrees and write down its best sentence beside this one.',
    ],
  },
  {
    name: 'overconfidence',
    strength: 2,
    phrases: `
      (my|trust the|a) gut | gut (feeling|says|tells) | (good|strong|great) feeling |
      I('ve)? (just )?(have|got) a feeling | my (instinct|instincts|intuition) |
      I'm (usually|always|never|rarely) (right|wrong) | I never lose | I can time |
      time (this|the market|the bottom|it right) | I know (this|the) (company|stock|business|industry|sector|market) |
      smarter than | others (don't|can't) see | (people|others|most) miss | ahead of the (market|crowd|curve) |
      before everyone else | before (anyone|the market|wall street) |
      better than (the )?(analysts|market|wall street|most)`,
    says: [
      'You write {words}; overconfidence rests on the judge where a thesis should rest on the case.',
      'The words {words} make your own judgement the evidence, and that is what overconfidence bias is.',
    ],
    asks: [
      'What would a stranger with the same facts and no such feeling conclude?',
      'Of the last ten times you felt so, how many can you name with their result?',
    ],
  },
  {
    name: 'emphasis',
    strength: 1,
    phrases: `
      definitely | certainly | undoubtedly | without (a )?doubt | no doubt | obviously | clearly | of course | for sure |
      trust me | no question | everyone can see | period | end of story | simple as that`,
    says: [
      'You write {words}: emphasis adds force to a sentence and no evidence to it.',
      'With {words} the tone makes the case, where a reason would have to.',
    ],
    asks: [
      'Strike the emphasis out: what does the sentence still rest on?',
      'Which fact made you that sure, and on which day did you learn it?',
    ],
  },
]
