import Big from 'big.js'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { wholeWords } from '../../../language/whole-word-pattern.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { isWatched, namesOf } from '../basis/request.ts'
import type { Place } from './place.ts'
import { NEGATES, OTHERS_SAY, type StrictForms, SUPPOSES, WRITER } from './strict-form.ts'

/** What is told to be a bias: only in words that can be nothing else. */
export const STRICT_FORMS_OF_BIASES: StrictForms = {
  overconfidence: rulesOutContrary,
  'confidence-beyond-evidence': beginsWithStatement,
  'exit-denied': deniesEveryExit,
  'price-set-aside': measuresByNoOther,
  hindsight: isBesideRecord,
  'house-money': namesWonMoney,
  'get-even': namesOwnCost,
  'sunk-cost': staysForWhatIsSpent,
  'fear-of-missing-out': fearsToBeLeft,
  regret: ruesOwnChance,
  authority: isToldBySomebody,
  herd: othersHoldTheShare,
  halo: isOfItsLeader,
  familiarity: usesIt,
  attachment: lovesTheShare,
  disposition: givesNoOtherReason,
  'low-price-as-cheap': isPriceOfToday,
}

/** "It can't lose", with nothing in its sentence that limits, supposes or denies it, and not of a loan or a fixed payment. */
function rulesOutContrary({ words, sentence }: Place): boolean {
  const certain = CERTAIN.exec(words)?.[0]
  if (certain === undefined) return false
  const beside = sentence.replace(certain, ' ')
  const clause = sentence.split(/[,;:]/).find((part) => part.includes(certain)) ?? sentence
  if (NEGATES.test(clause.replace(certain, ' ')) || /(?<![a-z])no fun(?![a-z])/.test(sentence)) return false
  return !ONLY_SURE.test(sentence) && ![SUPPOSES, LIMITS, OF_PAYMENT].some((pattern) => pattern.test(beside))
}

