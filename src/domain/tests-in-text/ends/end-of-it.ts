/**
 * The words by which English says that something puts an end to a holding or to the belief in it, as fields of meaning: whatever
 * stands in one field may follow or precede whatever may come.
 */

const OWN =
  '(?:thesis|case|idea|story|bet|argument|theory|premise|reasoning|hypothesis|view|logic|model|calculation|maths?|conviction|faith|trust|patience|confidence|belief|optimism|interest|involvement|stake|position|holding|investment|trade|experiment|adventure|love|affair|reason|reasons|basis|stay|ownership|enthusiasm|relationship|tolerance)'
/** The thesis, the position, or who holds it. */
const ALL_OF_IT = `(?:it(?: all)?|this|that|everything|(?:the|my|our|this|that)(?: [a-z-]+){0,2} ${OWN})`
const ENDS =
  '(?:end|finish|kill|break|sink|bury|destroy|undo|wreck|ruin|void|invalidate|refute|disprove|falsify|contradict|demolish|terminate|close|conclude|exhaust|shatter|crush|gut|torpedo|derail|nullify|negate|discredit|topple|extinguish|scuttle|overturn|erase|cancel|collapse|outweigh)'
const ENDED =
  '(?:ended|finished|killed|broken|sunk|buried|destroyed|undone|wrecked|ruined|voided|void|invalidated|refuted|disproved|disproven|falsified|contradicted|demolished|terminated|closed|shattered|torpedoed|derailed|nullified|negated|discredited|overturned|abandoned|withdrawn|given up|exited|sold|liquidated|unwound|proven wrong|proved wrong|shown wrong|shaken|mistaken|wrong)'
const LEAVE =
  '(?:sell|leave|exit|quit|go|run|bail|fold|walk|jump|close|cut|dump|give up|give in|get out|reconsider|rethink|doubt|admit|concede|change my mind|throw in|step aside|look elsewhere|pull out|cash out|tap out|capitulate|surrender|let go|lose (?:faith|patience|interest|trust|confidence))'
const AWAY =
  '(?:out|away|off(?: (?:this|the|that) (?:horse|train|bus|ship|boat|ride|wagon))?|elsewhere|home|packing|running|loose|gone|over the edge|to (?:the )?(?:exits?|door|sidelines|cash|hills|reconsider)|(?:for|towards?) the (?:exits?|door|hills))'
const OTHERS =
  '(?:bears?|sceptics?|skeptics?|doubters?|critics?|shorts?|market|others|pessimists?|naysayers?|haters|wife|husband|brother|broker|neighbou?r|friend|analysts?)'

/** Words with which a clause says that something is not so, or no longer. */
const DENIES =
  "not|never|no longer|no|nothing|doesn't|isn't|wasn't|didn't|won't|can't|hasn't|wrong|dead|over|gone|broken|mistaken|failing|failed|fading|illusion|mirage|myth|fiction|fantasy|fairy tale|fluke|peaked|structural|permanent|losing|lost|(?:paid|was|been|am) too [a-z]+|overpaid|misread|misjudged|the end"

