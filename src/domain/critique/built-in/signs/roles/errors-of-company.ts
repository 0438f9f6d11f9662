import { words } from '../../../../language/wording.ts'
import type { Sign } from '../sign.ts'
import { PLAIN_ERROR } from './plain-error.ts'
import { BY_SIGNAL, CHANCE_GONE, LEFT_BEHIND } from './said-of-errors.ts'
import { KIN, OF_STANDING, SOMEBODY } from './word-classes.ts'

const LEVEL = '[$€£]?\\d[\\d.,]*k?'
/** A chance that was let pass, at a price. */
const LET_PASS = `(?:let (?:it|this(?: one)?|that(?: one)?|them) (?:go|pass|run|slip|by)(?: by)?|passed(?: on (?:it|this|them))?|(?:did not|didn't) (?:buy|take|press|dare|go|move)(?: (?:it|this|them|in))?|waited|said (?:[a-z']+ ){0,4}(?:too (?:late|dear|high|expensive|much)|no|later|not yet|next (?:week|time))|called (?:it|this) (?:too )?(?:late|dear|high|expensive|crazy|mad)|(?:deleted|cancel(?:l)?ed|closed) (?:it|the order|the ticket|the page|the app)|looked (?:away|on)|watched(?: it)?(?: go by)?|stood by|hesitated|dithered|could have (?:had|bought|got) (?:it|them|some)|had (?:it|the order|my finger)[a-z ]{0,24}|missed (?:it|this|that|them)|laughed(?: at it)?|turned (?:it|them) down|chickened out|skipped it|sold (?:it|mine))`
const NEVER_AGAIN =
  "(?:(?:not|won't|n't|never|no) (?:[a-z]+ ){0,6}?(?:a |the |this |another )?(?:second|third|fourth|fifth|next|last|more) time|(?:not|never|n't|no) (?:[a-z]+ ){0,3}?again|not (?:this|any more) time|(?<=[.!?;] )(?:today|now|tonight|this time|this morning|yesterday) (?:i|we)(?:'ve| have|'m| am)? (?:pressed|bought|clicked|did|jumped|in|went|took|got)|no more(?: of (?:that|this|it))?(?= ?[.!])|enough(?: of (?:that|this|it|[a-z]+ing)(?: [a-z]+)?)?(?= ?[.!])|never again|here i am|never too late|now i'm in|that was the last time|not (?:going to|gonna) (?:be|stand|sit|watch|miss|wait|look)(?: [a-z]+){0,8}|(?:i )?(?:won't|will not|refuse to|can't|cannot) (?:be|stand|sit|watch|miss|wait|look|go)(?: [a-z]+){0,8})"
const GROUP =
  '(?:table|office|ward|yard|depot|club|team|shift|staff ?room|canteen|family|village|street|class|school|choir|gym|group|chat|pub|stairwell|building|parish|crew|kitchen|shop|hospital|court|barracks|platoon|boat|port|firm|department|floor|mosque|church|parents|porters|nurses|colleagues|drivers|teachers|mates|friends|brothers|cousins|neighbou?rs|lads|girls|guys|women|men|mums|dads|others|barbers|waiters|cooks|guards|bakers|farmers|boys|cabbies|builders|students)'
const ALL_HAVE_IT = `(?:(?:everyone|everybody|all|each|every (?:one|single one|man|woman|[a-z]+)|half|most|the whole|the entire|my whole)(?: of)?(?: (?:the|my|our|those|these))?(?: [a-z]+){0,3} ${GROUP}|all of them|they all|everyone|everybody|every (?:last )?one of them)(?: (?:on|in|at|from|of|around|here|there|else)(?: [a-z]+){0,3})? (?:has|had|have|holds?|held|owns?|owned|is in|was in|are in|were in|bought|made|got|talks? (?:of|about)|is rich|are rich|paid)`
const ONLY_ONE =
  "(?:(?:i'm|i am|i was|and i|i sat|i stood|me|i feel like|i felt like|like|leaving me|that leaves me|i'd be|i remain)(?: [a-z]+){0,3} (?:the )?(?:only|last|sole|odd|stupid)(?: [a-z]+){0,4}? (?:one|man|woman|person|aunt|uncle|fool|idiot|clown|guy|fellow|mug|donkey|porter|nurse|baker|driver|teacher|cook|sheep|wallflower|dinosaur|bachelor|spinster|loser|kid|boy|girl|out|who|without|that|not)(?![a-z]))"
