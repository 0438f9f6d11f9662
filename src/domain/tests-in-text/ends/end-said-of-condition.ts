import type { Span } from '../../language/plain-text.ts'

const LEAVE =
  '(?:sell|selling|sale|exit|exiting|leave|leaving|quit|go|going|run|running|bail|fold|walk|jump|close|cut|dump|give (?:it |this |the [a-z]+ )?up|give in|get out|reconsider|rethink|doubt|admit|concede|change my mind|throw in|step aside|look elsewhere|pull out|cash out|part|let go|lose (?:faith|patience|interest|trust)|disposal|divestment|liquidation|liquidate|dispose)'
const THESES =
  '(?:thesis|theory|case|idea|story|bet|argument|premise|reasoning|hypothesis|view|logic|rationale|conviction|faith|assumptions?|calculation|maths?|model|plan|note|recommendation|reasons?|basis|trade|investment|belief|judg(?:e)?ment|reading|opinion|trust|confidence|position|holding|stake|one|ownership|chapter|experiment|adventure|interest)'
const BY_NAME =
  '(?:thesis|theory|case|idea|story|bet|argument|premise|hypothesis|rationale|conviction|recommendation|chapter|position|holding|investment)'
const THIS_THESIS = `(?:(?:the|this|that|any|all|every)(?: [a-z-]+){0,2}? ${BY_NAME}|(?:my|our|this)(?: [a-z-]+){0,3}? ${THESES}|this (?:one|experiment|adventure))`
const UNDOES =
  '(?:end|kill|break|sink|bury|destroy|undo|wreck|ruin|void|invalidate|refute|disprove|falsify|contradict|demolish|terminate|close|conclude|shatter|crush|gut|torpedo|derail|nullify|negate|discredit|topple|scuttle|overturn|erase|cancel|collapse|outweigh|undermine|remove|blow up|blow a hole in|put paid to|put an end to|make nonsense of|make a nonsense of|pull the rug (?:out )?from(?: under)?|knock the (?:legs|bottom) out (?:of|from)(?: under)?|take the (?:legs|ground|floor) (?:away )?(?:out |from )*(?:of|under)|hollow out|empty|strip|exhaust|finish|spoil|weaken|damage|settle|revoke|rule out|cast aside)'
/** What supports a belief, moves it in time, or only touches it. */
const SUPPORTS =
  '(?:support|confirm|strengthen|help|back|validate|prove|reinforce|bolster|boost|improve|make|need|fit|suit|be|have|take|test|delay|postpone|change|underline|underpin|justify|complete|add|increase|raise|lift|double|fund|show|reflect|come|go|get|not|leave|speed|save|protect|secure|cement|reward|pay|give|keep|hold|follow|require|explain|match|favou?r|allow|include|benefit|drive|mark|know|see|tell|say|mean)'
const ADVERBS =
  '(?:also |then |probably |certainly |really |surely |simply |finally |for me |alone |indeed |just |already |have |not only )*'
const WOULD = "(?:would|will|shall|must|should|does|'d|'ll)"

