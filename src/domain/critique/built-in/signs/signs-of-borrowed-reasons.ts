import { together } from '../../../language/together.ts'
import { words } from '../../../language/wording.ts'
import { MAY_BE_INSIDE } from '../readings/inside-information.ts'
import type { Sign } from './sign.ts'

const KIN =
  '(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|auntie|cousin|nephew|niece|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|buddy|mate|pal|flatmate|roommate|neighbou?r|colleague|ex|(?:brother|sister|father|mother|son|daughter)[- ]in[- ]law)'
/** Somebody who is near to it, the writer among them. */
const NEAR_TO_IT = words(
  `(?:my|our|a|his|her|the) (?:[a-z']+ ){0,2}${KIN}|(?:a|my|some|one of the|the) (?:[a-z]+ )?(?:nurse|doctor|engineer|driver|technician|scientist|researcher|manager|accountant|secretary|cleaner|guy|man|woman|lady|person|client|patient|student|employee|insider|director|fellow|bloke|chap|contact) (?:there|inside|at|in|from|who|of)|somebody|someone|(?:i|we) (?:work|saw|know|heard|overheard|was told)|at (?:my|our) (?:work|job|office|lab|clinic)`,
)
const NOT_PUBLISHED = words(
  "(?<!(?:results?|data|numbers|figures|report|guidance|accounts) (?:is|are|was|were) )(?:not|n't|isn't|aren't) (?:yet )?(?:public|published|announced|official|released)(?: yet| knowledge)?|(?:has|have)(?:n't| not) (?:yet )?been (?:announced|published|made public|released)|non-?public(?! (?:compan|firm|business|market|asset|equit)[a-z]*)|unpublished|not out yet|before (?:it|this|that|they|the (?:news|announcement|deal|press release|results?)) (?:is|are|gets?|comes?|goes|hits?|will be) (?:announced|public|published|out|official|released|the (?:news|wires|papers))|(?:nobody|no one)(?: else)?(?: outside)? knows (?:it|this|that|about it|yet)|(?:is|are|was|were|am|i'm) not (?:supposed|allowed) to (?:say|tell|know|talk|share)|(?:keep|kept) (?:it|this) (?:quiet|secret|between us)|off the record|under (?:an )?(?:nda|embargo)|confidential|than (?:they|it|he|she|we|the (?:company|firm|boss|board)) (?:have |has |had |'ve |'s )?(?:told|tells?|let) (?:on|anyone|anybody|the (?:market|street|public|papers|press)|investors|shareholders|analysts)(?: yet)?|inside (?:info|information|knowledge)|insider (?:info|information|knowledge)",
)
/** What was let out, and what it is like. */
const LET_OUT = words(
  'told|tells?|says?|said|whispered|showed|shown|shows?|let (?:it )?slip|hinted|leaked|heard|overheard|saw|seen|knows?|read',
)
const OF_IT = words(
  'data|results?|trial|numbers|quarter(?:ly)?|figures|contract|deal|order|orders|merger|takeover|buyout|offer|approval|approved|launch|earnings|sales|news|partnership|licen[sc]e|drug|vaccine|test|tests|order book|guidance|announcement',
)

/** "Nobody outside the company is knowing this", "I have purchased before the declaration". */
const UNKNOWN_OUTSIDE = words(`
  (?:nobody|no one|no body|none)(?: else)? outside(?: of)?(?: (?:the|this|their|that|my|his|her|its))?(?: (?:company|firm|factory|office|plant|building|lab|division|department|team|works|board|bank|hospital|group|project))?(?: (?:yet|still|else|even))? (?:knows?|is knowing|are knowing|knew|has known|is aware|are aware|has heard|is told|was told|has been told)(?: (?:of|about))?(?: (?:it|this|that|yet|so far|till now|until now))*(?= ?(?:[.,;!)]|$|and|but|so))|
  (?:i|we)(?: have| had| also| just|'ve)* (?:bought|purchased|buy|am buying|got in|get in|took|taken|loaded up)(?: [a-z0-9]+){0,4} before (?:the|their|its|this|that)(?: (?:official|formal|public))? (?:declaration|announcement|disclosure|publication|notification|press release)(?= ?(?:[.,;!)]|$|comes|is|and))`)
const AT_IT =
  '(?:there|inside|(?:for|with) them|(?:at|in|for) (?:the|their|its) (?:[a-z-]+ ){0,2}(?:company|firm|factory|office|plant|building|lab|laboratory|division|department|team|works|board|headquarters|depot|yard|finance|accounts|procurement))'
