import { words } from '../../../language/wording.ts'
import { COVERS_OTHERS } from '../basis/is-insurance.ts'
import type { Sign } from './sign.ts'

const EMPLOYER_SHARES = `
      employee plan|my (?:stock )?options vested|part of my bonus|
      my rsus?|rsus? vest(?:ed|s)?|espp|(?:my|these|those|they|which) (?:[a-z]+ )?(?:vest|vested|vesting)(?: shares| stock)?|vest(?:ed|ing) (?:in|on|every|last|this|today|shares)|employee (?:stock|share) (?:purchase )?(?:plan|program|programme)|my employer(?:'s)? (?:stock|shares?|match|gave|pays|gives)|employer (?:stock|shares|match)|from my employer|the company i work for|(?:goes|went|go|put|sits?|is|are|lies|invested) (?:all |straight )?(?:in|into) the [a-z]+(?: [a-z]+)? (?:that |which )?i work (?:for|at)|part of my (?:pay|salary|bonus|compensation)`

/** What kind of entry it is: each then owes other things than a thesis about a company. */
export const SIGNS_OF_KIND: readonly Sign[] = [
  {
    kind: 'tax-sale',
    of: 'self',
    weight: 82,
    at: 'sale',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      tlh|(?:gains?|profits?) (?:from [a-z]+ )?to (?:set off|offset)|set (?:it |this |them )?off against|against my gains|
      tax[- ]?loss(?! carry)|harvest(?:ing|ed)?(?: the loss| losses)?|for (?:the )?tax(?:es)?(?: reasons| purposes| year)?|tax (?:reasons|purposes|sale|year|selling)|(?:use|set|offset|against|balance|book|realize|realise|take) (?:the |this |my |a )?(?:loss(?:es)? )?(?:against|to offset|for) (?:the |my |a |other |our )?(?:gains?|taxes|tax)(?: [a-z]+){0,3}|offset(?:s|ting)? (?:the |my |other |a |some )?(?:capital )?gains?|reali[sz]e (?:the |my |this )?loss(?:es)?|wash[- ]sale`),
    says: ['The tax year has its part in this sale, {words}.', 'With {words} the calendar is a reason here.'],
  },
  {
    kind: 'hedge',
    of: 'self',
    weight: 80,
    allows: ['isSupposed'],
    pattern: words(`
      hedge (?:for|against) my(?: [a-z]+){0,2}|protection for (?:the rest of )?(?:my|the) (?:book|portfolio|account|holdings|rest)(?: of the book)?|for the (?:case|day)(?: that| when) (?:everything|all|the rest|stocks|the market)[a-z ]{0,16}|if (?:stocks|the market|markets|everything) (?:crash|crashes|falls?|collapses?),? this pays(?: for it)?|
      (?<=(?:^|[.!?] ))hedge, not a bet|puts? (?:cover|covers|protect|protects) (?:about |roughly )?\\d+ ?% of (?:my|the) (?:portfolio|account|book|holdings)|(?:as a |a |my |is a |cheap |simple )hedge(?: against| for| on)?|hedg(?:e|es|ed|ing) (?:against|my|out|our)|(?:as|as an|as my) insurance(?= for my| against| on my|[.,;]|$)(?: against| for my| on my)?|(?:portfolio|crash|disaster|catastrophe) insurance|(?:cheap )?insurance (?:for|on|of) (?:my|our)(?: [a-z]+)?|insures? my(?: [a-z]+){0,2}|(?:price|cost) of (?:my|the) insurance(?=[.,;]|$)|protective puts?|collars? (?:the|my)(?: [a-z-]+){0,2}|puts? (?:over|vs) \\d+|price of sleep|what is insured|puts? against (?:\\d+|my|the)(?: [a-z]+){0,2}|collar(?:ed)?`),
    unless:
      /(?<![a-z])(?:not|no|isn't|hardly|never) (?:a |an |my |really a |much of a )?(?:hedge|insurance|protection)|hedge fund|(?:the company|they|it) hedges?|fuel hedg|hedge(?:s|d)? (?:its|their)|currency hedg|protect(?:s|ing)? (?:the|its) (?:margin|brand|market|moat)/,
    says: ['You take this as a hedge, {words}: it does its work when something else of yours falls.'],
  },
  {
    // Such words say of a put what it is for; of a share they may be its business.
    kind: 'hedge',
    ofOption: 'put',
    of: 'others',
    weight: 80,
    allows: ['isSupposed', 'isPast'],
    unless:
      /(?<![a-z])(?:not|no|isn't|hardly|never) (?:a |an |my |really a |much of a )?(?:hedge|insurance|protection)/,
    pattern: words(
      '(?:the |an |my )?(?:insurance|protection|hedge)(?: for (?:the |my )?(?:\\d+ shares|shares|rest|stock))?|(?:covers?|covered|protects?|insures?) (?:most of |half of |all of |the |my )*(?:\\d+ )?(?:shares|position|portfolio|rest|account|that)',
    ),
    says: [
      'You take this as a hedge, {words}: it does its work when something else of yours falls.',
      'You write {words}: judged alone, insurance loses most of the time, and that is its price.',
    ],
  },
  {
    // What it covers, and no word of insurance.
    kind: 'hedge',
    ofOption: 'put',
    weight: 80,
    allows: ['isSupposed', 'isNegated', 'isPast'],
    unless:
      /(?<![a-z])(?:(?:not|no|isn't|hardly|never) (?:a |an |my |really a |much of a )?(?:hedge|insurance|protection)|bets?|betting|punt|gamble|short(?:ing)?|win|profit|doubles?)(?![a-z])/,
    pattern: words(COVERS_OTHERS.join('|')),
    says: [
      'You take this as a hedge, {words}: it does its work when something else of yours falls.',
      'You write {words}: judged alone, insurance loses most of the time, and that is its price.',
    ],
  },
  {
    kind: 'rebalancing-by-rule',
    of: 'self',
    weight: 81,
    allows: ['isSupposed'],
    pattern: words(`
      rule (?:says|is|allows) (?:a )?(?:max(?:imum)? |at most )?\\d{1,2}(?: ?%)?(?: max(?:imum)?| at most| tops| weight)|\\d+ ?% of (?:(?:the|my) (?:account|portfolio|book|whole|net worth)|everything|all i own|it all)[a-z, ]{0,16}my (?:rule|cap|limit|max)[a-z ]{0,8}\\d+|
      (?:above|against|over|exceeds?|exceeded|grown past) (?:my|our) (?:ceiling|maximum|max|cap|limit) of \\d+ ?%|(?:my|our) (?:ceiling|maximum) is \\d{1,2}(?![\\d,.]\\d)|(?:my|our) (?:ceiling|maximum|max|cap|limit)(?: (?:for|per|in) (?:one|any|each|a single|a) [a-z]+)? (?:is|of) \\d+ ?%|equal weights?|brings it back|(?:so |and |then |(?<=[.!] ))(?:trimmed |cut |sold )?back to \\d+(?:\\.\\d)? ?%|(?:grew|drifted|rose) to \\d+(?:\\.\\d)?(?: ?%)?,? (?:so )?(?:trimmed|cut|sold|back) (?:back )?to \\d+|cap is \\d+(?: ?%)?[.,;] sold|top(?:ped)? up every|get back to \\d+ ?%(?=[.!]|$)|
      (?:sell|sold|cut|trim(?:med)?)(?: it)? (?:back |down )?to (?:my|the) (?:limit|cap|maximum)|rebalanc(?:e|ed|es|ing)|(?:cut|trim(?:med|ming)?|sell|bought|buy)(?: it| some| until it is)*(?: back| down| up)? to (?:its |my |the |a )?(?:target(?: weight| share)?|(?:[1-9]|[1-4]\\d) ?%(?: weight| target| of the (?:account|portfolio|whole))?|a (?:fifth|tenth|quarter|third))|(?:back|down|up) to (?:its |my |the |a )?(?:target weight|(?:[1-9]|[1-4]\\d) ?% (?:weight|target|of the (?:account|portfolio|whole)))|until it is a (?:fifth|tenth|quarter|third)(?: again)?|target (?:weight|allocation)|
      drifted (?:to|above|over|from)|(?:position|weight) (?:got|grew|rose|went|is|was)(?: up)?(?: now)?(?: to| at)? \\d+ ?%[a-z, ]{0,16} back (?:down )?to \\d+|rule says \\d+ ?%|(?:outside|within|above|below) the band|bought back up to \\d+ ?%|(?<=\\d ?%\\. )back to \\d+|over (?:its|my|the) (?:target|limit|band|cap) of \\d+|put right every`),
    unless: /margins?(?![a-z])|growth|guid|confidence to/,
    says: [
      'A rule of your own does the deciding here, {words}, and a rule like that asks no opinion about {ticker}.',
      'You keep a share of the whole, {words}, and neither hope nor fear has a say in it.',
    ],
  },
  {
    kind: 'index-plan',
    of: 'self',
    // Whoever averages down into a fall has a plan of another kind, and who buys supplies in the store every week is a customer.
    unless:
      /(?<![a-z])(?:till it hurts|until it hurts|averag\w+ down|dca(?: |-)?(?:ing)? down|lower(?:ing)? my average|avg (?:is )?now|(?:joins?|joining|enters?|entering|added|admitted|promoted|comes?|coming|moves?) (?:in)?to the (?:index|s&p|nasdaq|russell)|joins? the (?:index|s&p|nasdaq)|(?:funds?|etfs?|trackers?|indexers) (?:must|have to|has to|need to|will have to|are forced to) buy|(?:index|s&p) inclusion|(?:buy|buys|buying|bought|shop|get) (?!(?:[a-z0-9]+ ){0,4}(?:shares?|stock|units?|dollars|bucks|euros|amount|sum) )(?:[a-z]+ ){0,3}?(?:(?:there|here|from them|(?:in|at) (?:(?:their|its)(?: [a-z]+){1,2}|(?:the|one|my|our) (?:local )?(?:store|shop|counter|market|supermarket|outlet|branch|pharmacy|station))) (?:every|each)|(?:supply|supplies|groceries|food|coffee|tea|lunch|dinner|breakfast|beer|wine|shoes|clothes|jeans|makeup|petrol|gas|fuel|diapers|nappies|toys|books|medicine|tools|feed|bread|milk|water|snacks|parts|paint|seeds?|ingredients|stuff|things|presents) (?:every|each)))(?![a-z])/,
    ofFundOr:
      /(?<![a-z])(?:plan|dca|(?:monthly|weekly|quarterly) drip|as always|reinvest\w*(?= [^.]{0,24}(?:every|each|always|usual|automatic))|(?:usual|regular) (?:weekly|monthly|quarterly)|dollar[- ]cost|standing order|auto[- ]?(?:buys?|invest\w*)|automatic\w*|payday|paycheck|automatically|fortnight|every month|(?:buy|invest|add|put in)[a-z0-9$ ]{0,24} (?:every|each) (?:month|week|quarter)|index|etf|fund)(?![a-z])/,
    weight: 81,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:the )?(?:1st|first|15th|last) (?:day )?of the month|drip(?=[ ,.;!]|$)|(?:401k|roth|ira|isa|sparplan|pension)(?: [a-z]+){0,3},? (?:same as|auto(?:matic(?:ally)?)?|monthly|every month)|sparplan|
      payday (?:buy|purchase|order)|(?:the )?same (?:thing )?every (?:month|week|quarter|fortnight|payday)|(?:goes|runs|buys) (?:in )?automatically|(?:\\$?\\d[\\d.]*k?) (?:dollars |euros |bucks )?a fortnight|(?:buy|buying|invest|investing|add|adding|put|putting)(?: in)? \\$?\\d[\\d.,]*k? (?:dollars |euros |bucks )?(?:a|per|each|every) (?:month|week|quarter|fortnight)|same as (?:every|each|always|last) (?:month|week|quarter)|reinvest(?:ed|ing)? (?:the |my |all )?dividends?|(?:the |my )?(?:usual|regular) (?:weekly|monthly|quarterly|yearly) (?:buy|purchase|amount|lot)|same amount as (?:every|each|always|last)|into the index|as always(?=[.!,]|$)|don't care where it is|
      (?:monthly|weekly|quarterly|automatic|regular|standing|scheduled)(?: [a-z]+)? (?:plan|buy|purchase|contribution|savings plan|instal?lment)|(?:automatic|standing|scheduled|monthly) (?:[a-z]+ )?order|(?:buy|buys|buying|bought|invest|put in|add|save|goes in|dollars|bucks|euros|\\$\\d+|shares?|units?|same (?:amount|sum))(?: [a-z\\d$]+){0,3},? (?:every|each) (?:month|quarter|payday|paycheck|week|january)|(?:every|each) (?:payday|paycheck)|savings plan|auto[- ]?buys?|(?:buy|invest|put|save|add|goes|go)(?: in| into it)? \\$?\\d+ (?:dollars |bucks |euros )?(?:a|every|each|per) month|dca|dollar[- ]cost(?: averaging)?|standing order|same (?:amount|sum|day) (?:every|each)|(?:the|every|each) (?:1st|first|15th|last) of (?:the|every|each) month|auto[- ]?invest`),
    says: [
      'This is a plan at work, {words}: it asks no courage, and needs no thesis to go on.',
      'With {words} the price of one day matters little, and that is the point of it.',
    ],
  },
  {
    kind: 'sale-for-need',
    of: 'self',
    weight: 80,
    at: 'sale',
    pattern: words(`
      (?:(?:i|we) )?need(?:ed)? (?:the )?(?:\\$?[\\d,.]+k?(?: dollars| bucks)?|money|it|cash) for (?:my|our|the|her|his|a) [a-z']+(?: [a-z]+)?|(?:my|our) (?:car|boiler|roof|heating|furnace|fridge|laptop|washing machine) (?:broke|died|gave up|leaks|is dead|is broken)(?: down)?|i need (?:to (?:make|meet|pay) )?(?:the |my |our )?(?:payroll|wages|salaries)(?: by [a-z]+)?|(?:i )?(?:need|have) to pay (?:the |my |our )?(?:taxes|tax bill|rent|bills)|sold (?:\\d+ ?% |some |half |a bit )?to pay for [a-z']+(?: [a-z]+)?|i need \\$?\\d[\\d.,]*k?(?: dollars| bucks)?(?=[.,!]|$)|we (?:buy|bought|are buying|found) (?:a|the|our) (?:car|house|flat|home|boat|apartment|roof)|sold to pay (?:the|my|our|for) [a-z]+|need(?:ed|s)? a (?:new )?(?:roof|car|kitchen|boiler|heating|house|home)|the notary|
      (?:need|needed|raising|raise|needs|freeing) (?:up )?(?:the |some |this |it |all )?(?:cash|money|funds|liquidity|proceeds)?(?: for| to pay| to cover| to fund)(?: the| my| our| a| an)?(?: [a-z]+){1,2}|need (?:the |some )?(?:cash|money)|(?:for|to pay(?: for)?|towards?|covers?|pays(?: for)?|fund|funds|goes (?:in)?to|into) (?:my |our |her |his |(?:the |a |an )(?=(?:new |first |second )?(?:house|flat|apartment|wedding|tuition|roof|kitchen|renovation|operation|surgery|divorce|heating|boiler|down ?payment|car)))(?:new |first |second )?(?:house|flat|apartment|home|car|wedding|tuition|rent|bills?|debts?|mortgage|loan|roof|kitchen|baby|medical [a-z]+|down ?payment|deposit(?: on (?:the|a|our|my) [a-z]+)?|renovation|operation|surgery|divorce|school|college|university|heating|boiler|move)|for the deposit(?: on (?:the|a|our|my) [a-z]+)?|
      down ?payment|medical bills?|wedding|our roof|the roofer|funeral|hospital bill|we(?:'re| are) buying a (?:house|flat|home|car)`),
    says: [
      'The money has another use, {words}: that is a reason about your life, and it leaves the thesis where it was.',
      'You sell for {words}, and whether {ticker} was right or wrong stays an open question.',
    ],
  },
  {
    // Its writer says that the sale is of no view.
    kind: 'sale-for-need',
    of: 'self',
    weight: 79,
    at: 'sale',
    allows: ['isNegated'],
    pattern: words(
      `no (?:view|opinion|verdict|judge?ment) (?:is )?(?:intended|meant|implied)|(?:it |this |that )?(?:has |had )?nothing to do with (?:the|my) (?:thesis|case|reason|view of it)|(?:this|it) is (?:no|not a) (?:verdict|view|judge?ment) (?:on|of|about) (?:it|the company|the thesis)`,
    ),
    says: ['By {words} this sale is of something else than {ticker}: your thesis stands where it stood.'],
  },
  {
    kind: 'employer-shares',
    of: 'self',
    weight: 79,
    at: 'sale',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    pattern: words(EMPLOYER_SHARES),
    says: [
      'You sell what came with your work, {words}, and lean on that one company less.',
      'With {words} pay becomes savings that no longer hang on whoever pays it.',
    ],
  },
  {
    kind: 'employer-shares',
    of: 'self',
    weight: 79,
    at: 'not-sale',
    // A put on what one's work hangs on as well is bought against that.
    notOfOption: 'put',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    pattern: words(EMPLOYER_SHARES),
    says: [
      'These came from your employer, {words}: your salary already depends on the same company.',
      'With {words} your work and a part of your savings hang on one name.',
    ],
  },
  {
    kind: 'income-plan',
    of: 'self',
    part: 'fundamentals',
    weight: 45,
    allows: ['isSupposed'],
    at: 'not-sale',
    unless:
      // Its writer watches the payout by a line of their own.
      /payout(?: ratio)?,? (?:over|above|past|under|below|beyond|at|of|>|<|exceeds?|goes|falls|rises|is (?:over|above)) ?\d|(?:dividend|payout|distribution|coupon)s? (?:is|was|are|were|has been) (?:gone|cut|suspended|eliminated|scrapped|over)/,
    pattern: words(`
      for the (?:quarterly |monthly )?(?:cheque|check)|payout pays|i (?:want|need) (?:the )?(?:income|cash flow every)|
      (?:hold|held|holding|own|owned|bought|keep|buy|buying|here|in it) (?:it |this |them )?(?:only |just |mainly |purely )?(?:for|because of) (?:its |the |their )?(?:dividends?|income|yield|distributions?|coupons?|payouts?)|income (?:position|portfolio|holding|plan|stock)|live (?:on|off|from) (?:the |my |our )?dividends?|dividends? (?:pays?|covers?|for) (?:my|the|our)|for (?:the )?income`),
    says: [
      'You hold it for the income, {words}: the price of one day matters less for that.',
      'With {words} the measure is the payment, and how safely the cash flow carries it.',
    ],
  },
]
