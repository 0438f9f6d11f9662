import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { type Shape, tail } from './shape.ts'

const NOT_KNOWN = words(
  "(?:can't|cannot|can not|couldn't|could not|unable to|don't|do not|haven't|have not|nobody|no one|not able to|too little to)(?: [a-z]+){0,5} (?:explain(?:ed)?|answer(?:ed)?|understand|understood|judge[d]?|value|decide|get|tell|know|figure|see through|follow|worked? out)",
)
const STAYS_AWAY = words(
  "not for (?:me|my money|us)|(?:so|and so|which is why|that is why) (?:i|we) (?:pass|watch|wait|stay|leave|look|only|do)|as long as i (?:can't|cannot|don't|do not)|until i (?:can|do|understand|know)|without me|i(?:'ll| will)? (?:pass|stay out|stay away|leave it|keep (?:out|away|watching))|so i (?:do|am doing) (?:neither|nothing)|i (?:will |'ll )?(?:read|wait for|look at) the next (?:two |three )?(?:reports?|quarters?|prints?)|no (?:money|cent|dollar) of mine|hands off|others may|somebody else's game|not my game",
)
const ERROR = words(
  "(?:that|this|it|which) was (?:so |very |really |plain |plainly |simply |just |pretty )*(?:careless|naive|lazy|sloppy|greedy|blind|stupid|foolish|silly|arrogant|vain|hasty)(?! of (?!me(?![a-z])))(?: of me)?|(?:careless|naive|lazy|sloppy|greedy|stupid|dumb|foolish|silly|arrogant|vain|hasty|rash|wrong) of me(?= ?(?:[.,;!]|$|and))|i (?:took|mistook) (?:[a-z]+ ){1,5}for (?:an? |the )?(?:normal|proof|granted|rule|trend|new|fact|permanent|lasting|moat)[a-z]*(?: ones?)?|i (?:ignored|overlooked|failed to|trusted|believed) (?:[a-z]+ ){1,6}(?:and|so|instead|blindly|too)|(?:it|this|that) is (?:all )?(?:on me|my own doing|nobody's fault but mine)|nobody to blame but me|no one to blame but me|i have only myself to blame",
)
/** What pulls at somebody to buy, as their own feeling. */
const PULLED = words(
  "(?<!(?:say|that|think|if|unless) )(?:i|part of me|you) (?:can |do |really |could |still |already |certainly )*(?:feel|felt|smell|hear|sense|notice|have|had|admit to|confess to|know)(?: (?!(?:no|any|little|zero|less)(?![a-z]))[a-z]+){0,3} (?:fomo|fear of missing out|itch|greed|envy|jealousy|pull|urge|temptation)(?: [a-z]+){0,3}|(?:the|my|this) (?:fomo|fear of missing out|itch|envy|greed|urge|temptation|jealousy)(?: [a-z]+){0,4}? (?:is|are|was|bites?|gnaws?|screams?|kicks?|says?|wants?)(?: (?:real|strong|loud|huge|awful|back|there|terrible|unbearable|me|in|hard|bad))*|my (?:trigger )?(?:fingers?|hands?|thumbs?) (?:is |are )?(?:itch(?:ing|es|y)?|twitch(?:ing|es|y)?|hover(?:ing|s)?)(?: [a-z]+){0,3}|(?:i am|i'm|im|i was|am i) (?:sorely |very |so |really |badly |awfully )?tempted|(?:fomo|envy|greed)(?: is)? (?:real|strong|loud|speaking|talking|creeping in|kicking in)",
)
const NOT_FOLLOWED = words(
  "not (?:buying|chasing|touching|following|paying|jumping|giving in|going to (?:buy|chase|pay|follow|touch))|(?:won't|wont|will not|don't|dont|do not|wouldn't|would not|refuse to|never) (?:buy|chase|touch|pay|follow|act on|jump|give in|let it)|(?:sit|sitting|sat) on (?:my hands|them)|hands (?:off|in my pockets?)|i (?:stay|keep) out|staying out|i (?:just |will |still |simply )?(?:wait|sit still|resist|pass)|(?:do|does|doing|did) nothing|(?:is|are) (?:not|no) (?:a |an )?(?:reason|thesis|plan|argument|edge|method)|ask me again|leave it|walk(?:ing)? away|stay(?:ing)? (?:put|away|disciplined)",
)
/** Fear of a fall, by somebody who holds. */
const AFRAID = words(
  "(?<=(?:^|[.!?:] |but |and ))(?:(?:i'm|im|i am|yes,?|honestly,?|am|a bit|a little|very|properly|quite|rather) )*(?:scared|nervous|frightened|terrified|anxious|rattled|shaken|spooked|petrified)(?:,? (?:honestly|i admit|to be honest|frankly|if i'm honest|obviously|of course))?(?= ?(?:[.,;!:]|$))|(?:i|part of me|everything in me|every nerve|every bone in my body|my gut|my stomach) (?:really |badly |very much |still |just |only )?(?:want(?:s|ed)?|itch(?:es|ed)?|long(?:s|ed)?|screams?|says?)(?: me)? (?:to )?(?:sell|run|get out|bail|panic|hit (?:the )?sell|press (?:the )?sell)(?: (?:it all|everything|the lot|it|now|button))*",
)
const STAYED = words(
  "(?:not|won't|wont|will not|don't|do not|didn't|did not) (?:sell|selling|act|acting|touch|touching|press|pressing|panic|panicking)|(?:i |i'll |i will )?wait(?:ing)? for (?:the|that|its|their|my) (?:[a-z]+ )?(?:numbers?|reports?|prints?|results|figures?|filing|facts|call)|(?:is|are) (?:not|no) (?:a |an )?(?:reason|thesis|test|trigger|plan|argument|sell signal)|nothing (?:has |in (?:the|my|a) [a-z]+(?: [a-z]+){0,3} )?(?:chang(?:ed|es)|broke|happened)|(?:do|doing|did) nothing|(?:my|the) (?:test|line|rule|trigger|thesis) (?:is|has|was|says|stands|holds)|so i (?:hold|wait|stay|sit)",
)

