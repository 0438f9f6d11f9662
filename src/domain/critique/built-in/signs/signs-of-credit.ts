import { together } from '../../../language/together.ts'
import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

/** What is done well, as far as words show it. */
export const SIGNS_OF_CREDIT: readonly Sign[] = [
  {
    // A condition of the business, and not yet a price: they still wait for it.
    kind: 'waits-for-own-price',
    of: 'self',
    weight: 58,
    at: 'watch',
    allows: ['isNegated', 'isSupposed'],
    pattern: together([
      words(
        'want (?:one|two|three|four|a)(?: more| good)? (?:quarters?|reports?|prints?|years?)|want(?:ed)? to (?:see|read|know|hear)|(?:need|have|must) (?:to )?see|wait(?:ing)? (?:for|until|till)|not (?:before|until)|only (?:after|once|when)',
      ),
      words(
        "before i (?:touch|buy|decide|do|put|start|go|pay|open (?:the|my) (?:purse|wallet))|until then|then i(?:'ll| will)? (?:buy|look|decide|start)|before (?:buying|deciding)|(?:one|two|three) (?:more )?(?:quarters?|reports?|prints?)|(?:the|its|their) next (?:report|quarter|print|call)",
      ),
    ]),
    says: [
      'You have terms of your own, {words}, which is the hardest part of watching.',
      'With {words} it has to come to you.',
    ],
  },
  {
    kind: 'error-admitted',
    of: 'self',
    weight: 63,
    allows: ['isPast'],
    pattern: words(`
      (?:walked|ran|went|blew) (?:right |straight )?(?:over|through|past) (?:it|my (?:own )?(?:line|stop|rule)) (?:twice|again|anyway)|(?:didn't|did not) (?:sell|leave|act) when i (?:said|wrote) i would|
      i(?:'ve| have|'d| had)? (?:just |simply |clearly |only )?(?:broke|broken|ignored|bent|overrode|forgot|skipped|betrayed|abandoned|disregarded|overruled) (?:my|every one of my|all of my|all my|each of my|one of my) (?:own )?(?:rules?|stops?|plans?|principles?|lines?|limits?|promises?)(?: (?:twice|again|three times))?|
      (?:i want|i'd like) (?:it|that|this) to stand (?:here|there)(?= ?(?:[.,;!]|$))|(?:and |i )never once (?:looked|checked|asked|read|counted)(?: [a-z]+){0,4}|that one(?: is|'s) (?:(?:entirely|all|only) mine|on me)|
      (?:i )?caught the (?:falling )?knife(?: with both hands)?|from now on,? (?:i |no |never |always |only )(?:[a-z]+ ){0,3}(?:averag|add|sell|buy|stop|order|size|write|wait)[a-z]*|
      because i (?:waited (?:[a-z]+ ){0,2}(?:days|weeks|months|too long)|hesitated|froze|dithered|looked away)|i(?:'d| had|'ve| have)? bought (?:a|an|the) [a-z]+,? and not (?:a|an|the) (?:company|business|share|stock|result|reason)|i bought (?:at )?the (?:very )?top|it (?:never was|was never) (?:a |the )?(?:small|little|tiny|safe|cheap) (?:bet|stake|position|thing|risk)|
      (?:i (?:raised|moved|lowered|changed|pushed) (?:the|my) [a-z]+ and )?called it (?:discipline|patience|prudence|a strategy|conviction|investing)|(?:went looking|looked|searched) for my reasons?[^.;!?]{0,50}(?:there (?:are|were|is|was) (?:none|no)|there (?:aren't|weren't|isn't|wasn't) (?:any|one)|found none)|
      i kept (?:calling|telling|saying|thinking|hoping|believing)(?: [a-z]+){0,4}|(?<=(?:^|[.!?] ))should(?:'ve| have) (?:kept|stuck|waited|held|stayed|sold|cut|left|listened|trimmed|stopped|gone|taken|acted|known|seen)(?! (?:it |this |some )?(?:at|above|over|near) )(?: [a-z]+){0,4}|i am (?:so |really |just )?(?:stupid|dumb|an idiot|a fool)(?=[.!;,]|$)|never again (?:without|on|because|this)(?: [a-z]+){1,3}|i bought (?:the|a) (?:story|dream|promise|narrative)(?: [a-z]+){0,4}|(?<=(?:^|[.!?] ))lesson:|thesis was (?:lazy|naive|wishful|sloppy|shallow)|lesson: (?:never|always|do|don't|no)(?: [a-z]+){0,4}|
      monument to (?:my |pure |sheer )?(?:own )?(?:stupidity|greed|hubris|folly)|i was the (?:idiot|fool|clown|sucker)|
      i was never (?:investing|thinking|looking)(?: [a-z]+){0,3}|(?<=(?:^|[.,;:!?(–-] ?|(?<![a-z])(?:and|but|because|since|that|so) ))i never (?:looked at|checked|understood|read|asked|modelled|modeled)(?: [a-z]+){0,5}|
      the mistake was mine|my own fault|should have listened to|i was in love with an idea|(?:stupid|dumb|foolish|naive) of me|i was (?:so |really |just )?(?:stupid|dumb|foolish)(?=[.!;,]|$)|i (?:should have|should've) (?:sold|left|listened|seen|read|known)(?! (?:it |this |some )?(?:at|above|over|near) )|i got the (?:[a-z]+ ){0,3}wrong|i (?:did not|didn't) want to see|lesson learned|i wanted to believe|
      i was (?:simply |just |plainly |completely |plain |dead )?(?:wrong|mistaken|too (?:hopeful|optimistic|sure|early|late))(?: about [a-z ]{2,20}| on [a-z ]{2,20})?|i got (?:it|this|that) wrong|(?:that was|it was|this was) my mistake|i (?:made|have made) a mistake|i (?:had )?(?:misjudged|misread|underestimated|overestimated|overlooked|confused|mistook)(?: [a-z]+){1,4}|
      mea culpa|that's on me|(?:dumbest|stupidest|worst) (?:reason|idea|trade|buy|purchase|decision)(?: i| ever| of)(?: [a-z]+)?|it was (?:just )?me (?:not|who|being)|i made an exception|should'?ve (?:listened|sold|known)(?! (?:it |this |some )?(?:at|above|over|near) )|(?:the |my )?thesis (?:is |was )?(?:void|busted|dead)|lesson learned:|i hadn't written|my (?:error|fault)|the (?:purchase|buy|premise|thesis|bet|error) (?:was|is) (?:a mistake|wrong|bad|mine|refuted|broken)|(?:premise|thesis)(?: \\([^)]{1,12}\\))? is refuted|(?:longer|later) than i should have|i (?:should not|shouldn't) have [a-z]+(?:ed|t|d|n)`),
    unless:
      /if .{0,60}i was wrong|i was (?:dead |just |plain )?wrong[a-z ]{0,24} (?:says|said|thinks|claims|according to) (?:my|our|the|his|her|he|she|every|some)/,
    says: ['In {words} you say it as it is.', 'You could have left that out; you wrote {words}.'],
  },
  {
    kind: 'names-own-bias',
    of: 'self',
    weight: 44,
    allows: ['isPast', 'isSupposed', 'isNegated', 'isReported'],
    pattern: words(`
      (?<=(?:^|[.!?] ))(?:pure |just |plain |total |it's )?(?:fomo|greed|boredom|envy|ego),? (?:honestly|tbh|to be honest|i admit|i know|if i'm honest)|(?:not (?:really |quite |even )?sure|no idea|don't know|dont know|can't say) why(?= i(?![a-z]))|(?<=^)(?:honestly,? )?(?:not (?:really |quite |even )?sure|no idea|don't know|dont know) why(?= *[.,;!])|i know (?:that )?(?:this |that |it )?(?:isn't|is not|is no|'s not|'s no) (?:a |much of a )?(?:good |real )?reason|
      (?:because|bc|cause) (?:i'm |i am )?(?:just |too |simply )?lazy|(?:tells|told) me why i (?:still )?(?:hold|own|keep)(?: it)?|(?<=(?:^|[.!?] ))(?:just |pure |mere )?habit,? (?:i (?:think|guess|suppose)|mostly|probably)|and i got (?:scared|nervous|greedy|carried away|cold feet)|i (?:just |simply )?lost my nerve|(?<=(?:^|[.!?] ))(?:probably|maybe|possibly) (?:stupid|dumb|foolish|silly)(?= ?(?:[.!]|$))|yes,? (?:it|this|that)(?:'s| is) (?:chasing|gambling|fomo|a gamble)|yes,? i(?:'m| am) (?:late|chasing|greedy|gambling)|i know (?:that )?i (?:always |usually |often |tend to )?(?:sell|buy|hold)(?: [a-z]+){0,2} (?:too )?(?:early|late|soon)|
      (?:[a-z0-9$%.']+ ){1,8}and i (?:do |really |probably )*(?:like|love|enjoy|want) (?:that|this|it) (?:a bit |a little |far |way |rather |much )*too much|
      (?:i|we) never learn|i have no (?:better )?(?:argument|answer)(?: than [a-z]+(?: [a-z]+)?)?|
      reason,? which (?:wasn't|was not|was never|isn't) mine|i never wrote one|
      i keep (?:buying|doing|selling|chasing|averaging|holding|adding)[a-z ]{0,40} and (?:i )?keep losing|i (?:don't|do not) have (?:a|any) (?:test|plan|exit|line|rule|reason)[^.;!?]{0,30} problem|makes? me feel (?:silly|stupid|foolish|dumb)|
      which (?:worries|scares|frightens|bothers|should worry) me(?: more)?|
      (?:that's|it's|this is|which is) gambling|(?<=(?:^|[.!?] ))(?:pure |sheer |just )?(?:lucky|luck)(?=[.!]|$)|i (?:got|was) (?:just |very |simply )?lucky|i keep telling myself(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,4}|never wrote down why(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,3}|(?:don't|do not) know why i(?:'m| am)? (?:buy|bought|buying|own|hold|holding)(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,2}|i was bored|i notice (?=(?:[a-z']+ ){0,6}(?:i|i'm|i've|i'd|im|my|me|myself)(?![a-z]))(?:how|that|i)(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,3}|i know (?:that )?i(?:'m| am)? (?:bending|breaking|cheating|rationali[sz]ing|stretching|late|chasing)(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,3}|(?:weak|bad|poor|not a good) reason(?=[,.;])|fool myself|(?:my|mere|only) (?:pride|stubbornness|impatience|annoyance|vanity)|so that i (?:do not|don't) (?:move|cheat|fool|forget)|i know (?:that )?i should(?: not)? (?:sell|trim|stop|buy)|look for good news|would mean that my [a-z]+ was right|i(?:'m| am)(?: aware)?(?: i might be| probably| maybe)? (?:anchored|biased|too (?:attached|close))|i am not the market|everything inside me says|i will hate myself|stomach in a knot|
      (?:i know (?:that )?i(?:'m| am)?|i notice|i admit|i acknowledge|i'm aware|i am aware|i catch myself|i suspect|i feel|i tend to|my (?:weakness|bias|habit|tendency)(?: is)?|part of me)[^.;!?]{0,40}?(?<![a-z])(?:fomo|fear|greed(?:y)?|bias(?:ed)?|anchor(?:ed|ing)?|panic|loss aversion|overconfiden[a-z]+|impatien[a-z]+|chasing|revenge|attached|ego|excited|hype|envy|jealous[a-z]*|sell winners|hold losers|ashamed|stubborn)|
      (?:if i(?:'m| am) honest|to be honest|honestly),? i (?:mostly |only |just |really |mainly )?(?:buy|bought|hold|keep|want|own)(?: it| this)?(?: mostly| only| mainly)? (?:because|for|out of)(?: [a-z]+){0,4}|out of (?:envy|spite|boredom|pride|greed|habit|stubbornness)|breaking my own (?:rule|habit)|(?:do not|don't) trust myself|(?:makes|make) me like (?:it|them|this) too much|(?:decide|think) with a clear head|(?:that|it|this) (?:is|was) (?:pure |just |only )?luck|that(?:'s| is) (?:just )?(?:fomo|fear|greed|anchoring|loss aversion|my ego|envy|hindsight|recency|sunk cost)(?: talking| speaking)?|seller's remorse|this (?:sale|buy|purchase|trade) is (?:just |pure |only )?(?:fear|greed|fomo|panic|envy)|it isn't greed|confused a good [a-z]+ with`),
    // What others say of it is no insight of the writer's.
    unless:
      /(?<![a-z])(?:my|the|his|her|our) [a-z]+ (?:says?|said|thinks?|thought|tells me|told me|claims?)(?: that)? i(?:'m| am| was| got| have been) (?:just |very |simply )?(?:lucky|greedy|scared|stubborn|biased|chasing)/,
    says: ['You see it yourself: {words}.', 'You write it yourself: {words}.'],
  },
  {
    kind: 'weighs-other-side',
    weight: 42,
    // What speaks for keeping it is the other side of a sale, and a worry is its reason.
    at: 'not-sale',
    allows: ['isNegated', 'isReported'],
    pattern: words(`
      i (?:could|may|might) be (?:too )?early(?: by [a-z0-9 ]{3,16})?|(?<=(?:^|[.!?,;] ))(?:i )?(?:could|may|might) (?:easily |well |still )?be (?:a|one|two|three|six|some|a few) (?:years?|months?|quarters?) (?:too )?early|i (?:can't|cannot) (?:verify|prove|check) (?:that|it|this)|
      (?:he|she|they|it|bears) (?:has|have) a point|may well (?:lose|fail|miss)|speaks against (?:it|this)|
      (?:the )?(?:bear|counter|other) (?:case|side|argument)(?: is| says)|(?:the |my |a |one |biggest |main |real |key )+(?:risks?|danger|worry|worries|weakness|concern|downside)(?: is| are| here| remains|(?<=[a-z]{3} [a-z]+ (?:the|my|a|one) [a-z ]*)(?=:))(?! (?:not (?:[a-z]+ )?[a-z]+,|(?:that )?(?:i|we) |(?:not |to )?(?:own|hav|be|miss)(?:ing)? |being |asymmetric|low|small|limited|tiny|gone|priced|capped|zero|nil|nothing|over|behind|contained|worth|to the upside))|(?:what|this) (?:speaks|counts|argues) against|the case against|what could go wrong|could go wrong|
      i (?:do not|don't|did not|didn't) like what i (?:saw|see|read|hear|heard|found)|on the other hand|(?:which|that|this|it) (?:is the part (?:that|which) )?(?:makes?|gives?) me (?:nervous|uneasy|pause)|(?<=[a-z]{3} and )that worries me|what worries me|i worry(?! (?:about [a-z]+ )?(?:little|less|not|all day|all the time|every (?:day|night)|at night|a lot|too much|constantly))|(?:i )?(?:can't|cannot) (?:promise|rule out|exclude|know|price it)|(?:i have )?no idea how|(?:he|she|they|the bears|bears) (?:would be|may be|might be|have a point|could be) right|i could be wrong|(?:debt|leverage|dilution|churn|competition) is (?:high|a problem|real|the risk)`),
    unless:
      /(?:don't|dont|do not|can't|cannot|never) (?:think|believe|see)(?: that| how)? i could be wrong|(?:doubt|no way)(?: that)? i could be wrong|i could be wrong by/,
    says: [
      'You give the other side a hearing with {words}.',
      'With {words} a doubt stands in your own entry, where you will find it again.',
    ],
  },
  {
    // What somebody says that they do not know, by a verb of knowing that is denied, or by the name of it.
    kind: 'weighs-other-side',
    weight: 41,
    allows: ['isNegated', 'isSupposed'],
    unless:
      /(?:no (?:idea|clue)|(?:don't|dont|do not|can't|cannot) (?:know|understand|tell|see)) why (?:anyone|anybody|people|everyone|everybody|the market|nobody|they|others)|not sure why/,
    pattern: words(`
      i (?:do not|don't|dont|cannot|can't|cant|couldn't)(?: [a-z]+)? (?:pretend to know|know|tell|judge|price|handicap|model|estimate|verify|gauge|check) (?:what|how|whether|which|when|if|that|it)(?! (?:else )?(?:to |(?:i|we) (?:should|can|could|do|am) ))(?: [a-z'-]+){0,5}|i (?:do not|don't|dont) pretend to know|i have no edge(?: on| in| here)(?: [a-z'-]+){0,3}|
      i(?:'m| am) (?:not|far from|less than) (?:certain|sure) (?:of|about) (?:the|their|its|my|that|this)(?: [a-z0-9%'-]+){1,4}|
      (?:the )?(?:thing|part|piece|one thing) (?:that )?i (?:cannot|can't|cant|couldn't) (?:price|judge|model|see|tell|check|estimate)|(?:no|i have no|i've no) (?:clue|idea|way of (?:knowing|checking|telling)|(?:independent )?way to (?:see|check|know|tell)) ?(?:how|what|whether|when|if|it|that|this)?(?: [a-z'-]+){0,4}|
      (?:nobody|no one) knows (?:what|how|whether|which|when|if) [^.;!?]{3,60}?, me neither|(?:hard|impossible) to (?:say|tell|judge|know|model) (?:what|how|whether|which|when|if)(?: [a-z'-]+){0,4}`),
    says: [
      'You say what you do not know: {words}.',
      'With {words} the unknown has its place in the entry, which few give it.',
    ],
  },
  {
    kind: 'size-limited',
    of: 'self',
    weight: 43,
    at: 'not-sale',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:only |just )?what i can afford to lose|money (?:that )?i can (?:afford to )?lose|
      (?:already |mentally )?written off(?: in my head| already)?(?= ?(?:[.,;!]|$))|money gone in my head|
      (?:[0-9]|10|[0-9]\\.\\d) ?% of (?:the |my )?(?:pf|port|nav|book)|
      (?:[0-9]|10|[0-9]\\.\\d) ?%,? and not (?:a|one) (?:single )?(?:share|cent|penny|dollar) more|
      size:? (?:is |of )?(?:only |about )?(?:[0-9]|10|[0-9]\\.\\d) ?%|
      (?:if|when) it goes to (?:zero|0)[^.;!?]{0,30}(?:cheaper than|so be it|that's fine|i(?:'ll| will| can)? (?:still )?live|no big deal|doesn't hurt|won't hurt|lesson learned)[a-z ]{0,20}|
      cap(?:ped|s)? (?:it|this|that) at (?:[0-9]|10) ?%|(?:[0-9]|10) ?% (?:of (?:my|the) (?:portfolio|account|whole) )?and (?:it )?stays? (?:at )?(?:[0-9]|10) ?%|only (?:[0-9]|10) ?% of (?:my|our|what (?:i|we) (?:own|have))|(?:first|small) (?:first |small )?(?:piece|tranche|bite)|i lose \\$?\\d+ (?:dollars|bucks|euros)|\\d+ bucks on|
      i lose \\d ?% of my (?:port|pf|portfolio|account|money)|(?:stays?|kept|keep it) (?:under|below) (?:[0-9]|10) ?%|(?:position|sized?|weight) capped at (?:[0-9]|10|[0-9]\\.\\d) ?%|(?:[0-9]|10|[0-9]\\.\\d) ?%(?: of (?:my|our|the) (?:portfolio|account|whole))?,? (?:and )?(?:never|not|no) more|(?:never|no|not) more than (?:[0-9]|10|[0-9]\\.\\d) ?%(?: of)?|
      (?:a )?(?:small|tiny|starter|half|half a|quarter) (?:position|stake|size)|money (?:that )?i can (?:afford to )?lose|the most (?:that )?i can lose|(?:max(?:imum)?|worst) loss(?: is| =)? \\$?\\d[\\d,.]*|can lose (?:all|\\$\\d[\\d,]*|no more|the premium)|i cut the weight`),
    unless:
      /of (?:sales|revenue|the shares|its shares|the company|the market)|(?:pay|paying|worth) \d+ ?(?:x|times)|(?:grew|grown|rose|risen|swollen|up|drifted|now|already)(?: at| to| is)? \d+ ?%/,
    says: [
      'You say how much is in it before you know how it ends: {words}.',
      'With {words} the size is decided beforehand.',
    ],
  },
  {
    // A weight that is told at a purchase was chosen; told later, it is where the price has brought it.
    kind: 'size-limited',
    of: 'writer',
    weight: 43,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:weight(?: of| is)?|position of|sized? (?:at|of)) (?:only |about |at most )?(?:[0-9]|10|[0-9]\\.\\d) ?%|(?:[0-9]|10|[0-9]\\.\\d) ?% (?:of (?:my|our|the) (?:portfolio|money|net worth|savings|account|capital|wealth|whole)|position|weight)|(?:two|three|five|one|a few) percent of (?:my|our)|(?:a|one) (?:tenth|twelfth|fifteenth|twentieth|fiftieth|hundredth) of (?:what|all(?: that)?|everything(?: that)?) (?:we|i) (?:have|own)|i put in (?:only |just )?what (?:a|an|one) [a-z]+(?: [a-z]+){0,4} (?:would cost|costs)|siz(?:e|ed|ing)(?: it| this)? (?:like|as) (?:a |the )?[a-z]+(?: ticket)?|(?:sized?|at) (?:at )?half (?:of )?(?:my )?(?:normal|usual)(?: size)?`),
    unless:
      /of (?:sales|revenue|the shares|its shares|the company|the market)|(?:pay|paying|worth) \d+ ?(?:x|times)|(?:grew|grown|rose|risen|swollen|up|drifted|now|already)(?: at| to| is)? \d+ ?%/,
    says: [
      'You say how much is in it before you know how it ends: {words}.',
      'With {words} the size is decided beforehand.',
    ],
  },
  {
    // What has to be there first, in one clause.
    kind: 'waits-for-own-price',
    of: 'self',
    weight: 58,
    at: 'watch',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:i )?(?:(?:shall|will|'ll) )?(?:sit (?:tight|on my hands)|hold off|stay out|wait) (?:until|till)(?: [a-z0-9-]+){1,6}|
      (?:(?:i'm|i am|i) )?(?:not|won't|don't|do not|will not) (?:touch|touching|buy|buying|go near|start|starting)(?: it| this| them| anything)? (?:until|till|before|unless)(?: [a-z0-9-]+){1,6}|
      (?<=(?:^|[.!?;] ))(?:so )?(?:no|not a|not one) (?:position|money|cent|penny|purchase|buy|entry|share)(?: here| for me| from me| of mine)? (?:until|till|before|unless) (?:i|it|they|the|there|he|she|its|their)(?: [a-z0-9-]+){1,6}|
      i(?:'ll| will| shall) (?:look|decide|think|read|come back|revisit)(?: at it| at this| it| about it)?(?: again)? (?:after|once) (?:(?:the|a|one|two|three|another|their|its|next|\\d) ){1,2}(?:[a-z]+ ){0,1}(?:quarters?|reports?|results|prints?|election|verdict|ruling|vote)|
      before i (?:part with|spend|risk|invest|pay in) (?:a|one|any|the first) (?:single )?(?:penny|cent|euro|dollar|pound|coin)`),
    says: [
      'You have terms of your own, {words}, which is the hardest part of watching.',
      'With {words} it has to come to you.',
    ],
  },
  {
    kind: 'stays-out',
    of: 'self',
    weight: 62,
    at: 'watch',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:i'm |i am )?not (?:chasing|going to chase)(?: it| this| that)? at \\$?\\d+|
      (?:i'm |i am )?not (?:chasing|going to chase)(?: it| this| that)?(?= ?(?:[.,;!]|$))|won't chase(?: it| this)?|(?<=(?:^|[.!?] ))(?:i )?pass(?: on (?:it|this))?(?: for now| here)?(?= ?(?:[.!]|$))`),
    says: ['You write {words} and stay out, which costs nothing and is seldom written down.'],
  },
  {
    kind: 'stays-out',
    of: 'self',
    weight: 62,
    at: 'watch',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:that|which)(?:'s| is) (?:exactly )?why i (?:only |just )watch|(?:so|and so|hence|therefore) i (?:only|just) watch|(?:only|just) watching(?= ?(?:[.,;!]|$))|i only watch|
      declines? to have(?: an opinion)?|not touching(?: this| it| that)?|leave (?:it|this|that) to (?:people|others|those)|too complicated|(?:zero|no) chance (?:i'm|im|i am)|pass(?=[.!]|$)|
      (?:don't|do not|can't|cannot) (?:really |fully |yet )?(?:understand|value|judge|explain|price|know (?:how|what|enough|whether)|handicap|check|verify|size)(?: [a-z]+){0,3}|no way to know|(?:don't|do not|cannot|can't) (?:know|tell)(?: you)? (?:which|what|how|whether|who)(?: [a-z]+){0,3}|(?:don't|do not) want to own|until that changes i only|couldn't say in one sentence|not competent|from the couch|outside my (?:circle|competence|field)|too hard(?: for me)?|no edge (?:here|in this|in it)|no edge(?=[.!;]|$)|not my circle|know too little|i(?:'ll| will)? pass(?! by)|(?:i )?stay(?:ing)? (?:out|away|on the side)|pass(?:ing)? on (?:it|this)|no opinion|no view(?: yet)?|hard pass|no basis for|do not (?:buy|trade) what i|not for me`),
    says: [
      'You write {words} and stay out, which costs nothing and is seldom written down.',
      'Knowing where your knowledge ends, as in {words}, is a decision too.',
    ],
  },
  {
    kind: 'own-judgement',
    // Somebody else has to have said something.
    needs:
      /(?<![a-z])(?:says?|said|saying|thinks?|thought|told|tells?|claims?|swears?|every(?:one|body)|analysts?|forum|reddit|friends?|brother|sister|wife|husband|uncle|cousin|neighbou?r|colleagues?|boss|guru|expert|newsletter|consensus|bears?|bulls?|critics|they|he|she|tv|tiktok|twitter|youtube|cramer|article|report|tip|hates?|loves?|calls?|called|promise[sd]?|guides?|guidance|management|their)(?![a-z])/,
    weight: 53,
    allows: ['isNegated', 'isReported', 'isSupposed', 'isQuoted'],
    pattern: words(`
      (?:treat|take|regard|see) (?:that|this|it|them|which)? ?as (?:marketing|noise|advertising|a sales pitch)|i haircut|not my reason|why i (?:looked at it|read it)(?: myself)?|
      i (?:strongly |simply |still |respectfully )?(?:disagree|don't agree|do not agree|don't believe (?:it|him|her|them|that)|do not believe (?:it|him|her|them|that)|don't buy (?:it|that)|don't share (?:it|that|this)|think (?:that )?(?:he|she|they)(?:'re| are| is|'s) wrong)|(?<!know )(?:that|this|which)(?:'s| is)(?: not|n't| no) (?:a |my |the )?reason(?: for me| to [a-z]+)?|which is not why i [a-z]+|i calculated|
      my own (?:view|number|estimate|reading|model|work|reason)s?|i (?:read|checked|looked at|went through|worked through) (?:it|the [a-z]+|his|her|their)[a-z ]{0,20} myself|which i don't count on|a nope from me|let (?:them|my [a-z]+) (?:celebrate|laugh)|(?<!(?:if|unless|when|until|whether|hope|hoping|wish|say|says|thinks) )(?:he's|she's|they're) (?:just )?wrong|not because (?:he|she|they|of him|of her|someone|everyone|my)`),
    says: [
      'You heard what others say and kept your own view: {words}.',
      'With {words} the reason is yours, so you will notice when it stops being true.',
    ],
  },
  {
    kind: 'source-named',
    part: 'fundamentals',
    weight: 36,
    unless:
      /(?<![a-z])(?:next|coming|following|upcoming)(?: year's| quarter's)? (?:10-?[kq]|annual report|quarterly report|filing|call|earnings call|proxy)/,
    allows: ['isReported', 'isPast', 'isNegated', 'isSupposed'],
    pattern: words(`
      (?:from|in|per|page \\d+ of|according to|(?<=(?:^|[.!?,;:(] ?))see|note \\d+ (?:of|in)) (?:the |its |their |last year's |the last |the latest |this year's |a )*(?:10-?[kq]|annual report|quarterly report|filing|proxy(?: statement)?|(?:earnings )?(?:call(?! (?:cent|option|spread|write|writing|volume|it))|transcript)|20-f|s-1|investor day|shareholder letter|prospectus)|the (?:government|company|agency|fed|census|bureau) (?:reports|reported|says|publishes)(?: \\d+)?`),
    says: [
      'You say where it comes from, {words}, so it can be looked up again.',
      'A source stands beside it: {words}.',
    ],
  },
]
