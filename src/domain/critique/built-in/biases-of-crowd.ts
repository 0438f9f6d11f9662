import type { Bias } from './biases.ts'

/** Reasons that come from others, from the chart, or from being fond of something. */
export const BIASES_OF_CROWD: readonly Bias[] = [
  {
    name: 'fear of missing out',
    strength: 3,
    phrases: `
      (don't|do not|not|can't|cannot|never|hate to|afraid to|afraid of|scared to|didn't) (want to |afford to |going to |like to )?miss(ing)? |
      miss(ing|ed)? out | fomo | missed (it|the|this|out|my) | left behind | before it's too late |
      too late to (buy|get in) | last chance | (catch|leaving|on) the train | train (is )?leaving | train has left |
      get(ting)? in (early|now|before|while) | now or never | once it takes off |
      before it (takes off|explodes|rockets|runs|goes up|flies) | running away | regret not |
      never (see|get) this (price|chance) | wish I had bought`,
    says: [
      'You write {words}: the clock in that sentence is the fear of missing out, and it is the same clock for good companies and bad ones.',
      'The words {words} describe the regret of not owning it, which is fear of missing out and no property of {ticker}.',
      'With {words} the cost of waiting is felt and the cost of being wrong is not; that is fear of missing out.',
    ],
    asks: [
      'What exactly would be lost by writing this again in a month, in money?',
      'If you alone could buy it, and nobody would ever know, would the reason still hold?',
      'Which fact will be gone next week that is true today?',
    ],
  },
  {
    name: 'herding',
    strength: 2,
    phrases: `
      every(one|body)('s| is| I know is| I know| who| knows| says| loves| likes| owns| uses| wants| talks| agrees| will be) |
      reddit | wallstreetbets | wsb | trending | twitter | tik~tok | youtube(rs?)? | discord | stocktwits |
      instagram | influencers? | social media | all over the (news|internet|place) | in the news |
      (lots of|so many|many|most|more|all the|other) (people|investors|traders) (are|is|will|have|keep|seem|think|say|buy) |
      people are (buying|talking|piling|loading) | hype | hyped | viral | meme (stock|coin)s? | smart money |
      whales? (is|are) | institutions (are|keep|have) | hedge funds are (buying|piling|loading)`,
    says: [
      'You write {words}: what others do is a fact about the price already paid, and following it is herding.',
      'The words {words} give a crowd as the reason, and a crowd does not sell you its view, only its shares.',
      'With {words} the number of believers stands in for a reason; that is herding.',
    ],
    asks: [
      'What do they know that is not in the price, since they have all bought?',
      'If the same people changed their minds tomorrow, what would be left of the thesis?',
      'Which sentence of this would you have written had you heard it from nobody?',
    ],
  },
  {
    name: 'borrowed authority',
    strength: 2,
    phrases: `
      buffett | berkshire | munger | cathie wood | burry | ackman | dalio | soros | cramer |
      (elon|musk|jensen|bezos|zuckerberg) (says?|said|knows|tweeted|will|promised) | cnbc | bloomberg | barron's |
      motley fool | seeking alpha | morningstar | zacks | wsj | wall street journal | fox business |
      analysts? (say|says|said|rate|rates|expect|expects|think|thinks|love|like|are|see|agree|predict|raised|have|recommend) |
      analyst (price )?targets? | analysts' (price )?targets? | upgraded by |
      (goldman|morgan stanley|jpmorgan|jp morgan|citi|ubs) (upgraded|upgrades|says|said|rates|raised|sees|likes|thinks) |
      strong buy | buy rating |
      (my|a) (friend|buddy|brother|sister|brother in law|dad|father|mom|mother|uncle|aunt|cousin|neighbou?r|coworker|colleague|boss|broker|advis[eo]r|barber|wife|husband|roommate|professor)s? |
      experts? (say|says|agree|think|expect|predict) | gurus? | newsletter | podcast |
      insiders? (are |is )?(buying|bought) | chatgpt (says|said|thinks|told|recommends)`,
    says: [
      'You write {words}: if the name is the reason, it is borrowed, and does not tell you when its owner changes their mind.',
      'Where {words} leans on someone else’s judgement, it is authority bias unless the argument comes along with the name.',
      'You write {words}: if the source is the reason, that is authority bias.',
    ],
    asks: [
      'Which of their reasons could you defend if they were shown to have sold?',
      'What has the same source been wrong about, and how did you find out?',
      'Write their argument down without the name: does it still convince?',
    ],
  },
  {
    name: 'extrapolation',
    strength: 1,
    phrases: `
      keeps? (on )?(going up|rising|climbing|growing|winning|beating|running|making new|hitting new) |
      (has|have|'s) (gone up|risen|grown|gained|beaten|climbed|been up|increased) (every|each|for) | gone up every |
      up (every|each) (year|month|quarter|week|day|single) | momentum | on a (roll|tear|run|streak) | hot streak |
      winning streak | always (goes|gone|went|been going) up | (never|hasn't) gone down |
      continues? to (rise|climb|go up|grow|run|outperform) |
      will (continue|keep) (to )?(rise|rising|climb|climbing|go up|going up|grow|growing) |
      still (going up|rising|climbing) | trend is | uptrend | up~trend | has been (going up|rising|climbing|running) |
      straight up | skyrocket(s|ed|ing)? | soar(s|ed|ing)? | (recent|last) (run|rally|performance|gains) |
      has (doubled|tripled|quadrupled)`,
    says: [
      'You write {words}: the last stretch is drawn on as a straight line, which is recency bias.',
      'The words {words} say where the price has been, and extrapolation takes that for where it goes.',
    ],
    asks: [
      'What would end the trend, and would you see it in the business before you see it in the price?',
      'Which cause of the rise is still to come, rather than already paid for?',
    ],
  },
  {
    name: 'affection',
    strength: 1,
    phrases: `
      I (really |just |absolutely |simply |truly )?love | (we|my kids|my wife|my family) (all )?love |
      I (really |just )?like (the|this|their|its) (product|products|company|brand|stock|ceo|stores?|app|cars?|phone|games?|service) |
      (big |huge |long~time )?fan of | I (go|shop|eat) there | I (use|drink|wear|drive|play|shop|eat) (it|their|them|there|this|at) |
      (every day|daily) user | my favou?rite | favou?rite (stock|company|brand) |
      I believe in (the|this|them|it|their|its|elon|him|her) | I('ll)? (will )?never sell | can't imagine selling |
      always (loved|liked|owned|used) | loyal | amazing (product|company|products) | great products?`,
    says: [
      'You write {words}: liking a thing is evidence about you, and the affection is already in its price as sales.',
      'The words {words} speak for the product; whether the shares are worth their price is a second question, and affection answers the first.',
    ],
    asks: [
      'Which figure shows that enough other people pay enough for it?',
      'Could you make the case against a company that you love, and what would it be?',
    ],
  },
  {
    name: 'familiarity',
    strength: 1,
    phrases: `
      I (work|worked) (at|for|in|with) | household name | well~known | big name | name brand | famous | heard of |
      around (forever|for (years|decades|over|more|a long)) | (company|brand|name) (that )?I know |
      been (a customer|using) | my (own )?(employer|company) | local company | blue~chip`,
    says: [
      'You write {words}: what is familiar feels safer than it is, which is familiarity bias.',
      'The words {words} say that you know it; that everybody else who trades it does too is why it is no edge.',
    ],
    asks: [
      'What do you know about it that could surprise someone who follows it daily?',
      'Which equally good company did you leave out because you had never heard of it?',
    ],
  },
]
