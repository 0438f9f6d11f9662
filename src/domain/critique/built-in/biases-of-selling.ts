import type { Bias } from './biases.ts'

/** What a sale is made of when it isn't the company. Most of it weighs only there. */
export const BIASES_OF_SELLING: readonly Bias[] = [
  {
    name: 'panic',
    strength: 2,
    saleStrength: 5,
    phrases: `
      panic(s|ked|king|ky)? | scar(ed|y) | I'm (so )?(afraid|nervous|worried|anxious|terrified) |
      (afraid|nervous|worried|anxious) (that|about|it|of) | can't sleep | losing sleep |
      sleep (better|at night|well) | can't (take|stand|stomach|handle) (it|this|that|any|the) |
      (before|in case) it (gets worse|crashes|falls|drops|goes to zero) | crash is coming | get(ting)? out before |
      cut(ting)? my losses | stress(ed|ful)? | freaking out | bleeding(?! cash| money)`,
    says: [
      'You write {words}: that is a mood, and fear reads a price as if it were a forecast.',
      'The words {words} say how the price feels, which fear makes hard to tell from what the company is doing.',
    ],
    asks: [
      'Has anything in the reason for buying changed, or only the price of it?',
      'If the price had stood still these weeks, would there be a decision to make?',
    ],
  },
  {
    name: 'relief and regret',
    strength: 1,
    saleStrength: 5,
    phrases: `
      relie(f|ved) | glad (it's|its|to be|to|that) | finally (out|free|rid|done|over|sell|selling|sold|can) |
      done with | get(ting)? rid of | (sick|tired) of (it|this|watching|holding|waiting) | fed up | regret(s|ted)? |
      wish I (had|hadn't|never|would) | never again | lesson (learned|learnt) | my mistake | had enough | move on |
      moving on`,
    says: [
      'You write {words}: relief and regret close an account with yourself, and the company may have nothing to do with it.',
      'The words {words} are about how this ends for you, and regret is a poor witness of what was knowable.',
    ],
    asks: [
      'With the feeling left out, which sentence says why now and not a month ago?',
      'Was the thesis wrong, or was it only unpleasant to wait for?',
    ],
  },
  {
    name: 'disposition effect',
    strength: 0,
    saleStrength: 5,
    phrases: `
      (lock|locking|locked) in (the |my |a |some |these |those )?(nice |good |big |quick )?(gain|gains|profit|profits) |
      (take|taking|took|book|booking|secure) (the |my |some |a |these )?(nice |good |big |quick )?(profit|profits|gain|gains) |
      profit is a profit | went broke taking |
      before (it|I) (gives?|lose|loses) (it|the gains|my gains|them)? ?(all )?back | while I'm (up|ahead) |
      quit while | good enough (gain|profit) | (nice|good|decent|tidy) (gain|profit|return)`,
    says: [
      'You write {words}: selling what has gained sooner than what has lost is the disposition effect, and the gain is its only reason.',
      'With {words} the gain decides, as it does in the disposition effect, and the business is not asked.',
    ],
    asks: [
      'Had you bought at a higher price, and sat on a loss today, would the same facts say the same?',
      'Which of your holdings is at a loss and has a weaker case than this one?',
    ],
  },
  {
    name: 'a reason outside the company',
    strength: 0,
    saleStrength: 5,
    phrases: `
      tax(es)? | tax~loss | harvest(ing)? |
      (need|want|raise|raising|use) (the |some |my )?(cash|money|funds|liquidity) (for|to|now|soon)? | down payment |
      tuition | wedding | medical bills? | pay (the |my |off )(rent|bills|debt|mortgage|loan|car) |
      emergency (fund)? | rebalanc(e|ed|ing) | too (big|large) (a )?(part|position|share)`,
    says: [
      'You write {words}: that is a reason about you and not about the company, so it leaves open whether the thesis held.',
      'The words {words} explain the timing and leave the thesis unjudged.',
    ],
    asks: [
      'Apart from that, was the thesis right, wrong or still open on this day?',
      'Had this reason not come up, what would you have decided?',
    ],
  },
]
