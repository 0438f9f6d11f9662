import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { BORROWED_SUM_SHAPES } from './borrowed-sum.ts'
import { AMOUNT, SELF, type Shape, tail } from './shape.ts'

const HOME = '(?:house|home|flat|apartment|condo|property)'
const SHARE_OF_WHOLE = '(?:[0-9]|10|[0-9]\\.\\d|half a|one|two|three|four|five) ?(?:%|percent)'
const WHOLE =
  '(?:my|our) (?:portfolio|pf|account|acct|savings|money|net worth|capital|wealth|book|nav|assets)|the (?:portfolio|pf|account|acct|nav|money)|what (?:i|we) (?:own|have)|(?:all|everything)(?: that)? (?:i|we) (?:own|have)'
const LENDS = words(
  "(?:a|an|the|my|our|with|of|on|from|against|through) (?:[a-z]+ )?(?:credit line|line of credit|heloc|overdraft|credit cards?|loan|second mortgage|mortgage|cash advance)(?! (?:book|growth|loss|losses|rates?|volumes?|portfolio|business|originations?|demand|market|lender|broker|insurance|insurer|servicer))|lent me|lends me|loaned me|borrowed (?:from|against|it|the money|to)|pawned|on margin|margin (?:account|loan|debt|call)|somebody else's money|the bank's money",
)
const PUTS = words(
  'put|took|take|taken|drew|drawn|use|used|using|bought|buy|buying|pay|paid|finance[ds]?|funded|went in|costs? me|got',
)
const ACCOUNT =
  'savings|pension|retirement|roth|401k|ira|isa|portfolio|account|net worth|nest egg|inheritance|cash|capital|emergency fund|severance|money(?! market)'
/** Money of a household, by what it is for. */
const FOR_LIVING =
  '(?:grocery|kitchen|food|household|housekeeping|heating|tuition|tax|roof|car|wedding) (?:money|fund|payment|cash)|groceries|tuition|mortgage payment|housekeeping'
const NOT_FOR_LIVING =
  /(?<![a-z])(?:not|never|isn't|wasn't|no|without) (?:my |our |the |touching )*(?:rent|grocer\w+|kitchen|tuition|severance|unemployment)/
const SPENT_OTHERWISE = [
  'You write {words}: what that money is for does not wait for {ticker}.',
  'You write {words}: that money had a use before {ticker}, and has it still.',
] as const
const DEADLINE = words(
  '(?:money|cash|sum|dollars|it|this) (?:has to|have to|must|needs? to|ought to) (?:be (?:back|there|free)|come back)(?: [a-z]+)? (?:by|in|before|on|when)|(?:instal?lment|invoice|bill|payment|rent|tuition|fee|fees|tax|taxes) (?:is|are|comes|falls|for the [a-z]+ is) due|(?:money|cash|sum) (?:for|belongs to|is meant for|set aside for) (?:the|my|our|her|his) (?:new )?(?:roof|kitchen|wedding|house|flat|car|tuition|rent|builder|move|baby|school|operation|taxes|holiday|deposit|bathroom|garden)|(?:i|we) (?:will )?need (?:it|this|the money|the cash)(?: back)? (?:by|in|for|next|before|when)',
)
const GREAT_PART = words(
  'half|most|all|everything|nearly all|almost all|two thirds|three quarters|the whole|every (?:cent|penny|dollar)|my entire|nine tenths|the bulk|the lot',
)
const OF_WHAT_IS_OWNED = words(
  '(?:my|our) (?:savings|portfolio|net worth|pension|retirement|account|nest egg|inheritance|money|capital|wealth|401k|ira|isa)|what (?:i|we) (?:own|have|saved)|(?:i|we) (?:own|have(?! (?:been|to|had|no|not|a|an)(?![a-z]))|saved|possess)|from (?:the sale of|selling) (?:the|my|our) (?:house|flat|car|company|shop|business|practice|farm|land|apartment)',
)

