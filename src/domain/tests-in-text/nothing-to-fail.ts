/**
 * Whether words in the shape of a test leave nothing that the company could fail: every case that they name ends well, they count how far
 * it is to the writer's own money, they say what is not bought at a price, whom something hurts first, what happens to the writer alone, or
 * that the price runs away.
 * Where its writer leaves or is wrong by a condition beside that, there is something to fail.
 * @param own the words of the test, in plain form
 * @param place its sentence and the one before it, in plain form
 */
export function hasNothingToFail(
  own: string,
  { sentence, before }: { readonly sentence: string; readonly before: string },
): boolean {
  const at = Math.max(0, sentence.indexOf(own))
  return (
    (endsWellAnyhow(sentence) && !LEAVES_IF.test(sentence)) ||
    (endsWellAnyhow(before) && !LEAVES_IF.test(own) && IS_CASE.test(own)) ||
    (LOWERS_AVERAGE.test(own) && TO_GET_EVEN.test(own)) ||
    IS_WORTH_COST.test(sentence.slice(0, at) + own) ||
    NOT_AT_MULTIPLE.test(sentence.slice(at)) ||
    (HURTS_OTHERS_FIRST.test(own) && !LEAVES_IF.test(own)) ||
    OF_OWN_LIFE.test(own) ||
    RUNS_AWAY.test(sentence.slice(at))
  )
}

const endsWellAnyhow = (words: string): boolean => EVERY_CASE_GAINS.test(words) && !EXCEPTS.test(words)

const GAIN =
  "(?:(?:i|we)(?:'ll| will|'d| would)?(?: still| always| only)* (?:win|gain|profit|(?:come|end|walk) (?:out|up|away) (?:ahead|on top|richer|a winner|in front|in profit)|make (?:money|a profit)|do well|am (?:fine|paid|ahead))|it (?:pays|works) (?:for (?:me|us)|out for (?:me|us)))"
const ANY_CASE =
  '(?:(?:in|with|under|after|on) (?:(?:all|each|every one|every single one|any) of (?:them|these|those)|(?:all|each|every|any) (?:single )?(?:[a-z]+ )?(?:cases?|outcomes?|scenarios?|endings?|branch(?:es)?|worlds?|variants?|versions?))|(?:either|any|every) way|both ways|whichever (?:way|of them)?(?: it| they| this)?(?: goes| turns| comes| happens| falls)?|whatever (?:happens|comes|they decide)|no matter (?:what|which|how it (?:ends|goes)))'
/** "In all of them I come out ahead", "heads I win, tails I win too", "so I cannot lose" */
const EVERY_CASE_GAINS = new RegExp(
  `(?<![a-z])(?:${ANY_CASE},? ${GAIN}|${GAIN} ${ANY_CASE}|heads (?:i|we) win[,;]? (?:and )?tails (?:i|we) (?:win|also win|cannot lose|can't lose)|(?:so|which means|and) (?:i|we) (?:cannot|can't|can not) (?:possibly )?lose)(?![a-z])`,
)
const EXCEPTS =
  /(?<![a-z])(?:but (?:for )?(?:one|two)|except|save for|apart from|other than|unless|almost|nearly|most)(?![a-z])/
/** One of the cases, and no end of its own: "if it fails there is the cash". */
const IS_CASE = /(?<![a-z])(?:if|when|should)(?![a-z])/
const LEAVES_IF =
  /(?<![a-z])(?:(?:i|we)(?:'ll|'d| will| would)?(?: then| also)* (?:sell|leave|exit|quit|go|close|cut|trim|halve)|(?:i'm|im|i am|i'd be|i'll be|we are|we're)(?: all| then)* (?:out|gone|done|wrong|off)|(?:i|we) (?:was|were|have been) wrong|(?:thesis|case|idea) (?:is|would be) (?:dead|wrong|over|broken)|(?<=[,;:–—=>] ?)(?:sell|out|exit|wrong)(?= *(?:[.,;!]|$)))(?![a-z])(?! (?:ahead|on top|higher|with a (?:gain|profit)|richer))/

/** "Brings the average right down": of what the writer paid, not of what the company sells. */
const LOWERS_AVERAGE =
  /(?<![a-z])(?:brings?|pulls?|takes?|gets?|drags?|puts?|lowers?|cuts?|reduces?|halves?|improves?)(?: me)? (?:the|my|our) (?:average|cost|break-?even|basis|entry)(?: (?:cost|price|basis))?(?= (?:right |way |all the way |nicely |well |straight )?(?:down|lower|to [$€£]?\d)|,| (?:and|so)(?![a-z])|$)/
const TO_GET_EVEN =
  /(?<![a-z])(?:whole|even|square|level|break-?even|out of the hole|less of a rise|(?:my|the|our) (?:stake|money|cash|investment|loss(?:es)?)(?: is| are)? back|smaller (?:rise|bounce)|(?:small|little) (?:rise|bounce))(?![a-z])/
/** "It's worth at least the 74 I gave for it" */
const IS_WORTH_COST =
  /^(?:and |but |so )?(?:it|this|that|they|these|the (?:stock|share|shares))(?:'s|'re| is| are)(?: (?:surely|certainly|easily|still|well|always|clearly|at least))* worth (?:at least |easily |every (?:cent|penny) of |more than )?(?:(?:the )?[$€£]?\d[\d.,]*|what|the price)(?: that)? (?:i|we)(?:'ve| have)? (?:gave|given|paid|put in|spent)(?![a-z])/
/** "At 52 times next year's earnings I don't want it" has nothing yet that could be left. */
const NOT_AT_MULTIPLE =
  /^(?:and |but |so )?(?:at|for) (?:\d[\d.,]*|[a-z]+(?:-[a-z]+)?)(?: times|x|-times)(?: [a-z']+){0,5},? (?:i|we)(?:'m|'d|'ll)?(?: (?:am|are|do|would|will))?(?: not|n't|(?<=(?:do|would|wo))n't| (?:don't|dont|wouldn't|won't|can't)) (?:really |even )?(?:want|touch|have|take|buy|pay for|go near|interested|a buyer|in)(?![a-z])(?![^.;]*(?<![a-z])(?:any ?more|any longer|sell|out|keep)(?![a-z]))/
/** "Hurts the other carriers before it hurts this one" */
const HURTS_OTHERS_FIRST =
  /(?<![a-z])(?:hurts?|kills?|breaks?|hits?|ruins?|sinks?|squeezes?|bankrupts?|touch(?:es)?|reach(?:es)?) (?:(?:the|all|its|their|other|smaller|weaker) )+(?:[a-z]+ ){1,4}?(?:long |well |far )?before(?: (?:it|they|that|this))?(?: (?:ever|even))?(?: (?:hurts?|kills?|breaks?|hits?|ruins?|sinks?|touch(?:es)?|reach(?:es)?|gets? to))?/
/** "Only if I lose my job" */
const OF_OWN_LIFE =
  /(?<![a-z])(?:if|when|once|unless|until|should) (?:i|we) (?:ever )?lose (?:my|our) (?:job|work|flat|house|home|pension|wage|salary|licence|mind|health)(?![a-z])/
/** "Up 9% since Monday, it's leaving without me" */
const RUNS_AWAY =
  /(?<![a-z])(?:leav(?:es?|ing)|goes|going|gone|ran|runs?|running|takes? off|taking off) without (?:me|us)(?![a-z])/