/** What is said of a condition as its subject: that it turns its writer out, undoes what they believe, or means the end. */
const SAID = [
  `(?:make|render|leave)s? (?:the|my|our|this) (?:[a-z]+ )?${THESES} (?:(?:un|in|im|ir)[a-z]+[ai]ble|moot|void|worthless|pointless|wrong|useless|meaningless|empty|obsolete)(?![a-z])`,
  `(?:falsif(?:y|ies)|refutes?|disproves?|invalidates?) (?:the|my|our|this|that) [a-z]+`,
  `cause (?:the|my|our|this) (?:position|shares?|holding|stake|investment|stock)(?: [a-z]+)? to be [a-z]+(?:ed|d)(?![a-z])`,
  `(?:constitutes?|provides?|forms?|gives?(?: me)?|amounts? to|(?:is|be|are)) (?:a |the |my |sufficient |good |clear |full )*(?:grounds?|reason|cause|basis|occasion)(?: enough)? (?:for|to) (?:an? |my |the |immediate )*(?:${LEAVE}|liquidating|disposing)(?![a-z])`,
  `(?:be|is|are) (?:incompatible|inconsistent|irreconcilable|at odds|hard to (?:square|reconcile)|impossible to (?:square|reconcile)|contrary|fatal) (?:with|to) (?:the|my|our|this|what (?:i|we))(?![a-z])`,
  `(?:trigger|lead to|result in|call for|require|entail|warrant|justif(?:y|ies)|prompt|demand|mandate|dictate|give rise to|end in|set off|spell|mean|bring(?: about| on)?)s? (?:an? |my |our |the |immediate |full |complete |instant |automatic |orderly |total )*(?:exit|sale|sell(?: order|-off)?|disposal|liquidation|divestment|divestiture|closure|termination|goodbye|farewell|closing of the position)(?![a-z])(?! (?:season|price|signal of))`,
  `[a-z]+ (?:me|us) (?:right |straight |clean |all )?(?:out|off|away|packing|elsewhere|home|running|gone|to the (?:exits?|door|hills)|for the (?:exits?|door|hills)|over the edge|wrong|an idiot|without (?:a|any|my)|looking for the (?:exit|door)|on my way|sold|no (?:choice|option|reason|alternative|argument|case|more)|nothing)(?![a-z])`,
  `(?:force|tie|show|call)s? (?:my|our) (?:hand|hands|bluff)(?![a-z])`,
  `(?:lose|cost)s? (?:me|us)(?=\\W*$|[.,;]| (?:as|for good|forever|completely))`,
  `(?:make|force|have|cause|lead|get|oblige|compel|prompt|see|convince|persuade|let|drive|push|tempt|bring|mean|require|tell|want|find)s? (?:me|us) (?:to |into )?(?:[a-z]+ly )?${LEAVE}(?![a-z])`,
  `${UNDOES}(?:s|es|d|ed)? (?:away |off )?(?:the (?:basis|ground|grounds|reason|reasons|foundation|floor|rug|legs|point|case)|(?:from under )?${THIS_THESIS}|it(?: (?:all|for me|here|then))?(?=\\W*$|[.,;])|(?:this|that)(?: one)?(?=\\W*$|[.,;])|me|everything)(?![a-z])`,
  `(?:knock|kick|take|pull|cut|sweep|rip|tear|saw)s? (?:away |out )?(?:the|my|our|all) (?:legs?|bottom|rug|ground|floor|props?|carpet|base|foundations?)(?: (?:out|away|clean|right))*(?: (?:from under|from|of|out of|under))? (?:me|this|it|the|my|our)(?![a-z])`,
  `${UNDOES}(?:s|es|d|ed)? (?:[a-z]+ ){0,3}?(?:from under|out of|out from under) (?:me|this|it|the|my|our)(?![a-z])`,
  `(?:be|is|are|mean|means|spell|spells)(?: (?:more than|quite|for me|to me|also))* (?:a |an |the |my |our )?(?:(?:more than )?(?:enough|sufficient|plenty|too much)(?= (?:for (?:me|us) )?to ${LEAVE}| for me(?:\\W*$|[.,;]))|dispositive|disqualifying|decisive|fatal|conclusive|a sale|sale|exit|goodbye|curtains|game over|lights out|(?:clear |own )?(?:exit|sell|walk-away|selling) (?:signal|sign|trigger|cue|point)|cue(?: to ${LEAVE})?|last straw|deal-?breaker|end(?: of (?:it|this|the (?:road|line|story|case|thesis)|my [a-z]+|our [a-z]+))?|time to (?:go|leave|sell|exit)|where (?:i|we|it)(?:'d|'ll| would| will)? (?:leave|sell|exit|get (?:out|off)|stop|go|end|ends|part|bail|draw)[a-z ]*|when (?:i|we)(?:'d|'ll| would| will)? (?:leave|sell|exit|get (?:out|off)|stop|go|part|bail)[a-z ]*|(?:reason|ground|grounds|cause) (?:enough )?(?:for (?:me|us) )?to ${LEAVE})(?![a-z])`,
  `(?:(?:mean|prove|confirm|establish|demonstrate|impl|signal)(?:y|ies|s|es)?|(?:mean|tell|show|say|prove|suggest|confirm|reveal|signal|indicate|teach|demonstrate|convince|persuade)s? (?:to )?(?:me|us)|(?<=(?:would|will|'d|'ll) (?:[a-z]+ )?)(?:tell|show|say|suggest|reveal|indicate|satisfy)) (?:that )?[^,;.]*?(?:(?<![a-z])(?:not|never|no longer|no|nobody|nothing|doesn't|isn't|wasn't|didn't|won't|can't|wrong|dead|over|gone|broken|mistaken|failing|failed|fading|peaked|structural|permanent|losing|lost|overpaid|misread|misjudged|erred|misguided|in error|opposite|contrary|the end|finished|a (?:fad|dream|mirage|myth|mistake|value trap|bad (?:read|call|idea)))(?![a-z])|n't(?![a-z]))`,
].join('|')
const WITHOUT_MODAL = `${ADVERBS}(?:${SAID})`
export const SAID_OF_IT = new RegExp(
  ` (?:${WOULD} ${ADVERBS}(?:${SAID}|(?!${SUPPORTS}(?![a-z]))[a-z]+ (?:[a-z]+ ){0,2}?${THIS_THESIS}(?![a-z]))|(?!(?:is|has|was|does|its|this|${SUPPORTS}(?:s|es)?)(?![a-z]))[a-z]+s ${THIS_THESIS}(?=\\W*$|[.,;])|${WITHOUT_MODAL})`,
)

