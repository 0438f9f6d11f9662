import { oneOf } from '../language/one-of.ts'

/**
 * Whether words in the shape of a test draw no line: a sale is refused at a price, the writer jests or measures their own money in beers,
 * or nothing is named, and nothing follows but another look.
 * @param own the words of the test, in plain form
 * @param after the rest of their sentence and the sentence behind it
 */
export function drawsNoLine(own: string, after: string): boolean {
  return (
    (REFUSES.test(own) && !EXCEPTS.test(own) && !LEAVES_TOO.test(own.replace(REFUSES, ' '))) ||
    IS_JEST.test(`${own}${after}`) ||
    IN_BEERS.test(own) ||
    DREAMS.test(own + (/^[^.!?]*/.exec(after)?.[0] ?? '')) ||
    (LAUGHS.test(`${own}${after}`) && TO_WRITER.test(own) && !HAS_FIGURE.test(own)) ||
    (NAMES_NOTHING.test(own) && LOOKS_AGAIN.test(own)) ||
    TELLS_OF_LINE.test(own) ||
    TIME_TELLS.test(own) ||
    WAITS_FOR_NUMBER.test(own) ||
    ((LIVES_OFF.test(own) || SEES_IT.test(own) || IS_DONE_TALKING.test(own)) && !HAS_ACT.test(own)) ||
    GETS_EVEN.test(own) ||
    IS_TAUTOLOGY.test(own) ||
    (IS_MAXIM.test(own) && !SUPPOSES.test(own)) ||
    MULTIPLIES.test(own) ||
    (IS_OFF_TO.test(own + after) && !HAS_ACT.test(own.replace(IS_OFF, ' '))) ||
    (RETIRES.test(own) && !HAS_ACT.test(own))
  )
}

/** "Over the line I drew in January": where a figure stands beside a line that was drawn before. */
const TELLS_OF_LINE =
  /^(?:(?:and|but|so|just|still|well|far|barely|only|now|again) )*(?:over|above|under|below|beyond|past|inside|within|on the (?:right|safe|good) side of) (?:the|my|that|this) (?:own )?(?:line|limit|mark|bar|floor|ceiling|threshold|hurdle|number)(?:,? (?:that )?i(?:'d| had|'ve)? (?:drew|drawn|set|wrote|written|put|named|gave|given|laid)(?: (?:down|myself|for (?:it|myself)))?)(?: (?:in|on|last|back) [a-z0-9 ]{3,20})?\W*$/
/** "Still waiting for my number, then I'm gone": a number that nobody is told proves nothing wrong. */
const WAITS_FOR_NUMBER =
  /^(?!.*\d).*(?<![a-z])(?:wait(?:ing|s)?|hold(?:ing)? out) (?:for|until|till) (?:i (?:see|get) )?(?:my|the) (?:own )?(?:number|price|level|money(?: back)?|figure|cost)(?![a-z])/
/** "Dividend of 7.8 %, and I live off such payments": whoever lives off something does not leave it. */
const LIVES_OFF =
  /(?<![a-z])(?:liv(?:e|es|ing)|eat(?:ing)?|din(?:e|ing)|feed(?:ing)?|retir(?:e|ed|ing)|pay(?:ing)? (?:the|my|our) [a-z]+) (?:well |nicely |comfortably )?(?:off|on|from|out of)(?![a-z])/
/** "I would see it coming in the autumn listing" tells where somebody looks, and neither an act nor a verdict. */
const SEES_IT =
  /(?<![a-z])(?:i|we|you|one)(?:'d|'ll| would| will| should| shall| could| can)(?: (?:soon|surely|certainly|also|then|probably|be (?:the )?first to|likely))* (?:see|notice|spot|feel|hear|smell|sense|read)(?: (?:of|about))? (?:it|this|them|trouble|the [a-z]+)(?: (?:coming|early|first|soon))?(?= (?:in|at|on|by|from|through) |\W*$)/
/** "I'm done explaining it" ends the explaining. */
const IS_DONE_TALKING =
  /(?<![a-z])(?:done|finished|through|over|out of) (?:with )?(?:explain|talk|argu|writ|discuss|justify|apologi[sz]|think|read|complain|worry|count|learn|research|study|look)[a-z]*ing(?![a-z])/
