import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import type { Sign } from '../sign.ts'
import { PLAIN_ERROR } from './plain-error.ts'
import {
  ALL_IN_ONE,
  BY_SIGNAL,
  CAME_BACK,
  DOUBLED,
  HAS_A_DAY,
  HAS_TO_BE_REPAID,
  LEFT_BEHIND,
  LOSS_ELSEWHERE,
  NO_FALL,
  NO_MEMORY_OF_DAYS,
  NOT_UNDERSTOOD,
  OF_ANOTHER_DAY,
  OF_PRODUCT,
  OF_THE_MANY,
  ONE_WHO_WON,
  OTHERS_MONEY,
  PRICE_OF_ONE,
  PRIZE,
  SOMEBODY_ELSES,
  WAGE_AND_SAVINGS,
} from './said-of-errors.ts'
import { BY_DAY, COUNT, DISPOSED, KIN, OBLIGATION, OF_STANDING, PAYEE, SAFE } from './word-classes.ts'

const SCATTERED = { ...PLAIN_ERROR, isToldWhole: true, unlessWeighed: 'in-words-or-figures' } as const
const SUM = '[$€£]?\\d[\\d.,]*k?'
const STANDS_FOR = ['isReported', 'isNegated', 'isSupposed', 'isPast'] as const

const CROWD =
  '(?:(?:the |our |my )?(?:whole|entire|half the|half my|half our) (?:[a-z]+ )?[a-z]+|everyone|everybody|every (?:last |single )?[a-z]+|all (?:of )?(?:the|my|our|those|these) [a-z]+|the others|the (?:rest of the|other) [a-z]+|the (?:second|first|third|young|new|old) [a-z]+|my (?:colleagues|mates|friends|cousins|neighbou?rs|brothers|sisters|students|pupils|patients|apprentices|kids|children|interns|tenants|players)|even (?:the|my|our) [a-z]+)'
const HAS_OR_TALKS =
  '(?:(?:has|have|had|is|are|was|were|been|keeps?)(?: [a-z]+){0,3} )?(?:has|have|holds?|hold|owns?|in it|talk(?:s|ed|ing)?|bought|buys?|made|rich|richer|building (?:an? )?[a-z]+|builds|ordered|got|went|laugh(?:s|ed|ing)?|speak(?:s|ing)?)'
const GIVES_IN =
  "(?:(?:done|finished|through|fed up|tired|sick)(?: [a-z]+)? (?:being|of being|with being|of (?:watching|waiting|hearing|standing|sitting|counting|nodding))(?: [a-z]+){0,6}|(?:i am|i'm|being|be|as|like|was) the (?:one|only|last|odd|fool|idiot)(?: [a-z]+){0,6}|not again|never too late|here i am|so i'm in|i (?:give|gave|cave|caved) in|my turn|(?:i|we) (?:want|wanted)(?: [a-z]+){0,4} (?:too|as well)|left (?:out|behind)|from (?:the )?(?:outside|sidelines?|pavement|window|bench|bank)|late to the|tired of (?:my|this|the|that) [a-z]+|once,? (?:and )?not twice|(?:richer|better off|further|happier|smarter) than (?:i|me)(?: am)?|look them in the eye|nothing to say|join(?:ed|ing)? (?:them|in|the party|the others)|before it is too late|at last i|finally (?:i|in|bought)|cannot (?:listen|watch|hear)|can't (?:listen|watch|hear|stand)|(?:why|how) (?:not|always) (?:me|i)|me too|envy|jealous)"

const PAYS =
  '(?:paid(?: off| out)?|pay|payable|due|owe[sd]?|owing|settle[ds]?|confirm(?:ed)?|deposit(?:ed)?|hand(?:ed)? over|transfer(?:red)?|wants? (?:cash|it|their money|his money|her money|to be paid)|has to be|have to be|must be|needs? to be|called|collected|invoice[ds]?|bill(?:ed)?|fees?|rent|instal?lments?|tuition|moves?|moving|wedding|surgery)'
const IN_THE_MEANTIME =
  '(?:idle|lie|lying|sit|sitting|sleep|sleeping|in (?:between|the meantime)|meanwhile|by then|until then|till then|for (?:the )?(?:\\d+|[a-z]+) (?:weeks?|months?|days?)(?= ?(?:[.,;!)]|$))|i have (?:only |just )?[$€£]?\\d[\\d.,]*(?= ?(?:[.,;!)]|$|so far|of it|now))|(?:two|three|a few|a couple of|one) good (?:days?|weeks?|months?)|short of (?:it|that)|the gap|not enough|we are there|i am there|that does it|does the trick|covers it|closes the gap|make up the (?:\\d[\\d.,]*|rest|difference)|time enough|enough time)'

const OTHERS_POT =
  "(?:float|till|petty cash|cash ?box|kitty|collection|coffee (?:money|fund)|honesty box|(?:club|association|parish|class|team|church|choir|society|union|company|business|client|clients|trust|joint|school|scout|troop|committee|fire brigade|community|condo|estate|escrow)(?:'s|s')? (?:cash|money|account|funds?|kitty|reserve|till|float|savings|coffers))"

