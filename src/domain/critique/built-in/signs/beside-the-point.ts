import { clauseAround, isDoneByOthers } from '../../../language/doer.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import type { FindingKind } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'

/**
 * Whether words that have the look of a sign tell of something else: a need that is covered, somebody else's loan or feeling, a case in
 * court, what the world has to do for something to come about. Where the clause leaves it open, it does: a bias is said only of what
 * can be nothing else.
 */
export function isBesideThePoint(kind: FindingKind, text: string, span: Span): boolean {
  const plain = plainText(text)
  const { from, to } = sentenceAround(text, span)
  const place: Place = {
    text,
    span,
    words: plain.slice(span.from, span.to),
    sentence: plain.slice(from, to),
    lead: plain.slice(from, span.from),
    after: plain.slice(span.to, to),
    plain,
  }
  return BESIDE[kind]?.(place) ?? false
}

type Place = {
  readonly text: string
  readonly span: Span
  readonly words: string
  /** The sentence, and what stands in it before and after the words. */
  readonly sentence: string
  readonly lead: string
  readonly after: string
  readonly plain: string
}

const isOfOthers = ({ text, span }: Place): boolean => isDoneByOthers(text, span)

const BESIDE: Readonly<Partial<Record<FindingKind, (place: Place) => boolean>>> = {
  'money-needed': (place) =>
    isOfOthers(place) ||
    IS_COVERED.test(place.sentence) ||
    (SOME_DAY.test(place.sentence) && !NEAR.test(place.sentence)) ||
    OTHERS_OWE.test(place.sentence),
  'borrowed-money': (place) => isOfOthers(place) || BORROWERS.test(place.lead),
  'fear-of-missing-out': (place) => isOfOthers(place) || isSubjectOfOthers(place) || BY_ITSELF.test(place.after),
  'blames-others': ({ sentence, after }) => IN_COURT.test(sentence) || OR_I.test(after),
  attachment: ({ after }) => NO_REASON.test(after),
  'anchoring-to-past-price': ({ after, plain }) => NEVER_AGAIN.test(after) || ASKS_WHY.test(plain),
  authority: (place) => IS_EMPLOYED.test(place.words) && !TELLS.test(place.plain),
  herd: ({ words, after }) => (/talk(?:s|ing)?(?: about)?$/.test(words) && OF_EVENT.test(after)) || AT_WORK.test(after),
  overconfidence: ({ words, sentence, after }) =>
    (words.endsWith('free money') && FROM_A_GAIN.test(sentence)) ||
    (MUST.test(words) && FOR_SOMETHING.test(`${words}${after}`)) ||
    (IS_SURE.test(words) && OF_WORLD.test(after) && !OF_RISE.test(after)),
  // Where the money came from says why, and the idiom beside it does not.
  'house-money': ({ words, plain }) => words === 'let it ride' && FROM_A_GAIN.test(plain),
  'size-too-large': ({ sentence, lead, after }) =>
    KEPT_ELSEWHERE.test(sentence) ||
    OF_EXPERIENCE.test(sentence) ||
    IS_A_SECTOR.test(lead) ||
    DOES_OF_ITS_OWN.test(after) ||
    KEPT_IN.test(after),
  'size-limited': ({ lead, text, span }) =>
    (GROWS_TO.test(lead) && ADDS.test(lead)) || !STATES_SIZE.test(plainText(quotationAround(text, span))),
  'own-judgement': ({ words, text, span, plain }) =>
    (LEAVES_OPEN_WHOSE.test(words) && !isBesideOpinion(text, span)) ||
    OF_COUNTRY.test(wordsUpTo(text, span)) ||
    ANGER_OR_COUNTRY.test(plain),
  'exit-denied': ({ sentence }) => LEAVES_A_WAY.test(sentence.replace(UP_TO_A_PRICE, ' ')),
  regret: ({ sentence, plain }) => TOLD_OF_THEN.test(sentence) && !OF_TODAY.test(plain),
  'urge-to-act': ({ lead }) => LEAVES_WHEN.test(lead),
  recency: ({ lead }) => SUPPOSED_BEFORE.test(lead),
  'fall-as-reason': ({ after }) => STAYED.test(after),
  'rebalancing-by-rule': ({ words, sentence }) => OF_OWN_NUMBER.test(words) || OF_OWN_NUMBER.test(sentence),
  'sale-for-need': ({ sentence }) => FOR_OTHER_SHARES.test(sentence),
}

