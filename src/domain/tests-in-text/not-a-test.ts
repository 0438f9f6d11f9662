import { rememberLatest } from '../language/remember-latest.ts'

/**
 * Whether a sentence cannot hold a test however it is built: what did not come, what holds in spite of everything, what somebody
 * else says or did, what has been, and what tells of an earlier promise.
 */
export const isNoTest = (words: string): boolean => tellsNoTest(words) || HOLDS_ANYWAY.test(words)

/** The same but for words that may also belong to an end: "I leave no matter the price", "I was sold a dream", "all sold". */
export const tellsNoTest = rememberLatest(
  (words) => /\?\W*$/.test(words) || NO_TEST.test(words) || JUDGES_TRADE.test(words) || isScenario(words),
)

/**
 * Whether words tell a case that somebody reckons with, and nothing by which it ends: "Base case 55%: 9% growth", "Low case: flat".
 * @param words a sentence, in plain form
 */
export const isScenario = (words: string): boolean => SCENARIO.test(words)

const SCENARIO =
  /^(?!.*(?<![a-z])(?:if|when|once|unless|should|sell|out|wrong)(?![a-z]))(?:my |the |in (?:the |my )?)?(?:(?:base|bull|bear|best|worst|central|middle|low|high)(?:[ -]case|[ -]scenario)?|(?:upside|downside)[ -](?:case|scenario))(?: \(?\d[\d.]* ?%\)?)? ?(?:[:=–—]|- )/

const HOLDS_ANYWAY = /(?<![a-z])(?:no matter|regardless|whatever|come what may|sold|got out|was out)(?![a-z])/

const NO_TEST = new RegExp(
  `(?<![a-z])(?:${[
    // What was not found, a boast, and the day of the prize.
    'without (?:meeting|finding|seeing|coming across|hearing of) (?:one|any|anything|a)',
    "(?:i'?ll|i will|i'?d|i would|and) eat my [a-z]+|and (?:we|i)(?:'re| are|'m| am) (?:there|rich|home|safe|the (?:largest|biggest|richest))",
    'i (?:hand in|throw down) my (?:badge|notice|keys|apron|uniform)|i quit (?:my|the) (?:day )?job|done working|never (?:work|drive|clean|scrub) (?:again|another)',
    '(?:would|could|should|might) have (?!to )|had (?:been|i|it|they)',
    'even (?:if|when|then|so)',
    '(?:he|she|they|who|market|street|analysts|people|everyone|everybody|somebody|someone|bears|bulls|others|you|brother|sister|father|mother|wife|husband|son|daughter|friend|buddy|broker|neighbou?r|boss|ceo|board|management|company|fund) (?:[a-z]+ )?(?:says?|said|thinks?|thought|told|tells|believes?|swears?|sells?|sold|exits?|exited)',
    '(?<!(?:than|as|on|over|from|against|vs\\.?|versus|below|under) )last (?:year|time)|years? ago|back then|at the time|used to|in (?:19|20)\\d\\d i',
    '(?:expects?|thinks?|believes?|hopes?|knows?|loves?|likes?|wants?|says?)(?: [a-z0-9%.-]+){0,8}[,;:]? (?:and )?so (?:do|am|did) (?:i|we)',
    "according to|as i (?:wrote|said|put it)|(?:i|we)(?: had|'d) (?:committed|promised|written|said|set|planned|agreed|sworn)|told me",
  ].join('|')})(?![a-z])`,
)

/** "The March add worked but I wouldn't do it again, so I count it as luck": a verdict on what was done, without a condition. */
const JUDGES_TRADE =
  /^(?!.*(?<![a-z])(?:if|when|once|unless|until|should)(?![a-z])).*(?<![a-z])(?:(?:add|buy|purchase|sale|trade|call|entry|bet|trim|double[- ]down|tranche|lot)(?: (?:in|of|at|on|from) [a-z0-9$]+)? (?:has |had )?(?:worked|paid(?: off)?|came good|turned out|did (?:well|badly|fine))|i(?:'d| would|'ll| will)? (?:count|chalk|put|file|book|mark|score) (?:it|this|that|them) (?:as|up|down|under)(?: to)? (?:pure |sheer |plain |dumb )?(?:luck|skill|a (?:win|loss|mistake|lesson|gift)|fortune|chance))(?![a-z])/