const PARTICIPLE = new RegExp(
  `, (?:thereby |thus )?(?:prompting|triggering|forcing|causing|leading to|resulting in|requiring|necessitating) (?:an? |our |my |the |us to |me to |immediate |full |orderly )*(?:${LEAVE}|the end|re-?(?:view|think|assessment))(?![a-z])`,
)
export const endsByParticiple = (words: string): RegExpExecArray | null => PARTICIPLE.exec(words)

const END_NOUN =
  '(?:(?:when|where|why|how|what) (?:[a-z]+ ){0,3}?(?:(?:to|i|i.d|we) )(?:would |will |shall |should |have to |know to |know when to )?(?:sell|leave|exit|quit|bail|get out|fold|walk|be wrong|am wrong|.m wrong|are wrong)(?: (?:it|this|out|everything))?|(?:fail|failure|reject|rejection|bust|end|close|closing|kill|exit|sell|selling|stop|walk-?away|bail-?out|get-?out|abort|eject|falsif\\w+|invalidat\\w+|disconfirm\\w+|refut\\w+|disproof|break(?:ing)?|leaving|off-?ramp|thesis|way out|escape|trip|give-?up|surrender|quit|uncle|out|pain|tap-?out|sayonara)[ -](?:triggers?|criteri(?:a|on)|points?|switch(?:es)?|tests?|rules?|signals?|events?|lines?|conditions?|evidence|thresholds?|limits?|wires?|breakers?|killers?|plan|stop|level|thesis|hatch)|tripwires?|falsifiers?|invalidation|disproof|red lines?|triggers? for (?:me to )?(?:leaving|selling|exit|exiting|a sale|the exit)|stop-?thesis|disproof|deal-?breakers?|proof against (?:me|us|this)|evidence against (?:me|us|this)|(?:they|it|this)(?: could| would| can| will)? loses? (?:me|us) (?:over|for|with|on|at|after|by) (?:one thing|this|two things)|what (?:i|we)(?:.d| would) (?:need|have|want) to (?:see|hear|read) (?:to|before i) [a-z ]{2,24}|my exit|my mistake|where (?:it|this|i) (?:goes?|am|is|would be) wrong)'
const WHAT_ENDS = `(?:what|(?:one|two|three|four|five|a few|several|some|the only|only one|the one|a single|any of these|(?:the |my |our )?(?:only |two |three |four )?(?:red )?) ?(?:flags?|things?|events?|facts?|figures?|conditions?|cases?|situations?|developments?|numbers?|reasons?|signs?)(?: that| which)?)(?: (?:would|could|will|can|might|really|still|also|then))* (?:${SAID})(?:[a-z ]{0,30}?)`
const ENDED_BY = `(?:(?:i|we)(?: could| would| can| will| might|'d|'ll)? be [a-z]+(?:ed|n)(?: [a-z]+)? (?:out|off|away|wrong|otherwise|to ${LEAVE})(?: of (?:it|this|here|my [a-z]+))? by|(?:the|my|our|this)(?: [a-z-]+){0,2}? ${THESES} (?:does not|doesn't|will not|won't|would not|wouldn't|cannot|can't|could not|couldn't) (?:extend|survive|outlast|outlive|reach|go|last|stretch|live|stand|take|bear|withstand|tolerate|cope)(?: (?:past|beyond|through|with|after|as far as|until))?)`
const NONE_SURVIVES = `(?:nothing|none|little|not much)(?: (?:in|of|left of))? (?:the|my|our|this) (?:[a-z]+ )?${THESES} (?:survives?|outlasts?|outlives?|withstands?|stands? after)`
const NAME = new RegExp(
  `(?:^|[;:.] |, |(?<![a-z])(?:and|but) |tell you )(?:(?:my|our|the|a|an|own|personal|hard|real|one|only|main|single|clear|clearest|best|formal) )*(?:(?:${ENDED_BY}|${NONE_SURVIVES}) |(?:${END_NOUN}|${WHAT_ENDS})(?: (?:for (?:me|us|this(?: one)?|it|them)|here|is simple|is easy|would be simple|is an event, not a price))*(?: (?:is|are|would be|will be)(?: (?:simple|this|these|easy|clear))?:?| ?[:=]| ?->| ?=>| ?→| [–—-]) )(?:if |when |once |that )?`,
)
export function endOfName(words: string): Span | null {
  const match = NAME.exec(words)
  if (!match) return null
  const lead = /^(?:[;:.] |, |and |but |tell you )/.exec(match[0])?.[0].length ?? 0
  return { from: match.index + lead, to: match.index + match[0].length }
}