const WORKS_THERE = words(
  `(?:my|our) (?:[a-z]+ )?${KIN}(?: [a-z]+)? (?:works?|working|is working|worked|is employed|sits|is|is (?:an? |the )(?:[a-z]+ )?(?:engineer|manager|accountant|secretary|driver|director|technician|nurse|chemist|clerk)) ${AT_IT}|(?:somebody|someone|an? (?:friend|man|woman|guy|client|patient|customer|tenant)(?: of mine)?) (?:who (?:works|is|sits) |working )?${AT_IT}|(?:i|we) (?:work|clean|drive|deliver) ${AT_IT}`,
)
const HAS_TOLD = words(
  `(?:he|she|they|who|${KIN}|client|patient|customer|tenant|man|woman|guy|somebody|someone|and)(?: (?:there|inside|also|just|now|has|have|had|is|was))* (?:told|telling|tells?|says?|said|saying|whispered|confirmed|let (?:it )?slip|showed|saw|overheard)|(?:i|we)(?: have|'ve)? (?:saw|seen|heard|overheard|was told|know)`,
)

const SOMEBODY_ONLINE =
  '(?:a |the |some |this |one )?(?:[a-z]+ ){0,2}(?:guy|man|woman|lady|bloke|fellow|dude|girl|chap|channel|analyst|professor|trader|investor|blogger|people|person|account|user|video) (?:on|in|from|at) (?:the )?(?:youtube|you ?tube|tiktok|reddit|twitter|x|instagram|facebook|telegram|whatsapp|discord|substack|linkedin|stocktwits|seeking alpha|forum|tv|radio|internet|web|paper|newspaper|podcast|blog|newsletter)|(?:the |a |this |my )?(?:youtuber|tiktoker|influencer|blogger|vlogger|newsletter|podcast|substack|tipster|guru)(?! (?:business|segment|arm|division|industry|unit|revenues?|company|app|ads?|subscri|listeners|readers)[a-z]*)|(?:on|in|from) (?:youtube|you ?tube|tiktok|reddit|substack|seeking alpha|the forum|a forum)'
