import { oneOf } from '../../../../language/one-of.ts'

/**
 * The closed classes of words of which the errors in this folder are made: who somebody is, what is owed, what is safe, and what a fall is
 * called. A class is a list and nothing else; what its words do in a sentence is said where they are used.
 */

/** Somebody by what they are to the writer. */
export const KIN = oneOf`
  brother, sister, father, mother, dad, mom, mum, uncle, aunt, auntie, cousin, nephew, niece, son, daughter, wife, husband, partner
  girlfriend, boyfriend, fianc[eé]e?, grand(?:father|mother|pa|ma|dad), godfather, (?:brother|sister|father|mother|son|daughter)[- ]in[- ]law
  friend, buddy, mate, pal, flatmate, roommate, neighbou?r, colleague, co-?worker, ex, twin, stepfather, stepmother
`
/** Somebody by their trade, rank or wealth: whom one looks up to, or works for. */
export const OF_STANDING = oneOf`
  man, woman, gentleman, lady, guy, fellow, bloke, chap, boss, landlord, landlady, owner, employer, client, customer, guest, patient, tenant
  surgeon, doctor, dentist, consultant, professor, lecturer, teacher, head(?:master|mistress|teacher), dean, rector, judge, notary, lawyer, barrister
  solicitor, accountant, auditor, banker, broker, advis[eo]r, trader, fund manager, manager, director, chairman, chairwoman, chief, ceo, founder
  abbot, abbess, priest, pastor, vicar, imam, rabbi, bishop, deacon, monk, mayor, minister, senator, governor, ambassador, councillor, general
  colonel, major, captain, sergeant, admiral, pilot, engineer, architect, scientist, chemist, physicist, mathematician, actuary, chef, coach
  trainer, conductor, composer, actor, actress, singer, footballer, player, champion, star, legend, celebrity, influencer, millionaire, billionaire
  tycoon, baron, count, prince, princess, sheikh, duke, heir, heiress, widow, foreman, farmer, vet, pharmacist, mentor, idol, guru, genius
  investor, entrepreneur, couple, family, people, old man, old lady, partner
`
export const SOMEBODY = `(?:${KIN}|${OF_STANDING})`

/** What has to be paid on a day. */
export const OBLIGATION = oneOf`
  rent, mortgage(?: payment)?, tuition(?: fees?)?, (?:school|nursery|course|exam|college|university|kindergarten|boarding|legal|solicitor's|registration|camp) fees?, fees
  deposit, down ?payment, vat, (?:income|property|council|payroll|sales|road|inheritance|advance|quarterly|estimated|back) tax(?:es)?, tax(?:es)?, tax bill, payroll, wages, salaries
  wedding, dowry, bride price, engagement, honeymoon, christening, bar mitzvah, funeral, burial, gravestone, operation, surgery, treatment, dentist, braces, implants, ivf, physio, vet bill
  roof, boiler, heating, windows, kitchen, bathroom, extension, builders?, plumber, carpenter, contractor, roofer, electrician, scaffolding
  (?:car|house|health|life) insurance, insurance premium, alimony, child support, maintenance payments?, instal?lments?, credit[- ]card bill, holiday, pilgrimage, hajj, move, removal, furniture
  semester, term, visa, bail, fine, invoices?, suppliers?, harvesters?, seed bill, feed bill, care home, nursing home, ground rent, service charge, school trip, exchange year, balloon payment, van, tractor, new car
`
/** By whom it is called for. */
export const PAYEE =
  '(?:tax (?:office|man|authority|people)|taxman|hmrc|irs|revenue|customs|landlord|landlady|bursar|bank|school|university|college|court|notary|solicitor|builders?|contractor|caterer|venue|registrar|staff|people|crew|team|lads|girls|men|workers|helpers|pickers|suppliers?|creditors?|council|clinic|hospital|dealer)'

/** Who comes for their money. */
export const COLLECTOR =
  '(?:tax (?:office|man)|taxman|hmrc|irs|landlord|landlady|bursar|bank|school|university|college|court|notary|solicitor|builders?|contractor|caterer|venue|registrar|council|clinic|hospital|dealer|roofer|plumber|dentist|insurer|nursery|care home|nursing home)'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const SEASON =
  '(?:spring|summer|autumn|fall|winter|christmas|easter|whitsun|thanksgiving|eid|diwali|new year|harvest|term|semester|carnival|midsummer)'