/** What a thing that happens does to the holding: "ends it", "would send me away", "proves the sceptics right". */
const DOES_TO_IT = [
  `${ENDS}(?:s|es)? ${ALL_OF_IT}(?! (?:year|quarter|month|week|decade|one))`,
  `(?:take|remove|eliminate|cut|pull|knock|kick|blow)s? (?:away )?(?:the|my|our|every|all|any) (?:[a-z]+ )?(?:reason|reasons|basis|ground|grounds|rug|legs?|floor|foundation|case|thesis|argument|support|point)`,
  `(?:get|take|carry|send|drive|push|chase|shake|scare|force|throw|kick|move|pull|knock|frighten|flush|tip|budge|blow|bring|carry|see|put)s? (?:me|us) (?:[a-z]+ )?${AWAY}`,
  `(?:make|force|have|cause|lead|get|oblige|compel|prompt|see|convince|persuade|let|drive|push|tempt|bring)s? (?:me|us) (?:to |into )?(?:finally |immediately |[a-z]+ly )?${LEAVE}`,
  `(?:make|leave|find|see|prove|turn)s? (?:me|us) (?:into )?(?:an? )?(?:seller|ex-[a-z]+|former [a-z]+|wrong|mistaken|a fool|without|out|gone|sceptical|skeptical|believer in)`,
  '(?:lose|cost)s? (?:me|us)(?= ?(?:[.,;!]|$| as | for | forever| too| completely))|(?:lose|cost|spend|use)s?(?: up)? (?:them |it |him )?(?:my|our) (?:trust|faith|money|vote|patience|confidence|goodwill|support|business)',
  `(?:prove|show)s? (?:that )?(?:the |my |all |those )*${OTHERS}(?: (?:was|were|is|are|to be|had been))? right`,
  '(?:prove|show)s? (?:me|us|this|it|that i (?:am|was)|i (?:am|was))(?: to be)? (?:wrong|mistaken|a fool|too [a-z]+)',
  `(?:shake|break|try|test|end|exhaust)s? (?:me|my (?:faith|trust|confidence|conviction|patience|resolve|nerve))(?= ?(?:[.,;!]|$))`,
  `(?:mean|tell|show|say|prove|suggest|confirm|reveal|signal|indicate|teach)s? (?:to )?(?:me |us )?(?:that )?[^,;.]*?(?:${DENIES})(?![a-z])`,
  'do it for (?:me|us)|would do it|(?:settle|seal|decide) (?:it|this|that|the matter)(?: (?:for|against) (?:me|us))?(?= ?[.,;!]|$)|blow(?:s)? up (?:it|this|the (?:thesis|case|story))|take(?:s)? the ground from under|disqualif(?:y|ies) (?:it|this|them)|change(?:s)? (?:my mind|everything)|change(?:s)? the (?:case|thesis|story|picture|equation|math|maths)',
].join('|')

const NOUN =
  '(?:end(?: of (?:it|this|that|my [a-z]+|our [a-z]+|the (?:line|road|story|affair|case|thesis|position|matter|adventure|experiment|love affair)))?|(?:last|final) straw|limit|red line|line(?: in the sand)?|threshold|breaking point|tipping point|point of no return|tripwire|cue|answer|deal-?breaker|(?:sell |exit )?(?:signal|trigger|cue)|proof|refutation|disproof|verdict|kill switch|goodbye|(?:bridge|step|notch|mile) too far|nail in the coffin|death knell|stop|exit|(?:exit|sell|selling|kill|stop|hard|own|pain|personal|abort) (?:criterion|condition|rule|test|line|mark|level|point|number|figure|bar|barrier|limit|threshold|reason|argument|event|button)|criterion|falsifier|ceiling|pain threshold|pain point)'
