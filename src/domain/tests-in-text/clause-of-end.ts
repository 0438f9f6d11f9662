import { endsForWriter } from './end-by-shape.ts'
import { sellsSomethingElse } from './sells-something-else.ts'
import { touchesWriter } from './touches-writer.ts'

/**
 * Whether a clause says that it ends for its writer, told by its subject and by which way its predicate points, so that the same
 * holds for verbs and nouns that nobody listed:
 * - the writer leaves, turns something out or away, no longer keeps, admits, or has erred
 * - what is owned goes, or is the writer's no longer
 * - what is believed does anything but stand ("the argument has had its day")
 * - nobody is named, and only the end is ("curtains", "cover", "no me")
 * @param isOpened whether the condition beside it has a word such as "if": only then an unlisted predicate of a belief counts
 */
export function isEndClause(clause: string, isOpened: boolean): boolean {
  const words = clause.replace(LEAD, '').trimEnd()
  if (words === '' || words.length > MOST || OTHER_SENSE.test(words) || HAS_CONDITION.test(words)) return false
  if (NOT_KEPT.test(words) || IS_NO_LONGER.test(words) || NOTHING_LEFT.test(words) || NO_OWNER.test(words)) return true
  if (STAYS_OR_BUYS.test(words) || FREE_TO.test(words) || HAS_LEFT.test(words)) return false
  if (sellsSomethingElse(words.slice(Math.max(0, words.search(/(?<![a-z])sell(?:ing)?(?![a-z])/))))) return false
  return endsInOnePart(words, isOpened) || partsOf(words).some((part) => endsInOnePart(part, isOpened))
}

/** "I'll take my lumps and get out": each verb with the subject that they share. */
function partsOf(words: string): readonly string[] {
  const subject =
    /^(?:i|we|i'll|i'd|we'll|we'd|ill|id|i'm|im|we're)(?: (?:will|would|must|have to|should))? /.exec(words)?.[0] ?? ''
  const [, ...rest] = words.split(/,? and |, (?:then )?/)
  return subject === '' ? [] : rest.map((part) => (SUBJECT.test(part) ? part : `${subject}${part}`))
}
const SUBJECT = /^(?:i|we|it|they|that|this|the|my|our|he|she|i'[a-z]+|it's|im|ill) /

function endsInOnePart(words: string, isOpened: boolean): boolean {
  return (
    LEAVES.test(words) ||
    TURNS_OUT.test(words) ||
    IS_OUT.test(words) ||
    ADMITS.test(words) ||
    ERRED.test(words) ||
    HOLDING_GOES.test(words) ||
    WITHOUT_SUBJECT.test(words) ||
    THESIS_ENDS.test(words) ||
    SO_DOES.test(words) ||
    IS_CONSIDERED.test(words) ||
    IN_ORDER_TO_LEAVE.test(words) ||
    (isOpened && endsForWriter(words)) ||
    (isOpened && actsOnIt(words)) ||
    (isOpened && thesisFalls(words))
  )
}

/** Whether it is a verdict on oneself alone, which of a time that is over tells what has been. */
export const isErred = (clause: string): boolean => ERRED.test(clause.replace(LEAD, ''))

const MOST = 140
const LEAD =
  /^(?:[\s,;:–—-]|(?:and|then|so(?! (?:do|does|will|would|am|is|did|shall) )|but|or|well|honestly|simply|personally|plainly|for (?:me|us)|in (?:that|this|which|such a?) ?case|at (?:that|which|this) (?:point|stage|moment)|by then|clearly|i (?:think|guess|reckon|fear) (?:that )?)(?:,| ) ?)*/

const WRITER = "(?:i|we|i'm|im|i'll|ill|i'd|id|i've|ive|we'll|we're|we'd|we've|one)"
/** What may stand between the writer and the verb. */
const HELPING =
  "(?: (?:will|would|shall|should|must|have|has|had|do|did|am|are|be|being|to|going|gonna|gotta|need|want|plan|intend|prefer|rather|then|also|only|just|simply|immediately|instantly|finally|definitely|certainly|surely|gladly|happily|quietly|probably|likely|quickly|straight|all|both|myself|ourselves|like|having|got|been|'d|'ll|obliged|forced|ready|prepared|quick|happy|glad|the first))*"