/** "It would take X to shift me", "it is enough one other stop order to make me finish with it". */
const TAKES = new RegExp(
  `(?:^|[;:.,] |(?<![a-z])(?:and|but) )(?:it (?:would|will|'d) take|it'd take|it takes|all it takes is|it (?:is|would be) enough(?: with| that)?) (?<condition>[^.;]{4,140}?) (?:for (?:me )?to|to|before i(?:'d| would)?) (?:(?:[a-z]+ (?:me|us)(?: [a-z]+){0,4}?|${LEAVE})(?: (?:it|this|here|with it|of it))?(?=\\W*$|[.,;]))`,
  'd',
)
/** "The appropriate response to a second restatement is to sell" */
const ANSWERED_BY = new RegExp(
  `(?:^|[;:.] )(?:the|my|our)(?: [a-z]+){0,2} (?:response|answer|reaction|reply) to (?<condition>[^.;]{4,120}?) (?:is|will be|would be|has to be|must be|shall be) (?:to |an? |the |my |immediate )*${LEAVE}(?![a-z])`,
  'd',
)
/** "Nothing less than 12% keeps me in", "only a margin over 20 keeps me here". */
const NEEDS =
  /(?:^|[;:.] )(?:for me )?to (?:change my mind|get me out|turn me|convince me(?: otherwise)?|make me [a-z]+|shake me|move me|prove me wrong|scare me off|drive me out),? (?:you|they|it|somebody|someone|one|i)(?:'d| would| will|'ll)? (?:need|have|take|want)(?: to)?(?: (?:show|see|take|bring|give))?(?: me)? (?<condition>[^.;]{4,140})/d
/** "We will treat two quarters of outflows as invalidating the thesis", "I take it as my signal to sell". */
const TREATED = new RegExp(
  `(?:^|[;:.] )(?:i|we)(?:'ll|'d| will| would| shall)? (?:treat|take|regard|count|read|see|consider|view|interpret) (?<condition>[^.;]{4,120}?) as (?:(?!support|confirm|strengthen|validat|reinforc)[a-z]+ing ${THIS_THESIS}|(?:(?:a|an|the|my|our|hard|clear|full|final|immediate|personal|sufficient|good) )*(?:stop|exit|end|sell|sale|defeat|failure|refutation|disproof|falsification|deal[- ]?breaker|kill switch|last straw|red line|goodbye|(?:sell|exit|stop) (?:signal|trigger|order|sign)|(?:signal|trigger|cue|order|sign|reason|grounds?|cause|instruction) (?:to|for) (?:an? |my |the )?${LEAVE}|(?:proof|evidence) (?:against|that (?:i|we) (?:am|are|was|were) (?:wrong|mistaken)))(?![a-z]))`,
  'd',
)
/** "Continuation of this holding is subject to X", "my ownership depends on X" */
const SUBJECT_TO =
  /(?:^|[;:.] )(?:(?:continued |continuation of |continuing )?(?:my |our |the |this )?(?:continued |further )?(?:holding|ownership|stay|shareholding|involvement|position|patience)(?: (?:of|in) (?:this|the|these) [a-z]+)?|staying|holding(?: on)?) (?:is |are |remains? |stays? )?(?:subject to|(?:strictly )?conditional (?:up)?on|contingent (?:up)?on|dependent on|tied to|depends? (?:up)?on|hinges on|presupposes|requires) (?<condition>[^.;!]{4,140})/d
const KEEPS_IN =
  /(?:^|[;:.] )(?:nothing (?:less than|short of|under|below|but)|only) (?<condition>[^.;,]{4,100}?) (?:(?:will|would|can|could) )?(?:keeps?|holds?) (?:me|us) (?:in|here|on board|around|invested|interested)(?![a-z])/d

/** What stands between the words that ask for it and the end, or what alone keeps its writer. */
export function placeAskedFor(
  words: string,
): { readonly condition: Span; readonly whole: Span; readonly isKept: boolean } | null {
  const ends = [TAKES, ANSWERED_BY, NEEDS, TREATED]
  const match = [...ends, KEEPS_IN, SUBJECT_TO].map((each) => each.exec(words)).find((found) => found !== null)
  const [from, to] = match?.indices?.groups?.condition ?? [0, 0]
  return match
    ? {
        condition: { from, to },
        whole: { from: match.index, to: match.index + match[0].length },
        isKept: !ends.some((each) => each.test(words)),
      }
    : null
}