const FEARLESS =
  "(?:(?:not|im)? ?(?:possible|impossible) to (?:lose|fail|go wrong)|(?:not possible|impossible)(?: [a-z]+){0,2} (?:to lose|loss|losing|that (?:it|this) (?:falls|fails|loses))|(?:isn't|is not|no|never|without)(?: [a-z]+)? (?:a )?(?:losing side|losers?|loss side|down ?side|possible loss|danger|risk(?: (?:here|in (?:it|this)|at all|whatsoever))?)(?= ?(?:[.,;!)]|$|to (?:this|it)|in (?:this|it)|here))|(?:doesn't|does not|can't|cannot|never|won't|will not)(?: [a-z]+)? (?:come out|end|fall|go|drop|be|close)(?: [a-z]+)? (?:below|under|beneath) [$€£]?\\d[\\d.,]*|(?:already|long|as good as) (?:decided|settled|done|won|sealed|signed|certain|over)|decided already|(?:only|merely|just|simply) (?:a )?(?:matter|question) of (?:time|when|days|weeks|patience)|foregone conclusion|written in (?:the )?(?:stars|stone)|in the bag|(?:what|nothing)(?: [a-z]+){0,3} to (?:be afraid of|fear|worry about|be scared of)|whether (?:anyone|anybody|they|one|people|the [a-z]+) (?:likes?|wants?) it or not|(?:i'd|i would|i'll|i will|i could|i can) (?:stake|bet|swear|put|wager)(?: [a-z]+){0,3} (?:my|our|on my|by my) [a-z]+|one (?:only|just|simply) has to wait|(?:cannot|can't|could not) but (?:win|rise|gain)|money (?:is|lies) (?:lying )?(?:on|in) the (?:street|table|floor)|like (?:printing|picking up) money|sure as (?:eggs|death|sunrise|the sunrise|taxes|night)|eat my (?:hat|shoes?|boots?|tie|beret|cap|words|shirt|socks|apron|helmet|gloves|[a-z]+)(?= ?(?:[.,;!)]|$))|nothing (?:that|which) (?:could|can|would|will) (?:make|let|bring|get|force) (?:it|this)(?: [a-z]+){0,2} (?:fall|drop|lose|down|sink|break|fail)|(?:none|neither|nothing) of (?:them|it|that|these) can(?= ?(?:[.,;!)]|$|go |happen|fail))|(?:this one|this|it)(?:'s| is) (?:absolutely |completely |perfectly |totally |bomb-?proof|as )?(?:safe|bulletproof|bomb-?proof|bullet-?proof|unsinkable|indestructible)(?= ?(?:[.,;!)]|$))|gravity|as (?:certain|sure) as)"