/** What others have and show. */
const SHOWS = `(?:(?:my|our|his|her)(?: [a-z]+)? (?:${KIN}|${OF_STANDING})(?:'s|s') (?:account|depot|portfolio|savings|shares|fund|money|phone|car|house|kitchen|pool|boat)(?: [a-z]+){0,4}|(?:${SOMEBODY}|${KIN}s?|he|she|they|everyone|everybody|people|the others|colleagues)(?: [a-z]+){0,3} (?:shows?|show(?:ed|s)?|tells?|told|waves?|sends?|posts?|brags?|boasts?|talks?)(?: (?:me|us|everyone|off|about|of|around))*(?: (?:his|her|their|the|a))+(?: [a-z]+){0,2} (?:screen|account|gains?|profits?|app|phone|depot|portfolio|car|boat|kitchen|numbers?|balance|screenshots?|statement|watch|winnings))`
const WANTS_TOO =
  "(?:(?:i|we)(?: just| also| finally)? (?:want|wanted|would like|'d like|need|needed)(?: to)?(?: [a-z]+){0,4} (?:too|as well|something to (?:show|tell|say|post)|to belong|in on (?:it|this)|my (?:share|slice|turn|piece)|a piece|a slice|to be (?:part|there|in|one of))|my turn(?: now)?|now me|why (?:not|always not) me|something to show|to have something to (?:show|tell)|not (?:being|be) the only one)"
const VEHICLE = '(?:train|boat|bus|ship|ferry|plane|bandwagon|tram|coach|last bus|rocket)'
const LEAVES = `(?:watch(?:ed|es|ing)?|miss(?:ed|es|ing)?|see(?:s|ing)?|saw|let|before|stand(?:s|ing)?|wave)(?: [a-z]+){0,3} ${VEHICLE}(?: (?:leave|leaves|left|go|goes|depart|sail|pull(?:s)? out|without me|has left|is gone))?|${VEHICLE} (?:is |has )?(?:leaving|leaves|left|gone|departing|sailing|pulling out|goes without)`
const DEARER =
  '(?:(?:each|every) (?:time|day|week|morning|monday|month)(?: [a-z]+){0,4} (?:dearer|higher|more expensive|further|up|more)|(?:it|the price|they)(?: [a-z]+){0,2} (?:runs?|ran|running|walks?|flies|flew|climbs?|climbed|went|goes) (?:away|off|on|up)(?: [a-z]+)? (?:without me|from me|while i)|without me|(?:dearer|higher|more expensive)(?: [a-z]+){0,4} (?:each|every) (?:time|day|week|monday|morning))'

const ROOM =
  '(?:telegram|discord|whats ?app|signal group|reddit|subreddit|wsb|wallstreetbets|stocktwits|facebook group|tiktok|the (?:room|channel|group|chat|server|forum|thread|admins?|mods?|sub|board|community|army|squad|gang|boys|apes|crew)|(?:our|my|a|this|that) (?:[a-z]+ )?(?:room|channel|group|chat|server|forum|community|admin|discord)|room is|members|apes?|diamond hands|brothers|family|guys|lads|boys and girls|folks)'
const TOGETHER_IN =
  '(?:(?:we|all|everyone|everybody|all of us|members|the whole (?:room|group|channel|chat)|they|every (?:one|single one|member) of us|each of us)(?: (?:then|all|will|each|just|only|simply))* (?:go(?:es)?|buys?|press(?:es)?|jumps?|hits?|enters?|piles?|loads?|takes?|holds?|click|clicks|push|pushes)(?: (?:in|it|buy|the button|only|a|just|hundred|\\d+|shares?|into))*(?: (?:together|at once|at the same (?:time|minute|second)|as one|at \\d+|on (?:his|her|the) (?:signal|call|count)|when (?:he|she|the)|a hundred|\\d+|only|shares))|(?:posts?|calls?|gives?|drops?|names?|announces?|shouts?) (?:out )?(?:the|a|his|her|its|us the) (?:[a-z]+ )?(?:name|ticker|signal|pick|call|symbol|alert|target|entry)|(?:admins?|mods?|room|captain|leaders?|chat|group|channel|thread)(?: [a-z]+){0,2} (?:says?|has it at|have it at|calls?|sees? it|wants? us|tells? us|say)(?: [a-z0-9]+){0,5}|hold (?:hands|the line|together)|nobody (?:sells|leaves|gets out|dumps|moves|lets go)(?: first| before| until| early)?|(?:not|no one|nobody is) selling,? (?:brothers|guys|boys|lads|apes|folks)|the shorts (?:are|will be|have to|must)(?: [a-z]+){0,4}|(?:squeeze|break|burn|crush|bleed|punish|kill)(?: out)? the shorts|next leg|(?:the )?(?:one|ones|guy|guys|people|man|he|she|they|admin|channel)(?: who| that)? (?:called|named|posted|gave|picked)(?: us)? (?:the )?(?:last|previous|other)(?: [a-z]+){1,4}(?: (?:was|were|went|did|ran)(?: [a-z0-9%]+){1,4})?|(?:push|drive|send|pump|move|take|lift) (?:it|the price|this) (?:up|higher|to|past|over|together))'

