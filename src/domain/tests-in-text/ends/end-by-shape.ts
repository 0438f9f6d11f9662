import { sellsSomethingElse } from '../vocabulary/sells-something-else.ts'

/**
 * Whether a clause says that it ends for its writer, in whichever verb: who speaks does something, gives something up or finds
 * something wrong, and neither keeps nor denies. The words are those by which English says that something is over, and not
 * phrases that somebody once wrote.
 */
export function endsForWriter(clause: string): boolean {
  const words = clause.trim().replace(/^(?:then |and |so |well |honestly,? )+/, '')
  if (words === '' || words.length > MOST || KEEPS.test(words) || IS_FREE_TO.test(words)) return false
  if (NO_LONGER.test(words) || isVerdict(words) || NO_NEXT.test(words) || CASH_IS_BETTER.test(words)) return true
  if (HAS_LEFT.test(words) || sellsSomethingElse(words.slice(Math.max(0, words.search(SELLS))))) return false
  if (DENIES.test(words)) return false
  return (
    LEAVES.test(words) ||
    TAKES_LOSS.test(words) ||
    HAS_NONE.test(words) ||
    OWN_IS_OVER.test(words) ||
    POSITION_ENDS.test(words) ||
    POSITION_GOES.test(words) ||
    MONEY_LEAVES.test(words) ||
    FINDS_ERROR.test(words) ||
    ACTS_ON_IT.test(words)
  )
}

/**
 * Whether a clause judges what was bought, or its buyer, as it follows from a condition: "this is just a grocer", "I was
 * sentimental", "I'll know that the parks have lost their pull".
 */
const isVerdict = (words: string): boolean =>
  !GOOD.test(words) && (DEGRADES.test(words) || JUDGES_SELF.test(words) || LEARNS.test(words))

const DEGRADES =
  /^(?:it|this|that|they|the (?:company|business|share|stock|story|whole thing))(?:'s| is| are|'re| was| were| becomes?| will be)(?: then)? (?:just|only|merely|nothing but|no more than|nothing more than|no longer|simply|plainly|back to being|not(?= (?:the|what|a) )) (?!one|a (?:matter|question|blip|delay|pause|bad|start|few|bit|little|year|quarter)|temporary|short|the beginning)[a-z]/
const JUDGES_SELF =
  /^(?:i|we)(?:'ve| have| was| were| had|'d) (?:been |just |simply |merely |only |then )*(?:[a-z]+ing(?: (?:a|the|on|for|too))?|sentimental|naive|greedy|lazy|blind|stubborn|stupid|foolish|early|impatient|optimistic|hopeful|careless|arrogant|vain|in love|the (?:fool|mark|sucker|patsy)|a (?:fool|believer|fan|sucker|mark|romantic))(?! (?:right|lucky|for it|this))(?![a-z])/
/** The writer learns from it what a buyer would not want to learn. */
const LEARNS =
  /^(?:i|we|i'll|we'll|i'd|we'd)(?: (?:will|would|have to|must|shall|then|also|finally))* (?:know|see|learn|understand|realise|realize|accept|admit|conclude|concede|believe|say|think|assume|grant|recognise|recognize|agree) (?:that |with )?(?=(?:i|the|it|they|this|my|we|he|she|there|nobody|our) )(?!it (?:when|then)|the difference)/
const GOOD =
  /(?<![a-z])(?:right|works?|working|cheap|bargain|gift|worth|safe|great|good|lucky|vindicated|holds?|intact|winning|wins|in the bag|on track)(?![a-z])/