const CERTAIN = wholeWords(
  "(?:can't|cannot|can not|cant|could not|couldn't) (?:possibly |really |ever )?(?:lose|go wrong|fail|miss|go down|go lower|go to zero|be stopped|get (?:any )?worse|go tits up)",
  "(?:won't|will not|will never) (?:fail|go down|lose)|(?:can't|cannot|cant|can not) (?:go bust|fall (?:any |much )?(?:further|lower|more))|(?:nobody|no one) can catch|(?:will|would) never let (?:it|this|them) (?:fail|die|go)|no matter what|whatever happens",
  "(?:this|that|it) (?:is not|isn't) (?:even )?an? opinion|i always know(?= ?(?:[.!;]|$))|(?:it|this) is (?:certain|obvious)(?= ?(?:[.!;]|$| that (?:it|this) (?:goes|doubles|rises|will)))|\\$?\\d{2,5} easy|easy \\$?\\d{2,5}",
  '(?:can|could|will) only (?:ever )?(?:go up|rise|get better|go one way|win|grow)|only (?:ever )?(?:goes|moves|knows) (?:up|higher|one way)|only one (?:way|direction)',
  'no way (?:that )?(?:this|it|the (?:stock|share|price)|to lose)(?: [a-z]+){0,2}',
  '(?:sure|safe) (?:thing|bet|winner)|dead certain|no[- ]brainer|slam[- ]dunk|free money|easy (?:money|win|double)|guaranteed|risk[- ]free|(?:zero|no) risk|no (?:real )?downside|done deal|(?:a |mathematical |absolute )certainty|inevitable|unstoppable|unbeatable|mark my words|game over',
  "(?:100 ?%|1000 ?%|absolutely|totally|completely|dead|so|very) (?:sure|certain|convinced)|(?:never|haven't) been (?:so|more|this) (?:sure|certain|convinced)",
  "(?:nothing|nobody|no one) can (?:stop|go wrong|touch|beat|compete)|(?:cannot|can't|don't|do not|couldn't) (?:really |even |possibly |honestly )?(?:see|think of|imagine|name|find) (?:a |any |one |what |who |anything |anyone |anybody |single )+(?:[a-z]+ ?){0,6}",
  'will (?:definitely|certainly|surely|absolutely|undoubtedly|always) [a-z]+|(?:definitely|certainly|surely) (?:going|goes)',
  '(?:has|have|is bound|are bound|must)(?: to)? (?:come back|recover|go up|rise|bounce|double(?! as)|win|explode|go back up)',
  "(?:there is |there's |have )?no doubt|without (?:a )?doubt|too big (?:to|for)(?: ever)? fail|not possible that|impossible (?:that|for) (?:it|this|the (?:price|stock|share))|(?:don't|do not|never) lose|how can (?:you|i|this|it) go wrong|what do i have to lose|bet (?:my|the) (?:house|life|farm|car)|(?:cannot|can't|can not) help but [a-z]+",
  "i know (?:that )?(?:it|this|they) (?:will|is going to|goes|go) [a-z]+|i(?:'m| am) (?:so |very |completely )?(?:certain|convinced|sure)",
)
const ONLY_SURE = wholeWords('(?:only|one|as|so|how) (?:sure|safe|certain)')
/** What holds only of a part, for a time, or as it looks. */
const LIMITS = wholeWords(
  'almost|nearly|probably|seems?|seemed|looks?|looked|sounds?|feels?|felt|supposed|supposedly|so[- ]called|virtually|practically|hardly|rather|as (?:safe|sure|good) as|than|when|until|till|once|the one|used to|thought|believed|hoped|at least|as long as|while|but|though|although|within|before|provided|ask|asks|wonder',
)
const OF_PAYMENT = wholeWords(
  'loans?|transfer|credit|card|mortgage|lease|warrant(?:y|ies)|insurance|bonds?|treasur(?:y|ies)|gilts?|deposits?|coupons?|interest|rates?|dividends?|contracts?|minimum|floor|income|pension|annuity|match(?:ing|ed)?|employer|discount|rebate|bonus|premium|spread|merger|arbitrage|volumes?|offtake|price floor|tender',
)

/** "The entry begins with": with a statement, and with no condition, question, concession, denial or words of others. */
function beginsWithStatement({ request, words, text, lead }: Place): boolean {
  const [first] = sentencesOf(request.decision.thesis)
  const opening = text.slice(first?.from ?? 0, first?.to ?? 0)
  const isFirst = opening.includes(words)
  return isFirst && !NO_STATEMENT.test(opening) && !OTHERS_SAY.test(lead)
}

