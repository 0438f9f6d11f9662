import { words } from '../../../../language/wording.ts'
import type { Sign } from '../sign.ts'
import { PLAIN_ERROR } from './plain-error.ts'
import { NOT_UNDERSTOOD, OF_PRODUCT, SOMEBODY_ELSES } from './said-of-errors.ts'
import { SOMEBODY } from './word-classes.ts'

/** That somebody has their money in it, or buys it. */
const HOLDS =
  "(?:(?:has|have|had|'s|is|are|was|were|been) )*(?:in(?: it| this| with [a-z0-9]+)?(?= ?(?:[.,;:!)]|$|and |since |for |with |too))|(?:just |also |all |already |only |still |now )*(?:bought|buys?|buying|holds?|holding|owns?|owning|put(?:s|ting)?|loaded|loads|loading|took|takes|keeps|sits on|sitting on|invested|invests|went in|goes in|got in|has (?:it|this|some|shares|(?:\\d[\\d.,]*|a lot|half|all|everything|most)(?: [a-z']+){0,4} in(?:to)? (?:it|this))|added|adds))"
const SOMEBODY_HOLDS = new RegExp(
  `(?<![a-z])(?:${SOMEBODY}s?|he|she|they)(?: (?:i|we|who|whose|that|of|from|at|in|on|with|for|next|across|whom)(?: [a-z'-]+){1,7}?)? ${HOLDS}`,
)
const THEIR_MONEY =
  /(?<![a-z])(?:his|her|their)(?: [a-z']+){1,4} (?:is|are|sits?|went|goes) (?:all )?in(?:to)? (?:it|this)(?![a-z])/
const HOLDS_IT = new RegExp(`${SOMEBODY_HOLDS.source}|${THEIR_MONEY.source}`)
/** A reason of one's own, or a doubt about whoever it is. */
const OWN_REASON =
  /(?<![a-z])(?:my own (?:reason|number|estimate|model|count|work|case|sums?|view)|i (?:checked|verified|read (?:the|its|their|all)|calculated|worked it out|went through the)|not (?:my|a|the|enough|a good) reason|no reason (?:to|for)|(?:is|are|was|were|can be|could be|may be) wrong|wrong (?:about|on|too|once|twice|before)|used to|err(?:s|ed)?|other pockets|deeper pockets|proves nothing|says nothing|means nothing|so what|even so|all the same i|but i (?:don't|do not|want|need|look)|nevertheless|mistakes? (?:in|with|on|too)|how i heard|that is only how|so i (?:looked|read|checked|asked))(?![a-z])/

const LIKE_THIS =
  '(?:(?:an? |any )?(?:man|woman|person|guy|fellow|lady|gentleman|mind|brain|family|doctor|professor|chap)|somebody|someone|people|men|women|folks?|anyone|anybody) (?:like|such as|of) (?:this|that|him|her|them|these|those|(?:that|this|his|her|their) (?:kind|sort|calibre|caliber|standing|class|format|experience|rank|stature|wealth))'
const SUCH_A = `such an? (?:${SOMEBODY}|person|mind|brain|head|somebody)|(?:people|men|women) who (?:got|have got|came|made it) (?:so|that|this) far`
const DOES_RIGHT =
  "(?:(?:does(?:n't| not)|do(?:n't| not)|will not|won't|would(?:n't| not)|can(?:not|'t)|never|hardly|rarely|seldom|is not|isn't|are not|aren't|has never|have never|is hardly|is never)(?: [a-z']+){1,8}|(?:looks?|knows?|checks?|sees?|smells?|thinks?|has (?:looked|checked|access|people)|have (?:looked|checked|access|people)|understands?|gets? it right|will have|must (?:know|have))(?: [a-z']+){0,8})"
const THEY = `(?:he|she|they|(?:an? |the |my |our |his |her )(?:[a-z]+ ){0,2}${SOMEBODY}|somebody|someone|people|nobody)`
const ENOUGH =
  "(?:(?:that|this|which|it)(?:'s| is)(?: [a-z]+)? )?(?:(?:good |quite |more than |proof |reason |research |analysis )?enough(?: [a-z]+)? (?:for me|for us|reason|proof|research|analysis|due diligence)|all (?:the )?(?:analysis|research|proof|reason|due diligence|homework|evidence|study) (?:that )?(?:i|we|one|you) (?:need|want|require)s?|all (?:that )?(?:i|we|one) needs? to (?:know|hear|see)|(?:that|which|this|it) (?:tells|told|says) (?:me |us )?(?:all|everything|what|enough) (?:that )?(?:i|we) (?:need|needed|have|had|want|wanted) to (?:know|hear|see)(?! (?:about|of) (?:him|her|them)))"
const NEEDS_NO_MORE =
  "(?<!(?:^|[^a-z])(?:who|whom|that|they|those|people|he|she) )(?:i|we|one|you|he|she)? ?(?:(?:need|ask(?: for)?|want|require|needs) (?:no|nothing) ?(?:further|more|other|better|second|longer)? ?(?:proofs?|reasons?|reports?|analysis|analyses|checks?|research|homework|questions?|evidence|arguments?|figures|numbers|study|opinions?)?|(?:don't|do not|needn't|need not|no longer)(?: (?:need|have|want))?(?: to)? (?:understand|check|read|know|look|ask|study|verify|question|calculate|dig)(?: [a-z]+){0,4}|(?:there is |there's )?no need (?:to (?:understand|check|read|know|look|ask|study|verify)|for (?:me|us) to [a-z]+))"

const NO_GRASP =
  "(?:(?<![a-z])(?:i|we)(?:'ve|'m| have| am)? (?:(?:really|honestly|frankly|still|just|simply|also|myself) )*(?:don't|do not|can't|cannot|couldn't|could not|wouldn't|never|hardly|barely)(?: (?:really|even|quite|fully|properly|much|yet|begin to|pretend to|claim to|possibly|entirely|know how to))* (?:understand|understood|explain|tell (?:you|anyone|anybody|them|my [a-z]+)|know|follow|grasp|get|say|pronounce|spell|describe|judge|make sense of)(?: (?:a word|anything|much|half|the first thing|the faintest|one word|most))?(?: (?:of|about))? ?(?:what|how|why|where|whether|the|a|an|any|their|its|this|these|it|rockets|[a-z]+)(?: [a-z']+){0,8}|(?:it|this|that|the [a-z]+|all of (?:it|this)|their [a-z]+|its [a-z]+)(?: [a-z]+){0,3}? (?:is|are|was) (?:all |pure |quite |completely |totally |way |far |and remains )*(?:greek|chinese|double dutch|gibberish|hieroglyphs|magic|witchcraft|over my head|above my head|beyond me|a (?:closed book|mystery|riddle|black box|puzzle)) ?(?:to me|for me)?|(?:all )?(?:greek|chinese|double dutch) to me(?: [a-z]+){0,8}|(?:i )?(?:have |had |haven't |without )?(?:no|the foggiest|the faintest|a) (?:idea|clue|notion|inkling) (?:what|how|why|of)(?: [a-z']+){0,8}|what (?:an? |the )?(?:[a-z-]+ ){1,3}(?:is|are|does|do),? (?:nobody|no one|i)(?: [a-z']+){1,8})"
const UNCONCERNED =
  "(?<![a-z])(?:(?:one|you|i|we|he|nobody|no one)? ?(?:don't|do not|doesn't|does not|needn't|need not|never|no one|nobody)(?: (?:really|even))? ?(?:need|needs|have|has|had) ?(?:to )?(?:know|understand|be able to (?:explain|build)|have understood|explain)(?: [a-z']+){0,6} (?:to (?:like|eat|drive|enjoy|make|earn|use|own|buy|profit|drink|love|get rich|ride|fly)|in order to|for (?:that|it|this|me))|(?:and|but) (?:with [a-z ]{2,24} )?(?:i )?(?:don't|do not|needn't|need not) (?:have|need|want) to(?= ?(?:[.,;!)]|$))|(?:i )?(?:have |'ve )?(?:stopped|given up|quit) (?:asking|trying|reading)|(?:that |this |it |which )?(?:doesn't|does not|need not|needn't|don't|shouldn't) (?:matter|bother (?:me|us)|worry me|concern me|hurt|stop me)|who cares|so what|no need to(?: [a-z]+)?|nor do i (?:have|need|want|care)[a-z ]*|(?:the|its|that) (?:chart|price|curve|line|arrow|candles?|share price|stock) (?:i do|i (?:can )?understand|is enough|tells me (?:all|enough|everything)|says (?:all|enough|everything)|speaks|goes up|i get)|(?:but|and)? ?(?:it|the (?:price|stock|share|thing|chart|line)) (?:goes up|rises|only goes up|keeps (?:going up|rising|climbing))|skipped (?:to|the)[a-z ]*|(?:it|the last page|the cover|the end) (?:looked|looks|sounds|sounded) (?:good|fine|great|right|clever|promising|serious))"
const HOLDS_BACK =
  /(?<![a-z])(?:so i (?:keep|stay|pass|wait|asked|put only|put half|only|leave|don't|do not|won't|read|started)|hands off|therefore|that is why (?:i|it)|which is why|hence|until i (?:do|know|understand|can)|before i (?:buy|add|do)|small|half of|only \d|used to|at first|course|analysts (?:don't|do not)|they (?:don't|do not)|critics|the market (?:doesn't|does not)|asked (?:for it|the|their|at)|note \d|the part (?:with|about)|index|etf)(?![a-z])/

const USES =
  "(?:(?:i|we|(?:my|our|the)(?: [a-z-]+){1,3}|everyone(?: [a-z]+){0,3}|everybody(?: [a-z]+){0,3}|all (?:of us|the [a-z]+|my [a-z]+|our [a-z]+)|half the [a-z]+)(?:'ve|'m| have| am| do| all| both| only| always| still| just)* (?:use|uses|used|using|eat|eats|drinks?|drives?|drive|wears?|wear|love|loves|buys? (?:it|them|nothing else)|swears? by|cooks? with|rides?|plays?|sleeps? on|shaves?|washe?s? with|works? with|has|have|own|owns|got|run on|runs on|order|orders|feeds?|smokes?|sells?|repairs?|recommend|fit|fits|install)(?: [a-z0-9']+){0,7}|(?:i|we) (?:can't|cannot|couldn't|could not)(?: [a-z]+){1,5} without(?: [a-z0-9]+){1,7})"
const MAKES_GOOD_SHARE =
  "(?:(?:a|any|such a|this kind of) (?:company|firm|business|maker|brand|outfit|people) (?:that|who|which|with)(?: [a-z']+){1,8} (?:is|must be|has to be|makes|deserves|cannot be|can't be|will be|can't|cannot)(?: [a-z]+){0,3} (?:good|great|right|safe|bad|solid|fine|sound|wrong|fail)?(?: ?(?:share|stock|investment|buy|bet|thing to own))?|(?:if|when|since|as) (?:all|every|everyone|everybody|the other|other|half|most|only)(?: [a-z]+){0,5} (?:is|are|does?|feels?|thinks?|drinks?|eats?|buys?|uses?)(?: [a-z]+){0,4}(?: (?:like|as) (?:me|us|i do|we do|this))?,? (?:then )?(?:this|it|the (?:share|stock|price)|they)(?: [a-z]+){0,2} (?:can only|must|has to|have to|will|cannot|can't)(?: [a-z]+){1,4}|(?:what|whatever|who)(?: [a-z']+){1,6} (?:is good enough for|can't be bad for|belongs in|should be in|is good for) (?:my |the |our |a )?(?:depot|portfolio|savings|money|account|wallet)|so (?:the|their|this) (?:share|stock|company) (?:must|has to|is bound to|can only|will|cannot|can't)(?: [a-z]+){1,4})"

/** A reason that is somebody else's, nobody's, or the taste of a product. */
export const ROLES_OF_TRUST: readonly Sign[] = [
  {
    // Somebody is in it, and who they are stands for the reason.
    ...PLAIN_ERROR,
    kind: 'authority',
    weight: 76,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isReported', 'isNegated', 'isSupposed', 'isPast'],
    beside: HOLDS_IT,
    notBeside: OWN_REASON,
    pattern: words(`
      (?:${LIKE_THIS}|${SUCH_A}) ${DOES_RIGHT}|
      ${THEY} (?:would|will|does|do|did)(?:n't| not| never| hardly| scarcely| surely not) (?:[a-z]+ )?(?:do|put|buy|hold|be|risk|own|touch|bet|touch|have|sit on|go into|gamble|invest)(?: [a-z0-9']+){0,6} (?:if|unless|without|for nothing|for fun|lightly|blindly|by accident|had (?:he|she|they))(?: [a-z']+){0,7}|
      ${THEY} (?:must|will|has to|have to|surely|certainly|of course|always|obviously)(?: surely| have to)? (?:know|knows|have (?:looked|checked|done|read|seen|had)|seen|looked|sees?)(?: [a-z']+){0,6}|${THEY} (?:know|knows) (?:exactly )?what (?:he|she|they)(?:'s|'re| is| are)? ?(?:doing|does|do)|${THEY} (?:has|have|did|does)(?: already)? (?:done )?(?:the|my|our|all the) (?:homework|work|research|checking|thinking|reading|sums)(?: (?:for me|for us|already))?|
      (?:if|when|where|once|what|whatever) ${THEY} (?:nods?|buys?|is in|are in|goes in|puts?|says?|does|trusts?|holds?|owns?|goes|sleeps well|dares?|believes?|signs?)(?: [a-z]+){0,6}(?:, (?:then )?| then )(?:that's|that is|it's|it is|i|so|we|there|nobody|who)(?: [a-z']+){1,8}|
      (?:is |that's |that is |it's )?worth more (?:to me |to us )?than (?:any|every|all|a (?:hundred|dozen|thousand)|ten|the)(?: [a-z]+){0,2} (?:reports?|analys[ie]s|balance sheets?|charts?|numbers?|figures|spreadsheets?|studies|research)(?: to (?:me|us))?`),
    says: SOMEBODY_ELSES,
  },
  {
    ...PLAIN_ERROR,
    kind: 'authority',
    weight: 72,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isReported', 'isNegated', 'isSupposed', 'isPast'],
    beside: HOLDS_IT,
    notBeside: OWN_REASON,
    pattern: words(`${ENOUGH}|${NEEDS_NO_MORE}(?= ?(?:[.,;!)]|$|then |here|with |after |when |from |to ))`),
    says: SOMEBODY_ELSES,
  },
  {
    // "I don't understand rockets and don't have to": it is not the not knowing, but that it is to be enough.
    ...PLAIN_ERROR,
    of: 'others',
    kind: 'confidence-beyond-evidence',
    weight: 67,
    at: 'purchase',
    fromConfidence: 5,
    isToldWhole: true,
    allows: ['isNegated', 'isSupposed', 'isPast'],
    isRhetorical: true,
    beside: new RegExp(UNCONCERNED),
    notBeside: HOLDS_BACK,
    pattern: words(NO_GRASP),
    says: NOT_UNDERSTOOD,
  },
  {
    // What is used, eaten or driven, and that alone.
    ...PLAIN_ERROR,
    isOfAnybody: true,
    kind: 'familiarity',
    weight: 66,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isNegated', 'isSupposed'],
    beside: new RegExp(`(?<![a-z])${USES}`),
    notBeside:
      /(?<![a-z])(?:proves? nothing|says? nothing|means? nothing|not (?:why|the reason|a reason|enough)|is (?:no|not a) reason|but (?:i|the) (?:read|checked|margins?|numbers|price)|margins?|earnings|times (?:earnings|sales)|cash flow|debt|revenue|anecdote)(?![a-z])|\d ?%/,
    pattern: words(`${MAKES_GOOD_SHARE}|${ENOUGH}`),
    says: OF_PRODUCT,
  },
]