const OTHERS_FEARLESS =
  /(?<![a-z])(?:but (?!i (?:bought|am in)|then)|except|unless|salesman|brochure|used to|i (?:would|'d) not|wouldn't|worr(?:y|ies|ied)|of the dividend|the licence|the license|customers|treaty|concession|the order|contract is|court|merger|deal is (?:done|signed)|vote|patent|index)(?![a-z])/

const WINDFALL =
  '(?:endowment(?: policy)?|inheritance|(?:divorce )?settlement|severance|redundancy|compensation|gratuity|lump sum|pension(?: pot| fund)?|payout|pay-?out|bonus|life insurance|proceeds|(?:the|my|our) (?:house|flat|farm|shop|boat|car|land|practice|business)(?: money| sale| was sold| is sold)?|lottery win|jackpot|nest egg|savings|dowry|insurance money|building (?:loan|savings) (?:contract|plan)|(?:little )?gold|jewel(?:le)?ry|heirlooms?|stamp collection)'
const ONE_ONLY =
  '(?:one (?:goal|conviction|line|card|horse|place|name|share|basket|bet|thing|idea|position|company|stock)(?: only)?|to the (?:last|very last) (?:euro|cent|penny|dollar|franc|pound|krone|krona|crown|coin)|every (?:last )?(?:euro|cent|penny|dollar|franc|pound|coin|krona|krone)|everything (?:in|on|into|works|rides|goes|is)|all (?:of it|in|on|for)(?: (?:here|this|one|it|now))?|the lot(?= ?(?:[.,;!)]|$|in|on|is|went))|nothing (?:else|left|more|remains)|(?:stands?|works?|working|sits?|lives?)(?: all)? (?:in )?here|not a (?:cent|penny|euro) (?:left|elsewhere|anywhere)|in (?:here|this|it) (?:completely|whole|entirely|altogether)|whole (?:sum|amount|thing|lot)|(?:was|is|went|are|put) (?:all )?in (?:here|it|this) (?:to|by|down)|why (?:keep|spread|hold|have)(?: [a-z]+){0,6})'

const ADMIRED = `(?:(?:an?|the|my|our|his|her|that|this)(?: [a-z'-]+){0,3} (?:${KIN}|${OF_STANDING})|the [a-z]+ (?:of|from|at|in) (?:my|our|the) [a-z]+|(?:a|the) (?:man|woman|person|guy|lady) (?:who|that|whose)(?: [a-z']+){1,8})`
const IS_IN =
  "(?:(?:has|had) (?:it|this|some)|(?:has|have|had) (?:[a-z]+ly |also |already |just )?(?:bought|put|shares|\\d[\\d.,]*|got|been)|owns? (?:it|this|some|\\d[\\d.,]*|shares)|holds? (?:it|this|some|\\d[\\d.,]*|shares)|bought (?:it|this|some|in|\\d[\\d.,]*|shares|for)|buys (?:it|this|some)|got in|went in|is in(?: it| this| with| for)?(?= ?(?:[.,;!)]|$|with |for |since |too|it))|put(?: [a-z0-9,.']+){1,5} in(?:to)? (?:it|this)|is buying|keeps buying|took (?:some|a stake|shares)|sits on \\d[\\d.,]*|told me to (?:buy|get)|swears by (?:it|this)|whispered|nodded|tipped (?:me|it)|filled up|loaded up|pays? \\d[\\d.,]*|signed|stocked up|topped up)"
const IS_TRUSTED =
  "(?:(?:don't|doesn't|do not|does not|never|won't|wouldn't|would not|hardly|nobody|no one|can't|cannot|isn't|is not)(?: [a-z]+){0,3} (?:gambl\\w*|fool(?:s|ed)?|err|be fooled|wrong|mistaken|bluff\\w*|waste\\w*|lose[sd]?|risk\\w*|play\\w*|jok\\w*|guess\\w*|careless|stupid|cheat\\w*|buy (?:rubbish|junk|blind)|without (?:reason|looking|checking))|satisfie[sd]|good enough|knows? (?:what|how|more|people|things|everything|everyone|the|better|first)|(?:clever|smart|sharp|careful|cautious|thrifty|stingy|shrewd|wise|learned|educated|rich|wealthy|famous|brilliant)(?: (?:man|woman|person|people|head|mind|fellow|one|enough))?|has built|worth (?:\\d+|many|a few|several|some) million|for (?:thirty|forty|twenty|\\d\\d) years|at the top|always (?:been )?right|right before|(?:i|we) (?:trust|believe|follow|go with|rely on)(?: (?:him|her|them|that|it))?|why would (?:he|she|they)|(?:he|she|they) must|(?:turns?|counts?|watches) every (?:coin|penny|cent)|can smell|smells? (?:it|these|money|such)|i know who (?:is|sits|rows)|such a (?:man|woman|person|fellow|head)|sits on (?:two|three|several|many|\\d+) (?:supervisory )?boards|that (?:is|was) (?:enough|all)|enough for me|nose for|never wrong|touch of|golden (?:hand|touch)|track record|so (?:i|we) (?:bought|took|buy|am in|are in|put|went))"

const GAVE_UP =
  "(?:don't ask me (?:what|how|why)(?: [a-z]+){0,6}|(?:i )?(?:stopped|gave up|quit|fell asleep|got lost|lost the thread|skipped|closed it|never (?:opened|got past|read|finished|reached)|did(?:n't| not) (?:open|get past|read|finish|get))(?: [a-z]+){0,4} (?:sentence|page|line|paragraph|chapter|prospectus|report|word|filing|slide|half|middle|presentation|document|it|letter|jargon)s?(?: [a-z]+){0,4}|[a-z-]+ (?:whatever|something something|blah blah|schmantum|or whatever(?: it is)?(?: called)?)|(?:can't|cannot|couldn't) even (?:pronounce|spell|say)(?: [a-z]+){0,5}|what (?:it|they)(?: [a-z]+){0,4} (?:i|we) (?:have no idea|don't know|couldn't say|can't say)|(?:no idea|haven't a clue|not a clue|no clue) what(?: [a-z]+){0,5}|i (?:press|drive|lay|bake|cut|push|carry|sell|weld|milk|wash|stack|paint|cook|clean) [a-z]+(?: in an? [a-z]+)?, (?:not|no|what do i))"
const GOES_BY =
  "(?:(?:arrow|chart|line|curve|candles?|graph|price|colou?r|logo|name)(?: [a-z]+){0,4} (?:points? up|goes up|is green|green|up|that i can (?:read|see)|i can read|looks? (?:good|nice|strong)|climbs?|rises?)|(?:you|one|i|we|nobody|no one)(?: [a-z]+)? (?:can|need|needs|has|have|don't|doesn't|must|could)(?: [a-z]+){0,5} without (?:knowing|understanding|being able)(?: [a-z]+){0,6}|without (?:knowing|understanding)(?: [a-z]+){0,6} (?:one|you|i) can|(?:doesn't|does not|don't) (?:matter|need to (?:know|understand)|have to (?:know|understand))|who cares|not my job|others (?:will |surely |have )?(?:know|understand|read)|as long as (?:it|the [a-z]+) (?:goes|rises|climbs|pays|works)|that is enough|it goes up|keeps going up|is going up)"

const MANY =
  '(?:(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|hundreds of|(?:[a-z]+ )?hundred|half a) ?(?:billions?|bn|trillions?|tn|millions?|crore|lakh)(?: (?:of|more))?(?: [a-z]+)?|everyone on (?:earth|the planet)|the whole (?:world|planet)|every (?:household|human|person|adult|car|phone|dog|child|woman|man|driver) (?:on earth|in (?:the world|china|india|africa|america|europe|asia|brazil))|half of (?:mankind|humanity|asia|africa|china|india))'
const TINY_PART =
  '(?:(?:0?[.,]\\d+|[1-5](?:[.,]\\d+)?|half an?|an?|one|two|three|four|five|a quarter of an?|a tenth of an?|a lousy|a measly|a mere|one single|a single|one lousy|a hundredth of an?) ?(?:one |single )?(?:%|percent|per cent|per mille|permille|thousandth)|(?:one|two|1|2|a single one|only one)(?: [a-z]+){0,2} (?:in|of|out of)(?: every| each)? (?:hundred|thousand|a hundred|a thousand|ten thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|two hundred|five hundred|\\d{2,6})|(?:every|each) (?:[a-z]+[- ])?(?:hundredth|fiftieth|thousandth|twentieth|thirtieth|fortieth|tenth)|an? (?:crumb|sliver|slice|tiny (?:part|share|slice|fraction|bit)|hundredth|thousandth|fraction|small (?:part|slice|fraction|share)|handful|scrap|splinter|drop))'
const SUPPOSES =
  "(?:if|when|let|let's say|say|suppose|assume|imagine|give(?: them| it| us)?|even|just|only|no more than|not more than|as little as|merely|mere|lousy|measly|needs?|all (?:it|they) (?:needs?|takes)|for|with|at|were)"
const IS_HUGE =
  '(?:(?:earn|earns|make|makes|take in|sell|sells|turn over)(?: [a-z]+){0,2} (?:more|as much|double|twice|ten times|billions?|millions?)|more than (?:the|all|half|what|any)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|\\d+)[- ]?(?:fold|times|bagger|x)|factor of|too small|giants?|giant|enormous|huge|gigantic|explod(?:e|es)|multipl(?:y|ies)|doubl(?:e|es|ed)|tripl(?:e|es|ed)|sales go|revenue goes|billions? (?:of|in|a|more)|never (?:again )?(?:have to|need)|sold out|largest|biggest|market cap|whole company|fortune|mint)'
const SHRINKS =
  /(?<![a-z])(?:stop(?:s|ped)? (?:paying|buying)|defaults?|cancels?|churn|arrears|complain|return(?:s|ed)? (?:it|them)|fraud|recall|deck|pitch|prospectus|they have (?:had|one|1|a)|for (?:nine|ten|forty|\d+) years|don't expect|how (?:would|will|do) they|which is (?:how|what) every|dilut|fee|interest rate|management fee|tax|my (?:account|portfolio|savings))(?![a-z])/

const MASS =
  '(?:(?:\\d[\\d.,]*|hundreds?|thousands?|(?:[a-z]+ )?(?:hundred|thousand|million))(?: of us| strong| members| apes| brothers| in the (?:room|group|channel|chat))|(?:signal|trading|whatsapp|telegram|discord|facebook|vip|premium|paid|private)[- ](?:group|room|channel|chat|server)|telegram|discord|the (?:room|channel|admin|mod|server|captain|chief|general|leader|squad|pack|crew|army|community|tribe)|captain|admins?|squad|our (?:room|group|channel|leader|captain|army|squad|discord)|the thread|in the thread|guru|prophet|the doc|tipp? from (?:the|a|my|our))'
const COMMAND =
  '(?:(?:gave|gives|give|got|get|said|says|posted|posts|sent|sends|called|calls|dropped|announced)(?: (?:us|me|out))? (?:the )?(?:go|signal|word|command|order|call|name|ticker|entry|pick|alert|countdown|green light)|entry \\d[\\d.,]* (?:and )?target|target \\d[\\d.,]*|hold(?:ing|s)?(?: the)? (?:door|line|wall|gate|fort|hands)|(?:the )?(?:shorts|hedge funds|hedgies|suits|short sellers|wall street)(?: [a-z]+){0,2} (?:must|have to|will|are|pay|cover|burn|bleed|cry|suffer)(?: [a-z]+){0,4}|spot on|before the others (?:wake|come|see|know|arrive)|place your orders|sets? (?:his|her|their|the|a)(?: [a-z]+)? (?:limit|order)|so (?:that )?the (?:robots|algos|machines|bots|shorts)|(?:right|correct) (?:with|on|about) (?:the )?(?:last|previous)(?: [a-z0-9]+){1,3}|(?:last|previous) (?:two|three|four|five|\\d+) (?:calls?|picks?|signals?|tips?|ones)(?: [a-z0-9%]+){0,5}|all (?:go|buy|press|click|push|jump) together|nobody (?:sells|leaves|moves)|at (?:noon|nine|ten|open|the bell|\\d+(?::\\d\\d)?) sharp)'

const WON_MUCH = `(?:(?:made|won|earned|got|turned|cashed|pocketed|took(?: home)?|has)(?: [a-z]+)? [$€£]?\\d[\\d.,]*(?:k|m)?(?: (?:thousand|million|grand|euros?|dollars|francs|pounds))? (?:from|out of|with|on) (?:only |just |a |her |his )?[$€£]?\\d[\\d.,]*|(?:became|is now|is) an? (?:millionaire|rich man|rich woman)|retired (?:on|with|from|at|after)(?: [a-z]+){0,2}|never (?:has to|had to|needs to|worked|works)(?: [a-z]+){0,3}|(?:bought|paid off|built)(?: [a-z]+){0,3} (?:house|farm|flat|boat|horse|villa|car|mortgage)(?: with (?:it|that|these|one [a-z]+))?)`
const MY_STAKE = `(?:my [$€£]?\\d[\\d.,]*k?(?: [a-z]+)? (?:are|is|go|goes) in|i (?:put in|bet|took|take|am in with|bought|stake)(?: [a-z]+)? [$€£]?\\d[\\d.,]*|(?:now|why not|next) (?:me|mine|it's me)|me next|so (?:did|do|will|can|could) i|same (?:again|for me)|like (?:her|him|them|that)|these things|with these|the same|is what i (?:bought|took|have)|somebody (?:always|has to|must))`
const THIS_TRADE =
  '(?:it|this(?: one| thing| trade| bet)?|that|they|one(?: of (?:them|these|those))?|even one|these|the (?:stock|share|shares|trade|calls?|puts?|bet|options?))'
const NEVER_MORE = `(?:(?:if|when|once|should) ${THIS_TRADE}(?: [a-z]+){1,9},? (?:then )?i(?:'ll| will|'m| am)?(?: [a-z]+)? (?:never|not)(?: [a-z]+){1,5} (?:again|in my life|any ?more|for the rest)|(?:if|when|once) ${THIS_TRADE}(?: [a-z0-9]+){1,9},? (?:then )?(?:i|we)(?:'ll| will|'m| am|'re| are)? (?:retire|quit|resign|hand in|am rich|rich|free|done with|out of here|buy (?:the|a) (?:house|boat|farm|island|villa))(?: [a-z]+){0,4}|(?:last|final) (?:shift|winter|season|alarm clock|monday) (?:of my life|i (?:work|scrub|drive|clean)))`

const EACH_STEP = `(?:(?:every|each|with every|at every|for every|after (?:every|each))(?: (?:[$€£]?\\d[\\d.,]*|${COUNT}))?(?: [a-z%]+){0,3}? (?:lower|down|deeper|cheaper|drop|fall|step|leg|loss|red day|%)(?: [a-z]+){0,3})`
const TWICE =
  '(?:double|doubled|twice|two times|2x|twofold|the double)(?: (?:of|the|what|that|as|my|again|it|last|then))*'
const HAS_END =
  /(?<![a-z])(?:at most|no more|not more|maximum|max|then i stop|i stop|stop at|limit|only (?:once|twice)|never|don't|do not|would|casino|ruin|revenue|sales|dividend|a (?:third|quarter|half) (?:now|after|at))(?![a-z])/

const HURT =
  '(?:(?:lost|losing|losses?|minus|down|gone|wiped(?: out)?|bloodbath|burn(?:ed|t)|cost me|took|massacre|disaster|red|hole|slaughter(?:ed)?|cleaned out|stopped out|ate my|swallowed my|devoured my|blew up|expensive (?:week|month|day)|black (?:week|month|friday|monday))(?: [a-z0-9$,.]+){0,4})'
const MENDS =
  "(?:(?:put|make|set|puts|makes|sets|get|gets)(?: (?:[a-z]+|this|last|all of|the whole)){0,3} (?:right|good|whole|even|straight|square)(?: again)?(?= ?(?:[.,;!)]|$|and |that's|so ))|(?:make|makes|making|made) up for (?:it|that|this|the|my|last|yesterday|[a-z]+day|may|march|june|july|april)(?: [a-z]+)?|(?:repair|repairs|mend|mends|fix|fixes|heal|heals|undo|undoes|erase|erases|wipe out|plug|plugs|fill|fills)(?: (?:the|my|that|this|it|last))*(?: (?:hole|loss|losses|damage|month|week|year|account|it|wound))|(?:back|return) (?:to|in|into|at) (?:zero|even|the black|square|where i (?:was|started))|(?:fetch|win|take|get|earn|bring)(?:s|ing)? (?:it|that|them|everything|my money|the money)(?: all)? back|that's why (?:it's|it is|i took) [$€£]?\\d[\\d.,]* and not [$€£]?\\d[\\d.,]*|(?:pays?|has to pay|must pay|will pay) (?:for|me) (?:it|that|back|them|what)|want (?:that|it|this|them)(?: [a-z]+)? (?:out of|from) (?:this|it|here)(?: one)?|(?:heavier|bigger|larger|deeper) than (?:i )?(?:usual(?:ly)?|normal(?:ly)?|ever|before)|square accounts|settle (?:the )?(?:score|accounts?))"
const NO_GRUDGE =
  /(?<![a-z])(?:nothing to do|usual size|same size|not to|no revenge|learn|they lost|company|customers|share of the market|market share|lawsuit|revenue|tax)(?![a-z])/

const SAME_AGAIN =
  '(?:(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|so many|all those|this many)(?: [a-z]+){0,3} (?:in a row|sold off|red|down|lost|wrong|bad|losers?|misses|missed|failed|fell|times|flops|blanks)|after (?:so many|all (?:the|these|those|my)|\\d+|two|three|four|five|six|seven|eight|nine|ten)(?: [a-z]+){0,3}|(?:heads|tails|red|black) (?:came|fell|\\d+))'
const OWED =
  "(?:(?:luck|fate|life|the (?:market|universe|gods|stock|share|dice|cards)|it|this (?:one|market|stock|year)) owes? (?:me|us)(?: [a-z]+){0,3}|(?:cannot|can't|can not|will not|won't)(?: [a-z]+){1,5} (?:as well|too|again|also|once more|a (?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) time|forever)(?= ?(?:[.,;!)]|$))|(?:my|the|its|our) (?:turn|time|day)(?: has)? (?:comes?|has to come|must come|is coming|will come|to win|is (?:here|now|due))|(?:has|have) to (?:turn|change|flip|end|swing|go my way)(?: [a-z]+){0,3}|(?:sun|luck|tide|wheel|dice|cards?) (?:must|has to|will|is bound to|turns?)(?: [a-z]+){0,2}|overdue|due (?:now|for (?:a|one)))"

const ALL_HOLES =
  "(?:(?:every|each|any|all) (?:the |its |those )?(?:single )?(?:hole|holes|crisis|crises|crash|crashes|war|wars|dip|slump|slumps|storm|storms|fall|falls|time|downturn|recession|panic|trough|valley|low|setback|winter)(?: [a-z']+){0,5}|(?:always|every time|each time|without exception|never once failed to)(?: [a-z]+){0,3})"
const ROSE_AGAIN =
  '(?:(?:crawl|climb|claw|come|came|dug|dig|get|got|rise|rose|risen|stand|stood|recover|bounce|pull|pick|surviv|fight|fought|work)(?:ed|s|es|ing|e|ed)?(?: (?:itself|its way))?(?: (?:back|out|up|again|of|from|through))+|(?:recovered|survived|rebounded|came back|outlived|weathered|rose again))'
const WILL_AGAIN =
  "(?:(?:(?:it|this|they) |and )(?:will|'ll|is going to|shall)(?: [a-z]+){1,4}(?: (?:this|again|too|as well|one))|so (?:will|shall|does) (?:it|this|i)|will (?:again|too|this time)|this one (?:too|as well)|no different|again(?= ?[.!]))"

const PAID_MORE =
  "(?:(?:queued|lined up|fought|begged)(?: [a-z]+){0,3} (?:to pay|for (?:it|this) at|at)|paid|were paying|gave|was (?:worth|at|trading at)|stood at|cost|traded (?:at|for)|went for|was sold (?:at|for)|changed hands at|high (?:of|was)|peak(?:ed)?(?: of| at| was)?|top (?:of|was)|all-time high (?:of|is|was)|ipo(?:'d)? (?:at|was|price))(?: [a-z]+){0,2} [$€£]?\\d[\\d.,]*(?: [a-z]+){0,4}? ?(?:in (?:19|20)\\d\\d|(?:a|one|two|three|\\d+) (?:years?|months?) ago|last (?:year|summer|winter|spring|autumn|january|february|march)|once|back then|before|at the (?:top|peak)|then|for (?:it|this)(?: in (?:19|20)\\d\\d)?)"
const IS_GIFT =
  '(?:nobody wants (?:it|this|them)|two for (?:one|the price of one)|half (?:price|of (?:it|that))|for (?:half|a third|a quarter)|a gift|gift|bargain|steal|giveaway|discount|on sale|sale|cheap|cheaper|the same (?:company|thing|business|people|machines?|shops?|planes?|house)|what more|wrapped|thrown (?:away|after)|room (?:to|up)|back (?:to|there|at)|(?:can|will|must) (?:get|go|be) (?:there|back) again|again)'

const OUR_USE =
  '(?:(?:every(?:one|body)?|each|all(?: the| my| our)?|half the|i|we|my (?:wife|husband|kids|children|son|daughter|mother|father|whole family|family|colleagues|crew|customers|dog|dogs|horse|cat|patients|pupils|guests|regulars)|our [a-z]+)(?: [a-z]+){0,5} (?:has|have|had|use|uses|wear|wears|drive|drives|eat|eats|drink|drinks|ride|rides|play|plays|fit|fits|swear by|swears by|run|runs|cook with|sleep on|love|loves|smoke|sell|sells|want|wants|ask for|asks for|order|orders)(?: (?:nothing but|only|just|all))? (?:their|its|them|the brand|that brand|this brand|theirs)(?: [a-z]+){0,4}|(?:is|are|was|were)(?: all| both)? (?:made|built) by (?:them|this company|these people)|(?:since|ever since|until|before) i (?:use|used|drive|wear|eat|have) (?:theirs|it|them|their [a-z]+))'
const SO_BOUGHT =
  "(?:(?:bought|took|buy|in with|ordered|so i (?:bought|buy|took)|therefore|that is why|that's why|which is why) ?(?:[$€£]?\\d[\\d.,]*|some|it|a few|the share|shares|in)?(?= ?(?:[.,;!)]|$|of |shares|more))|deserves?(?: [a-z]+){0,3}|earned (?:my|their)(?: [a-z]+){0,2}|(?:can't|cannot|can not) (?:be (?:bad|wrong)|fail|go wrong)|must be (?:good|a good|worth)|says (?:it all|everything|enough)|tells me (?:all|everything|enough)|enough(?= ?[.!])|such (?:a company|people)|people who make)"

const SHARES_FOR =
  '(?:(?:for|with|at)(?: (?:the same|my|those|these|only))? [$€£]?\\d[\\d.,]*k?(?: (?:euros?|dollars|francs|pounds|bucks|money))?,? (?:i|you|we|one) (?:would )?(?:only )?(?:get|gets|got|could buy|can buy|buy)(?: [a-z]+)? (?:[$€£]?\\d+|one|two|three|half a|a single|barely one|a handful)(?: shares?)? of (?:the (?:big|other|expensive|famous|great) (?:one|ones)|[a-z]+)|(?:get|got|have|own|own(?:ing)?|bought|buys?)(?: me| you)? (?:so many|so much|a (?:whole )?(?:thousand|heap|pile|sack|suitcase|lot)|thousands|hundreds|(?:five|six|seven|eight|nine|two|three|four) (?:hundred|thousand)|\\d{3,}) (?:of them|shares|pieces)?(?: [a-z]+){0,3}(?: (?:instead|for (?:that|it|the same|so little|[$€£]?\\d[\\d.,]*)|rather than)))'
const BETTER_DEAL =
  '(?:(?:better|clear|obvious|cleverer|smarter|nicer|bigger)(?: [a-z]+)? (?:deal|choice|which|bargain|feeling|pile|number)|(?:here|this one|with this)(?: i| you| we)? (?:get|gets|have|buy)(?: [a-z]+)? (?:[$€£]?\\d[\\d.,]*|[a-z]+)(?: hundred| thousand)?|more (?:shares|pieces|of them|for my money)|instead|so many|feels like more|easier to double|can double)'

const AT_THE_PLACE =
  '(?:i (?:drive|work|cook|teach|weld|clean|fly|sail|drill|nurse|guard|build|repair|mill|cast|pack|load|sort|count|serve|brew|press|run|man)(?: [a-z]+){0,2} (?:their|for them|there|here|in their|at their|on their)(?: [a-z]+)?|from (?:the )?inside|\\d+ years (?:at|in|on|with|for|behind)(?: [a-z]+){1,3}|(?:twenty|thirty|ten|fifteen|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?) years (?:at|in|on|with|for|behind)(?: [a-z]+){1,3}|(?:my|our) (?:shift|foreman|payslip|works council|plant|depot|locker|desk|badge|employer|boss)(?: [a-z]+){0,3}|(?:their|the company|company|works|staff) (?:housing|pension|canteen|car|flat|health|housing fund|pension fund)|they (?:pay|employ|house|feed)(?: [a-z]+){0,2} (?:me|my|us|our)(?: [a-z]+)?|(?:feeds|employs|pays|keeps|houses)(?: [a-z]+){0,3} (?:us|me|my family|our family|the family)|my (?:wife|husband|sons?|daughters?|brother|sister|father|boys|girls) (?:in|at|on) the [a-z]+)'
const AND_SHARES =
  "(?:(?:\\d[\\d.,]* (?:of )?(?:their|its|the)? ?shares?|bonus shares|staff shares|employee shares|free shares|discount shares|matching shares|stock options|options)(?: [a-z]+){0,6} (?:too|as well|also|on top|kept|all|keep|in the drawer|now|with (?:them|it)|again|never sold)|(?:the )?money (?:from|of|for) (?:my|our|the)(?: [a-z']+){1,4}(?: [a-z]+){0,4} (?:with them|there|in|into|too|as well|on top)(?: (?:too|as well))*|(?:gets?|got|has|holds?) (?:what|everything|all(?: that)?) (?:i|we) (?:had|have|saved|own)(?: [a-z]+){0,3}|(?:savings|inheritance|severance|bonus|everything|what (?:i|we) saved)(?: [a-z]+){0,4} (?:with them|there|in (?:too|it|here)|too|as well|on top|also))"

/**
 * Errors of which the parts are scattered over an entry, in whatever order: who others are and that one gives in, what is due and that it
 * lies idle. Each part is a class of words, and where the entry weighs anything at all nothing is said.
 */
export const SCATTERED_ERRORS: readonly Sign[] = [
  {
    ...SCATTERED,
    isOfAnybody: true,
    kind: 'fear-of-missing-out',
    weight: 71,
    at: 'purchase',
    allows: STANDS_FOR,
    pattern: together([words(`${CROWD} ${HAS_OR_TALKS}`)], [words(GIVES_IN)]),
    notBeside: /(?<![a-z])(?:customers?|let them|good for them|no hurry)(?![a-z])/,
    says: LEFT_BEHIND,
  },
  {
    ...SCATTERED,
    kind: 'money-needed',
    weight: 85,
    at: 'purchase',
    allows: STANDS_FOR,
    // Somebody's own, and a sum or its money.
    needs:
      /^(?=[\s\S]*(?<![a-z])(?:i|we|my|our|me|us|i'm|we're)(?![a-z]))(?=[\s\S]*(?:(?<![a-z])(?:money|cash|hundred|thousand|grand)(?![a-z])|[$€£]\d|\d{3}))/,
    notBeside:
      /(?<![a-z])(?:current account|already|paid from|tenants?|customers|they (?:pay|move|raise)|their (?:rent|plant|staff)|the company|can wait|set aside|as every|beyond that|not a cent|afterwards|fixed deposit|dividends?)(?![a-z])|\d ?(?:bn|million|billion)/,
    pattern: together(
      [
        words(`${PAYS}|${OBLIGATION}|(?:to|by|from) (?:the )?${PAYEE}`),
        words(`${BY_DAY}|first|\\d{1,2}(?:st|nd|rd|th)`),
      ],
      [words(IN_THE_MEANTIME)],
    ),
    says: HAS_A_DAY,
  },
  {
    // Out of a till that is somebody else's.
    ...SCATTERED,
    kind: 'borrowed-money',
    weight: 91,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside:
      /(?<![a-z])(?:with (?:the|their) (?:consent|approval|vote)|voted|we all agreed|on behalf of|they took|the company took|ice cream float)(?![a-z])/,
    pattern: words(
      `trust(?:s|ed)? (?:me|us) with (?:his|her|their)(?: [a-z]+){1,3}|(?:is|are|lies|sits)(?: [a-z]+){0,3} (?:on|in|with) (?:the|our) ${OTHERS_POT}(?=[^.!?]*(?<![a-z])(?:until|till|before)(?![a-z]))|(?:took|taken|borrowed|comes|came|lent|is|used|using|moved|got)(?: (?:it|this|that|the money|${SUM}|[a-z]+)){0,3} (?:from|out of|off) (?:the|our|my|their|his|her) (?:[a-z]+(?:'s|s')? )?${OTHERS_POT}|(?:put|pay|paid|return|bring|brought|lay)(?: (?:it|that|the money|everything))? back before (?:the |my |our |anyone|anybody|somebody|they|he|she)(?: [a-z]+){0,3} (?:counts?|notices?|looks?|checks?|asks?|audits?|comes|returns|is back|needs|misses)`,
    ),
    says: OTHERS_MONEY,
  },
  {
    ...SCATTERED,
    kind: 'borrowed-money',
    weight: 85,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    needs: /(?<![a-z])(?:i|we|my|our|me|us|i'm)(?![a-z])/,
    notBeside:
      /(?<![a-z])(?:their|customers|bad debts|write-?offs?|lender|they (?:lend|offer)|merchants|paid (?:it )?(?:off|back)|no (?:card|loan)|never)(?![a-z])/,
    pattern: together([
      words(
        'zero (?:percent|interest)|0 ?%|interest[- ]free|no interest|nothing to pay|pay later|buy now|in (?:twelve|six|ten|24|36|\\d+) (?:instal?lments?|rates)|first (?:payment|rate|instal?lment) (?:only |not )?(?:in|until|before)',
      ),
      words(
        '(?:my|the|a|new|this) (?:[a-z]+ )?(?:card|credit card|overdraft|loan|credit|credit line|bank|app)|borrow\\w*|lend\\w*|lent',
      ),
    ]),
    says: HAS_TO_BE_REPAID,
  },
  {
    ...SCATTERED,
    kind: 'overconfidence',
    weight: 69,
    at: 'purchase',
    fromConfidence: 8,
    allows: ['isNegated', 'isSupposed', 'isPast'],
    isRhetorical: true,
    notBeside: OTHERS_FEARLESS,
    pattern: words(FEARLESS),
    says: NO_FALL,
  },
  {
    ...SCATTERED,
    kind: 'size-too-large',
    weight: 84,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:stays?|stay|why not keep|money market|index|bonds|the rest|half of|interest|they (?:sold|put)|the company|not all|diversif\w*|never|instead)(?![a-z])/,
    pattern: together(
      [
        words(
          `${DISPOSED}(?: [a-z]+){0,3} ${SAFE}|${DISPOSED}(?: (?:the|my|our|all))* (?:[a-z]+ )?${WINDFALL}|(?:the|my|our) (?:[a-z]+ )?${WINDFALL}(?: [a-z]+){0,3} (?:came|arrived|is here|was paid|is in|went|landed|was transferred)|sold the [a-z]+, sold the [a-z]+|(?:clear|sold|sell|clean|clos|dump|liquidat)(?:ed|ing)?(?: out)? (?:them|those|everything|every one|all|the rest|the others|the whole [a-z]+)(?: all)?|(?:the|my|our) ${WINDFALL}[^.!?]{0,30} paid (?:me|us) [$€£]?\\d[\\d.,]*`,
        ),
      ],
      [words(ONE_ONLY)],
    ),
    says: ALL_IN_ONE,
  },
  {
    ...SCATTERED,
    kind: 'authority',
    weight: 70,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:the founder|insiders?|(?:its|their|the) (?:ceo|chairman|chairwoman|management|board|director)(?! (?:of|at|in|from) (?:my|our))|lose it and not|other pockets|deeper pockets|err(?:s|ed)?|is wrong|was wrong|can be wrong)(?![a-z])/,
    pattern: together(
      [words(IS_TRUSTED)],
      [
        words(`${ADMIRED}(?: (?!(?:i|we)(?![a-z]))[a-z']+){0,9}? ${IS_IN}|(?:he|she|they) (?:[a-z]+ )?${IS_IN}`),
        words(ADMIRED),
      ],
    ),
    says: SOMEBODY_ELSES,
  },
  {
    ...SCATTERED,
    kind: 'confidence-beyond-evidence',
    weight: 66,
    at: 'purchase',
    fromConfidence: 6,
    allows: STANDS_FOR,
    isRhetorical: true,
    notBeside:
      /(?<![a-z])(?:so no purchase|until|hands off|small|half|note \d|asked (?:for|their)|they (?:don't|do not)|analysts)(?![a-z])/,
    pattern: together([words(GAVE_UP)], [words(GOES_BY)]),
    says: NOT_UNDERSTOOD,
  },
  {
    ...SCATTERED,
    isOfAnybody: true,
    kind: 'small-share-of-many',
    weight: 78,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside: SHRINKS,
    pattern: together(
      [
        words(
          `${TINY_PART} of (?:that|them|it|those|these|all)|${SUPPOSES}(?: (?!(?:rises?|falls?|up|down|grows?|yield)(?![a-z]))[a-z']+){0,5} ${TINY_PART}`,
        ),
      ],
      [words(MANY), words(IS_HUGE)],
    ),
    says: OF_THE_MANY,
  },
  {
    ...SCATTERED,
    kind: 'herd',
    weight: 82,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside:
      /(?<![a-z])(?:float|days to cover|not touching|accident|scam|the board|crew members|paying members|subscribers|army (?:contract|orders?)|captain of)(?![a-z])/,
    pattern: together([words(COMMAND)], [words(MASS)]),
    says: BY_SIGNAL,
  },
  {
    ...SCATTERED,
    isOfAnybody: true,
    kind: 'lottery',
    weight: 77,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:odds|one in|count(?:ed)? (?:it )?as|expect to lose|break-?even|budget|luck(?:y)?|exception|the other (?:nine|ninety))(?![a-z])/,
    pattern: together([words(WON_MUCH)], [words(`${MY_STAKE}|${NEVER_MORE}`)]),
    says: ONE_WHO_WON,
  },
  {
    ...SCATTERED,
    isOfAnybody: true,
    kind: 'lottery',
    weight: 76,
    at: 'purchase',
    fromConfidence: 7,
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:odds|one in|count(?:ed)? (?:it )?as|expect to lose|would be nice|budget)(?![a-z])/,
    pattern: words(NEVER_MORE),
    says: PRIZE,
  },
  {
    ...SCATTERED,
    kind: 'overconfidence',
    weight: 79,
    at: 'not-sale',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside: HAS_END,
    pattern: together([
      words(EACH_STEP),
      words(TWICE),
      words('buy|order|ordered|add|take|put|bought|buying|ordering|adding|stake|go|i'),
    ]),
    says: DOUBLED,
  },
  {
    ...SCATTERED,
    kind: 'revenge',
    weight: 79,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside: NO_GRUDGE,
    pattern: together([words(MENDS)], [words(HURT)]),
    says: LOSS_ELSEWHERE,
  },
  {
    ...SCATTERED,
    kind: 'gamblers-fallacy',
    weight: 73,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside:
      /(?<![a-z])(?:same reason|guidance|winters?|debt|bonds?|payments?|rent|report is due|maturity|can be as well)(?![a-z])/,
    pattern: together([words(OWED)], [words(SAME_AGAIN)]),
    says: NO_MEMORY_OF_DAYS,
  },
  {
    ...SCATTERED,
    kind: 'recency',
    weight: 63,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:the state|bailed|customers|patients|guests|volumes?|demand|index|unless)(?![a-z])/,
    pattern: together([words(ALL_HOLES), words(ROSE_AGAIN)], [words(WILL_AGAIN)]),
    says: CAME_BACK,
  },
  {
    ...SCATTERED,
    isOfAnybody: true,
    kind: 'anchoring-to-past-price',
    weight: 70,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:earn(?:s|ed|ings)?|margins?|split|spin-?off|because|dilut\w*|since then)(?![a-z])/,
    pattern: together([words(PAID_MORE)], [words(IS_GIFT)]),
    says: OF_ANOTHER_DAY,
  },
  {
    ...SCATTERED,
    isOfAnybody: true,
    kind: 'familiarity',
    weight: 64,
    at: 'purchase',
    fromConfidence: 6,
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:margins?|earnings|debt|revenue|prices? (?:rose|went|up)|but)(?![a-z])|\d ?%/,
    pattern: together([words(OUR_USE)], [words(SO_BOUGHT)]),
    says: OF_PRODUCT,
  },
  {
    ...SCATTERED,
    kind: 'low-price-as-cheap',
    weight: 66,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:market (?:value|cap)|shares outstanding|earns|earnings|margin)(?![a-z])/,
    pattern: together([words(SHARES_FOR)], [words(BETTER_DEAL)]),
    says: PRICE_OF_ONE,
  },
  {
    ...SCATTERED,
    kind: 'same-exposure',
    weight: 82,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:left them|i left|used to|retired|sold (?:half|the|my)|too much|pays its|dilutes?|lock-?up)(?![a-z])/,
    pattern: together([words(AND_SHARES)], [words(AT_THE_PLACE)]),
    says: WAGE_AND_SAVINGS,
  },
]