const NO_STATEMENT =
  /^\W*(?:if|when|whenever|once|should|unless|until|suppose|supposing|assuming|whether|although|though|while|yes|ok|okay|granted|sure|of course|true|i know|i admit|admittedly|despite|even|maybe|perhaps|not|no|nobody|nothing|never|either|what|why|how|who|which|can|could|would|will|is|are|do|does|did|in case|because)(?![a-z])|["“”?]|(?<![a-z])(?:but|though|although|unless|whether)(?![a-z])/

/** Denied of whatever may happen, and not of some price, headline or quarter. */
function deniesEveryExit({ words, sentence, lead }: Place): boolean {
  return EVERY_EXIT.test(words) && !SUPPOSES.test(lead) && !OTHERS_SAY.test(sentence) && !ONLY_SOME.test(sentence)
}

const EVERY_EXIT = wholeWords(
  "(?:nothing|anything|there(?:'s| is) no (?:price|level|reason|way|case|point|figure|number|news|result|event|fact|scenario)|no (?:price|level|reason|point|scenario|event|fact|circumstances?) (?:at|in|on|under|for) which|no (?:number|figure|fact|report|result|scenario)|no reason|under (?:any|no) circumstances?|(?:at|for) (?:any|no) (?:price|reason|money|point|level)|whatever|no matter|what would|(?:think of|imagine|see|name) (?:a|any|one|no) (?:[a-z]+ ){1,3}(?:at|in|on|under|for) which)",
)
const ONLY_SOME = wholeWords(
  'headlines?|tweets?|noise|analysts?|tv|news ?papers?|neighbou?rs?|rumou?rs?|volatility|drawdowns?|dips?|swings?|one (?:quarter|report|day|week)|a (?:bad|single) (?:quarter|report|day|week|year)|today|tomorrow|this (?:week|month|quarter|year)|my (?:brother|wife|husband|broker|boss)|in the (?:report|numbers|filing|news|call)|short of|except|unless|other than|but (?:a|an|the)|apart from|panic|early',
)

/** Who measures a share by something else has set nothing aside. */
function measuresByNoOther({ text, words, sentence, lead }: Place): boolean {
  return !OTHER_MEASURE.test(text.replace(words, ' ')) && !SUPPOSES.test(lead) && !OTHERS_SAY.test(sentence)
}
const OTHER_MEASURE = wholeWords(
  'f?ffo|affo|ebitda|ev|nav|book(?: value)?|cash flow|fcf|free cash|yield|dcf|sum of the parts|per (?:barrel|ounce|user|subscriber|acre|store|bed|key)|replacement|peg|embedded value|net asset|liquidation|earnings power|because (?:it|the [a-z]+) (?:is|are) (?:a )?(?:cyclical|trough|peak|depressed|at (?:a |the )?(?:peak|trough|bottom))|trough|peak earnings|cyclical|one-?off|write-?down|impairment|i use|i look at|instead',
)

/** How sure somebody was is told where the ledger has it, of what they say to have known of a thing that came. */
function isBesideRecord({ words, sentence, text }: Place, finding: Finding): boolean {
  return (
    finding.values?.was !== undefined &&
    I_KNEW.test(words) &&
    !NEGATES.test(sentence.replace(I_KNEW, ' ')) &&
    !SUPPOSES.test(sentence) &&
    !HAS_WRITTEN.test(text)
  )
}
const I_KNEW =
  /(?<![a-z])i (?:always |already |just )?(?:(?:knew|saw) (?:it|this|that)(?: would(?: (?:happen|come|end|fall|rise|crash|double|go)[a-z]*)| coming(?= ?(?:[.,;!]|$|all along|from|a mile))| all along| from the (?:start|beginning|first)| in [a-z]+)|knew it(?= ?(?:[.,;!]|$)))/
const HAS_WRITTEN = wholeWords(
  'i (?:wrote|said|noted)(?: it| that| so)?|as written|my (?:note|entry|own (?:words|test|line))|on record|before i wrote|i (?:priced|sized) it',
)

/** "The winnings", "what I made on gold", as the money that is used, with nothing beside it of one's own money or of its being real. */
function namesWonMoney({ words, sentence, text }: Place): boolean {
  return (
    (WON_BY_NAME.test(words) || (WON_MONEY.test(words) && !FROM_WORK.test(sentence))) &&
    WRITER_OR_NONE.test(sentence) &&
    !NEGATES.test(sentence.replace(NOT_MY_MONEY, ' ')) &&
    !OWN_MONEY_KEPT.test(text) &&
    !OTHERS_SAY.test(sentence)
  )
}

const WON_BY_NAME = wholeWords(
  "all gravy|free money anyway|rest (?:is|rides?|ride) (?:for )?free|that was (?:all )?profit|house(?:'s)? money|the market's money|free (?:ride|roll)",
)
const WON_MONEY = wholeWords(
  "(?:my|the|only|just|all|last [a-z]+'?s?|these|those|with|from) (?:[a-z]+ )?(?:profits?|gains?|winnings)|(?:money|cash|what|dollars) (?:that )?(?:i|we|it)(?:'ve| have|'s| has)? (?:made|won|gained)|took out what i put in|already (?:took|taken|got|have) my (?:money|stake|cost) (?:out|back)",
)
const FROM_WORK = wholeWords(
  'job|work|salary|wages?|overtime|bonus|business|shop|farm|harvest|side|teaching|freelanc(?:e|ing)|flat|house|car|shift|season|tips|commission|rent|company|firm|divisions?|segment|margins?|revenue|sales|customers|they|their|its',
)
const NOT_MY_MONEY = /(?<![a-z])not (?:really |even )?my (?:own )?money(?![a-z])/
const WRITER_OR_NONE =
  /(?<![a-z])(?:i|i'[a-z]+|im|me|my|we|our|it's|its|it is|that's|this is|just|only|all|using|playing|with|adding|putting|rolling|the rest)(?![a-z])/
const OWN_MONEY_KEPT = wholeWords(
  "(?:not|never|n't)(?: [a-z]+){0,6} (?:savings|salary|wages|pension|nest egg|own money)|(?:still|is|as real as|as much) (?:mine|my (?:own )?money|real money)|no such thing|(?:no|not|isn't|never) (?:really )?house money",
)

/** A gain that is taken, with nothing beside it that says why: a need, what is paid for it now, another use of the money. */
function givesNoOtherReason({ text, words }: Place): boolean {
  return !SAYS_WHY.test(text.replace(words, ' '))
}
const SAYS_WHY = wholeWords(
  "(?:that|this|it|which)(?:'s| is)(?: not|n't) the (?:issue|problem|reason|point|question)|(?:it is|it's|this is|that's) only (?:that|because)|\\d[\\d.]*x is (?:more|too|enough|as much|rich|above)|than i(?:'d| would| want(?:ed)?| like[d]?| am willing)? ?(?:to )?(?:pay|hold|own)|(?:is|are|falls?|comes?) due|(?:fully|fairly|richly) (?:valued|priced)|(?:valued|priced) at|(?:overpriced|stretched)|(?:need|needs|needed|want) (?:the|this|that|some) (?:money|cash)|(?:money|cash|proceeds) (?:is|are|goes|go) (?:for|to|into)|(?:swap|switch|mov|rotat)(?:ing|e|ed)? (?:it )?(?:in)?to",
)

/** "Only 3 bucks" of a share at 3: what somebody hopes for, or would pay, is another price than today's. */
function isPriceOfToday({ request, words, lead }: Place): boolean {
  const price = Number(request.decision.price ?? 0)
  if (HOPED_FOR.test(lead)) return false
  const [figure] = quantitiesOf(words).map(({ value, unit }) => (unit === 'percent' ? 0 : Number(value)))
  return !figure || price === 0 || (figure <= price * NEAR_PRICE && figure * NEAR_PRICE >= price)
}
/** "3 bucks" is said of 3.40. */
const NEAR_PRICE = 1.5
const HOPED_FOR = wholeWords(
  '(?:hope|hoping|hoped|wish|target|targets|aim|waiting|wait|until|till|if|when|once|would|could|should|gets?|goes?|falls?|drops?|comes?|back|down|limit|bid|pay|want)(?: [a-z]+){0,4}',
)

/** A level that is the ledger's own cost, or words that name it. */
function namesOwnCost({ request, words, lead }: Place): boolean {
  if (NEGATES.test(lead) || OTHERS_SAY.test(lead)) return false
  return COST.test(words) || isAtCost(request, words)
}

function isAtCost(request: Place['request'], words: string): boolean {
  const paid = request.position?.averageCost ?? holdingPeriodOf(request)?.buy?.price ?? null
  if (paid === null) return false
  const near = new Big(paid).times('0.01')
  return quantitiesOf(words).some(
    ({ unit, value }) => (unit === 'count' || unit === 'money') && new Big(value).minus(paid).abs().lte(near),
  )
}

const COST = wholeWords(
  "owes? me \\$?\\d|where (?:i|we) (?:came in|got in|bought|started)|without (?:having )?lost|need \\$?\\d+ to be (?:out|even|free|whole)|what (?:i|we)(?:'ve| have)? paid|what (?:it|they) cost (?:me|us)|(?:my|our) (?:own |old |new |original )?(?:purchase |buy |buying |entry |own )?(?:cost|entry|average|avg|basis|break[- ]?even|price|purchase price|stake)|(?:my|our|the|all my) (?:\\$?\\d[\\d.,]*k? |money )back|(?:i|i'm|i am|we|me|us|get|getting|got|back|to|at|out|be|come out) (?:to |be |am |back |get |at )*(?:break(?:s|ing)?[- ]?even|even|whole|flat|square)|break(?:s|ing)?[- ]?even (?:i|and i|then i)|out of the red|back (?:to|at) zero|without (?:a |any |having )*(?:loss|losing)",
)

/** Time, work or money that is spent, and for that reason staying: of what is held already. */
function staysForWhatIsSpent({ request, text, words, sentence, next }: Place): boolean {
  const { action } = request.decision
  if (isWatched(request) || (action === 'Buy' && !SPENT_TIME.test(words))) return false
  const isOwn = WRITER.test(text) || /^to (?:leave|sell|quit|stop)/.test(words)
  return SPENT.test(words) && STAYS.test(text) && isOwn && !NO_REASON.test(`${sentence} ${next}`)
}
const SPENT_TIME = wholeWords('years?|months?|weeks?|hours?|evenings?|nights?|weekends?')
const SPENT = wholeWords(
  'after (?:all|everything)',
  '(?:years?|months?|weeks?|hours?|evenings?|nights?|weekends?|time|work|research|effort|money|\\d[\\d.,]*k?|so much|too much|this much|this long|so long|this far|so far|too far|everything|all (?:this|that|the|of it)|for nothing|waste|give up|throw(?:ing)? away)',
)
const STAYS = wholeWords(
  "(?:not|never|cannot|can not|won't|can't|couldn't|don't|hardly|no way)(?: [a-z]+){0,3} (?:sell|selling|quit|quitting|stop|leave|leaving|give up|giving up|let go|walk away|throw|throwing|abandon|drop)|(?:give up|quit|stop|sell|leave|walk away)(?: it| this)? now|(?:one|guy|man|woman|person|type) who (?:gives up|leaves|quits|sells)|for nothing|wast(?:e|ed)|throw(?:ing)? (?:it |that |them |all )*away|too (?:far|deep|much|long)(?: in)? to|come (?:so|too|this) far|lost too much to",
)
const NO_REASON = wholeWords(
  "sunk cost|no reason|not a reason|is gone|does not count|doesn't count|irrelevant|spent either way|so what|nothing to do with",
)

/** The writer's own fear that it goes without them, or their hurry for it. */
function fearsToBeLeft({ words, sentence, lead, text }: Place): boolean {
  return (
    FEARS.test(words) && (WRITER.test(sentence) || lead.trim() === '') && !CALM.test(text) && !OTHERS_SAY.test(lead)
  )
}
const FEARS = wholeWords(
  "fomo|fear of missing|(?:missing|miss|missed) (?:out|it|this|that|the (?:boat|train|run|move|next)|another|again)|missing|without me|left behind|too late|(?:the )?train|the station|last chance|now or never|any ?(?:longer|more)|(?:only|last) (?:one|idiot|fool|loser)|before (?:it|everyone|everybody|anyone|they|the rest|the whole|the world|the open|the bell)(?:'s)?(?: [a-z]+)?|while i (?:still )?can|want in|(?:be|get|getting) (?:in|gone|late)|gone|late to|late(?: again)?|sidelines?|bench|outside|slip away|get away|stand aside|(?:am|i'm) the (?:idiot|fool|loser)|running away|like (?:a|an) (?:clown|idiot|fool|loser|moron)|sick if|whatever it costs|at any price|not in|if i (?:don't|dont|do not|wait|hesitate)|tomorrow it|except me|but me|empty hands|rich(?: now)?|miss|can't sleep|cannot sleep|from the (?:outside|fence|bench)|watch(?:ing|ed)? it|part of it this time|while i (?:sat|sit|watch|watched|waited|was)|ask questions later|a fortune|making money|green|nothing",
)
const CALM = wholeWords(
  "rather miss|(?:happy|fine|content|glad|prepared|willing|ok|okay) (?:to|with) miss(?:ing)?|(?:don't|do not|won't|not) mind (?:missing|if)|not (?:afraid|scared|worried) (?:of|to|about) miss(?:ing)?|no (?:fomo|hurry|rush)|without fomo|(?:isn't|is not|not|never) (?:out of )?fomo|there is always another|another (?:bus|train) comes|if i miss it|so be it",
)

/** A chance of the writer's own that is past, and what they feel of it. */
function ruesOwnChance({ words, sentence, lead }: Place): boolean {
  return (
    RUES.test(sentence) &&
    !MISSED_ELSE.test(sentence) &&
    OWN_CHANCE.test(`${words} ${sentence}`) &&
    !/(?<![a-z])(?:no|not|never|without|don't|won't|didn't|do not|did not|will not) (?:[a-z]+ )?(?:regrets?|remorse|kick|hate)(?![a-z])/.test(
      sentence,
    ) &&
    !SUPPOSES.test(lead) &&
    !OTHERS_SAY.test(lead)
  )
}
const MISSED_ELSE = wholeWords('missed (?:my|our|the (?:bus|tram|meeting|call|point|deadline|first))')
const RUES = wholeWords(
  "regret(?:s|ted|ting)?|remorse|kick(?:ing|ed)? myself|hate myself|angry with myself|forgive myself|haunt(?:s|ed)|sick|curs(?:e|ed|ing)|wish i|should(?:'ve| have) (?:bought|held|kept|taken|been)|could have (?:bought|sold|owned|had)|too (?:early|soon)|like (?:a|an) (?:idiot|fool|moron|coward|genius)|missed|miss|watch(?:ed|ing)?|saw|seen|mistake|can't believe|cannot believe|without me|has (?:doubled|tripled)|ever since|every (?:single )?day|to this day|still (?:hurts|think|dream|angry|sore)|never (?:forgot|got over)|not (?:again|twice)|second chance|make up for|dumbest|biggest|worst|passed",
)
const OWN_CHANCE = wholeWords(
  "(?:i|i've|i had|i'd|we)(?: have| had| just| also| always)?(?: [a-z]+){0,2} (?:sold|missed|passed|let|skipped|laughed|ignored|waited|hesitated|could|should|wish|regret|regretted|watched|believe|kick|hate|offered|turned)|wish i|sold|missed|passing on|not (?:buying|holding|selling)|should(?:'ve| have)|(?:kick(?:ing|ed)?|hate|forgive|angry with) myself|chance|haunt(?:s|ed)",
)

/** A view of the share that somebody else has told, and no date in their life. */
function isToldBySomebody({ words, sentence, lead }: Place): boolean {
  return (TELLS.test(words) || KNOWN_BUYER.test(words)) && !DATES.test(`${lead}${words}`) && !NO_VIEW_NOW.test(sentence)
}
const TELLS = wholeWords(
  'says?|said|saying|told|tells?|telling|thinks?|swears?|recommend(?:s|ed|ation)?|believes?|explain(?:s|ed)?|promise[sd]?|whisper(?:s|ed)?|mention(?:s|ed)?|suggest(?:s|ed)?|tips?|tipped|calls?|called|picks?|picked|insists?|predicts?|rates?|rated|agree|is (?:sure|certain|convinced)|knows?|trust|upgraded?|targets?|showed|likes?|loves?|(?:good )?enough for|must know|will know|know what|did the (?:work|homework|dd|research)|inside',
)
const KNOWN_BUYER = wholeWords(
  '(?:warren|buffett|berkshire|munger|burry|ackman|icahn|pelosi|soros|einhorn|klarman|druckenmiller|tepper|loeb|peltz|ark|cathie|wood|cramer|lynch|dalio|bezos|altman|saylor|chamath|elon|musk|jensen|insiders|13fs?|brother|father|uncle|cousin|friend|boss|neighbou?r|colleague|barber|broker|adviser|advisor|dad|buddy|mate|doctor|dentist)(?: [a-z-]+){0,5} (?:(?:owns?|bought|buys?|buying|holds?|adds?|added|loaded)(?: (?:up|it|this|them|in|some|more|shares?|stock|the (?:stock|shares)|a (?:stake|position|lot)|calls|\\d[a-z0-9.,]*)|(?= ?(?:[.,;!]|$)))|invested|is in|was in|sees|took a|put (?:his|her|their)|backed|made \\$?\\d)|made \\$?\\d[\\d.,]*k? (?:with|on|in)',
)
/** "It was 40 when my cousin bought" */
const DATES =
  /(?<![a-z])(?:when|since|after|until|till|before|the (?:day|year|week)) (?:[a-z]+ ){0,4}(?:bought|sold|got|started|joined|retired|died|was|had)(?![a-z])/
const NO_VIEW_NOW = wholeWords('late|dead|died|passed away|used to|years ago|rest in peace')

/** Others who hold or buy the share itself, and not what the company sells. */
function othersHoldTheShare({ request, words, sentence }: Place): boolean {
  return (
    HOLD_SHARE.test(sentence) ||
    (GROUP_OF_TRADERS.test(sentence) && HOLD_IT.test(words)) ||
    namesOf(request).some(
      (name) =>
        HOLD_IT.test(words) &&
        new RegExp(
          `(?:in|into|own|owns|hold|holds|bought|loaded|buying) (?:on )?(?:[a-z]+ )?${name.replace(/[^a-z0-9]/g, '.')}(?![a-z])`,
        ).test(sentence),
    )
  )
}
const HOLD_SHARE = wholeWords(
  'making bank|all own (?:it|this)|shares?|stock|tickers?|positions?|calls|options|the float|apes|diamond hands|investors?|traders?|shareholders?|in it|in this|all in|is in|are in|piling (?:in|on)|piled in|loading(?: up)?|loaded(?: up)?|most bought|got rich|made (?:a killing|a fortune|bank|money|\\d[\\d.,]*k?)|making money|trending|whole (?:family|office|street|town) (?:is )?in',
)
const GROUP_OF_TRADERS = wholeWords(
  'reddit|wsb|wallstreetbets|discord|forum|chat|group|feed|stocktwits|telegram|whatsapp|tiktok|twitter|timeline|sub|subreddit|server|youtube|fintwit|hedge funds|the street|wall street',
)
const HOLD_IT = wholeWords(
  'own|owns|hold|holds|holding|bought|buys|buying|in|loading|loaded|piling|piled|talk(?:s|ing)?|raving|mention(?:s|ed)?|long|knows|sees?|up|says?|agrees?|us',
)

/** The one who leads it, or what it makes, in the place of the whole. */
function isOfItsLeader({ words, sentence, lead }: Place): boolean {
  return (
    !OF_RIVAL.test(sentence) &&
    !NEGATES.test(lead) &&
    !OTHERS_SAY.test(lead) &&
    !/(?<![a-z])(?:no|not an?|isn't an?|was|used to be) (?:[a-z]+ )?(?:genius|visionary|legend|wizard)(?![a-z])/.test(
      words,
    ) &&
    !/(?<![a-z])bet against (?!(?:him|her|them|elon|musk|buffett|jensen|[a-z]+ (?:himself|herself))(?![a-z]))/.test(
      words,
    )
  )
}
const OF_RIVAL = wholeWords(
  "rivals?(?:'s)?|competitors?(?:'s)?|their (?:customers?|suppliers?)|the other (?:company|firm)|his (?:brother|father|predecessor)|former|previous|ex|left|gone|retired|resigned|stepped down|died|dead",
)

/** A use of the product itself, by the writer or those near them. */
function usesIt({ request, sentence }: Place): boolean {
  const names = namesOf(request).map((name) => name.replace(/[^a-z0-9]/g, '.'))
  const object = `(?:${['it', 'them', 'one', 'theirs', 'this', 'these', 'there', 'nothing else', 'their [a-z]+', 'the (?:app|brand|product|company|card|phone|stuff)', 'its [a-z]+', ...names].join('|')})`
  return (
    !OWN_JOB.test(sentence) &&
    wholeWords(
      `${USE}(?: (?:at|with|from|by|on|to|in|only|about|just|always|the|my|all|up|for))* ${object}`,
      `${object} (?:is|are) (?:always |so |totally |completely |everywhere)+`,
      'in (?:my|our) (?:town|street|city)',
      '(?:line|queue)s? (?:is |are |was )?(?:out|around|down) the|(?:stores?|shops?|place|car park|parking lot|restaurants?) (?:is|are|was|were) (?:always |so )?(?:full|packed|crowded)',
      'best [a-z]+ (?:that )?i (?:ever |have ever )?(?:had|owned|used)|every(?:one|body) (?:at|in|on) (?:my|our|the) [a-z]+ (?:drinks|uses|wears|does|plays|drives)|(?:my|our) [a-z]+ lost \\d+ (?:kilos|pounds|kg)',
    ).test(sentence)
  )
}
const USE =
  '(?:use|used|uses|using|drive|drives|drove|driven|wear|wears|wore|worn|eat|eats|drink|drinks|drunk|shop|shops|shopped|play|plays|love|loves|loved|buy|buys|bought|order|orders|ordered|take|takes|own|owns|have|has|had|fly|flies|flown|bank|banks|subscribe|stream|swears? by|see|sees|saw|know|knows|fix|repair|install|prescribe|serve|pour|sell|stock|ride|rides|grew up with|wants?|asks? for|switched to|lives? on|fan of|user of|customer of|held|hold|tried|type|tune)'
const OWN_JOB =
  /(?<![a-z])i (?:drive|clean|fly|serve|repair|fix|deliver) (?:the|a|an|my) (?:\d+|[a-z]+ )?(?:bus|truck|lorry|taxi|cab|tram|train|plane|van|forklift|crane|offices?|houses?)(?![a-z])/

/** The share, the company or its name, and not a price, a product or a chart. */
function lovesTheShare({ words, sentence, after, lead }: Place): boolean {
  return (
    !NEGATES.test(lead) &&
    !OTHERS_SAY.test(lead) &&
    !SUPPOSES.test(lead) &&
    !SELLS_THEN.test(`${words}${after}`) &&
    (!LOVES.test(words) || LOVES_SHARE.test(`${words}${after}`)) &&
    !OF_PRODUCT.test(sentence)
  )
}
/** "I would never sell a share on the day of a report" */
const SELLS_THEN =
  /(?<![a-z])never (?:ever )?(?:sell|part with)(?! ?(?:(?:it|this|them|these|mine|my shares|a (?:single )?share(?: of (?:it|this|this company|them))?)(?= ?(?:[.,;!]|$|and|no matter|ever)))?(?: ?(?:[.,;!]|$|and|no matter|ever)))/
const LOVES = /(?<![a-z])(?:love|adore|like family|favou?rite)(?![a-z])/
const LOVES_SHARE =
  /(?<![a-z])(?:love|adore|favou?rite) (?:(?:this|the|that|my|our|these|of) )*(?:company|stock|shares?|business|name|position|holding|it(?= ?(?:[.,;!]|$|and|so|since|like|too much))|them(?= ?(?:[.,;!]|$|and|so))|this(?= ?(?:[.,;!]|$)))/
const OF_PRODUCT = wholeWords(
  'price|valuation|margins?|chart|setup|yield|odds|numbers|growth|at \\$?\\d[\\d.,]*|multiple|(?:risk|reward)',
)
