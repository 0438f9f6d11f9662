import { sellsSomethingElse } from './sells-something-else.ts'

/**
 * Whether a clause tells what then comes of the holding, by what it does not say: after something bad, whatever its writer does that
 * is neither to keep, nor to buy, nor to feel, think, look, earn or protect, is an end of it: "I jump ship", "I'd have to eat humble
 * pie", "there goes my whole argument". The fields of what is no end are closed; the ways to leave are not.
 * @param hasMark whether a mark parts it from the condition before it: only then may its subject be something else
 */
export function touchesWriter(clause: string, hasMark: boolean): boolean {
  const words = clause.trim().replace(/^(?:then |and |so |well |honestly,? |guess |maybe )+/, '')
  if (words === '' || words.length > MOST || HEDGED.test(words) || GOOD.test(words)) return false
  const own = STARTS_WITH_WRITER.exec(words)
  if (!own)
    return hasMark && NAMES_WRITER.test(words) && !OF_OTHERS.test(words) && !NO_END.test(words) && !OF_PRICE.test(words)
  const rest = words.slice(own[0].length)
  // "I am covered" tells what somebody is, and "I'm throwing it out" what they do.
  if (/(?:am|are|'m|im|'re) $/.test(own[0]) && !/^[a-z]+ing(?![a-z])/.test(rest)) return false
  return (
    !sellsSomethingElse(words.slice(Math.max(0, words.search(SELLS)))) &&
    /^[a-z]{2}/.test(rest) &&
    !NO_END_FIRST.test(rest) &&
    !NO_END.test(rest)
  )
}

const MOST = 120
const SELLS = /(?<![a-z])sell(?:ing)?(?![a-z])/
const STARTS_WITH_WRITER =
  /^(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|im|ill|id)(?: (?:will|would|shall|must|should|have to|need to|am|are|going to|gonna|am going to|then|also|immediately|simply|just|finally|probably|certainly|[a-z]+ly))* /
const NAMES_WRITER = /(?<![a-z])(?:i|me|my|mine|we|us|our)(?![a-z])/
const HEDGED =
  /(?<![a-z])(?:might|may|could|can|maybe|perhaps|not|never|nothing|nobody|hardly|cannot|even|still|anyway|fine|only if|(?:every|each) (?:day|night|morning|evening|week|weekend|month|sunday|saturday|time)|at night|daily|all (?:day|night))(?![a-z])|n't|\?/
const GOOD =
  /(?<![a-z])(?:right|cheap(?:er)?|bargain|gift|opportunity|chance|discount|great|good|lucky|happy|glad|profit|rich(?:er)?|upside|win|double|dip)(?![a-z])/
/** To keep, to buy, to earn, to protect. */
const NO_END =
  /(?<![a-z])(?:hold|holding|keep|keeping|stay|staying|wait|waiting|sit|sitting|own|owning|continue|collect|ignore|shrug|ride|buy|buying|add|adding|average|averaging|top up|topping up|load|loading|reload|reloading|stack|stacking|scoop|scooping|grab|grabbing|nibble|nibbling|doubling|accumulate|accumulating|back(?:ing)? up the truck|pick(?:ing)? up|pounce|swoop|snap(?:ping)? up|load (?:the|up)|increase|increasing|up (?:my|the|our) (?:stake|position|holding|size)|fill(?:ing)?|more shares|earn|make money|get paid|gain|hedge|hedging|insure|protect|siz(?:e|ing)|puts?|calls?|roll)(?![a-z])/
/** To be, to feel, to think, to reckon, to look, to say, to ask, to lose money. */
const NO_END_FIRST =
  /^(?:(?:set|place|put|enter|use|have)(?: in)? (?:a|an|my|the) (?:[a-z-]+ )?(?:stop|order|alert|reminder)|be|am|are|was|were|being|become|get|feel|feeling|cry|laugh|panic|worry|sweat|scream|swear|suffer|sleep|hate|love|like|enjoy|miss|regret|care|mind|fear|hope|hoping|wish|want|need|think|thinking|guess|suppose|assume|expect|expecting|believe|bet|reckon|wonder|imagine|doubt|know|see|hear|hearing|smell|smelling|taste|understand|remember|forget|notice|watch|watching|admire|respect|applaud|praise|welcome|appreciate|envy|trust|frame|post|tweet|write|blog|brag|boast|dance|sing|toast|party|donate|text|message|email|tattoo|name|quote|print|visit|drive|cook|pray|breathe|calm|relax|prepare|plan|note|update|record|adjust|lower|tighten|move (?:my|the) (?:stop|limit)|trail|schedule|research|dig|investigate|analy[sz]e|compare|discuss|explain|blame|complain|vote|attend|sue|look|looking|check|checking|read|reading|listen|ask|asking|call(?! it)|talk|study|follow|review|find|lose(?! (?:my )?(?:interest|faith|patience|trust|confidence))|losing|make|making|made|earn|pay|save|start|open|enter|begin|come back|return|retire|learn|tell|say|said|have|had|has|do|did|let|take (?:a look|another|profits?|it easy|the dividend|notes?)|use|try|trying|give(?! (?:up|in|back|away))|put (?:more|another|in)|bought|sold|thought|count(?! (?:it|this|that|them) as)|discount|calculate|compute|estimate|model|weigh|multiply|divide|deduct|subtract|round|extrapolate|allow for|budget for|cheer|celebrate|smile|smiling|laughing|drink|eat (?:well|out|dinner|lunch|(?:my|a) (?:own )?(?:hat|shoes?|socks?|shorts|boots?|keyboard|broom))|go(?! (?:elsewhere|home|away))|[a-z]+ed)(?![a-z])/
/** Somebody else's reaction, or what a fall does to a price or to a purse. */
const OF_OTHERS =
  /^(?:(?:my|our) (?:wife|husband|brother|sister|father|mother|dad|mom|mum|son|daughter|friends?|boss|broker|banker|advis[eo]r|neighbou?r|colleague|buddy|partner|uncle|aunt|cousin|accountant|kids?|family|guess|feeling|hope|fear|view is|opinion is|estimate)|he|she|they|you|people|everyone|analysts|the (?:market|street|board|ceo|company|bank|lenders?))(?![a-z])/
const OF_PRICE =
  /(?<![a-z])(?:falls?|drops?|loses?|worth|down|up|hurts?|suffers?|shrinks?|margin call|sleep|retirement|costs? me|surprise|gain|loss|return|target|estimate)(?![a-z])/