/** Where a verb of several senses ends: nothing follows, or something that belongs to the leaving. */
const ENDS_HERE =
  '(?=\\W*$|[.,;:!?()–—]| [–—(-]|(?: (?:it|them|this|that|these|all|both|everything|my|our|me|us|too|also|out|off|away|on|at|by|with(?! (?:confidence|them))|without|immediately|instantly|same|that|for good|completely|entirely|fully|in full|right|straight|no|and|then|as|whatever|regardless|from|lol|haha|tbh|here|today|for (?:me|us|good|this|my)|quietly|of (?:it|this|here|them|the)|the (?:same|next|very|day|moment|lot|position|stock|shares?|trade|whole|rest|name|stake|holding|pair|calls?|puts?|contracts?))(?![a-z])))'
const LEAVING_CLEAR =
  '(?:sell|selling|exit|exiting|leave|leaving|quit|quitting|unwind|dump|dumping|ditch|bail|liquidat(?:e|ing)|divest|dispos(?:e|ing)|offload|unload|jettison|get(?:ting)? rid|say (?:goodbye|bye|farewell)|wave (?:it |them )?(?:goodbye|off)|part (?:ways|company|with (?:it|this|them|my|the))|separate (?:myself|from)|throw in|throw(?:ing)? the towel|pull the (?:plug|ripcord|trigger|cord)|call it (?:a day|quits|off|over)|cash (?:out|up|in)|tap out|step (?:aside|away|off|out|down)|let (?:it |them |this |the shares )?go|let go|give (?:it |them |this )?up|give up|giv(?:e|ing) in|move on|hand (?:it|them|this|back|over|in|my|the)|write (?:it|this|the position) off|tear (?:it |this |the [a-z]+ |up)|rip (?:it |this |the [a-z]+ |up)|delet(?:e|ing) (?:it|the)|reduc(?:e|ing) (?:it |them |this )?to (?:nil|zero|nothing)|take (?:the|my|our) (?:loss|l|hit|money|cash|leave|chips)|eat (?:the|my) loss|book (?:the|my|our) loss|lose (?:interest|faith|patience|trust|confidence|my (?:faith|trust|interest|nerve))|surrender|capitulat(?:e|ing)|abandon|relinquish|withdraw|reconsider|rethink|re-?visit (?:the|my|our|this|it)|re-?underwrite|reassess|re-?examine|cut (?:my|our|the) (?:loss(?:es)?|ties|position)|come out|wind (?:it |this )?(?:up|down)|switch (?:out|to|into)|rotate (?:out|into)|go(?:ing)? (?:out|flat|elsewhere|to cash|home|my own way)|stop (?:believing|holding|owning|being|here)|cease to)(?![a-z])'
const LEAVING_OR_OTHER =
  '(?:go|going|goes|run|running|walk|walking|jump|close|closing|cover|covering|cut|cutting|drop|dropping|fold|stop|finish|end|scrap|bin|axe|flee|bolt|split|bow|hop|shed|trim|halve|reduce|depart|retire|eject|retreat|release|resign|redeem)'
const LEAVES = new RegExp(
  `^${WRITER}${HELPING} (?:${LEAVING_CLEAR}|${LEAVING_OR_OTHER}${ENDS_HERE})|^${WRITER}${HELPING} (?:get|getting|be|being|be (?:quick|happy|glad) to (?:get|be)) (?:out|off|gone)(?![a-z])|^(?:i|we)(?: would| will|'d|'ll)? (?:am|are|be|feel) [a-z]+(?:ed|n|ged)(?: [a-z]+){0,5}? to (?:go|leave|sell|exit|quit|close|fold)(?![a-z])`,
)
/** Whatever the verb: what is turned out, off or away is not kept. */
const TURNS_OUT =
  /^(?:i|we|i'm|im|i'll|ill|i'd|id|we'll|we're|we'd)(?: (?:will|would|am|are|have to|must|then|just|going to|gonna))* (?!find|check|figur|work|tak|pay|show|help|hang|stay|keep|watch|look|wait|sit|rid|try|start|point|lay|set|stick|ask|eat|miss|hold|com|turn|carry|put|cool|chill|freak|tune|opt|sort|lash)[a-z]+ (?:(?:it|them|this|these|my [a-z]+|the (?:shares?|stock|position|lot|rest)) )?(?:out|off|away|elsewhere|overboard|loose|for the (?:door|exits?|hills))(?![a-z])(?! (?:of (?:stock|cash|money|ideas?|words|time|luck)|to (?:see|look|be)|on (?:a|my) (?:trip|holiday)|from work))/