/** Whatever the writer then does to it, and not for it: "I'm yeeting the whole bag". */
const ACTS_ON_IT =
  /^(?:i|we|im|ill|id|i'm|i'll|i'd|we'll|we're)(?: (?:will|would|am|are|then|just|gonna|going to))* (?!look|looking|expect|want|need|hope|wish|imagine|assume|let|watch|check|study|review|think|see|trust|love|believe|understand|know|read|like|mind|question|average|hedge|protect|insure)[a-z]+(?: up| off| out| in)? (?:the|this|my|that|these)(?: whole| entire| damn| last)? (?:bag|bags|lot|thing|position|shares|stock|holding|stake|pile|share|line|trade)(?![a-z])(?! (?:of|on|in|for|by|with|to|price))/

const MOST = 160
/** "I can always sell" promises nothing, and "I am out of ideas" leaves nothing. */
const IS_FREE_TO =
  /^(?:i|we) (?:can|could)(?![a-z'])(?! (?:no longer|only|not|never|hardly))|(?<![a-z])out of (?:ideas?|luck|money|cash|words|options|work|town|office|breath|time|pocket)(?![a-z])/
/** "There will be no third time" */
const NO_NEXT =
  /^there (?:won't|will not) be an? (?:second|third|fourth|next|further) (?:half|third|quarter|tranche|lot|purchase|buy|helping|round|piece|time)(?![a-z])|^(?:there (?:will|would|'ll|is|'s) (?:be )?)?no (?:second|third|fourth|next|other|further|more) (?:time|times|chance|chances|report|quarter)(?![a-z])/
const CASH_IS_BETTER =
  /^(?:cash|an? (?:index|savings|money market) [a-z]+|the (?:index|bank|market)|treasuries|t-?bills|bonds|anything else|something else|other (?:names|shares|stocks)|my money)(?:'s| is| are| would be| will be)? (?:better|safer|happier|cheaper|more (?:use|fun|sensible))(?![a-z])/
const SELLS = /(?<![a-z])sell(?:ing)?(?![a-z])/

/** The writer, up to six words, and a verb of leaving: "I will ask my nephew to sell it". */
const LEAVES =
  /^(?:i|we|i'll|we'll|i'd|we'd|i'm|im|ill|id|we're)(?: [a-z'-]+){0,6}? (?:sell|selling|sold|(?:reduce|cut|trim) (?:it )?to (?:zero|nothing)|exit|exiting|leave|leaving|quit|quitting|close|closing|dump|dumping|liquidate|unwind|offload|out|outta|gone|off|done|finished|go|going|walk|walking|bail|fold|rid|cut|elsewhere|climb(?:ing)? down|pack(?:ing)? (?:up|it in|my (?:tools|bags|things|kit))|back(?:ing)? out|bow(?:ing)? out)(?![a-z])(?! (?:to|on|for|with|into|up|in|by) (?!zero|cash|it|me|good))/
const TAKES_LOSS =
  /^(?:i|we|i'll|we'll|i'd|we'd|id|ill)(?: [a-z']+){0,4}? (?:take|eat|accept|book|cut) (?:the|my|our|a|that) loss(?:es)?(?![a-z])/
/** "I would have no more argument": nothing is left to hold it for. */
const HAS_NONE =
  /^(?:(?:i've|we've|there's)|(?:i|we|i'll|we'll|i'd|we'd|there)(?: [a-z']+){0,3}? (?:have|see|find|be|is|had)) (?:no|nothing)(?: (?:more|further|other|good|left))* ?(?:argument|reason|case|thesis|view|conviction|ground|business|excuse|to (?:hold|stand|own|defend|stay|say|argue|offer|believe|add to that))s?(?![a-z])(?! (?:to (?:sell|worry|panic|leave|complain)|for selling|against))/
/** "I sold when it broke 50": that is done. */
const HAS_LEFT = /^(?:i|we)(?: [a-z]+ly)? (?:sold|left|went|closed|dumped|exited|walked|got|had|was|were)(?![a-z])/
/** Something of the writer's own is over: "my arithmetic is dead", "my money is better off elsewhere". */
const OWN_IS_OVER =
  /^(?:my|our)(?: [a-z-]+){1,4} (?:is|are|was|were|would be|will be|has|have|goes|go|belongs)(?: [a-z]+){0,2}? (?:dead|wrong|broken|void|invalid|valid|over|gone|finished|worthless|nothing|nonsense|garbage|off|elsewhere|out|mistaken|failed|lost|refuted|disproved|somewhere)(?![a-z])/
/** "The position is halved", "they go back to the market". */
const POSITION_ENDS =
  /^(?:the |my )?(?:position|rest|remainder|shares|stake|holding|money|capital|calls?|puts?|contracts?|it|they|everything|all of it)(?: (?:is|are|gets?|go(?:es)?|will be|will|comes?))+ (?:halved|cut(?! (?:costs?|their|its|prices?|capex|jobs|staff|spending|output|the))|sold|closed|reduced|liquidated|unwound|wound (?:down|up)|exited|terminated|abandoned|discontinued|eliminated|dumped|disposed of|untenable|indefensible|no more|history|gone|back (?:to|in|into) (?:the |an? )?(?:market|cash|shop|broker|index|bank|pool|savings)|on sale|off|out)(?![a-z])(?! (?:of stock|of cash|to|with))/
/** "The calls go at the open" */
const POSITION_GOES =
  /^(?:the |my |these |those |all (?:the |my )?)?(?:calls?|puts?|shares|contracts?|options?|position|lot)(?: all| both)? (?:go|goes)(?=\W*$|,| (?:at (?:the (?:open|close|bell|market)|market|whatever)|(?:the )?same (?:day|morning)|that (?:day|morning)|next (?:day|morning)|overboard|out the (?:door|window))(?![a-z]))/
/** "My money leaves", "my capital goes elsewhere": what is the writer's own goes, and not into it. */
const MONEY_LEAVES =
  /^(?:my|our) (?:money|capital|cash|savings|dollars|funds|stake) (?:(?:will|would|then|also) )*(?:leaves?(?! (?:it|them|this) )|departs?|(?:moves?|goes|go|walks?|comes?|runs?|travels?|heads?|flies|finds?) (?:on|out|home|elsewhere|away|back|off|to (?:the|a|an|another|cash|treasur\w+|bonds)|somewhere (?:else|better)|another (?:home|place)|for the (?:door|exit)))(?![a-z])/
const FINDS_ERROR =
  /^(?:i|we|i'll|we'll|i'd|i'm|im|my)(?: [a-z'-]+){0,6}? (?:mistake|mistaken|error|wrong|misjudged|misread|miscalculated|fooled|naive|corrected|overpaid)(?![a-z])/
/** "I no longer want to own it", "I will not hold it any more", "I would not stay to watch". */
const NO_LONGER =
  /^(?:i|we|i'll|we'll|i'd|i'm|im|ill)?(?:(?: will| would| do| can| could| am| shall)? ?(?:not|no longer|never)|(?: won't| wouldn't| don't| can't| cannot| wont| dont| cant))(?: (?:really|even|longer|want to|wish to|need to|going to|be able to))*(?: (?:hold|holding|own|owning|keep|keeping|want|stay|staying|remain|sit|be in|be here|have|stand behind|vouch)(?![a-z]))|^(?:i|we|i'd|i'll)(?: would| will)? no longer (?:see|understand|know|recognise|recognize|believe|trust)(?![a-z])/
/** Whoever keeps, waits or buys does not leave. */
const KEEPS =
  /(?<![a-z])(?:(?<!(?:not|n't|never|longer)(?: want to| wish to)? )(?:hold|holding|keep|keeping|stay|staying|wait|waiting|own|sit|sitting)|buy|buying|add|adding|double|average|top up|fine|ok|okay|happy|glad|still|anyway|even if|lend|rent)(?![a-z])/
const DENIES =
  /(?<![a-z])(?:not|never|nothing|nobody|hardly|cannot|without)(?! (?:valid|a day|longer|worth))(?![a-z])|n't(?![a-z])/

/**
 * Whether a clause says that something is kept: the position, or its writer who is content with it.
 * @param isBefore whether the clause stands before the condition
 */
export function isKeeping(clause: string, isBefore: boolean): boolean {
  const words = clause
    .trim()
    .replace(/^[,;:–—-]\s*/, '')
    .replace(/[\s,;:–—-]+$/, '')
  const part = (isBefore ? words.split(/[.;:]| but /).at(-1) : words.split(/[.;:]/)[0]) ?? ''
  return !GONE.test(part) && (POSITION_STAYS.test(part) || WRITER_STAYS.test(part))
}

const POSITION_STAYS =
  /(?:^|[ ,])(?:(?:the |my )?(?:rest|remainder|shares|position|stake|holding|money|half|two thirds)|it|this|everything|what is left|set to) (?:will |would |can |may )?(?:stays?|remains?|sits?|is (?:kept|staying|mine|safe here)|stay|remain)(?![a-z])/
const WRITER_STAYS =
  /(?:^|[ ,])(?:(?:i|we|i'm|im|i'll|we'll|i'd|prob|probably|all|it's|its)(?: [a-z'-]+){0,3}? )?(?:happy|content|fine|good|ok|okay|calm|patient|in|comfortable|stay|hold|keep|remain|relaxed|own|collect)(?: (?:with|to|here|it|this|that|holding|owning|collecting|the dividend|in it)){0,3}$|^(?:i|we|i'm|im|i'll) (?:am |will |would |shall )?(?:own|happy|content|fine|good|ok|okay|calm|patient|comfortable|stay|hold|keep|remain|in)(?![a-z])/
const GONE = /(?<![a-z])(?:sell|exit|leave|out|not|never|buy|add|won't|don't|wait|watch)(?![a-z])/