/** What it is to the holder: "my limit", "one too many", "enough for me", "all it takes". */
const IS_TO_IT = [
  `(?:the|my|our) (?:own |personal |absolute |hard |final )*${NOUN}(?= ?(?:[.,;!)]|$| for (?:me|us|this|it)| here| to (?:sell|leave|go|exit)| and ))`,
  'my last(?: (?:day|week|month|quarter|year|one))?(?= ?(?:[.,;!]|$|with (?:it|this|them|the)|in (?:it|this|the (?:stock|shares|name))))|(?:the end|the (?:last|final) straw|(?:a |my )?deal-?breaker|a (?:red line|sell signal|bridge too far|step too far|dead end|no-go)|my (?:answer|limit|cue|signal)|an answer|curtains|game over|checkmate|goodbye|unforgivable|disqualifying|unacceptable|intolerable|inexcusable|strike (?:two|three)|proof enough|reason enough|(?:it|enough|too much|too many|sufficient|plenty|that|fatal|terminal|over)(?= (?:for (?:me|us)|to (?:send|make|drive|get|convince|persuade|prove|end|sell|leave)))|(?:one|one [a-z]+|two) too many|the last (?:one|time|chance|thing)(?= (?:for (?:me|us)|i |we ))|more than (?:i|we) (?:can|could|will|would) (?:take|bear|stomach|tolerate|accept|forgive|stand))',
  `(?:a|my|the|one|good|every|our)(?: (?:good|sufficient|clear|only|first))? (?:reason|ground|cause)(?: enough)?(?: for (?:me|us))? to ${LEAVE}(?= ?(?:[.,;!)]|$|it|this|all|the |everything|for me))`,
  "(?:not|n't) (?:something|anything|a thing|what|one) (?:that )?(?:i|we)(?:'d|'ll)? (?:can|could|will|would|want|intend|am|are|do|sit|[a-z]+)",
  `(?:all|what|where|when|how|the (?:only |one |single |sort of |kind of |very )?(?:point|moment|place|day|level|thing|reason|line|news|event)) (?:[a-z']+ ){0,6}?(?:${LEAVE}|${AWAY}|stop|end|ends|wrong|mistaken|over|dead|not stay|unhappy|part (?:ways|company)|draw the line|say (?:goodbye|bye|no)|(?:i|we) (?:get|am|are|'m) (?:out|off|done|gone|wrong))(?![a-z])`,
].join('|')

const ADVERBS =
  '(?:also |then |probably |certainly |really |surely |of course |simply |finally |for me |by itself |alone |indeed |just |already )*'
/** After the condition as its subject. */
export const PUTS_END = new RegExp(
  ` (?:(?:would|will|should|does|'d|'ll) ${ADVERBS}|${ADVERBS})(?:(?:${DOES_TO_IT})|(?:be|is|are|mean|means|spell|spells|means?|=) ${ADVERBS}(?:${IS_TO_IT}))`,
)

