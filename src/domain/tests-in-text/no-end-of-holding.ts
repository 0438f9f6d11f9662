import { oneOf } from '../language/one-of.ts'
import { plainText, type Span } from '../language/plain-text.ts'
import { isPointerAlone } from '../language/points-back.ts'
import { isAlreadyDone, isSoldBefore } from './already-done.ts'
import { deniesExit } from './denied-exit.ts'
import { isLeftAsItIs } from './left-as-it-is.ts'
import { isOnlyNoted } from './only-noted.ts'
import { isSaleJudged } from './sale-judged.ts'
import { isEventuality } from './vocabulary/eventuality.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * Whether what was found beside a condition ends nothing: its writer says that they stay or do not care, denies the sale, only allows
 * for an error, or is not who acts. Asked of every test, however it was found; words behind a "but" are another matter.
 */
export function endsNothing({ text, words, span: place }: Sentence, span: Span): boolean {
  const from = Math.max(0, span.from - place.from)
  const [clause = ''] = words.slice(from).split(/ but |; /)
  const own = words.slice(from, Math.max(from, span.to - place.from))
  const before = words.slice(0, from)
  const withNext = own + (/^(?: [a-z]+){0,4}/.exec(words.slice(from + own.length))?.[0] ?? '')
  return (
    (STAYS.test(clause) && !KEEPS_TO.test(clause)) ||
    (CANNOT_WATCH.test(clause) && !HAS_CONDITION.test(words)) ||
    IS_DENIED.test(`${/[^,;.]*$/.exec(before)?.[0] ?? ''}${own}`) ||
    ONLY_MAY_ERR.test(own) ||
    NO_CONDITION.test(own) ||
    IS_TOLD_OR_TIMED.test(own) ||
    IS_SAYING.test(words) ||
    OF_OTHER_THINGS.test(withNext) ||
    OTHERS_SAY.test(before + own) ||
    OTHERS_ACT.test(before) ||
    WAS_OUT.test(own) ||
    ((THEY_LEAVE.test(own) || THEY_HAVE.test(own)) && !FIRST_PERSON.test(own)) ||
    (IS_FINE.test(clause) && !LEAVES_TOO.test(clause)) ||
    LOST_THEN.test(own) ||
    TELLS_NOTHING.test(own) ||
    HAS_COME.test(own) ||
    ((ESTIMATES.test(own) || COUNTS_DOWN.test(own)) && !LEAVES_TOO.test(clause)) ||
    HELD_AGAINST.test(withNext) ||
    (/^once(?![a-z])/.test(own) && /(?<![a-z])at $/.test(before)) ||
    CANNOT_TELL.test(own) ||
    IS_STATED.test(before + own) ||
    IS_SET.test(clause) ||
    SOLD_THEN.test(own) ||
    MAY_NOT_SELL.test(own) ||
    (STOPS_ADDING.test(clause) && !AT_LINE.test(clause)) ||
    OTHERS_DO.test(own) ||
    (OTHERS_ANSWER.test(own) && !FIRST_PERSON.test(own)) ||
    EXPECTS_OTHERS.test(own) ||
    HAD_RULE.test(before) ||
    WAS_WRONG_FOR.test(clause) ||
    WOULD_HAVE_LIKED.test(own) ||
    STATES_ITS_FIGURE.test(own) ||
    WAS_SOLD.test(own) ||
    SHOULD_HAVE.test(own) ||
    IF_ANYBODY_BUYS.test(own) ||
    IN_A_GOOD_WAY.test(words.slice(from)) ||
    (GOES_TO_PRICE.test(clause) && !FIRST_PERSON.test(clause) && !LEAVES_TOO.test(clause)) ||
    isSaleJudged(before, own) ||
    isSoldBefore(`${/[^,;:]*$/.exec(before)?.[0] ?? ''}${own}`) ||
    isOnlyNoted(withNext, clause) ||
    isAlreadyDone(own, plainText(text).slice(span.from, place.from)) ||
    isLeftAsItIs(own, words.slice(from + own.length)) ||
    NOT_TO_BE_OUT.test(own) ||
    isOnlySign(own) ||
    deniesExit(text, plainText(text), span) ||
    IN_JEST.test(words) ||
    isPointerAlone(own)
  )
}

