import type { Bias } from './biases.ts'

/** How a decision is reached: by doing something, by doing nothing, or by which account the money sits in. */
export const BIASES_OF_ACTING: readonly Bias[] = [
  {
    name: 'mental accounting',
    strength: 1,
    phrases: `
      (pays|paid|paying|pay) (me )?(to|while I|for) wait(ing)? | dividend alone | collect the dividends? |
      house money | free ride | (only|just) (risking )?(my )?(gains|profits|winnings) | let it ride |
      already made (my|back) | fun money | play money | money I can (afford to )?lose | get paid to`,
    says: [
      'You write {words}: one part of the money is counted apart from the rest, and mental accounting hides the sum of both.',
      'With {words} some of the money has become a consolation for the rest, which is mental accounting.',
    ],
    asks: [
      'What is the total, income and change of price together, since the day you began?',
      'Would you pay today’s price for that part alone?',
    ],
  },
  {
    name: 'status quo bias',
    strength: 1,
    phrases: `
      too late to sell | leave it (alone|be|there) | let it (sit|be|grow|run) | do nothing |
      (just |simply )?(keep|keep on) holding | hold(ing)? forever | (just|simply) hold | diamond hands | hodl |
      no (reason|point) (to|in) sell(ing)? | nothing (has |have )?changed | same as (before|last|ever) | no change |
      might as well (hold|keep|wait) | set (it )?and forget`,
    says: [
      'You write {words}: staying is a decision as well, and status quo bias lets it pass without one.',
      'With {words} nothing has to be argued, which is the comfort that status quo bias offers.',
    ],
    asks: [
      'If you woke up with cash instead, would these words buy {ticker} today?',
      'What did you look up since the last entry, and what did it say?',
    ],
  },
  {
    name: 'action bias',
    strength: 1,
    phrases: `
      (need|have|got|want) to (do something|act|get in|be invested) | must act | bored | boredom |
      (cash|money) (is |was )?(just )?(sitting|lying|idle|doing nothing) | sitting (on|in) cash | idle (cash|money) |
      put (my|the|some) (money|cash) to work | might as well (buy|try|get|go|take) | why not | what the heck |
      (just )?(a )?(small|little|tiny) (bet|gamble|punt|position) | yolo | see what happens | give it a (try|shot) |
      take a (chance|shot|punt|gamble|flyer) | roll the dice | itching to`,
    says: [
      'You write {words}: the wish to act came before the reason, and action bias fills in the reason afterwards.',
      'The words {words} explain why something is done and not why this is done, which is action bias.',
    ],
    asks: [
      'What would have to be in the thesis for you to do nothing?',
      'Which other use of the same money did you compare it with?',
    ],
  },
  {
    name: 'low-price illusion',
    strength: 1,
    phrases: `
      only \\$ ?[0-9]{1,4}([.][0-9]{1,2})? | only [0-9]{1,4}([.][0-9]{1,2})? (dollars|bucks|cents) | penny stocks? |
      low (share |stock )?price | so (low|cheap) (now|right now|that|already) | (more|lots of|so many) shares |
      cheap (per )?share(s)? | a few (dollars|bucks|cents) | under \\$ ?[1-9](?![0-9,.])`,
    says: [
      'You write {words}: the price of one share says nothing about whether the whole company is cheap.',
      'The words {words} take a small number for a small price, which is the low-price illusion.',
    ],
    asks: [
      'What is the whole company worth at this price, and what does it earn?',
      'Would the case change if the same company had a tenth of the shares at ten times the price?',
    ],
  },
]