/** How much is at stake, and whose money it is: what can end an account, and what keeps it from that. */
export const RISK_OF_RUIN_SHAPES: readonly Shape[] = [
  ...BORROWED_SUM_SHAPES,
  {
    kind: 'borrowed-money',
    allows: ['isPast'],
    unless: /(?<![a-z])(?:paid (?:it|that|them|her|him|everything|all of it) (?:back|off)|repaid)(?![a-z])/,
    pattern: words(`
      (?:took|taken|take|taking|pulled|pull|drew|got|borrowed|withdrew)(?: out)?(?: (?:an?|some|another|extra|the|out|${AMOUNT}))*(?: out)? (?:of|against|on|from) (?:the|my|our|her|his) (?:${HOME}|equity|mortgage|life insurance|401k)|
      (?:i|we|just)(?:'ve| have|'m| am|'re| are)? (?:refinanc(?:ed|ing)|remortgag(?:ed|ing))(?: (?:the|my|our) ${HOME})?|(?:refinanc(?:ed|ing)|remortgag(?:ed|ing)) (?:the|my|our) ${HOME}|second mortgage|home equity(?: loan| line)?|
      margin (?:is |interest |rates? |loans? |debt |costs? )+(?:so |very |really |only |just |dirt |still )*(?:cheap|at \\$?\\d[\\d.]* ?%)|margin (?:is|costs|at) (?:only |just )?\\d[\\d.]* ?% (?:at|with|from) (?:my|the) broker|(?:my|the) broker (?:lends|gives|offers|charges)(?: me)?${tail(4)}|
      student loan (?:refund|money|cash|check|cheque)|
      (?:took|take|taking|got|get|getting|used|using) (?:out )?(?:a|an|the|another) (?:[a-z]+ )?(?:loan|heloc|cash advance|credit line|line of credit)|with (?:the|my) (?:bank|broker)'s money|(?:went|going|go|in) (?:in )?(?:at )?[2-5]x(?: leverage| levered)?(?= ?(?:[.,;!]|$))|(?:[2-5]x|two times|double) lever(?:age|aged|ed)|borrowed (?:it|${AMOUNT}|the money|money|against|from)`),
  },
  {
    kind: 'money-needed',
    pattern: words(`
      (?:this|that|it|which) (?:is|was|'s) (?:all |really |actually )?(?:the |my |our |her |his )?(?:(?:next|this|last) [a-z]+'s |[a-z]+'s )?(?:tuition|rent|down ?payment|house deposit|wedding money|school fees|college fund|tax money|mortgage money|rent money|emergency fund)(?= ?(?:[.,;!]|$| money| for| and| due| until))|
      the money for (?:the|my|our|her|his) (?:new )?[a-z]+(?= (?:into|in|on|is|goes|went)| ?[.,;!]|$)|(?:my|our|his|her|their) (?:kid's |son's |daughter's )?(?:college|school|wedding|tuition|rent|house) (?:money|fund|savings)|(?:tuition|rent|mortgage|tax bill|down ?payment|wedding) (?:is|comes|falls) due|what i had left of the month`),
  },
  {
    kind: 'house-money',
    needs: /(?<![a-z])(?:i|my|we|me|im|i'm)(?![a-z])/,
    allows: ['isPast', 'isSupposed'],
    at: 'purchase',
    pattern: words(`
      (?:as|since|because)? ?(?:that|it|this|which) (?:was|is|'s|were) (?:all |only |just |pure |mostly |basically |anyway )*(?:profit|winnings|found money|free money|play money|bonus money)(?= ?(?:[.,;!]|$| anyway| i| and| so))|
      with (?:the|my) (?:money|profits?|gains?|winnings|proceeds) (?:from|of|on|out of) (?:the |my |selling )?[a-z]+(?: (?:sale|trade|calls|puts|shares|win|win[- ]?fall))?(?=[^.;!?]{0,40}(?:bold|risk|free|easy|fun|careless|lose))|(?:bit|little) (?:bolder|braver|freer|looser) with (?:it|this|that)|didn't cost me (?:anything|a cent)`),
  },
  {
    kind: 'size-limited',
    at: 'purchase',
    of: 'self',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      ${SHARE_OF_WHOLE} of (?:${WHOLE})|(?:no more than|at most|not more than|only|just) ${SHARE_OF_WHOLE} (?:here|in it|in here|in this|position)|
      (?:hold|put|own|keep|kept|have|bought|buy|risk|sized?)(?: (?:it|this|in|at|with))* (?:no more than |at most |only |just )?${SHARE_OF_WHOLE}(?: (?:here|in it|of it))?(?= ?(?:[.,;!]|$| and))|(?<=(?:^|[.!?,;] ))(?:small|tiny|position|position size|size|sized?)(?: is| at)?:?,? ${SHARE_OF_WHOLE}(?= ?(?:[.,;!]|$))|(?:that's|this is|which is|that is) why it(?:'s| is) (?:only |just )?${SHARE_OF_WHOLE}(?= ?(?:[.,;!]|$|and not|not))|
      (?:a|my|only a|just a) (?:small|tiny|very small|modest) (?:amount|sum|position|bite|stake|bet|piece)(?= ?(?:[.,;!]|$| of (?:my|our)| so| and))|(?:keep|kept|keeping) (?:it|this) (?:small|tiny)|(?:only |just )?in (?:for|with) \\$?\\d{2,3} (?:bucks|dollars)|${SHARE_OF_WHOLE} of (?:acct|account|nav)(?: at risk)?`),
  },
  {
    kind: 'size-limited',
    at: 'purchase',
    of: 'others',
    pattern: words(`
      is (?:only )?a ${SHARE_OF_WHOLE} position|(?:hence|therefore|thus) (?:only |just |no more than )?(?:${SHARE_OF_WHOLE}(?= ?(?:[.,;!]|$| position))|half a position|a (?:small|half|quarter) position)`),
  },
  {
    kind: 'borrowed-money',
    at: 'not-sale',
    allows: ['isPast'],
    pattern: together([LENDS, SELF, PUTS]),
    unless:
      /(?<![a-z])(?:paid (?:(?:it|that|them|everything) )?off|repaid|pay(?:s|ing)? (?:off|down|back) (?:the|my|our)|no (?:loan|mortgage|debt|margin|credit)|without (?:a|any)|not (?:on|with|borrowed)|instead of|rather than|free of)(?![a-z])/,
  },
  {
    kind: 'money-needed',
    at: 'purchase',
    of: 'others',
    allows: ['isSupposed'],
    pattern: words(
      '(?<=(?:^|[.!?,;:(] ?|with |is |the |my |our |used |using |put ))(?:rent|mortgage|tuition|tax|grocery|wedding|vacation|holiday|emergency|deposit|college|house|moving|surgery) (?:money|fund|savings)(?= ?(?:[.,;!]|$|until|till|for|in(?:to)? (?:it|this|here)|on (?:it|this)|again|this month|,))',
    ),
  },
  { kind: 'money-needed', of: 'others', pattern: together([DEADLINE], [SELF]) },
  {
    kind: 'money-needed',
    of: 'others',
    pattern: together([
      words('(?:the |this |that )?(?:money|cash|sum) (?:has to|have to|must|needs? to) (?:be|come) back(?: [a-z]+)?'),
    ]),
  },
  {
    kind: 'size-too-large',
    at: 'purchase',
    pattern: together([
      GREAT_PART,
      OF_WHAT_IS_OWNED,
      words('in (?:it|this|here)|into|on (?:it|this)|goes|put|is|went|bet|sold'),
    ]),
    unless:
      /(?<![a-z])(?:in cash|in bonds|in (?:an )?index|in funds|of (?:the )?(?:revenue|sales|profit|company)|all right|after all|at all|above all|lost|is gone|half (?:a|an|of (?:sales|revenue|it)))(?![a-z])|\d ?% of (?:everything|all|what|my)/,
  },
  {
    // The whole of an account, most of what was put aside, a quarter or more of the savings: in whatever order, beside what is done with it.
    kind: 'size-too-large',
    at: 'purchase',
    of: 'others',
    unless:
      /(?<![a-z])(?:not|never|instead of) (?:my|our|the) (?:whole|entire)|rebalanc|index fund|(?<![a-z])(?:in cash|in bonds)(?![a-z])/,
    pattern: words(`
      (?:(?:my|our|the) |(?<=(?:^|[.!?,;] )))(?:whole|entire|full|complete) (?:[a-z']+ ){0,3}?(?:${ACCOUNT})(?= ?(?:[.,;!]|$|in(?:to)? |on (?:this|it)|is |goes|went|here|now))|all (?:of )?(?:my|our) (?:${ACCOUNT})(?! (?:is|are|was|stays?|sits?) (?:in|with) (?:cash|bonds|funds))|(?:most|the bulk|nearly all|almost all|the rest|the last) of (?:my|our) (?:${ACCOUNT})|(?:most|all|the bulk|nearly all|almost all) of what (?:i|we)(?:'ve|'d| have| had)? (?:set aside|saved|put (?:aside|away|by))[a-z ]{0,24}|
      (?:2\\d|[3-9]\\d|100) ?(?:%|percent) of (?:my|our|the(?= (?:account|portfolio))) (?:[a-z]+ )?(?:${ACCOUNT})|(?:half|a third|two thirds|three quarters|a quarter) of (?:my|our) (?:${ACCOUNT})(?= (?:in(?:to)? (?:it|this|here)|on (?:it|this)|goes|went))|every (?:cent|penny|dollar) (?:i|we) (?:have|own|could)(?: [a-z]+){0,2}`),
  },
  {
    // "Sold the car and put it all on this"; and what somebody corrects themselves to is said with it: "All in, well, 40%".
    kind: 'size-too-large',
    at: 'purchase',
    of: 'others',
    allows: ['isPast'],
    pattern: words(
      '(?:put|bet|threw|staked) (?:it |them )?all (?:of it |of them )?(?:on|into) (?:this|it)(?= ?(?:[.,;!]|$))|all[- ]in,? (?:well|ok|okay|no),? (?:about |maybe |only )?[3-9]\\d ?%',
    ),
  },
  {
    kind: 'borrowed-money',
    at: 'not-sale',
    allows: ['isPast', 'isSupposed'],
    of: 'others',
    unless: /(?<![a-z])(?:no|without|never|not|off|any) (?:margin|leverage|loans?|debt)|paid (?:off|back)/,
    pattern: words(`
      (?:ibkr|schwab|fidelity|robinhood|etrade|broker) margin(?: loan)? (?:at|is|costs)(?: only| just)? \\d[\\d.]* ?%|(?:on|with|using|uses?|went to|now at|added) (?:full |some |a bit of |a little |\\$?\\d[\\d.,]*k? (?:of )?)?margin(?= ?(?:[.,;!]|$|for|to|from|at|here|again|now))|(?:my|the|a) (?:[a-z]+ )?(?:bank|credit union|brother|father|mother|parents|dad|mom|uncle|friend)[a-z' ]{0,16} (?:lent|loaned|fronted|lends) (?:me|us)${tail(3)}`),
  },
  {
    kind: 'lottery',
    at: 'purchase',
    pattern: together([
      words(
        'a few (?:bucks|hundred|dollars)|couple (?:of )?(?:bucks|hundred)|lunch money|beer money|pocket money|tax refund|spare change|last (?:bucks|dollars)',
      ),
      words(
        'rich|retire|moon|jackpot|lambo|all or nothing|zero or|a house|ten times|hundred times|millions?|change my life|life[- ]changing|why not|who knows',
      ),
    ]),
  },
  {
    kind: 'borrowed-money',
    at: 'not-sale',
    of: 'others',
    allows: ['isSupposed'],
    unless: /(?<![a-z])(?:company|they|it|balance sheet|fund) (?:is|are|was) (?:[a-z]+ )?(?:levered|leveraged)/,
    pattern: words(
      "(?:i am|i'm|im|we are|we're|account is|portfolio is|go|going|went) (?:about |roughly |almost |now )?(?:levered|leveraged|geared)(?: up)?(?: (?:about |roughly )?\\d[\\d.]*(?: to (?:one|1)|x)?)?",
    ),
  },
  {
    // What is put in is meant for living: "put in the rent for june", "took it out of the kitchen money".
    kind: 'money-needed',
    at: 'purchase',
    of: 'self',
    allows: ['isSupposed', 'isPast'],
    unless: NOT_FOR_LIVING,
    says: SPENT_OTHERWISE,
    pattern: words(
      `(?:put|threw|throw|used|use|took|take|taking|taken|moved)(?: (?:it|this|in|all|out|of|from|the money|${AMOUNT}))* (?:the|my|our|(?:this|next) month's) (?:rent|${FOR_LIVING})(?: for [a-z]+)?(?= ?(?:[.,;!]|$|in|into|and|on|here|because|i |so|until))`,
    ),
  },
  {
    // What there is to live on while no wage comes.
    kind: 'money-needed',
    at: 'purchase',
    of: 'others',
    allows: ['isSupposed', 'isPast'],
    unless: NOT_FOR_LIVING,
    says: SPENT_OTHERWISE,
    pattern: words(
      `(?:my|our) (?:(?:whole|entire|last) )?(?:unemployment|disability|welfare|child support) (?:checks?|cheques?|money|benefits?)|(?<=(?:^|[.,;!] ?|with |from |on ))unemployment (?:check|cheque)(?= ?(?:[.,;!]|$|lol|yolo|haha))|(?<=bought |buying |buy |in |them |it |this |these )with (?:the |my |our )?rent(?= ?(?:[.,;!]|$))|with (?:the |my |our )[a-z]+ money (?:until|till|til)(?= )|(?:lost|losing) my job[^.;!?]{0,40} severance (?:is|was|of) \\$?\\d[\\d.,]*k?[a-z ]{1,24} \\$?\\d[\\d.,]*k? (?:of it )?(?:here|in(?:to)? (?:it|this|here))`,
    ),
  },
  {
    // Money that has a use of its own, and the day of that use near.
    kind: 'money-needed',
    at: 'purchase',
    of: 'others',
    allows: ['isSupposed'],
    unless:
      /(?<![a-z])(?:(?:ten|fifteen|twenty|\d\d) years|not (?:my|our|the) (?:rent|college|tuition|house|emergency))/,
    pattern: together(
      [
        words(
          '(?:the|my|our|her|his|this) (?:[a-z]+ )?(?:college|school|university|uni|tuition|wedding|house|rent|tax|moving|baby|surgery|holiday|deposit|down ?payment|roof|care|emergency|honeymoon) (?:money|fund|savings|cash|account|pot)(?: (?:of|for) (?:the|my|our) [a-z]+(?: (?:one|child|son|daughter|kid))?)?',
        ),
      ],
      [
        words(
          '(?:next|this|coming) (?:year|month|week|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|semester|term)|in (?:a|two|three|four|five|six|\\d) (?:weeks?|months?)|(?:by|until|before|in) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer)|(?:has|have|needs?) to (?:work|be|go) (?:quickly|fast|soon|there|back)|(?:is|falls|comes) due',
        ),
      ],
    ),
  },
]