/** Before the condition: what would be ended by it, "my thesis would be falsified by", "my conviction ends with". */
export const IS_ENDED_BY = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|but) )(?:for (?:me|us),? )?(?:(?:the|my|our|this)(?: [a-z-]+){0,2} ${OWN}|the (?:bears?|bearish|bears') (?:case|thesis|argument|view)|i|we|this|it)(?: [a-z-]+){0,2}? (?:(?:would|will|can|could|should|is|are|am|'d|'ll)(?: only| also| then| best)* (?:be )?${ENDED} (?:by|upon|with|on|at|after|through)|(?:ends?|dies?|lapses?|stops?|breaks?|collapses?|falls? apart|comes? apart|unravels?|crumbles?|evaporates?|vanish(?:es)?|disappears?|dissolves?|runs? out|is gone|are gone|is over|is dead|expires?|closes?|goes|fails?|is confirmed|is proven|is proved|is right)(?: for (?:me|us))?,? (?:by|with|w/|upon|at|on|after|if|when|once|without|under|below|beneath|above|beyond|past)) `,
)

/** Before the condition, as its name: "My sell signal is", "Evidence against us would be", "What would shake me is". */
export const NAMES_END = new RegExp(
  `(?:^|[;:] |(?<![a-z])(?:and|but) )(?:(?:the|my|our|a|an|one|only|single|first|real|own|personal|hard|best|clearest|sole|obvious) )*(?:${NOUN}|proof (?:of|that|against) [a-z' ]{2,40}|(?:counter-?)?evidence (?:against|that|of) [a-z' ]{2,40}|signs? (?:that|of|to) [a-z' ]{2,40}|reasons?(?: for (?:me|us))? (?:to|why i would) ${LEAVE}(?: [a-z]+){0,2}|(?:thing (?:that|which)(?: (?:would|could|will|can))?|what (?:would|could|will|can|might)(?: really| still)?) (?:${DOES_TO_IT})|(?:what|(?:thing|event|news|kind of [a-z]+|sort of [a-z]+)(?: that| which)?) (?:i|we) (?:can't|cannot|can not|couldn't|could not|won't|will not|wouldn't|would not|don't|do not|cant|wont) (?:live with|accept|tolerate|forgive|stand|stomach|sit through|excuse|survive|ignore|explain away|bear|abide|swallow|take))(?: for (?:me|us|this|it))? (?:is|are|would be|will be|=|(?:comes?|is due|follows)(?: for (?:me|us))?(?: (?:when|if|with|on|after|at|once|the (?:day|moment)))?) `,
)

/** Before the condition, counted: "There is only one reason to sell:", "I would sell for one thing, and that is". */
export const COUNTS_ENDS = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|but) )(?:there(?: is|'s| are)|i (?:have|see|know)|we (?:have|see))(?: only| just| exactly| but)* (?:one|two|three|a single) (?:reason|thing|event|fact|figure|case|cause)s?(?: (?:for (?:me|us)|i (?:have|see|know)))?(?: to ${LEAVE}| that (?:would|could|will|can) (?:make|get|have|force|send|drive|push|convince|change|prove)s? (?:me|us|my)(?: [a-z]+){1,4}?| (?:why|for which|in which|on which) (?:i|we)(?:'d| would| will)? ${LEAVE})(?: (?:it|this|all))?(?::|, and (?:that|it) is:?|,) |(?:^|[,;:] |(?<![a-z])(?:and|but) )(?:i|we)(?:'d| would| will|'ll)?(?: only)? ${LEAVE}(?: (?:it|this|all))? for (?:only |just )?(?:one|two|three|a single) (?:reason|thing|cause)s?(?: (?:only|alone))?(?::|, and (?:that|it) is:?|,) `,
)

const END_NAME = `(?:(?:trigger|signal|cue|reason|sign|moment|time|point|alarm|prompt|occasion|ground|cause|condition|criterion|rule|test|line|level|threshold|news|event)s?(?: for (?:me|us))? (?:to|for|of) (?:(?:me|us) to )?(?:${LEAVE}|selling|exiting|leaving|getting out|going|my exit|a sale|an exit|the exit)|alarm|(?:thesis|deal)[- ]?(?:killer|breaker|break|stopper)|no[- ]go|end of the (?:road|line|affair))`
/** Before the condition, with a sign or a verb: "Trigger to exit = ", "thesis breaker: ", "the moment to leave is". */
export const HEADS_END = new RegExp(
  `(?:^|[;:.] |(?<![a-z])(?:and|but) )(?:(?:the|my|our|a|an|only|single|first|real|own|personal|hard) )*${END_NAME}(?: (?:for (?:me|us|this|it)|here|it|this))?(?: (?:is|are|would be|will be|=|->)|:| [–—-]) (?:if |when |once )?`,
)

/** What somebody does not bear, set against what they do: "I can forgive a late launch. I can't forgive a cancelled one." */
export const NOT_BORNE =
  /(?:^|[,;:] |(?<![a-z])(?:and|but) )(?:i|we|it|my [a-z]+|our [a-z]+) (?:(?:can|could|will|would|do|did) ?not|can't|couldn't|won't|wouldn't|don't|cant|wont|never) (?:ever )?(?:take|forgive|stomach|accept|bear|live with|tolerate|stand for|survive|excuse|abide|swallow|put up with|sit through|go through|live through|overlook) /

/** What somebody no longer bears: "won't stay past", "I will not sit through". */
export const NOT_BEYOND =
  /(?:^|[,;:] |(?<![a-z])(?:and|but) )(?:(?:i|we|i'm|im|we're) )?(?:won't|will not|wont|wouldn't|would not|can't|cannot|cant|don't|do not|dont|not|never|refuse to|no)(?: (?:going to|gonna|be|interested in|willing to|able to|prepared to|i|intend to|plan to|want to))* (?:stay|staying|sit|sitting|hold|holding|hang|hanging|stick|sticking|wait|waiting|remain|stand|put up|live|own|owning|keep|keeping)(?: (?:it|this|on|around|in|here|them|out|by|still|the (?:shares?|stock)))*? (?:past|beyond|through|after|with|for|at|under|below|beneath|above|over) /
