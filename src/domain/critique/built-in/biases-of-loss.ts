import type { Bias } from './biases.ts'

/** What a loss, or the fear of one, does to a reason. */
export const BIASES_OF_LOSS: readonly Bias[] = [
  {
    name: 'escalation of commitment',
    strength: 3,
    phrases: `
      too (far )?down (too )?(much |far )?to sell | down too (much|far) to sell |
      (put|invested|sunk|lost) (so|too|that) much | already (invested|put|lost|sunk|spent) | come (this|so) far |
      after all (this|the|that) (time|money|work) |
      (can't|won't|not|never|don't want to) sell(ing)? (now |it )?at (a|this|such a) loss |
      lock(ing)? in (the|my|a|this|that) loss(es)? | only a (real )?loss (if|when|once) |
      (not|isn't) a (real )?loss (until|unless|if) | (only|just) (a )?paper loss(es)? | averag(e|ed|ing) down |
      (lower|lowering|lowers|bring down|reduce) my (average|cost|cost basis) | doubl(e|ed|ing) down |
      more (sure|certain|convinced|confident|bullish) (than (ever|when|before|I)|now) | not giving up |
      won't give up | stick(ing)? (with it|to it|it out) | ride it out | riding it out`,
    says: [
      'You write {words}: what is already spent is being asked to justify what comes next, and that is escalation of commitment.',
      'The words {words} look back at the money and not ahead at the company; the name for it is escalation of commitment, or sunk cost.',
      'With {words} the loss itself becomes a reason to stay, which is the sunk-cost fallacy.',
    ],
    asks: [
      'If you held none of it today, would these words make you buy it at this price?',
      'What would you tell a friend who asks about {ticker} and owns nothing of it?',
      'Write the case again without your purchase in it: what remains?',
    ],
  },
  {
    name: 'break-even thinking',
    strength: 3,
    phrases: `
      break(s|ing)?~even | broke even | (get|gets|getting|have|want|need) (all )?(my|the) money back |
      (get|gets|getting|go|goes|comes?|climbs?|is|be|are|am) (back )?(to|at) even |
      back to (zero|flat|where I (bought|started)|what I paid|my (cost|price|entry|buy price|purchase price|cost basis)) |
      (get|sell|be|come) out (even|whole|flat|without a loss) | made? whole | what I paid |
      my (purchase|entry|buy|buying) price | (above|below|under|over) my (cost|cost basis|average) | recoup |
      (recover|regain) (my|the) (loss|losses|money|investment) | back in the (green|black) |
      (don't|do not) want to (lose|take a loss|realize) | can't afford (to lose|a loss) | afraid (of|to) los(e|ing) |
      hate (to lose|losing|losses) | (take|taking) (the|a|this) loss`,
    says: [
      'You write {words}; your purchase price is a fact about you, and the company does not know it.',
      'The words {words} make the goal a number from the past: that is loss aversion, with break-even as its finish line.',
      'With {words} the measure is what you paid, and loss aversion always picks that measure.',
    ],
    asks: [
      'Had you paid half as much, would the same facts lead to the same decision?',
      'Cover the purchase price: what would you decide, and from which figure?',
      'What do you expect from {ticker} itself on the day the price passes that mark?',
    ],
  },
  {
    name: 'getting even',
    strength: 3,
    phrases: `
      (make|win|earn|get|gain|claw) (it|that|this|everything|them) (all )?back |
      make (my|the) (money|loss|losses) back | win back | make up for | revenge |
      quick (profit|money|gain|gains|flip|win|buck|trade) | fast money | get rich | retire early | tired of waiting |
      can't wait | (need|want|deserve) (a )?(win|winner) | (sick|tired) of losing | in no time`,
    says: [
      'You write {words}: the haste belongs to an earlier loss or a wish, and {ticker} owes neither of them anything.',
      'The words {words} set a pace that only you feel; impatience and getting even raise the stake before the evidence.',
    ],
    asks: [
      'Would this be the right size if nothing had happened before it?',
      'If the answer could only come in three years, would you still want the question?',
    ],
  },
  {
    name: "gambler's fallacy",
    strength: 2,
    phrases: `
      due for (a|an|some) | (long )?overdue | oversold | over~sold |
      (fallen|dropped|down|fell) (enough|so far|so much|so long) (that )?(it|this|already|to) |
      (fallen|dropped) (far )?enough | down so much | can't (fall|drop|go down) (forever|much|any|further|more) |
      law of averages | what goes (up|down) | the bottom is in | bottomed | hit (the )?bottom | at the bottom |
      (turn|turns|turning) around soon | bounce (is )?(coming|soon) | has to stop falling |
      time for (a|an) (bounce|rebound|comeback|turnaround|recovery)`,
    says: [
      'You write {words}: prices keep no account of what they owe, and to think so is the gambler’s fallacy.',
      'The words {words} make the fall itself the reason for the rise, which is the gambler’s fallacy.',
    ],
    asks: [
      'Which event in the business, rather than in the chart, would turn it?',
      'How many that fell as far kept falling, and what told them apart?',
    ],
  },
  {
    name: 'anchoring',
    strength: 2,
    phrases: `
      (back to|from|off|below|under|near|to) (its|the|it's|their|an?|his) (old |former |previous |recent |last )?(all~time |52~week |record )?(highs?|peak) |
      all~time (high|highs|low|lows) | 52~week (high|low) | used to (trade|be|cost|sell) (at|for|above|over|worth) |
      was (trading )?at \\$ ?[0-9]{1,6} | cheaper than (it was|last|when|before|ever) |
      lower than (when|I (bought|paid)|it was|before) | since I (bought|sold) | buy(ing)? the dip | the dip |
      on sale | ipo price | will (go|get|climb|come) back to | back (up )?to \\$ ?[0-9]{1,6} |
      already (down|fallen|dropped|lost)`,
    says: [
      'You write {words}; an old price is an anchor, easy to hold on to and no measure of what the company earns now.',
      'The words {words} measure today by a price of the past: that is anchoring.',
      'With {words} the distance from another price becomes the argument, which is how anchoring works.',
    ],
    asks: [
      'If the chart showed only today, which number would tell you that the price is low or high?',
      'What has changed in the business since that price, and is it worth the difference?',
      'What would you pay if you had never seen the old price?',
    ],
  },
  {
    name: 'wishful thinking',
    strength: 1,
    phrases: `
      hopefully | I hope | I'm hoping | hoping (that|for|it|to|they) | hope (that|it|they|for|to) | my hope |
      fingers crossed | pray(ing)?( that| for)? | I wish | with (any|some|a bit of|a little) luck |
      if (I'm|we're) lucky | wait and see | one day it will | dream(s|ing)? (of|big)`,
    says: [
      'You write {words}: hope says what you want, and a thesis says what you expect and why.',
      'The words {words} are a wish, and wishful thinking rates the wanted outcome as the likely one.',
    ],
    asks: [
      'Write the same sentence as odds: how likely, in percent, and by when?',
      'What will you do if the hope has not come true by a day that you can name?',
    ],
  },
]