/** "I'm calling my broker to sell": what it is done for. */
const IN_ORDER_TO_LEAVE =
  /^(?!.*(?<![a-z])(?:not|never|refuse|hate|hard|hesitate|fail|forget|reluctant|have|need|want|like)(?![a-z]))(?:i|we|i'm|im|i'll|i'd|we'll|ill)(?: [a-z']+){1,6}? to (?:sell|get out|exit|leave|close (?:it|the position))(?: it| all| everything)?\W*$/
const BAD_STATE =
  '(?:out|off|gone|done|finish(?:ed)?|through|toast|history|elsewhere|wrong|mistaken|cooked|fooled|over|sold|flat|away|packed|packing|leaving|selling|closed|in (?:the )?(?:error|wrong)|out(?:ta)? (?:of )?here|at the door|convinced of (?:the )?(?:contrary|opposite)|an? (?:ex|former|past)[ -]?[a-z]+|(?:a )?(?:sellers?|fool|idiot|mug|sucker)|the (?:fool|idiot|mug|sucker|wrong one)|tired of it|finished with|(?:a )?goner|no longer|not (?:a|an|the|one|in|here|sticking|hanging|staying|keeping|holding|waiting|sitting|around|interested)|beaten|left with nothing|without (?:a )?(?:case|thesis|reason|argument))'
const IS_OUT = new RegExp(
  `^(?:(?:i|we|i'll|we'll|i'd|we'd|ill|id)(?: (?:will|would|shall|then|also|must|have to|should))* (?:am|are|be|was|were)|i'm|im|we're|that's me|that is me|me)(?: (?:then|also|so|just|simply|probably|definitely|officially|long|already|all|totally|completely))* ${BAD_STATE}(?![a-z])(?! (?:for (?:a|two|three|the) (?:week|weekend|month|day|holiday)|of (?:stock|cash|money|ideas?|words|luck)|on (?:holiday|a trip)|to (?:lunch|work)|not to))`,
)

/** To hold no more, in any verb of holding. */
const NOT_KEPT = new RegExp(
  `^${WRITER}?${HELPING} ?(?:[a-z]+ )?(?:not|never|no longer|won't|wont|wouldn't|don't|dont|can't|cant|cannot|couldn't|refuse to|have no (?:wish|desire|intention) to|under no circumstances (?:do|will|would) (?:i|we))(?: [a-z']+){0,4}? (?:hold|holding|own|owning|keep|keeping|want (?:it|them|this|these|to (?:own|hold|be|stay|keep|have))|stay|staying|be (?:here|in|around|there|a [a-z]*holder|an? owner|on board)|a? ?(?:share)?holders?(?= (?:in|of|any|a (?:business|company)))|hang(?:ing)?|stick|sticking|sit|sitting|remain|wait(?:ing)? (?:around|here|any)|believe|trust|defend|justify|stand (?:by|behind|for)|live with|sleep|see (?:a|any|the|why)|have (?:a|any) (?:case|reason|thesis|argument|business|edge)|touch (?:it|them|this(?= *$))|hold on)(?![a-z])|^${WRITER}${HELPING} (?:embarrassed|ashamed|stupid|foolish|mad|crazy|silly|daft|hard pressed|unable|unwilling) to (?:still |even |continue to )?(?:hold|own|keep|stay|defend|justify)(?![a-z])`,
)

const LEARNT = `(?:(?:that )?(?=(?:i|it|they|the|my|this|that|our|we|he|she|there|nobody|people|customers|[a-z]+ (?:has|have|is|are|was|will))(?![a-z])).*(?:(?<![a-z])(?:wrong|mistaken?|error|mis(?!s)[a-z]+|bad|badly|not|no|never|nobody|none|nothing|left|lost|dead|gone|over|broken|beaten|fail[a-z]*|fool[a-z]*|naive|dream[a-z]*|bears?|overpaid|over[a-z]+ed|under[a-z]+ed)(?![a-z])|n't(?![a-z]))|(?:my |the |our |an? )?(?:defeat|error|mistake|loss|misjudg[a-z]+|blame|facts))`
const ADMITS = new RegExp(
  `^${WRITER}${HELPING} (?:admit|concede|confess|own up|hold up my hands|eat (?:my words|humble pie|crow)|(?:accept|recogni[sz]e|acknowledge|conclude|know|reali[sz]e|agree|see|say|take it|understand|learn(?:t|ed)?|discover(?:ed)?|find out|found out) ${LEARNT})(?![a-z])`,
)

/** A verdict on oneself: what was believed, read, paid or hoped turns out bad. */
const ERRED =
  /^(?:i|we|i've|we've|i'd|we'd|i'll|we'll)(?: (?:have|had|was|were|will|would|must|clearly|just|simply|then|also|been|only|have been|be))* (?:mis(?:read|took|taken|understood|(?!sed)[a-z]+ed)|over(?:paid|estimated|rated|looked|[a-z]+ed)|under(?:estimated|[a-z]+ed)|wrong|mistaken|fooled|naive|blind|dreaming|kidding|sold (?:a|an|the) [a-z]+|backed the wrong|bet on the wrong|picked the wrong|bought the wrong|bought (?:a|an|into a) (?:dream|story|lie|fad|dud|dog|lemon|melting)|got (?:it|this|that|them) (?:all )?wrong|made (?:a|the|my) (?:mistake|error)|calculated (?:bad|wrong)|calculated badly|(?:never )?had (?:no|never)|never had|no (?:reason|case|edge|idea)|too (?:early|optimistic|hopeful|generous|kind|trusting)|the (?:one|fool) who)(?![a-z])|^(?:it|this|that|they)(?: was| were| is| has been| had been|'s been| would be|'d be| would have been)(?: (?:a|an|the|my|just|only|never|always|all))* (?:bad|wrong|poor|terrible|fads?|dream|mistake|misread|mirage|illusion|lie|dud|lemon|trap|value trap|gimmick|wishful|one-off|fluke|error|nonsense|bluff|hype)(?![a-z])/

/** Not its writer's any more, or no longer what was bought. */
const IS_NO_LONGER =
  /^(?:it|this|that|they|these)?(?:'s| is| are| would be| will be)? ?(?:(?:not|no longer|never) (?:(?:my|our|a|an|the|one|any) (?:[a-z-]+ )?(?:kind|sort|type|stock|share|shares|business|company|investment|holding|money|problem|place|home|name|bet|position)|for (?:me|us)|investable|what (?:i|we) (?:bought|signed up for|own|paid for|want)|(?:anything|something|one) (?:i|we) (?:want|wish|own|bought|can))(?: (?:of|to|for|own|mine|me|us|be|hold|have|any|more|longer|[a-z]+))*(?=\W*$|[.,;:!]| (?:if|should|when|once))|(?:is|becomes?|gets?|turns|would be|will be) (?:un|in|im)(?:investable|tenable|ownable|holdable|defensible|bearable|acceptable|owned|justifiable)(?![a-z])|(?:stops?|ceases?|quits) (?:to be|being) (?!cheap|expensive|good value|a (?:bargain|good)))/
const NOTHING_LEFT =
  /^(?:(?:there|i|we)(?:'s|'d| is| are| would| will| have| had|'ll|'ve| be| see| find)* )?(?:no|nothing|not (?:much|any|a)|little|without)(?: (?:more|further|other|good|longer|any|a|much))* ?(?:(?:point|reason|case|sense|argument|thesis|trade|position|business|use|mercy|excuse|grounds?|basis)(?=\W*$|[.,;:]| (?:left|any ?more|any longer|for me|for us|here|if|when|once|should|to (?:be|hold|own|stay|keep|remain|believe|defend|continue|sit|wait)|in (?:me|us|being|holding|owning|staying|it)|for (?:being|holding|owning|staying))(?![a-z]))|me(?=\W*$|[.,;])|(?:more )?of me|left (?:to|for|here|in)|to (?:hold|believe|stay|wait|own|defend|argue))(?![a-z])|^(?:it|this|that) (?:makes|would make|has|is|would be|will be|'d be) (?:no|without|little|zero|pointless) ?(?:more )?(?:sense|point|reason|logic)?(?: (?:to|for|in) |\W*$)/

const POSITION =
  '(?:shares?|stock|position|stake|holding|money|calls?|puts?|rest|remainder|lot|bag|pair|trade|allocation|investment|recommendation|overweight|(?<=(?:my|our) )(?:cash|capital|contracts?|options?|account|bonds?|units))'
const HOLDING_GOES = new RegExp(
  `^(?:it|they|this|that|both|half|(?:the other|another) half|a (?:third|quarter)|all(?: of (?:it|them))?|everything|(?:the |my |our |all |whole |this )*${POSITION})(?:'s| is| are| gets?| will| would| be| has to| have to| must| should| then| all| also| to be| going| goes| go| comes?| can)* (?:go(?:es)?(?! on)|gone|out|sold|sell|clos(?:e|ed|es)|closed out|cut|dumped|finish(?:ed)?|ends?|over|off|leaves?|exits?|liquidated|unwound|covered|returned|redeemed|history|elsewhere|a sale|a sell|goodbye|curtains|game over|back (?:to|in|into) (?:the |an? |my )?(?:cash|bank|index|market|shop|broker|savings|seller)|somebody else's|someone else's|lapses?|withdrawn|for sale|on sale|toast|dead|void|belongs? (?:elsewhere|to (?:somebody|someone)|in)|comes? (?:out|off)|moves? (?:on|out|elsewhere)|in the bin|on the block)${ENDS_HERE}|^(?:the |my |our |all |whole |this )*${POSITION}(?: is| are| gets?| will be| would be| to be| is to be| has to be| must be| shall be)+ (?!kept|held|added|increased|hedged|rolled|reviewed|protected|needed|raised|called|based|worth|priced|valued|diluted|bought|paid|listed|supported|driven|backed|expected|halted|covered by|insured|used|secured)[a-z]+(?:ed|en|wn|ld|lt)(?: (?:of|off|out|up|down|back|over|to))?(?=\\W*$|[.,;:]| (?:if|in|at|on|by|should))`,
)

/** An end alone, or an order to oneself. */
const WITHOUT_SUBJECT = new RegExp(
  `^(?!(?:selling|exiting|leaving|dumping|quitting|liquidating) )(?:${LEAVING_CLEAR}${ENDS_HERE}|(?:close|cover|cut|fold|drop|bin|axe|scrap|eject|exit|buy (?:it |them )?back|out|gone|done|finished|flat|sold|all sold|sale|off|bye|bye[- ]bye|goodbye|ciao|adios|cheerio|curtains|game over|lights out|mistake|error|my (?:mistake|error)|end of (?:the )?(?:story|line|road|thesis|trade|matter)|the end|over|over and out|toast|dead|kaput|bust|void|fail(?:ed)?(?=\\W*$)|wrong|rip|adieu|no (?:me|more of me|trade|thesis|case)|count me out|include me out|(?:(?:it|that)(?:'s| is| would be|'d be| will be) )?(?:high )?time (?:for me )?to (?!buy|add|hold|wait|load|double|look|think|review|celebrate|worry|panic)[a-z]+(?: (?:up|out|off|on|away|my (?:bags|things)))?|finito|fini|basta|sayonara|arrivederci|hasta la vista|auf wiedersehen|schluss|khatam|ciao|(?:my )?finger on the (?:sell )?button|that's (?:it|that|all|a wrap|the end|the ball ?game|game over|me (?:out|off|done|gone|finished)|us done|my (?:cue|exit|signal|sign|limit)|curtains)|thats (?:it|that|all|me|my (?:cue|exit|limit))|that is (?:it|that|all|the end|the ball ?game|my (?:cue|exit|limit))|(?:that's|thats|that is) (?:where|when) (?:i|we|it|my [a-z]+)(?:'d|'ll| would| will)? (?:get|leave|sell|exit|stop|go|say|part|bail|end|draw|jump|hop|step|fold|quit|ends|stops|runs out)[a-z ]*|that was (?:it|that)|the ball ?game|me (?:out|off|gone|done)|back to cash|straight to (?:the exit|cash))${ENDS_HERE})`,
)

/** What is the writer's own by its name, and what has to be called so. */
const THESIS_BY_NAME =
  '(?:thesis|theory|case|idea|story|bet|argument|premise|reasoning|hypothesis|rationale|conviction|investment case|recommendation|write-?up|wager|growth leg|leg)'
const THESES =
  '(?:thesis|theory|case|idea|story|bet|argument|premise|reasoning|hypothesis|view|logic|rationale|conviction|faith|assumptions?|calculation|maths?|model|plan|write-?up|note|recommendation|reasons?|basis|trade|leg|patience|pitch|narrative|chapter|experiment|investment|belief|judg(?:e)?ment|reading|read|opinion|trust|confidence|hope|call|wager|justification|foundation|numbers|underwriting|valuation|position)'
const OWN_THESIS = `(?:(?:(?:the|this|that|any|whole|entire|original|base|bull|growth|investment|long) ){0,4}${THESIS_BY_NAME}|(?:my|our)(?: [a-z-]+){0,3}? ${THESES})(?: (?:for|in|of|behind|to|why) [a-z' ]{2,30}?)?,?`
const BAD_PREDICATE =
  "(?:broken|dead|gone|over|wrong|bust|busted|void|null|finish(?:ed)?|done|lost|loses|invalid(?:ated)?|out|down|off|shot|toast|dust|falls? (?:apart|away|over|down|flat|short|to)|falls|fails?|failed|ends?|ended|dies|died|dead|collapses?|lapses?|crumbles?|evaporates?|breaks?|broke|goes|unravels?|no longer|isn't|not|doesn't|won't|never|mistaken|history|closed|closes|refuted|disproved|had its day|plain|obvious|exhausted|kaput|nonsense|garbage|rubbish|a (?:dream|joke|lie|mirage|fantasy|mistake|wrong one)|in (?:the )?(?:bin|shredder|tatters|ruins|pieces|trouble|shreds)|(?:belongs|goes|ends|lands|is) (?:up )?in the|out (?:of )?the window|expires?|runs? out|sinks|is up|stops)"
const THESIS_ENDS = new RegExp(
  `^${OWN_THESIS}(?:'s| is| are| was| were| would| will| be| has| have| had| been| then| also| simply| just| clearly| plainly| all| becomes?| gets?)* ?${BAD_PREDICATE}(?![a-z])|^(?:rip|dead|bust|broken|failed|no|wrong|invalid) ${THESIS_BY_NAME}(?=\\W*$|[.,;])`,
)

/** A belief as the subject, and a predicate that says neither that it stands nor what it is. */
function thesisFalls(words: string): boolean {
  const match = THESIS_AS_SUBJECT.exec(words)
  return match !== null && !THESIS_STANDS.test(words.slice(match[0].length))
}
const THESIS_AS_SUBJECT =
  /^(?:(?:the|my|our|this|whole|entire|original|base|bull|growth|investment) ){1,3}(?:thesis|theory|case|idea|story|bet|argument|premise|reasoning|hypothesis|rationale|conviction|faith|write-?up|pitch|narrative|recommendation) (?=[a-z])/
const THESIS_STANDS =
  /^(?!(?:is|would be|will be|has|have|had|had been) (?:had|lost|dead|gone))(?:is|are|was|were|that|which|of|for|in|to|about|on|behind|still|stands?|holds?|works?|intact|plays? out|remains?|needs?|takes?|has|have|rests?|depends?|assumes?|requires?|improves?|gets?|strengthens?|becomes?|would be|will be|survives?|lives?|stays?|continues?|can|could|may|might|should|grows?|says?|pays?|rises?|only|just|does not (?:change|depend|need)|doesn't (?:change|depend|need)|moves?|comes? true|proves? (?:right|true|out)|accelerates?|gains?|starts?|begins?|i|we|it|they|and|or|with|without|from|at|by|as)(?![a-z])/

/** "I would consider the case closed", "we regard the idea as refuted". */
const IS_CONSIDERED = new RegExp(
  `^(?:i|we)(?: will| would|'ll|'d| shall| must| have to)* (?:consider|count|regard|call|declare|see|treat|view|take|deem|pronounce|mark) ${OWN_THESIS} (?:as |to be )?(?:half |all but |as good as |more or less )?${BAD_PREDICATE}(?![a-z])`,
)
/** Whatever its writer does to what is owned, which is neither to keep nor to buy, to look at or to protect it: "I uninstall the stock". */
export function actsOnIt(clause: string): boolean {
  const words = clause.replace(LEAD, '')
  return ON_THE_HOLDING.test(words) && touchesWriter(words, false)
}
const ON_THE_HOLDING =
  /^(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|im|ill|id)(?: [a-z']+){1,4}? (?:(?:the|this|my|our|these|those)(?: whole| entire| damn| last)? (?:bag|bags|lot|thing|position|shares?|stock|holding|stake|pile|trade|company|name|money|investment)|it|them)(?![a-z])(?! (?:more|better|cheaper|again))/
/** Of somebody who owned it once: "a former shareholder", "not an owner". */
const NO_OWNER =
  /(?<![a-z])(?:(?:an? |the )?(?:former|ex|past|once a)[ -](?:shareholder|holder|owner|investor|believer|fan|bull)|not an? (?:owner|holder|shareholder|investor|believer)|(?:nothing|no(?:thing)? (?:more|further)|little)(?: more| further| else)? to do with (?:it|them|this)|(?:don't|do not|dont|not) (?:expect|look|count|ask|bother)(?:ing)? (?:to )?(?:find|see|on|for|call)? ?(?:me|us|my)|there goes?|me (?:out|gone|off) of (?:it|this|here)|get me out|nothing of me)(?![a-z])/

/** "... and so do I", "so will my account": what happens to the other happens to the holding. */
const SO_DOES =
  /^so (?:do|does|will|would|am|is|did|shall) (?:i|we|(?:my|our|the) (?:account|money|shares|position|stake|holding|interest|patience|case|thesis|faith|investment|reason|argument)[a-z ]*)(?![a-z])/

/** Whoever holds, buys, hopes or earns does not leave. */
const STAYS_OR_BUYS =
  /(?<![a-z])(?:hold|(?<!(?:my|our|the|this) )holding|keep|keeping|siz(?:e|ed|ing)|stay|staying|wait|waiting|buy(?! (?:it |them )?back)|buying|add|adding|double|doubling|average|load|loading|top up|accumulate|rich|laughing|happy to(?! (?:hand|leave|go|sell))|fine|okay|worth (?:more|a lot)|profit|gain|up big|smiling|retire(?:ment)?|quids in)(?![a-z])(?<!n't (?:hold|keep|stay|wait))/
const FREE_TO = /^(?:i|we) (?:can|could|may|might)(?![a-z])/
/** A condition within the clause is another test, or another's. */
const HAS_CONDITION =
  /(?<![a-z])(?:if|when|once|unless|until|till|because|even|neither|the (?:day|moment|minute|instant))(?![a-z])/
const HAS_LEFT = /^(?:i|we)(?: [a-z]+ly)? (?:sold|left|went|closed|dumped|exited|walked|got out|bailed)(?![a-z])/
/** The same words of a way, of a trip, of a shop. */
const OTHER_SENSE =
  /(?<![a-z])(?:nothing to lose|(?<=(?:it|they|this|that) )to be sold|out of (?:stock|cash|money|ideas?|luck|words|the office|pocket|breath|sight|touch|context|habit|boredom|curiosity|respect|my (?:mind|depth|league|hands|control))|sold out|gone for (?:a|two|three|the)|over the (?:weekend|years?|last|next|past)|off (?:the (?:lows?|highs?|bottom)|to (?:a|the) (?:good|great|strong)))(?![a-z])/