/** What others have, do or say together is the reason. */
export const ROLES_OF_COMPANY: readonly Sign[] = [
  {
    // "I let this one go at 20, I let it go at 80, I will not sit there a third time."
    ...PLAIN_ERROR,
    of: 'self',
    kind: 'fear-of-missing-out',
    weight: 77,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isNegated', 'isSupposed'],
    beside: new RegExp(`(?<![a-z])(?:${NEVER_AGAIN})`),
    notBeside:
      /(?<![a-z])(?:(?:was|is|were) right|rightly|no hurry|let them|earn(?:s|ed|ings)|margins?|times (?:earnings|sales|cash)|cash flow|because it (?:was|cost)|too dear then|customers|they (?:passed|waited|missed)|learn(?:ed|t)|lesson|fomo|fear of missing)(?![a-z])/,
    pattern: words(`
      ${LET_PASS}(?: (?:it|this|them|one|in [a-z]+))*,? (?:at|for|when it was(?: at)?|near|around|under|below|in (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)) ?(?:${LEVEL})?(?=[^!?]*(?<![a-z])(?:let|passed|didn't|did not|waited|said|deleted|cancelled|canceled|looked|watched|hesitated|had|missed|again|laughed|at)(?![a-z]))|
      (?:had|have) (?:it|the order|the ticket|my finger)(?: [a-z]+){0,4} (?:at|for) ${LEVEL}(?: [a-z]+){0,4} and (?:deleted|cancelled|canceled|closed|left|did not|didn't|took|lost|went)(?: [a-z]+){0,3}|
      (?:(?:two|three|four|five|six|seven|\\d+|several|so many|how many|a dozen) times|twice|again and again)(?: [a-z]+){0,3} (?:i|we)(?:'ve| have|'d| had)? (?:told (?:myself|ourselves)|said|thought|wanted|waited|looked|let|passed|hesitated|almost|nearly)(?: [a-z]+){0,6}`),
    says: CHANCE_GONE,
  },
  {
    // "Everyone at the table had it, and I sat there like the last unmarried aunt."
    ...PLAIN_ERROR,
    isOfAnybody: true,
    kind: 'fear-of-missing-out',
    weight: 76,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isNegated', 'isSupposed'],
    beside: new RegExp(`(?<![a-z])(?:${ONLY_ONE}|${WANTS_TOO}|${NEVER_AGAIN})`),
    notBeside:
      /(?<![a-z])(?:let them|no hurry|not (?:a|my|the) reason|which worries|customers|cash flow|showroom|no envy|good for them|i don't mind|fine by me|learn(?:ed|t)|wrong|my own reason|fear of missing)(?![a-z])/,
    pattern: words(`${ALL_HAVE_IT}|${SHOWS}`),
    says: LEFT_BEHIND,
  },
  {
    ...PLAIN_ERROR,
    isOfAnybody: true,
    kind: 'fear-of-missing-out',
    weight: 75,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isNegated', 'isSupposed'],
    beside: new RegExp(`(?<![a-z])(?:${DEARER}|${NEVER_AGAIN}|${ALL_HAVE_IT})`),
    notBeside:
      /(?<![a-z])(?:every hour|rather (?:miss|stay|walk|wait)|another (?:one|bus|train)|next one|no hurry|let it (?:go|leave)|let them|rolling stock|passengers|tonnage|freight|shipyard|orders?)(?![a-z])/,
    pattern: words(LEAVES),
    says: LEFT_BEHIND,
  },
  {
    // "The admin posts the name at 9 sharp and then we all go in together."
    ...PLAIN_ERROR,
    kind: 'herd',
    weight: 84,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isReported', 'isNegated', 'isSupposed', 'isPast'],
    beside: new RegExp(`(?<![a-z])(?:${ROOM})(?![a-z])`),
    notBeside:
      /(?<![a-z])(?:not touching|accident|scam|pump|avoid|i don't follow|i do not follow|left the (?:group|room|chat)|used to|never again|learn(?:ed|t)|silly|not my|my own|days to cover|of the float|board (?:of|members)|family (?:owns|holds|business)|employees|their (?:community|forum|discord|members)|paying members|subscription)(?![a-z])/,
    pattern: words(TOGETHER_IN),
    says: BY_SIGNAL,
  },
]