/** "Tech is | 40% of my portfolio": of many holdings, and no size of this one. */
const IS_A_SECTOR =
  /(?<![a-z])(?:tech|technology|semis|chips|software|energy|oil|banks|financials|pharma|health ?care|utilities|miners|reits|real estate|crypto|cash|bonds|gold|funds|stocks|equities|everything else|the rest) (?:is|are|makes? up)(?: (?:now|already|still|about|around|over|almost|nearly))* *$/

const NEED =
  '(?:rent|mortgage|tuition|school fees|fees|bills|taxes|tax bill|down ?payment|deposit|wedding|emergency fund|savings|living|groceries|loan)'
/** Somebody or something that pays: but not "this has to pay our rent". */
const PAYER = "(?<![a-z])(?!(?:this|it|that|they|these|which|shares?|has to|have to|must|should|will|would|to) )[a-z']+"
const MEETS = '(?:covers?|pays?(?: for)?|paid(?: for)?|takes? care of|looks? after|meets?)'
/** "My pension covers our rent" */
const NEED_IS_MET = `${PAYER} (?:(?:easily|also|already|still|now|fully|more than) )*${MEETS} (?:for )?(?:all )?(?:my|our|the|his|her) (?:[a-z]+ )?${NEED}(?![a-z])`
const AT_EASE =
  '(?:paid|covered|safe|secure|low|cheap|small|ample|untouched|settled|elsewhere|in (?:the bank|cash|bonds)|put (?:aside|away)|set aside|separate|not (?:in|at|touched))(?![a-z])'
/** "The rent is paid a year ahead" */
const NEED_IS_AT_EASE = `(?<![a-z])${NEED}(?: money| payment)?(?:'s| is| are| was| were| has been| have been) (?:(?:all|already|long|fully|more than|well|very|quite|both|so) )*${AT_EASE}`
/** "Money I do not need before 2030" */
const NOT_NEEDED =
  "(?<![a-z])(?:not|n't|never|no longer) need (?:it|this|the|that|to touch|any of|for|before|until|in|now)(?![a-z])"
const IS_COVERED = new RegExp([NEED_IS_MET, NEED_IS_AT_EASE, NOT_NEEDED].join('|'))
/** "When I need the money for the house I will sell some": a need without a day. */
const SOME_DAY = /(?<![a-z])(?:if|when|whenever|once|should|in case|until) (?:i|we)(?: ever| do| should)* need(?![a-z])/
const NEAR =
  /(?<![a-z])(?:next|this|coming) (?:week|month|year|spring|summer|autumn|fall|winter)|(?<![a-z])(?:in|by|on|before) (?:january|february|march|april|may|june|july|august|september|october|november|december|a (?:week|month))(?![a-z])/
/** "The tuition is due each September from 40,000 students" */
const OTHERS_OWE =
  /(?<![a-z])(?:students|tenants|customers|clients|members|borrowers|households|families|patients|users|shoppers|lessees|renters|residents|subscribers)(?![a-z])/