/** "I'm off to the lake" */
const IS_OFF_TO =
  /(?<![a-z])(?:i'm|im|i am|we're|we are|i'll be) (?:off|gone|out|away) (?:to|for|on|at|in) (?:the|a|an|my|our|lunch|bed|work|town|dinner|holiday|school|church)(?: (?!exits?|doors?|hills|sidelines?|market|broker|open|close|bell|same|next|first)[a-z]+|(?=\W*$))/
const IS_OFF = /(?<![a-z])(?:i'm|im|i am|we're|we are|i'll be) (?:off|gone|out|away)(?![a-z])/
/** "A flop to 33 and I'd treble it" buys. */
const MULTIPLIES =
  /(?<![a-z])(?:i|we)(?:'ll|'d| will| would)?(?: just| simply)? (?:doubl|trebl|tripl|quadrupl)(?:e|es) (?:it|up|down|my|the|this|that)(?![a-z])/
/** "Once the debt is repaid the dividend doubles and I retire": what a success would buy. */
const RETIRES =
  /(?<![a-z])(?:i|we)(?:'ll|'d| will| can| could| would)?(?: finally| then| just)* retire(?! (?:from )?(?:it|this|them|the|my (?:shares?|position|stake)))(?![a-z])/
/** "If it ends badly, it ends badly" */
const IS_TAUTOLOGY =
  /(?<![a-z])(?:if|when|once) ((?:it|this|that|they|he|she|the [a-z]+) [a-z' ]{2,24}?),? (?:then )?\1(?![a-z])/
/** "My line is simple: own good things": how somebody invests, and nothing that may come. */
const IS_MAXIM =
  /^(?:(?:my|the|our|one|only) )+(?:line|rule|test|plan|limit|principle|motto|stop)s?(?: (?:here|for this|for me))?(?: (?:is|was|stays)(?: [a-z]+){0,2})?: (?:own|buy|hold|stay|be|think|read|do|don't|keep|wait|always|look|trust|let|forget|ignore|sleep|enjoy|like)(?![a-z])/
const SUPPOSES = /\d|[<>]|(?<![a-z])(?:if|when|once|unless|until|till|should|no longer|below|under|above|over)(?![a-z])/
const HAS_ACT =
  /(?<![a-z])(?:sell|selling|sold|sale|exit|leave|leaving|goes|gone|go|out(?! of (?:explain|talk))|quit|close|cut|trim|halve|wrong|mistaken|dead|broken|over(?! explain))(?![a-z])/
/** "One bounce to 18 and I'm flat" asks for one's money back from a rise: it is no line by which anything would be proven wrong. */
const GETS_EVEN =
  /(?<![a-z])(?:bounces?|pops?|hops?|jumps?|ral(?:ly|lies)|spikes?|upticks?|rebounds?|recover(?:y|ies|s)?|ris(?:e|es)|climbs?|move|back|up(?:swing)?)(?: (?:up|just|only|once|again|all the way|in price))*(?: (?:to|at|above|over|of|near|past|towards?))? [$€£]?\d[^;:.!?]*(?<![a-z])(?:i'm|im|i am|i'd be|i'll be|we're|we are|that makes me|makes me|gets me|puts me|brings me)(?: (?:all|just|back|nearly|about|then|at least))* (?:flat|even|square|whole|level|(?:back )?(?:to|at) (?:zero|even|nil|break-?even)|out (?:even|flat|square|at (?:cost|zero|break-?even)))(?![a-z])/

/** "The fall will show it", "the second half shows whether I'm right" waits for a season, and names nothing. */
const TIME_TELLS =
  /^(?:(?:and|but|so|then) )*(?:the |this |next )?(?:fall|autumn|winter|spring|summer|time|season|(?:next|second|first) (?:year|half|quarter|report)) (?:will |'ll |should )?(?:shows?|tells?|proves?)(?: (?:it|us|me|that|whether (?:it|that|this) (?:is|was) (?:so|true)))?\W*$/

const NOT = oneOf`
  (?:i|we)(?:'m|'re|m| am| are) (?:certainly |definitely |really |just )?not(?: (?:going to|gonna|about to|here to))?
  (?:i|we)(?: just| really| certainly)? (?:won't|wont|will not|wouldn't|would not|don't|do not|can't|cannot|refuse to|am never|will never|would never)
  (?:i|we)(?:'ll|'d)(?: just| really)? (?:not|never), no way (?:i'm|im|i am|am i|i'll), (?:^|(?<=[.,;:] ))(?:not|never|refuse to|refusing to)
`
const TO_LEAVE = oneOf`
  sell(?:ing)?, hand(?:ing)?, let(?:ting)?, giv(?:e|ing), part(?:ing)?, dump(?:ing)?, leav(?:e|ing), exit(?:ing)?, get(?:ting)? out, surrender(?:ing)?
  (?:get|getting) rid of, bail(?:ing)?, unload(?:ing)?
`
const WHAT =
  '(?: (?:it|them|this|these|those|mine|any|one|a|my|single|shares?|stock|go|away|over|out|up|off|with|of|to anyone|to anybody))*'
/** "I'm not handing it over at 55" */
const REFUSES = new RegExp(
  `(?<![a-z])${NOT} (?:even |ever |simply |just )?${TO_LEAVE}${WHAT} (?:at|for|under|below|beneath|near|around|down at|down here at) (?:anything (?:under|below|less than) |less than |only |a |as little as |such )?(?:[$€£]?\\d[\\d.,]*|this|that|these|those)(?! ?(?:quarters?|years?|months?|weeks?|days?)(?![a-z]))`,
)
const EXCEPTS = /(?<![a-z])(?:unless|until|till|without|except|if|when|once|before|as long as)(?![a-z])/
const LEAVES_TOO = /(?<![a-z])(?:sell|sold|out|leave|exit|gone|done|wrong|over|close)(?![a-z])/

/** "No more than three beers' worth": how much somebody puts in or may lose, and nothing that comes of the company. */
const IN_BEERS =
  /(?<![a-z])(?:(?:no|not|never|nothing)(?: [a-z]+){0,3} more than|(?:i|we)(?: [a-z]+)? (?:lose|lost|risk|put in)(?: (?:more than|over|about))?) (?:an?|one|two|three|four|five|six|ten|\d+|a round of) (?:(?:good|cheap|cold|large|small|nice|decent) )?(?:beers?|pints?|pizzas?|coffees?|lattes?|drinks?|rounds?|burgers?|kebabs?|sandwich(?:es)?|haircuts?|dinners?|lunch(?:es)?|nights? out|cinema tickets?)(?:'s?)?(?: worth(?![a-z])|(?=\W*$)|(?=[,;.:]|,? (?:then|and|goes|go|in)(?![a-z])))/

/** "If it hits I'm done working": what a gain would buy. Whoever is "done" alone, or sells, may mean an end. */
const DREAMS =
  /(?<![a-z])(?:if|when|once|should) (?:it|this|that|these|they|one|any|all)(?: of (?:them|these))?(?: (?:ever|really|all|just))? (?:hits?|prints?|pays?(?: off)?|works?(?: out)?|moons?|runs?|flies|goes (?:up|to the moon)|comes? (?:in|good|off)|doubles?|triples?|\d+x(?:es)?)[^;:.!?]*(?<![a-z])(?:(?:i'm|im|i am|i'll be|we're|we are) (?:done|finished|through|free)(?: (?:with|of|from))?(?: (?:my|the|this|all))? (?:work(?:ing)?|job|slaving|commuting|office|boss|debts?|loans?|mortgage)|(?:i|we)(?:'ll|'d| will| can| could| would)? (?:quit (?:my |the |this )?(?:day )?(?:job|work(?:ing)?)|retire|never work|stop working|hand in my notice|buy (?:a|the|my|us)(?: [a-z]+)? (?:house|home|car|boat|flat|ring|island|lambo|porsche|ferrari)|pay off (?:the|my|our)))(?![a-z])/

const AT_END = '[\\s.,;:!?)…-]*(?:$|[.!?] )'
/** A tag by which somebody shows that they only play at naming a line: "..., how about that", "There, happy?" */
const IS_JEST = new RegExp(
  `(?:[,;.!–—-] ?|\\()(?:${oneOf`
    how about that, how's that, there,? (?:are you )?(?:happy|satisfied|i said it), happy now, satisfied(?: now)?, will that do, does that count, there's your (?:test|stop|rule|exit|falsifier)(?: then)?
    (?:i'm |i am |just |only |obviously |clearly )?(?:joking|kidding)(?:,? (?:of course|obviously|aside))?
  `})${AT_END}`,
)
/** Who laughs may mean it all the same, but for what would happen to nobody but them: "the day they charge me lol". */
const LAUGHS = new RegExp(
  `(?:(?<![a-z])(?:lol|lmao|rofl|(?:ha){2,}h?|ha ha(?: ha)?|hehe|hihi|jk)(?![a-z])|[😂🤣😜😉])${AT_END}`,
  'u',
)
const HAS_FIGURE = /\d/
const TO_WRITER =
  /(?<![a-z])(?:charg|bill|pay|giv|ask|call|kick|throw|send|ban|invit|fir|hir|thank|marr|feed|serv|tax)[a-z]* (?:me|us)(?![a-z])/

/** "If it doesn't work out": of a whole idea, by no figure and no event. */
const NAMES_NOTHING =
  /(?<![a-z])(?:if|when|once|should|in case) (?:it|this|that|things?|it all|all this|everything|push|worst|the worst|the idea|the plan) (?:ever |all |really |just )?(?:(?:does not|doesn't|doesnt|do not|don't|did not|didn't|isn't|won't) (?:work(?:s|ed|ing)?(?: out)?|pan out|go (?:to plan|as planned|well|my way|anywhere|right)|play out|turn out (?:well|right))|(?:go|goes|going|went|turns?|turned) (?:out )?(?:wrong|badly|bad|south|sideways|pear[- ]shaped|ugly|against me|sour|belly up)|fails?|gets? (?:ugly|bad|messy|worse)|changes?|comes? to (?:shove|the worst))(?![a-z])/
const LOOKS_AGAIN =
  /(?<![a-z])(?:think(?:ing)? (?:about it )?again|think (?:about|on) it|think (?:it )?over|rethink|re-?assess|re-?consider|re-?evaluate|re-?visit|look(?:ing)? (?:at it )?again|take (?:another|a second|a fresh) look|see(?: what| how| where|(?= ?(?:[.,;!]|$)))|decide (?:then|what)|cross that bridge|figure (?:it|something) out|sleep on it|come up with something|review(?: it)?)(?![a-z])/