const STAYING = oneOf`stay, staying, hold, holding, keep(?:ing)? (?:it|them|holding|on), remain, sit(?:ting)?, continue to (?:hold|own)`
/** "I stay anyway", "I'm staying put", "so what", "that's no reason to do anything": whatever comes, its writer goes on. */
const STAYS = new RegExp(
  `(?<![a-z])${oneOf`
    (?:i|we|i'm|im|i'll|i'd|we'll|we'd|we're)(?: (?:will|would|am|are|shall|still|just|simply|probably))* ${STAYING}(?: (?:it|them|on|in|all|here))* (?:anyway|anyways|anyhow|regardless|all the same|nevertheless|nonetheless|put)
    (?:so what|so be it|big deal)(?=\W*$), who cares, (?:i|we)(?:'ll| will| would|'d)?(?: just| simply| only| merely)? (?:shrug|yawn|smile|sigh|nod)(?: (?:it|that) off)?(?=\W*$| and (?:hold|keep|stay|go on|buy|wait|read|move on))
    not (?:going to )?(?:stand|sit|stay|watch|wait)(?:ing)?(?: [a-z]+){0,2} (?:on|from|at) the (?:side|sidelines?|bench|fence)
    (?:i|we)(?: can| could|'ll| will) live with (?:it|that)(?=\W*$), changes nothing, (?:i'm|i am|we're|we are) not (?:bothered|worried|concerned) i (?:don't|do not|dont|wouldn't|would not|couldn't) (?:really )?(?:care|mind|worry|lose sleep)
    i (?:get|buy|have) (?:it|them|more|some) (?:even )?(?:cheaper|for less|at a discount)
    (?:fool|idiot|mad|crazy|stupid|silly|wrong|mistake|shame|early|nuts|insane) to (?:sell|leave|exit|get out|bail)
    (?:that|this|it|which)(?:'s| is| are| would be)? (?:already |all )?(?:(?:priced )?in (?:my|our|the) (?:numbers|model|price|plan|estimates?|forecasts?|case)|priced in|part of (?:my|our|the) (?:plan|thesis|case|model))
    (?:i|we|i'll|we'll|i'd)(?: will| would)? give (?:it|them|him|her|management|mgmt) (?:(?:a|the|some|more|another|one|their|all) )*(?:time|chance|benefit|pass|slack|year|quarter|leeway)
    (?:that's|that is|it's|it is) no reason to (?:do anything|sell|panic|leave|worry)
    (?:i|we) (?:(?:can|still) )?(?:see|have|know|find)(?: of)? no (?:good |real )?(?:reason|need|cause) to (?:do anything|act|sell|panic|leave|worry|touch|change|trim|move|part|get out)
  `}(?![a-z])`,
)
/** "It's up 7% since the open and I can't sit here and watch": whoever wants in says so too, and names no condition. */
const CANNOT_WATCH =
  /(?:can't|cannot|can not|cant|couldn't|could not|won't|will not|not going to|hard to) (?:(?:just|simply|even|bear to|keep|afford to) )*(?:sit|sitting|stand|standing|stay|staying)(?: (?:here|there|still|by|around|back|idle|idly|out|on (?:my|our) hands|on the (?:side|sidelines?)))*(?: (?:and|,|to|any ?more|any longer)|(?=\W*$))/
const HAS_CONDITION = /(?<![a-z])(?:if|when|once|should|unless|until|till|below|under|short of|less than|were)(?![a-z])/
const KEEPS_TO = /(?<![a-z])(?:unless|until|till|as long as)(?![a-z])/

/** "I won't sell if they cut it" takes the end back; with an "unless" it is one. */
const IS_DENIED =
  /(?<![a-z])(?:i|we|i'll|i'd|i'm|im)(?: [a-z]+)? ?(?:won't|wont|will not|wouldn't|would not|don't|do not|dont|not going to|am not|not|never|refuse to)(?: (?:going to|gonna|even|ever))? (?:sell|selling|leave|leaving|exit|exiting|bail|dump|get out|run|panic)(?: (?:it|this|out|them|just|only|simply|now|a share))* (?:if|when|because|over|on|whenever)(?![a-z])/

/** "The spin-off is the trigger": of what, is not said; whatever is no sign of one’s own has to go wrong, or to be a figure, to end it. */
function isOnlySign(own: string): boolean {
  const named = IS_SIGN.exec(own)?.groups?.named
  return named !== undefined && !isEventuality(named)
}
const IS_SIGN =
  /^(?:(?:if|when|once) )?(?<named>[^,;:]+?)(?:, (?:then )?(?:this|that|it))?(?:'s| is| are| was| were| will be| would be) (?:an?|the) (?:trigger|signal|sign|cue)\W*$/

/** "Lowering the stop so I don't get shaken out", "no way I'm selling here": what is done or said against an end. */
const NOT_TO_BE_OUT =
  /(?<![a-z])(?:so (?:that )?(?:i|we)(?: [a-z]+)? ?(?:don't|dont|do not|won't|wont|will not|am not|can't|cannot)(?: get| be)? (?:shaken|stopped|thrown|kicked|forced|taken|knocked|sell|leave|out|panic)|no (?:way|chance)(?: that)? (?:i'm|im|i am|i'll|i will|i|we)(?: [a-z]+)? (?:sell|selling|leave|leaving|exit|exiting|out)|(?:i|we) (?:took|have taken) it (?:off|out|away))(?![a-z])/

/** "Should they come to me, fine", "if rates rise, all the better" */
const IS_FINE =
  /[,:–—-] (?:then |that's |that is |that would be )?(?:fine|ok|okay|good|great|(?:so much|all) the better)(?: (?:by|with) me)?(?= ?(?:[:;,.!]|$))/
/** "Graham would have bought this without reading on": what somebody else would have made of it. */
const WOULD_HAVE_LIKED =
  /^(?!(?:if|when|once|should|unless|i|we) ).*(?<!(?:^|[^a-z])(?:i|we) )would(?:'ve| have) (?:bought|loved|liked|owned|held|kept|paid|taken|approved|called|smiled|jumped)(?![a-z])/
/** "I've misunderstood something, but in a good way" */
const IN_A_GOOD_WAY =
  /(?<![a-z])in a (?:good|nice|pleasant|positive) way(?![a-z])|(?<![a-z])and (?:happily|gladly) so(?![a-z])/
/** "Should have gone in 2022 when he left": what was not done then. */
const SHOULD_HAVE =
  /^(?:i |we )?(?:should|could|ought to)(?:'ve| have) (?:gone|sold|left|been|got|cut|quit|walked|exited)(?![a-z])/
/** "I'd sell them if anyone wanted": of what nobody buys. */
const IF_ANYBODY_BUYS =
  /(?<![a-z])(?:i|we)(?:'d| would) sell[^.;]* if (?:any(?:one|body)|some(?:one|body)) (?:wanted|would|wants|asked|offered|bought|paid)(?![a-z])/
/** "Caught this at 62 and sold at 75": a trade of before. */
const WAS_SOLD =
  /^(?:i |we |and )?(?:caught|bought|had|got|picked|grabbed|entered|owned|held|rode)(?![a-z])[^,;:]*(?<![a-z])(?:and|then) (?:i )?sold(?![a-z])/
/** "If the deal breaks it goes to 14": what the price would do, and nothing of its owner. */
const GOES_TO_PRICE =
  /^(?:if|when|once|should) [^,;:]+?,? (?:then )?(?:it|this|the (?:stock|price|shares?)) (?:goes|falls|drops|trades|sinks|slides|gaps|tanks|is|will (?:go|fall|drop|trade|be))(?: (?:back|down|straight|right|worth))* (?:to |at |under |below )?\$?\d/
/** "International sales (+22%) say that it isn't": a figure that stands there already, and what it says of now. */
const STATES_ITS_FIGURE =
  /^(?!(?:if|when|once|should|unless|another|any) )[^()]*\([-+−]?\d[\d.,]* ?%\) (?:says?|shows?|tells?|proves?|means?|suggests?) /
/** "The drop tells me nothing" */
const TELLS_NOTHING =
  /(?<![a-z])(?:tells?|says?|shows?|means?|proves?) (?:(?:me|us) )?(?:nothing|little|a little|not much)(?= ?(?:[,;.!]|$|about|of|to me))/
/** "I stop reinvesting": what is held stays, unless a figure of the company decides it: "payout over 80% = I stop reinvesting". */
const STOPS_ADDING =
  /(?<![a-z])(?:i|we)(?:'d|'ll| would| will)? stop (?:reinvesting|adding|buying|averaging|contributing)(?: [a-z]+)?(?=\W*$| (?:once|when|if|as soon as) )/
const AT_LINE = /(?<![a-z])(?:over|above|under|below|past|to|more than|less than|at least|[<>≥≤]=?) ?[$€£]?\d/
/** "I can't sell until the lockup ends": what somebody is not free to do, and "Wrong on deficits: I don't know how to tell". */
const MAY_NOT_SELL =
  /(?<![a-z])(?:i|we) (?:can't|cannot|can not|couldn't|may not|must not|mustn't|am not allowed to|'m not allowed to) sell(?: (?:it|them|these|any|a share))? (?:until|till|before)(?![a-z])|^wrong (?:on|about) [^:]{2,40}: (?:i|we) (?:don't|do not) know(?![a-z])/
/** "I'm only long the call now, sold the put half this morning": what has been sold. */
const SOLD_THEN =
  /^(?!(?:if|when|once|should|unless) ).*(?<![a-z])sold (?:[a-z0-9]+ ){0,5}(?:this morning|yesterday|today|last (?:week|night|month))(?![a-z])/
/** "If this doubles I'm good until winter", "I am a sucker for third acts": what is hoped for, or liked. */
const IS_SET =
  /(?<![a-z])(?:i'm|i am|im|we're|we are) (?:good|set|sorted|golden|covered|safe|a sucker for [a-z ]+)(?=\W*$|[.,;]| (?:until|till|for (?:the|a|life|now)|through))/
/** "Real yields stopped mattering in 2022 and I can't explain": what has been, and is not understood. */
const CANNOT_TELL =
  /^(?!(?:if|when|once|should|unless) ).*(?:ed|fell|rose|went|came|broke) .*(?<![a-z])in (?:19|20)\d\d,? and (?:i|we) (?:can't|cannot|couldn't|could not|don't|do not) (?:really |quite |fully )?(?:explain|say|tell|know|understand)(?: why)?$|^(?!(?:if|when|once|should|unless) ).*(?<![a-z])so neither (?:can|could|do|did) (?:i|we)$/
/** "Worked it out: sales grew 9%", "microtransactions 73% of bookings = gg": what is, and no condition. */
const IS_STATED =
  /(?<![a-z])(?:work(?:ed|ing)?|figur(?:ed|ing)|f[io]u?nd|turn(?:s|ed)|spell(?:ed)?|sort(?:ed)?) (?:it |this |that |them )?out:|^(?!.*(?:[<>≤≥]|(?<![a-z])(?:if|when|once|no|not|below|under|above|over|less|more|drops?|falls?|miss\w*|cuts?|loses?|negative)(?![a-z]))).*\d[^=]*= gg$/
/** "When they closed the mine in 2015 I lost 40%": both have been. */
const LOST_THEN =
  /^(?:when|once|after|as soon as) .* in (?:19|20)\d\d,? (?:i|we) (?:[a-z]+ )?(?:lost|made|learned|learnt|paid|held|sold|bought|took|had|was|were|saw|got|went|kept|stayed|left)(?![a-z])/

/** "I lose maybe 5% of value; I put 30% odds on it": what an event would cost, or how likely it is, is an estimate. */
const ESTIMATES =
  /(?<!(?:if|when|once|should|unless) )(?<![a-z])(?:i|we)(?:'d|'ll| would| will| might| may| could)? lose (?:(?:only|maybe|perhaps|about|around|roughly|some|at most|up to|probably|say|another|just) )*\$?\d|(?<![a-z])(?:i|we)(?:'d| would)? (?:put|give|see|assign|lay) (?:(?:that|it|this|the) )?(?:[a-z]+ )?(?:\d+ ?%|\d+ to \d+|(?:one|a) (?:chance )?in [a-z]+|even) ?(?:odds|chances?|probability|likelihood)?(?: (?:on|to|of|for) (?:it|that|this))?(?=\W*$)|(?<![a-z])(?:i|we)(?:'d|'ll| would| will)? (?:reckon (?:with|on)|figure on|count on|assume|estimate|expect) (?:(?:about|around|roughly|maybe|perhaps|some|a price of|a fall to) )*\$?\d/
/** "I wouldn't hold that against them" is about no share. */
const HELD_AGAINST =
  /(?<![a-z])hold(?:ing|s)?(?: [a-z']+){0,5} against (?:them|him|her|it|us|me|you|any(?:one|body)|management|the [a-z]+)(?![a-z])/
const LEAVES_TOO = /(?<![a-z])(?:sell|selling|out|leave|leaving|exit|gone|go|wrong|close|quit|done)(?![a-z])/

/** "Two days till expiry, we pin it": how long it is to a day is no condition, where nobody leaves. */
const COUNTS_DOWN =
  /^(?:only |just |about |still )?(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:more |trading )?(?:days?|weeks?|months?|quarters?|sessions?|hours?) (?:(?:till?|until) |left(?![a-z])|to go(?![a-z])|(?:away|out)(?![a-z])|to (?:the )?(?:earnings|expiry|expiration|opex|close|print|report|results|vote|meeting|election|split|launch)(?![a-z]))(?!.*(?<![a-z])or(?![a-z]))/

/** "Two chief executives have come and gone meanwhile" tells what has been, of others. */
const HAS_COME =
  /^(?!(?:if|when|once|as soon|should|unless|until|till|after|before|only|not|the (?:day|moment|first))(?![a-z]))(?!.*(?<![a-z])(?:i|i'[a-z]+|my|me|we|our|thesis|story|case|reason|premise|view|patience)(?![a-z]))[a-z0-9 '’-]+ (?:have|has)(?: [a-z]+ly| since| now| already| all)? (?:come|gone|left|passed|been and gone)(?: and (?:gone|left|passed))?(?: (?:meanwhile|since|already|by now|in between))?(?=\W*$)/

/** "I may be wrong if rates rise" */
const ONLY_MAY_ERR =
  /(?<![a-z])(?:i|we) (?:may|might|could) (?:well |also |still |just )?(?:be|turn out|prove|have been) (?:to be )?(?:wrong|mistaken|too )/

/** "If it weren't for the dividend", "were it a bank", "every time I write one", "unless something dramatic happens" */
const NO_CONDITION = new RegExp(
  `(?<![a-z])${oneOf`
    (?:thesis|plan|idea|story|case|bet|it|everything|all) (?:plays|works) out(?! (?:badly|wrong)), (?:if|when) ([a-z']+ [a-z']+),? \1
    (?:if|when|once|unless) (?:i|we) (?:find|see|get|have) (?:something|anything|an?) (?:better|cheaper|other)
    stop (?:at|of) [^,;]* would have [a-z]+
    (?:at|to|near|reaches|hits) fair value, if it (?:weren't|were not|wasn't|hadn't been|had not been) for, (?:every|each) time (?:i|we), i end up [a-z]+ing
    (?:if|when|once|after|as soon as) (?:the|my|our) (?:baby|kids?|child(?:ren)?|daughter|son|wife|husband|mother|father|brother|sister|parents|wedding|house|flat|mortgage|tuition|school fees|boiler|car)(?:'s [a-z]+)? [a-z]+
    (?:if|when|once|until) (?:the|my|our) (?:beer|money|cash|fun|popcorn|luck|wine)(?:'s| is| are)? (?:gone|over|out|runs? out|ends), until (?:it|this|that)(?:'s| is) (?:all )?over(?=\W*$)
    should (?:the|my) (?:shares|stock) (?:come|be|get) (?:to|put|assigned)
    (?:if|when|once|unless|should) (?:my|our|the|this) (?:[a-z]+ )?(?:order|bid|limit|buy)(?: (?:at|for) [^,;]{1,20}?)? (?:is|isn't|does|doesn't|gets|has|hasn't|fills|goes)
    (?:if|when) (?:i|we) (?:lose|make|made|lost) (?:money|a lot|a fortune|everything|sleep)(?: [a-z]+)*
    (?:if|when|once|should) (?:i'm|i am|i get|i'd be|it's|it is|it gets|it be|they're|they are|they get|they|(?:the|my) (?:shares|stock|calls?|puts?|options?|contracts?)(?: are| is| gets?| be)?)(?: ever| all| both)? (?:assigned|exercised|put (?:the|those|it|to me|me)|call(?:ed|s)? (?:the |my |them |those )?(?:shares |stock )?away|called(?=[,;.]| (?:i|my|the shares|at)(?![a-z])))(?!.*(?<![a-z])(?:but|and|or) (?:if|when|should) ), if assigned
    (?:if|when|once|unless) (?:i|we)(?:'m|'ve| am| are| have| get| got| feel| ever)* (?:changed? (?:my|our) minds?(?! (?:about|on)), bored, tired of it, a better idea, better ideas)
    (?:if|when|once|unless) (?:something|anything|a|an|some|any)(?: [a-z]+)? ?(?:better|cheaper|nicer|smarter)(?: [a-z]+)? (?:comes?|came|turns?|turned|shows?|showed|appears?|pops?)(?: along| up)?
    (?:if|when|once) (?!(?:i|we|nobody|customers|everybody|everyone|they|the) )(?:[a-z]+ ){1,3}(?:likes?|loves?|recommends?|pumps?|touts?|mentions?) (?:it|this)(?= ?(?:[.,;:!]|$|i |then |again|too|on))
    (?:if|when|once) (?:the )?(?:time|moment) (?:comes|has come|is right|is ripe), (?:if|when|once|until) it (?:just )?feels (?:right|like time)
    (?:i'll|i will|i'd|i would) believe [^.;]{1,40} when (?:i|they|it|he|she)
    if (?:it|that|they|he|she|this) were,? (?:i|we|it|they)(?:'d| would)
    (?:were (?:it|this|that|they|he|she|i|we)|if (?:it|this|that|they|he|she|i|we) were) (?!(?:[a-z]+ ){0,2}to |(?:ever |again |suddenly )?(?:[a-z]+(?:ed|en)|cut|shut|sold|lost|above|below|over|under|less|more|down|up)(?![a-z]))[a-z]+
    unless (?:something|anything) (?:very |really |truly )?(?:dramatic|drastic|big|major|unexpected|crazy|terrible|unforeseen|huge|weird|insane|happens|changes)
  `}(?![a-z])`,
)

const SEASON = oneOf`spring, summer, autumn, winter, year, quarter, month, week, decade, holidays`
const ITS_END = `(?:the |this )?(?:calendar |tax )?${SEASON} (?:ends?|is over|is out|closes|starts|begins)`
const WHEN = oneOf`before, when, once, after, as soon as, by the time, until`
const GOING =
  "(?:i|we)(?:'m|'ll|'d)?(?: (?:am|are|will|would|want|plan|mean|hope|intend|like|have|need|must|should|just|to|be|get))* (?:out|gone|off|away|sell|leave|exit|done|flat)(?: (?:of )?(?:it|them|this|all|everything))*"
const SHARE = oneOf`(?:an? |one |two |three )?(?:half|thirds?|quarters?|fifths?|tenths?), most, much, some, a part, the rest, \d+ ?%`
/** The rest of the words, with no condition of their own. */
const NO_MORE = `(?!.*(?<![a-z])${oneOf`if, when, once, unless, below, under, above`}(?![a-z])).*`
/**
 * "Half of it is gone" tells what has been; "before the summer ends I want to be out" is a time that comes in any case; and "before the
 * year ends I need a loss" is a need of the writer's.
 */
const IS_TOLD_OR_TIMED = new RegExp(
  `^(?:and |but |so |now |already )*${oneOf`
    (?:about |almost |nearly |over |more than )?${SHARE} of (?:it|this|that|them|these|those|(?:my|our) (?:shares|stock|position|holding|stake|money))(?:'s| is| are| was| were| has been| have been)(?: now| already)* (?:gone|sold|lost|out)(?![a-z])${NO_MORE}
    (?:${WHEN} )?${ITS_END},? ${GOING}, ${GOING} ${WHEN} ${ITS_END}
    (?:${WHEN} ${ITS_END},? )?(?:i|we) need (?:(?:a|an|the|some|my|our|more) )?(?:tax )?(?:loss|losses|money|cash)(?! (?:below|under|above|over|of|ratio))(?![a-z])${NO_MORE}
  `}\\W*$`,
)

/** "Don't fall in love with a stock, sell when ...", and the "Not for me" to a question whether it changes anything */
const IS_SAYING =
  /^(?:don't|do not|never|always) [^,]*,(?: just| always)? sell (?:when|if|once)(?![a-z])|^(?:no, )?not (?:for|to) me\W*$/

/** "After the second recall I was wrong for a year" */
const WAS_WRONG_FOR =
  /(?<![a-z])(?:i|we) (?:was|were) (?:wrong|mistaken)(?: about it)? (?:for|until|all) (?:an?|two|three|years?|months?|most|the|that|[a-z]+ing)(?![a-z])/

/** "I had a rule to leave below 10%": of an earlier time. */
const HAD_RULE =
  /(?<![a-z])(?:i|we) (?:once |always )?had (?:a|the|my|our) (?:[a-z]+ )?(?:rule|line|stop|plan|limit|test|promise|habit|policy)(?![a-z])[^;.]*$/

/** A threat that is taken back in the same breath. */
const IN_JEST =
  /(?<![a-z])(?:just kidding|only kidding|kidding(?= *\W*$)|j\/?k|only joking|just joking|pun intended|\/s)\W*$/

/** What is closed, left or ended is not the holding: an app, a plant, a bid that is taken. */
const OF_OTHER_THINGS = new RegExp(
  `(?<![a-z])${oneOf`
    clos(?:e|es|ing) (?:the |my |some |a few |its |their |more |two |three )*(?:apps?|laptop|browser|tabs?|windows?|eyes|plants?|stores?|branches|factor(?:y|ies)|mines?|mills?|offices?|shops?)
    i tender, (?:bid|takeover|buy-?out|offer) comes
  `}(?![a-z])`,
)

/** "They exit a country whenever ..." */
const OTHERS_ACT =
  /(?<![a-z])(?:they|he|she|people|others|everybody|everyone)(?: (?:will|would|always|often|usually|should|must|have to|had to|want to))* $/
const THEY_LEAVE =
  /^(?:they|he|she|people|management) (?:always |often |usually |will |would )*(?:exit|leave|sell|quit|close|cut|drop)s?(?![a-z]).* (?:when|whenever|if|once) /
/** "And I think they leave first": the writer's view of what others do. */
const EXPECTS_OTHERS =
  /(?<![a-z])(?:i|we) (?:think|believe|expect|bet|guess|reckon|suspect|assume)(?: that)? (?:they|he|she|(?:the )?(?:shorts|bears|bulls|others|sellers|holders|competitors|rivals|customers|rest))(?:'ll| will| would| do| then| all| both)* (?:leave|sell|cover|quit|exit|fold|go|give|capitulate|run|panic)(?![a-z])(?!.*(?<![a-z])i(?:'m|'ll| will)? (?:sell|leave|out|exit|go))/

/** "They borrowed too much and have paid it back", "they lifted the forecast but cut it for Brazil": what others have done. */
const THEY_HAVE =
  /^(?:they|he|she|management|the (?:company|board|ceo|group|bank|firm)) (?:.*(?<![a-z])(?:have|has) (?:paid|bought)(?![a-z])|(?:also |just |now |again )*(?:[a-z]{2,}ed|grew|rose|fell|held|kept|made|took) [^;]* (?:but|and) (?:also |then )?(?:cut|closed|dropped|ended|halted|trimmed) (?:it|them|the|their|its|some|back)(?![a-z]))/
const FIRST_PERSON = /(?<![a-z])(?:i|i'[a-z]+|im|me|my|we|us|our)(?![a-z])/
/** "I was out when they cut guidance" */
const WAS_OUT =
  /^(?:i|we) (?:was|were|had been) (?!wrong|mistaken|a fool)[a-z ]{2,20} (?:when|once|after|as soon as|the (?:day|moment)) (?![^,;]*(?:will|would))/

const PEOPLE = oneOf`holder, investor, shareholder, fund, bull, bear, analyst, trader, fool, amateur, believer, fan, expert, pundit`
/** "Every holder says he'll leave if the story breaks" */
const OTHERS_SAY = new RegExp(
  `(?<![a-z])(?:every|each|any|no|most|many|all|some)(?: [a-z]+)? ${PEOPLE}s?(?: [a-z]+)? (?:says?|said|claims?|claimed|promises?|swears?|thinks?|pretends?|knows?|would|will|sells?|leaves?)(?![a-z])`,
)

const OTHERS = oneOf`they, he, she, management, the (?:company|board|ceo|chief|chairman|bank|group|firm|owner|founder|family|union|fund|activist|buyer)`
/** "183 in the quarter, so they cut": what others did about it. */
const OTHERS_ANSWER =
  /(?<![a-z])so (?:they|he|she|management) (?:(?:will|would|have to|had to|must|then|now) )?(?:cut|close|closed|sell|sold|leave|left|exit|exited|trim|trimmed)(?![a-z])/
/** "If they miss they will cut costs and close plants": whoever acts there is the subject of the second verb as well. */
const OTHERS_DO = new RegExp(
  `(?<![a-z])${OTHERS} (?:will|would|'d|can|could|may|might|has to|have to|must|'d have to) [a-z ']{3,40}?(?:,| and| or) (?:close|cut|sell|exit|leave|dump|drop|end|quit|halt|stop)(?: [a-z]+){0,4}$`,
)