/** What somebody knows of their own limits, and says. */
export const SELF_KNOWLEDGE_SHAPES: readonly Shape[] = [
  {
    kind: 'names-own-bias',
    pattern: words(`
      (?:i )?(?:find|catch|hear|caught|found) myself (?:thinking|wanting|hoping|looking|telling|wishing|checking|making)${tail(6)}|for no (?:better|other) reason than(?: that)?${tail(4)}|(?:know|knowing) (?:that )?(?:this|that|it) (?:is no|is not|isn't|makes me|is a bad|is the wrong) (?:analysis|reason|argument|partial|biased|thesis)|i know how (?:that|this|stupid that|it) sounds|i know how stupid (?:that|this|it) (?:is|sounds)|i (?:only|just) want it because(?: [a-z]+){1,6}|buying my own (?:envy|hope|story)`),
  },
  {
    kind: 'weighs-other-side',
    allows: ['isNegated', 'isReported', 'isSupposed'],
    pattern: words(`
      [a-z]+ (?:risk|threat) (?:is )?(?:real|high|there|growing)|(?:one|something) for me,? (?:and )?(?:one|something) against(?: me)?|which is worse than i (?:had )?(?:thought|expected|hoped)${tail(4)}|worse than i (?:had )?(?:thought|expected|hoped)`),
  },
  {
    kind: 'stays-out',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:watch|follow|look at) (?:this|it|that)(?: one)? from (?:the |a )?(?:ground|couch|sidelines?|outside|distance|afar|stands)|(?:so |and )i do nothing|(?:would |i'd )?rather miss (?:the|it|this|out)(?: [a-z0-9%]+){0,4} than${tail(5)}|no from me|(?:goes |is )?(?:way )?(?:over my head|beyond me)|
      (?:don't|do not|can't|cannot|couldn't) (?:see|tell|say|work out|figure out) (?:how|what|where)(?: [a-z]+){0,5} (?:money|profits?|worth|earns?|cash)(?: [a-z]+)?|(?:i )?(?:want to |will |have to )?read(?: [a-z0-9]+){0,5} before i (?:decide|touch|buy|do)${tail(2)}`),
  },
  {
    kind: 'error-admitted',
    pattern: words(`
      what i got wrong|i (?:had|got) (?:the |my )?[a-z]+(?: [a-z]+)? (?:right and )(?:the |my )?[a-z]+(?: [a-z]+)? wrong|i should(?: have|'ve) (?:looked|checked|asked|thought|noticed|counted)(?: (?:at|into) (?:that|it|this))?(?: first| before| earlier)?(?= ?(?:[.,;!]|$))|my (?:test|reason|thesis|idea|assumption|math|number) was (?:the )?wrong(?: [a-z]+)?|(?:and |that |this )+was (?:so |really |plain |just )*(?:stupid|dumb|foolish|naive)(?: of me)?(?= ?(?:[.,;!]|$))|(?:had|have|was left with) no reason left|(?<=(?:^|[.!?] ))my mistake(?= ?(?:[.,;!]|$))|a mistake of (?:mine|[a-z0-9]+ years)|i bought (?:something|a business|a company|a thing|what) (?:that )?i (?:did not|didn't|don't) understand|i had (?:not|never) (?:known|understood|looked|checked)${tail(5)}|i paid for (?:a story|hope|a dream)`),
    allows: ['isPast', 'isNegated'],
  },
  {
    kind: 'stays-out',
    at: 'watch',
    of: 'others',
    allows: ['isNegated', 'isSupposed'],
    pattern: together([NOT_KNOWN], [STAYS_AWAY]),
  },
  { kind: 'error-admitted', of: 'self', allows: ['isPast'], pattern: together([ERROR]) },
  {
    // What a sale has taught, by a verb of learning that is the writer's.
    kind: 'error-admitted',
    of: 'others',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    pattern: words(
      "(?:i was |was )?right for (?:a|the) (?:wrong reasons?|reason (?:that )?i (?:did not|didn't|never) [a-z]+)|what i(?:'ve| have)? (?:learned|learnt|take (?:from|away)|should have (?:seen|asked|known|done)|did not (?:see|ask|check)|didn't (?:see|ask|check)|missed)(?: [a-z]+){0,4}|(?:the|my) lesson (?:is|was|here|for me)(?: [a-z]+){0,4}|(?:each|every) time (?:[a-z]+ ){1,8}i (?:raised|moved|lowered|changed|pushed) (?:the|my) [a-z]+(?: and called it [a-z]+)?",
    ),
  },
  {
    // A mistake by its name, and what excuses have cost.
    kind: 'error-admitted',
    at: 'holding',
    of: 'others',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    unless: /mistake (?:was|is) (?:theirs|his|hers|management)/,
    pattern: words(
      '(?:my |the )?(?:first |second |biggest |real |only |original )*mistake (?:number )?(?:one|two|1|2)? ?was (?:mine|buying|selling|needing|holding|believing|trusting|thinking|waiting|not|adding|that i|to (?:buy|hold|wait|believe|add|trust|think))(?: (?!(?:and|but|because|so)(?![a-z]))[a-z]+){0,5}|my (?:explanations?|excuses?|stubbornness|pride|hope|patience|reasons|ego|impatience|greed|stories) (?:has |have |had )?cost me(?: (?:about |almost )?\\$?\\d[\\d.,]* ?%?)?',
    ),
  },
  {
    // A weakness by its verb, as something that may be at work in the writer.
    kind: 'names-own-bias',
    of: 'self',
    allows: ['isSupposed', 'isNegated', 'isPast'],
    pattern: words(
      'i (?:accept|admit|concede|confess|suspect|fear|realise|realize|grant|know|recogni[sz]e|acknowledge|own up)(?: that)? i (?:may|might|could|am|have been|probably|perhaps|also|do|can|was)(?: (?:well|just|also|be|am|partly|simply|probably))* (?:rationali[sz]\\w+|chas\\w+|anchor\\w+|overpay\\w*|cherry[- ]pick\\w*|fool\\w* myself|kid\\w* myself|seeing what i want\\w*|bias\\w*|in love|wish\\w+|overconfiden\\w+|talk\\w* myself|mak\\w+ excuses|stubborn|attached|greedy|impatient|clinging|reaching|influenced|carried away|procrastinat\\w+|lazy|afraid)(?: (?!(?:and|but|because|so|having|since)(?![a-z]))[a-z]+){0,3}|which is (?:not|no|hardly|barely|not really) (?:a |an |much of a |really a )*(?:strategy|plan|reason|thesis|argument|method|analysis|process)|(?:was|am|been|were) (?:just |simply |always )?too (?:busy|lazy|proud|scared|tired|stubborn|embarrassed|comfortable) to (?:do|decide|look|sell|act|admit|think|check|read)(?: (?!(?:and|but|because|so)(?![a-z]))[a-z]+){0,3}',
    ),
  },
  {
    // "I do not know a chip from a potato": what somebody cannot tell apart, where they only look.
    kind: 'stays-out',
    at: 'watch',
    of: 'others',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(
      "(?:i )?(?:do not|don't|can't|cannot|couldn't) (?:know|tell) (?:a |an |the |one )?[a-z]+ from (?:a |an |the |an? other )?[a-z]+|(?:my|our) money (?:does not|doesn't|stays (?:out|home|where)|is not (?:going|in))(?: [a-z]+){0,3}|i(?: therefore| so| hence)? (?:decline|abstain)(?: [a-z]+)?",
    ),
  },
  {
    // That it is not followed is a fact of the ledger: it is only watched.
    kind: 'names-own-bias',
    at: 'watch',
    of: 'others',
    weight: 60,
    // "The urge is real, but that is no reason": the denial is of the reason.
    allows: ['isPast', 'isSupposed', 'isNegated'],
    unless:
      /(?<![a-z])(?:i|i'll|will) (?:will |am going to )?(?:buy|get in|start) (?:some |it |a bit )*(?:tomorrow|today|on |next |this (?:afternoon|week))/,
    saysOnlyThat: true,
    says: ['You name what pulls at you, {words}, and do not follow it.'],
    pattern: together([PULLED], [NOT_FOLLOWED]),
  },
  {
    // It is held: that nothing is sold for fear is a fact of the ledger, too.
    kind: 'names-own-bias',
    at: 'hold',
    of: 'self',
    weight: 60,
    allows: ['isPast', 'isSupposed'],
    saysOnlyThat: true,
    says: ['You name the fear, {words}, and sell nothing for it.'],
    pattern: together([AFRAID], [STAYED]),
  },
  {
    // An estimate that was off, and what was seen and not acted on.
    kind: 'error-admitted',
    at: 'holding',
    of: 'others',
    allows: ['isPast'],
    pattern: words(
      "my (?:own )?(?:first |old |original )?(?:\\d+ ?%|estimates?|numbers?|odds|probability|forecast|guess|model|multiple|confidence|assumptions?|growth (?:rate|number)) (?:was|were) (?:far |much |way |a bit |clearly |simply |just |well )*(?:too (?:high|low|optimistic|sure|generous|rosy|hopeful)|wrong|off)|i(?:'d| had) (?:anchored|overpaid|misread|misjudged|overestimated|underestimated|overrated|mistaken)(?: (?:on|for|the|it|how|by))?(?: [a-z]+){0,3}|i (?:knew|saw|smelled|sensed|noticed|read)(?: (?!(?:and|but)(?![a-z]))[a-z0-9]+){0,8} and (?:i )?(?:just |still |then )?(?:sat (?:there|on it|still)|did nothing|looked away|held on|ignored it|stayed|kept it|waited)",
    ),
  },
]