export const COUNT =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|twenty|thirty|a few|a couple of|some)'
/** A day that is near, by its name, its number or how far it is. */
const DAY = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of)?(?: ${MONTH})?|\\d{1,2} ${MONTH}|${MONTH} \\d{1,2}|(?:next|this|the coming|the end of(?: the| this| next)?|late|early|mid|end of) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|quarter|year|${MONTH}|${SEASON})|${MONTH}|${SEASON}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|${COUNT} (?:weeks?|months?|days?)(?:' time)?)`
/** Of a date that is called for, with what leads to it. */
export const BY_DAY = `(?:(?:by|on|before|until|till|in|at|for|come) (?:the )?${DAY}|${COUNT} (?:weeks?|months?|days?)|due|next (?:week|month|term|semester)|tomorrow)`

/** What somebody has put by and would not gamble with. */
export const SAFE = oneOf`
  (?:[a-z]+ )?bonds?, bond funds?, gilts?, treasur(?:y|ies), t-?bills?, savings(?: account| book| bonds?| plan| certificates?)?, saving account, building[- ]society (?:book|account|savings), building society
  pass ?book, (?:fixed|term|time|bank|call) deposits?, deposit account, cds?, money[- ]market(?: fund| account)?, life (?:insurance|assurance|policy), endowment(?: policy)?, annuity, (?:[a-z]+ )?pension(?: pot| fund| plan)?
  (?:index|world|global|tracker|balanced|mixed|mutual|target[- ]date) (?:funds?|etfs?|trackers?), index, etfs?, trackers?, emergency (?:fund|money|account), rainy[- ]day (?:fund|money|account), isas?, gold(?: coins| bars)?, krugerrands?
  provident fund, nest egg, (?:girls|boys|kids|children|child|son|daughter|baby|grandchildren|twins)(?:'s?|s')? (?:account|accounts|money|book|savings|isa|fund|bonds), (?:college|university|school|wedding|holiday) fund, trust fund
  premium bonds, 401k, ira, roth, super, superannuation, safe stuff, boring stuff, everything else, all the (?:others|rest|other shares), the other shares, other funds, annuities, allotment money
`
/** What is done with it so that it is money again. */
export const DISPOSED =
  '(?:sold(?: off| out)?|sell(?:ing)?|cash(?:ed|ing)(?: in| out)?|cancel(?:l?ed|l?ing)|surrender(?:ed|ing)|clos(?:ed|ing)|empt(?:ied|ying)|broke(?: open| up)?|breaking|liquidat(?:ed|ing)|drain(?:ed|ing)|redeem(?:ed|ing)|raid(?:ed|ing)|pulled|clear(?:ed|ing)(?: out)?|dissolv(?:ed|ing)|gave up|giving up|ended|stopped|swapped|switched|exchanged|dumped|plundered|let|got rid of|took(?: everything)? out of|turned|moved|shifted)'

/** A fall of the share, or a loss by it, as the verb or what follows it. */
export const FALLS =
  "(?:(?:ends?|leads?|goes|stops|stays) (?:below|under|lower than) (?:where|what) (?:i|we) (?:am|are|come in|came in|pay|paid|buy|bought|start|started|stand|put in)|(?:ends?|leaves?|makes?)(?: [a-z]+){0,2} (?:me|us|you) (?:poorer|worse off|with (?:less|a loss|nothing)|out of pocket|in the red|lose)|(?:(?:is|are|be|being|ends?(?: up)?|trades?|trading|sells?|stands?|goes|go|going|moves?|turns?(?: out)?|comes? out|closes?|finish(?:es)?)(?: [a-z]+ly)? (?:worth less|worse|lower|cheaper|down|wrong|under|to zero|bust|broke|bankrupt|south|sour|badly|in the red|below [a-z0-9$]+|less than [a-z0-9$]+))|(?:fall(?:s|ing)?|drop(?:s|ping)?|sinks?|shrinks?|declin(?:es?|ing)|crash(?:es)?|tanks?|disappoints?|collaps(?:es?|ing)|fail(?:s|ing)?|los(?:e|es|ing)(?: (?:money|anything|a (?:cent|penny|dollar)|value|out|on (?:it|this)|with (?:it|this)|here))?)(?= ?(?:[.,;:!?)]|$|and |in |from |over |again|at |on |within |much|this |next |before |by |here|money|with ))|(?:does not|doesn't|do not|don't|won't|will not|not) (?:work(?:ing)?(?: out)?|ris(?:e|ing)|go(?:ing)? up|pay(?:ing)? off|mak(?:e|ing) (?:money|me money)|doubl(?:e|ing)|be(?:ing)? higher|come(?: back)?|win(?:ning)?))"
/** The share, its buyer or what they hold, as the subject of a clause. */
export const OF_THIS =
  '(?:it|this(?: one| stock| share| thing| company| business| trade| position| price)?|that|they|we|i|you|one|anyone|anybody|somebody|someone|the (?:stock|shares?|price|company|thing|trade|position|business|whole thing|investment|purchase)|my money|these(?: shares)?)'