const BORROWERS =
  /(?<![a-z])(?:customers|clients|users|traders|speculators|households|consumers|borrowers|accounts|retail|homeowners|students|members|subscribers|competitors|rivals|hedge funds|funds|shorts|longs|people|they|management|farmers|owners|buyers|drivers|merchants)(?![a-z])(?!.*(?<![a-z])(?:i|i'[a-z]+|my|we|our|me)(?![a-z]))[^.;:!?]*$/

/** "Fear of missing out drives their customers", "FOMO among gamers", "enterprises don't want to be left behind". */
function isSubjectOfOthers({ text, span }: Place): boolean {
  const { before, words, after } = clauseAround(text, span)
  if (WRITER.test(`${before}${words}${after}`)) return false
  return (
    DRIVES.test(after) ||
    (/^(?:don't|do not|can't|cannot|won't|fear|before)(?![a-z])/.test(words) && PLURAL.test(before))
  )
}
const WRITER = /(?<![a-z])(?:i|i'[a-z]+|im|me|my|mine|myself|we|we'[a-z]+|us|our)(?![a-z])/
const DRIVES =
  /^ (?:(?:also|now|really|still|alone|always|often) )*(?:among|amongst|of (?:customers|users|gamers|shoppers|buyers|investors)|(?!(?:is|was|has|does|this|less|as|us|always|perhaps|yes)(?![a-z]))[a-z]{2,}s(?= (?!me|us|my|our|i(?![a-z]))))(?![a-z])/
const PLURAL =
  /(?:^| )(?!(?:yes|always|perhaps|besides|it's|that's|this|us|as) )[a-z]{3,}s (?:(?:also|simply|just|really|all|still|now) )*$/

/** "Up 18% without me doing anything" */
const BY_ITSELF = /^ (?:doing|having|touching|lifting|noticing|knowing|looking|saying|even)(?![a-z])/

/** "It was 96 once and will not see that again", "It was 60. What changed? The patent." */
const NEVER_AGAIN =
  /^[^.;!?]*(?<![a-z])(?:will not|won't|will never|never|not going to) (?:be|go|see|come|get)(?: [a-z]+){0,3} (?:again|back|there)(?![a-z])/
const ASKS_WHY = /(?<![a-z])(?:what(?: has| have|'s)? changed|why (?:is|did) it (?:fall|fell|drop|lower))[^.!?]*\?/
/** "My brother works at Equinor" says where his wages come from, and nothing that he would have said. */
const IS_EMPLOYED = /(?<![a-z])works?(?: (?:at|in|for|with|on|there|here)(?: [a-z]+)*)?$/
const TELLS =
  /(?<![a-z])(?:says?|said|told|tells?|thinks?|knows?|swears?|sees?|heard|hears?|recommend\w*|bets?|buys?|bought|owns?|explain\w*|promise[sd]?|insist\w*|assures?|assured|tip|inside|insider|information|info)(?![a-z])/

/** What is settled in court is no excuse for a price. */
const IN_COURT =
  /(?<![a-z])(?:cases?|settle[ds]?|settlements?|fine[ds]?|accus(?:ed|es|ations?)|charge[sd]|charges|libor|forex|lawsuits?|courts?|prosecut\w+|investigat\w+|trials?|verdicts?|convict\w*|guilty|regulators? (?:fined|closed|dropped)|sec (?:fined|dropped|closed)|doj|penalt(?:y|ies)|elections?|auctions?|tenders?|bids?)(?![a-z])/
const OR_I = /^[^.;]{0,16}(?:,| ) ?or (?:i|we)(?:'m| am| do| don't| are| have)?(?![a-z])/
const NO_REASON =
  /(?<![a-z])(?:no (?:reason|argument|thesis|case)|beside the point|(?:another|other|different) reasons?|as a (?:customer|user|reader|driver|player|viewer|guest|patient))(?![a-z])/
const OF_EVENT =
  /^(?: about)? (?:the|a|an|their|its|his|her) (?!(?:stock|share|shares|company|name|ticker|price)(?![a-z]))[a-z]/
/** "Everyone in the plant owns shares through the savings plan": who works there. */
const AT_WORK = /(?<![a-z])(?:savings plan|employee|staff|workforce|turnover|payroll|stock plan)(?![a-z])/

/** "The money I made on gold, so basically free money": free is where it came from, and not what it buys. */
const FROM_A_GAIN =
  /(?<![a-z])(?:(?:money|cash|what) (?:that )?(?:i|we)(?:'ve| have)? (?:made|won|earned|got)|(?:profits?|gains?|winnings|proceeds|money) (?:from|on|of|out of))(?![a-z])/
const MUST = /(?<![a-z])(?:must|has to|have to|bound to)(?![a-z])/
/** "The price must rise to 2.50 for the tea to cover its cost": a condition of something else. */
const FOR_SOMETHING =
  /(?<![a-z])(?:for (?:the|a|an|it|them|anyone|anybody|this|that|its|their|any) [^.;]* to|before (?:the|a|an|it|they|any|anybody|one)|to (?:cover|earn|pay|be worth|justify|break even|make (?:it|the|a) [a-z]+ (?:pay|viable))|(?:recover|win|double|come back) \d[\d.]* ?%? of)(?![a-z])/
const IS_SURE = /(?<![a-z])(?:certain|obvious|sure|convinced|clear|done deal|inevitable)$/
/** "It is certain that the patent ends in 2027", "I am certain of one thing only": what is not the share's rise. */
const OF_WORLD =
  /^(?: from [^.;,]{1,40})? that (?!(?:it|this|they|we|i|prices?|(?:the|my) (?:stock|share|shares|price|position))(?:'[a-z]+)?(?![a-z]))|^ (?:of|about) (?!(?:it|this|that|them|myself|success|victory|winning)(?![a-z]))|^ (?:under|from|by) (?:the|a|note|law)/
const OF_RISE =
  /(?<![a-z])(?:rise|rises|double|doubles|triples?|go(?:es)? up|higher|win|wins|explodes?|moons?|recovers?|come(?:s)? back|rally|rallies|soars?|beats? the market|can't|cannot|never)(?![a-z])/

/** "When margins fell under 10% in 2019, I sold and regretted it": told of a time, with nothing of today beside it. */
const TOLD_OF_THEN =
  /^(?:when|after|once|as soon as|last (?:year|time|summer|winter|spring|autumn|month)|in (?:19|20)\d\d|(?:[a-z]+|\d+) years? ago)(?![a-z])/
const OF_TODAY =
  /(?<![a-z])(?:now|today|again|this time|back in|never|still|ever since|so i|i'm (?:in|buying|back)|i am (?:in|buying|back)|i buy|buying|not (?:going to|twice)|won't|makes up|make up)(?![a-z])/
/** "Half my pension stays in the index": what this purchase does not touch. */
const KEPT_ELSEWHERE =
  /(?<!(?:rest|remainder) of )(?<![a-z])(?:my|our) (?:[a-z]+ ){0,2}?(?:savings|pension|pot|portfolio|money|account|retirement|wealth|capital|isa|super|net worth)(?: pot| fund)? (?:(?:still|all|already|always|safely) )*(?:is|are|stays?|sits?|remains?|comes?) (?:(?:still|all|already|always|safely) )*(?:in|with|from) (?:cash|bonds|gilts|treasur(?:y|ies)|property|the state|(?:an?|the|some|two|three|global|world|index|broad|cheap) (?:[a-z]+ ){0,2}?(?:index|funds?|etfs?|trackers?|deposits?|bank|bonds?|treasur(?:y|ies)))(?![a-z])/
/** "I keep 40% of what I own in cash" */
const KEPT_IN =
  /^(?: (?:is|are|still|now|safely|always|already))* (?:in|with) (?:cash|bonds|gilts|treasur(?:y|ies)|property|land|the bank|deposits?|(?:an?|the|some|two|three|broad|global|world) (?:[a-z]+ ){0,2}?(?:index|funds?|etfs?|trackers?|deposits?|banks?|bonds?))(?![a-z])/
/** "90% of what I own falls when the economy does": what all the rest does, and not how much of it is here. */
const DOES_OF_ITS_OWN =
  /^,? (?:(?:already|still|also|always|only|never|usually|would|will|can|could) )*(?:falls?|drops?|los(?:es?|t)|rises?|gains?|moves?|suffers?|earns?|pays?|yields?|sits?|stays?|remains?|comes?|sinks?|shrinks?|swings?|depends?|does|reacts?|bleeds?|goes (?:down|up))(?![a-z])(?! (?:in|on|into|with) (?:this|it|here)(?![a-z]))/
/** "Everything I have read says so": what is had is no money. */
const OF_EXPERIENCE =
  /(?<![a-z])(?:everything|all|half|most|what|third|thirds|quarter)(?: of)?(?: (?:that|what|all))* (?:i|we)(?:'ve|'d| have| had)? (?:read|seen|heard|learned|learnt|said|done|written|found|watched|tried|got (?:wrong|right)|know|knew)(?![a-z])/
/** "Nothing short of fraud would make me sell", "no price below 400": of the rest nothing is denied. */
const LEAVES_A_WAY =
  /(?<![a-z])(?:short of|except|unless|but (?!i(?![a-z]))|other than|apart from|besides|until|till|if|before|this (?:week|month|quarter|year)|below|under (?!any|no)|above|over|(?:less|more|two|three|single) (?:than|in a row|quarter|year))(?![a-z])|\d/
/** "Nothing will make me sell before 4000": that leaves no way below it. */
const UP_TO_A_PRICE =
  /(?<=(?<![a-z])nothing (?:[a-z']+ ){1,8}(?:make|get|bring|move|force|persuade|convince) (?:me|us)(?: (?:to|into))? (?:sell(?:ing)?|leave|exit|let go)(?: (?:it|this|them))? )(?:before|until|till|below|under) [$€£]?\d[\d.,]*(?: dollars)?(?=\W*$)/
/** "I'm doubling, which makes it about 9% of the account": what a size has grown to by adding is no limit of it. */
const GROWS_TO =
  /(?<![a-z])(?:makes?|brings?|takes?|lifts?|pushes|puts?|gets?) (?:it|this|me|that|us|(?:the|my) (?:position|stake|weight|holding))(?: (?:up|now|to|at|about|around|roughly|almost|some|over|just))* ?$/
const ADDS = /(?<![a-z])(?:doubl\w*|adding|add|added|more|another|again|increas\w*|topp?\w* up)(?![a-z])/
/** A number, a word for a fraction, for a small one, for what may be lost, or that no more goes in: "sized like one" has none. */
const STATES_SIZE =
  /\d|(?<![a-z])(?:small|smaller|tiny|little|starter|half|third|quarter|tenth|twelfth|fifteenth|twentieth|fiftieth|hundredth|percent|(?:one|two|three|four|five|six|seven|eight|nine|ten|few) (?:percent|shares?|dollars|bucks)|first (?:piece|tranche|bite)|(?:can|can afford to) lose|would cost|costs|(?:not|no|don't|won't) (?:add(?:ing)?|averag(?:e|ing) down|buy(?:ing)? more))(?![a-z])/
/** "I use it every week but this is not the reason": no reason of others either. */
const LEAVES_OPEN_WHOSE =
  /^(?:(?:that|this|which)(?:'s| is|n't| isn't)|not my reason|my own |i calculated|which i don't|why i |i (?:read|check)|i (?:[a-z]+ )?(?:do not|don't|dont) (?:believe|buy|share)(?![a-z]))/
/** Whether others say what they think in the same sentence or in the one before it. */
const isBesideOpinion = (text: string, span: Span): boolean =>
  OPINION_OF_OTHERS.test(wordsUpTo(text, span)) &&
  !(POINTS_BACK.test(plainText(text).slice(span.from, span.to)) && pointsToOwnAct(text, span))

const POINTS_BACK = /^(?:that|this|which)(?:'s| is|n't| isn't)|^not my reason/
/** "My daughter hates it. I cook with their butter every week, and | that isn't the reason": what it points back to is what its writer does or a taste. */
function pointsToOwnAct(text: string, span: Span): boolean {
  const own = sentenceAround(text, span)
  const plain = plainText(text)
  const beside = plain.slice(own.from, span.from).replace(/[\s,;:–—-]*(?:(?:and|but|so|though|yet)\s*)?$/, '')
  const before = sentencesOf(text).findLast(({ to }) => to <= own.from)
  const pointed = beside || plain.slice(before?.from ?? own.from, before?.to ?? own.from)
  const last = pointed.split(/[,;:–—] | (?:and|but|so|while) /).at(-1) ?? ''
  return IS_OWN_ACT.test(last) || (!SAYS_OR_BUYS.test(pointed) && IS_TASTE.test(pointed))
}
const IS_OWN_ACT =
  /^(?:(?:yes|sure|ok|granted|true|of course|also),? )*(?:i|we)(?:'ve|'m| have| am| do| also| still| even)? (?!(?:heard|hear|read|was told|were told|saw|seen|get told|am told|know (?:that )?(?:they|he|she|every))(?![a-z]))/
const IS_TASTE = /(?<![a-z])(?:loves?|loved|likes?|liked|hates?|hated)(?![a-z])/
const SAYS_OR_BUYS =
  /(?<![a-z])(?:says?|said|saying|thinks?|thought|believes?|told|tells?|claims?|swears?|insists?|predicts?|expects?|calls?|called|recommend\w*|rates?|buys?|buying|bought|owns?|analysts?|forums?|reddit|tiktok|twitter|youtube|gurus?|experts?|newsletters?|articles?|consensus|bears?|bulls?|critics|headlines?|tv|the (?:stock|share)s?|every(?:one|body)(?! (?:at home|in (?:my|our) (?:house|family|kitchen)|here|of us))|people)(?![a-z])/

/** The sentence of a span and the one before it. */
function wordsUpTo(text: string, span: Span): string {
  const own = sentenceAround(text, span)
  const before = sentencesOf(text).findLast(({ to }) => to <= own.from)
  return plainText(text).slice(before?.from ?? own.from, own.to)
}

/** What others say of a people, a country or the writer, and not of the share. */
const OF_COUNTRY =
  /(?<![a-z])(?:says?|said|saying|speaks?|spoke|talks?|talked|talking|writes?|wrote|tells?|told|complains?|lies?|laughs?|things?|bad(?:ly)?)(?: [a-z']+){0,3} (?:of|about|on|against|at) (?:us|me|(?:my|our|the|this) (?:[a-z]+ )?(?:country|nation|people|government|president|minister|army|team|family|wife|husband)|politics|religion)(?![a-z])|(?<![a-z])(?:that|say|says|said|claims?) (?:argentina|brazil|britain|canada|chile|china|egypt|europe|france|germany|greece|hungary|india|indonesia|israel|italy|japan|kenya|korea|mexico|nigeria|pakistan|peru|poland|russia|south africa|spain|turkey|ukraine|vietnam)(?: (?:is|was|has|will|goes|falls|cannot|can't)(?![a-z])|'s (?:over|done|dead|finished|broke)(?![a-z]))|(?<![a-z])(?:my|our|the|this) (?:country|nation|economy|government|president)(?:'s| is| was| has| will| goes)(?![a-z])/
/** Whoever acts out of anger or for a country has kept no view of the share. */
const ANGER_OR_COUNTRY =
  /(?<![a-z])(?:angry|anger(?:ed|s)?|furious|fury|enraged|outraged?|insult(?:s|ed|ing)?|offended|pissed(?: off)?|livid|fuming|(?:so|very|really|quite) mad|mad at|(?:my|our) (?:own )?(?:country|nation|homeland|fatherland|motherland|flag|people)|homeland|fatherland|motherland|patriot\w*|national pride|(?:love|proud of|believe in|faith in|stand by|loyal to) (?:my|our|this|the) (?:country|nation|people|land))(?![a-z])/
/** A call that is bought, and the rates of a bank, are nobody's opinion. */
const OPINION_OF_OTHERS =
  /(?<![a-z])(?<!(?<![a-z])(?:i|we|i've|i had|i'd) )(?:says?|said|saying|thinks?|thought|believes?|told|tells?|claims?|swears?|insists?|predicts?|expects?|(?:call(?:s|ed)?|rate[sd]?) (?:it|this|that|these|them|him|her|me|us|the (?:stock|share|company)|a (?:buy|sell|hold))|call(?:s|ed)? "|hates?|hated|loves?|loved|likes|liked|recommend(?:s|ed)?|praises?|promise[sd]?|guid(?:es|ed|ance)|analysts?|forums?|reddit|tiktok|twitter|youtube|cramer|gurus?|experts?|newsletters?|article|consensus|bears?|bulls?|critics|everyone|everybody|tips?|headlines?|tv|opinions?|upgrade[sd]?|downgrade[sd]?|price targets?)(?![a-z])/

/** "I sell when I'm bored" */
const LEAVES_WHEN =
  /(?<![a-z])(?:sell|leave|exit|quit|trim|get out)(?: [a-z]+){0,2} (?:when|if|because|once) (?:(?:i'm|i am|i get|i feel) )?(?:[a-z]+ )?$/
const SUPPOSED_BEFORE = /(?<![a-z])(?:if|when|once|until|whether|unless|should)(?: [a-z']+){0,3} ?$/
/** "It dropped 12% and I'm still here" gives no reason to buy. */
const STAYED =
  /^[^.;!?]*(?<![a-z])and (?:i'm|i am|i) (?:still (?:here|in|hold|own)|hold|kept|stayed|did not|didn't|slept)(?![a-z])/
/** "I cut my probability from 70% to 45%": no weight of what is owned. */
const OF_OWN_NUMBER =
  /(?<![a-z])(?:cut|lower\w*|trim\w*|rais\w+|mov\w+|took|take|bring|brought|drop\w*|mark\w*)(?: down| up)? (?:my|our|the) (?:[a-z]+ ){0,2}(?:probability|odds|chances?|confidence|conviction|estimates?|forecasts?|cases?|fair value|assumptions?|expectations?)(?![a-z])/
/** "I need the cash for Fastly, which is down 30% and due for a bounce": the money has another share to go to, and no need. */
const FOR_OTHER_SHARES =
  /(?<![a-z])(?:for|into|to buy|to add to|to fund) (?!(?:the|my|our|a|an|his|her) )[a-z.&-]+(?: [a-z.&-]+)?(?:, (?:which|that)| that| which) (?:is|has|looks?|fell|yields?|trades?|pays?|will|should) |(?<![a-z])(?:due for a (?:bounce|rally|rebound)|(?:a |my )?(?:better|other|next|another) (?:idea|stock|share|position|trade|investment|opportunity)|dry powder)(?![a-z])/