const WORTH = words(
  "(?:fair|right|true) price (?:is|of|at)|(?:four|five|\\d) stars|strong buy|(?:his|her|their|the|a) (?:own )?(?:dcf|discounted cash ?flow|fair value|intrinsic value|valuation|model|price target|target price|target|calculation|spreadsheet)|(?:fair|intrinsic) value (?:is|of|at)?|(?:it's|its|it is|(?:stock|share|shares|company|one|business) (?:is|are)|says|thinks|said) (?:really |actually )?worth (?:about |at least |around )?\\$?\\d+|(?:value|worth|target|price) (?:is|at|of|should be|comes to|=) (?:about |at least |around )?\\$?\\d+|(?:sees?|puts?|values?) (?:it|the (?:stock|share|company)) at (?:about |around )?\\$?\\d+|calculat(?:es|ed) (?:it|that|a|the|\\$?\\d)|\\d+ ?% (?:undervalued|too cheap|below fair value)",
)
const OWN_WORK =
  /(?<![a-z])(?:i (?:disagree|don't (?:use|believe|trust|agree|share)|do not (?:use|believe|trust|agree|share)|checked|worked (?:it|that|through)|calculated|get to|come to|ran|did)|my own (?:dcf|model|number|sum|value|estimate|calculation|view)|i haircut|i halve|not (?:my|a|the) reason|too optimistic|too high for me|nonsense|i ignore|i count|myself i|and i (?:think|say|have|did|both)|half of (?:his|her|their))(?![a-z])/

const MULTIPLE =
  '(?:(?:the |a |its |that |their )?(?:\\d+(?:\\.\\d+)? ?(?:x|times)(?: (?:earnings|sales|revenue|book|profits?|cash flow|ebitda|forward))?|p\\/?e(?: ratio)?(?: of \\d+)?|price[- ]to[- ](?:earnings|sales|book)|(?:high |rich |steep )?(?:valuation|multiples?|price tag)|(?:the |its )price(?! of)))'
/** Good at what it makes, and so a share to own. */
const GOOD = '(?:best|great|greatest|good|top|excellent|wonderful|fantastic|superb|perfect|number one)'
const TRADE =
  '(?:use|using|drive|driving|drink|eat|wear|ride|tune|play|repair|fix|service|sell|stock|dispense|prescribe|inject|install|fit|weld|cook|bake|shave|smoke|fly|sew|teach|feed|plant|spray|wash|brew|serve|deliver|clean|paint)'

/** Reasons that are not the writer's to judge: another's sum, a secret, a product, a price that is not looked at. */
export const SIGNS_OF_BORROWED_REASONS: readonly Sign[] = [
  {
    kind: 'not-public',
    of: 'others',
    weight: 92,
    at: 'purchase',
    allows: ['isReported', 'isNegated', 'isPast'],
    standsBesideTests: true,
    unless:
      /(?<![a-z])(?:i (?:won't|will not|would not|wouldn't|don't|do not|never) (?:use|trade|act|touch)|all of it is public|is public now|made public|rumou?rs?|on (?:x|twitter|reddit)|(?:so |and )i(?:'ll| will)? wait|private company)(?![a-z])/,
    pattern: together([LET_OUT, NOT_PUBLISHED], [NEAR_TO_IT, OF_IT]),
    says: MAY_BE_INSIDE,
  },
  {
    // Whoever sits at a table with somebody of the company: what was heard there may be known, and is asked about.
    kind: 'not-public',
    of: 'others',
    weight: 88,
    at: 'purchase',
    allows: ['isReported', 'isPast'],
    standsBesideTests: true,
    unless:
      /(?<![a-z])(?:investor (?:day|relations)|conference|annual meeting|webcast|earnings call|interview|podcast)(?![a-z])/,
    pattern: together(
      [
        words(
          '(?:(?:had |over )?(?:dinner|lunch|drinks?|beers?|coffee)|talked|spoke|chat(?:ted)?|phoned) (?:with|to) (?:a|an|the|my|one of|somebody|someone)(?: [a-z]+){0,3} (?:from|in|at|of|on) (?:their|the|its) (?:[a-z]+ )?(?:team|department|board|finance|accounts|accounting|lab|sales|legal|m&a|procurement)|(?:press|market|street|public|papers|analysts) (?:knows?|suspects?) nothing',
        ),
      ],
      [
        NEAR_TO_IT,
        words(
          'q[1-4]|quarter|results?|numbers|deal|offer|merger|contract|order|licen[cs]e|approval|data|trial|guidance|sales',
        ),
      ],
    ),
    says: MAY_BE_INSIDE,
  },
  {
    // Somebody who works there has told it: nobody outside knows it, or it was bought before all hear of it.
    kind: 'not-public',
    of: 'others',
    weight: 90,
    at: 'purchase',
    allows: ['isReported', 'isNegated', 'isPast'],
    standsBesideTests: true,
    unless:
      /(?<![a-z])(?:i (?:won't|will not|would not|wouldn't|don't|do not|never) (?:use|trade|act|touch|buy)|all of it is public|is public now|made public|rumou?rs?|(?:so |and )i(?:'ll| will)? wait|private company)(?![a-z])/,
    pattern: together([UNKNOWN_OUTSIDE], [WORKS_THERE, HAS_TOLD, OF_IT]),
    says: MAY_BE_INSIDE,
  },
  {
    kind: 'borrowed-valuation',
    of: 'others',
    weight: 74,
    at: 'purchase',
    allows: ['isReported', 'isPast'],
    standsBesideTests: true,
    unless: OWN_WORK,
    pattern: together([
      words(
        `${SOMEBODY_ONLINE}|(?:my|our) (?:[a-z]+ )?${KIN}|(?:my|our|the) (?:financial )?(?:adviser|advisor|broker|bank|banker|app|screener)(?:'s [a-z]+)?|(?:he|she) (?=(?:puts?|sees?|values?|has) (?:it|them) at)|morningstar|motley fool|zacks|simply wall st|valueline`,
      ),
      WORTH,
    ]),
    says: [
      'You write {words}: which of the assumptions behind that number are yours?',
      'You write {words}: what would you see before its author does, if that number is wrong?',
    ],
  },
  {
    // "Analysts' average target is 84, which is where I get the idea of 20% upside."
    kind: 'borrowed-valuation',
    of: 'others',
    weight: 70,
    at: 'purchase',
    allows: ['isReported'],
    hasOwnForm: true,
    standsBesideTests: true,
    unless: OWN_WORK,
    notBeside: /(?<![a-z])(?:wrong|believe|want me to|always (?:too )?(?:late|high)|noise|ignore)(?![a-z])/,
    pattern: words(
      `(?<=(?:^|[.!?;] |, |and |but ))(?:the )?(?:(?:analysts?|street|wall street|consensus|brokers?)(?:'s?)? (?:(?:average|mean|median|consensus|price|highest) )*targets?|(?:average|mean|median|consensus) (?:analyst |price )*targets?)(?: (?:is|of|at|stands at|=))? [$€£]?\\d[\\d.,]*,? (?:which is |that is |that's |and that is |so that's )?(?:(?:where|how) i (?:get|got|come to|have)(?: the| my)?(?: idea of| figure of)?|so(?: i (?:see|have|expect|get))?|(?:for|gives?|leaves?) me|hence|i\\.?e\\.?|=) (?:an? |about |some |another |my |the )*\\d[\\d.]* ?%(?: (?:upside|up|for me|more|gain|to go|from here))?(?= ?(?:[.,;!)]|$))`,
    ),
    says: [
      'You write {words}: which of the assumptions behind that number are yours?',
      'You write {words}: what would you see before its author does, if that number is wrong?',
    ],
  },
  {
    kind: 'price-set-aside',
    of: 'others',
    weight: 71,
    at: 'purchase',
    allows: ['isNegated'],
    standsBesideTests: true,
    unless:
      /(?<![a-z])(?:rebalanc\w*|index|etf|every month|monthly|hedge|insurance|stays? small|(?:over|above|beyond) \d+ ?(?:x|times) i)(?![a-z])/,
    pattern: words(`
      ${MULTIPLE}(?: [a-z]+){0,2}? (?:is|are|isn't|aren't|does|doesn't|do|don't|means?)(?: (?:completely|totally|really|just|simply|here|quite|absolutely))?(?: not| n't)? ?(?:irrelevant|immaterial|meaningless|unimportant|nothing|relevant(?<=(?:not|n't) relevant)|important(?<=(?:not|n't) important)|no (?:matter|object|issue|concern)|beside the point|matter(?<=(?:not|n't|nt) matter)|bother me(?<=(?:not|n't|nt) bother me)|scare me(?<=(?:not|n't|nt) scare me))(?= ?(?:[.,;!)]|$|for|with|when|because|here|to me|at all|and|in))|
      ${MULTIPLE}(?: ratio)? (?:has |have )?never (?:really )?matter(?:s|ed)?|(?:you |one |i )?(?:don't|do not|never) ask what (?:a|an|the) [a-z]+ costs|
      i (?:don't|do not|never|won't|dont) (?:even )?(?:look at|care about|care for|bother with|check|worry about) (?:the |its |any )?(?:p\\/?es?|valuations?|multiples?|price(?! (?:of|target|action|move|swing)))(?= ?(?:[.,;!)]|$|for|with|when|because|here|at all|and|of a|if))|
      (?:valuation|p\\/?e|pe) is for (?:[a-z]+)|i(?:'d| would)? (?:buy|pay|own|take) (?:it |this |them )?(?:at any price|whatever (?:it|the share) costs?)|(?:worth|buy) (?:it )?at any price|quality (?:has no price|is never (?:too )?(?:dear|expensive)|never comes cheap so)`),
    says: [
      'You write {words}: at which price would it matter?',
      'You write {words}: what would {ticker} have to earn for that price to be a good one?',
    ],
  },
  {
    kind: 'halo',
    of: 'others',
    weight: 63,
    at: 'purchase',
    pattern: words(`
      (?:the |a )?(?:company|firm|maker|brand|business) (?:with|that (?:has|makes)|which makes|who makes) (?:the )?${GOOD} (?:[a-z]+ )?(?:is|are|must be|has|will be|makes|means|=) (?:the |a |always )?(?:${GOOD} )?(?:stocks?|shares?|investments?|buys?)|
      ${GOOD} (?:product|products|quality|service|brand|car|cars|food|app|game|games|machine|machines|tools?|coffee|beer|shoes|[a-z]+s)(?: (?:in|on|of) (?:the |my |this )?[a-z]+)?[,:=]? (?:so |then |means |makes |is |equals |therefore |= )+(?:it's |it is |must be |has to be |is |be )?(?:the |a |an )?${GOOD} (?:stock|share|investment|company to own|buy)|
      (?:can't|cannot|can not|could not) (?:possibly )?be a bad (?:stock|share|investment|company|buy)|(?:so )?(?:it|that|this)? ?(?:must|has to) be a (?:good|great) (?:stock|share|investment|buy)(?= ?(?:[.,;!]|$|too))|
      (?:everybody|everyone|whoever|people) (?:who )?(?:loves?|likes?|wants?|needs?|uses?) (?:it|them|their [a-z]+),? so (?:the )?(?:stock|share|shares|price) (?:must|will|has to|should|can only)(?: [a-z]+){1,2}`),
    says: [
      'You write {words}: how much of what {ticker} earns depends on that?',
      'You write {words}: is it in the price already, and how would you tell?',
    ],
  },
  {
    kind: 'familiarity',
    of: 'self',
    weight: 47,
    at: 'purchase',
    unless:
      /\d ?%|revenue|margin|earnings|cash flow|times (?:sales|book)|p\/e|(?<![a-z])not (?:the|my|a) reason|debt|(?<![a-z])but (?:that|this) (?:is|says)|sample/,
    pattern: words(`
      i(?:'ve| have| am| been|'m)? (?:(?:been|always|also|personally|still) )?${TRADE} (?:(?!(?:is|are|was|has|if|when|and|but)(?![a-z]))[a-z0-9'-]+ ){1,4}?(?:(?:myself|since|for|now|almost) )*(?:every (?:single )?(?:day|week|morning|night|month|shift)|daily|\\d+ years?|(?:two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty) years|all my life|all day|my whole life)`),
    says: [
      'You write {words}: what does that say about what {ticker} earns?',
      'You write {words}: what do you know of {ticker} that others do not?',
    ],
  },
]
