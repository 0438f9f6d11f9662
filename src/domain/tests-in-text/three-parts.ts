import { oneOf } from '../language/one-of.ts'
import type { Decimal } from '../prices/money.ts'
import type { OwnTest } from './own-test.ts'
import { isOfBusiness } from './vocabulary/of-business.ts'

/**
 * Whether words in the shape of a test lack one of its three parts: a condition about this company, its price, the world or a day; which
 * goes against the holding; and what its writer then does with it or thinks of it. "When the whistle goes we are done" has a condition of a
 * pitch, "the order is void if it is not paid" an end of an order, "at 25 times I am not in" nothing that is left.
 * @param test as it was found, however that was
 * @param place the sentence of the test and the one before it, in plain form, and USD per unit on the day of writing
 */
export function lacksPart(
  { words, condition, value }: OwnTest,
  { sentence, before, price }: { readonly sentence: string; readonly before: string; readonly price: Decimal | null },
): boolean {
  const own = words.toLowerCase().replaceAll('’', "'")
  const at = sentence.indexOf(own)
  const lead = at > 0 ? sentence.slice(0, at) : ''
  const supposed = (condition ?? own).toLowerCase().replace(OPENS, '')
  const within = EVERY_OPENER.exec(own)?.[1] ?? supposed
  return (
    [supposed, within].some(
      (clause) => OF_WRITERS_DAY.test(clause) || (OF_DAILY_LIFE.test(clause) && !isOfBusiness(clause)),
    ) ||
    (IN_OWN_WORK.test(lead + own) && !isOfBusiness(supposed) && !POINTS_TO_COMPANY.test(supposed)) ||
    ((IS_TOLD.test(own) || WAS_OUT.test(own)) && !STILL_TO_COME.test(own)) ||
    NEEDS_RISE.test(own) ||
    (OF_LEGAL_FORM.test(own) && !OF_WRITER.test(own)) ||
    (NOT_BOUGHT.test(own) && !SUPPOSES_EVENT.test(own)) ||
    IS_NOT_OWNED.test(own) ||
    IS_FILLED.test(own) ||
    (ASKS_FOR_WORST.test(`${before} ${lead}`) && IS_WORST.test(own)) ||
    OF_HEIRS.test(own) ||
    BY_OTHERS.test(lead + own) ||
    (value === null && !SUPPOSES_EVENT.test(own) && isTarget(own, price)) ||
    ERRED_ELSEWHERE.test(own) ||
    (IS_ABLE.test(own) && !SUPPOSES.test(own)) ||
    ENDS_OTHER_THING.test(own) ||
    (IS_HEADING.test(own) && /:\s*$/.test(sentence))
  )
}

/** The condition of a clause within: "they wear their shoes and when the shift is over we limp less". */
const EVERY_OPENER = /(?<![a-z])(?:if|when|whenever|once|as soon as) ([^,;:]+)/
const OPENS =
  /^(?:(?:and|but|only|so) )*(?:if|when|whenever|once|unless|until|till|as soon as|should|in case|the (?:day|moment|minute)) /

const POINTS_TO_COMPANY =
  /(?<![a-z])(?:they|them|their|it|its|this|that|(?:under|below|above|over|more than|less than|fewer than) \d[\d.,]*)(?![a-z])/

/** What happens to anybody on any day, as the subject of a condition. */
const OF_DAILY_LIFE = new RegExp(
  `^(?:(?:the|a|an|any|every|each|some|last|first|next|one|little|old) )*${oneOf`
    (?<=last )(?:patient|guest)s?, whistle, puck, ball, referee, bell, buzzer, siren, pupils?, class, exams?, lesson, choir, rehearsal, curtain, concert, match, final whistle, innings
    kitchen, dinner, supper, lunch, kettle, oven, dishes, bar, pub, baby, toddler, girls?, boys?, dogs?, cats?, cows?, sheep, horses?, hens?, puppy
    doctor, dentist, vet, knee, back, fever, wife, husband, gf, bf, girlfriend, boyfriend, mother, father, son, daughter, kid, neighbou?rs?, wedding, funeral
    shift, night shift, canteen, bus, tram, train, ferry, taxi, bike, roof, boiler, rain, snow, sun, tide, sermon, priest, alarm(?: clock)?, phone, clock, sunday, weekend
  `}(?![a-z-])|^it (?:rains|snows|storms|freezes|thaws|is (?:raining|snowing|sunny|dark|cold|late))(?![a-z])|^(?:my|our) ${oneOf`
    back, knee, heart, health, eyes, hands, nerves, job, wages?, salary, pension, rent, landlord, mortgage, car, house, flat, roof, dog, cat, shift, bus, train, exam, visa, team, club
  `}(?![a-z-])`,
)

/** "When I miss it I walk" */
const OF_WRITERS_DAY =
  /^i (?:miss|catch(?! myself)|finish|get home|come home|wake up|am late)(?![a-z])(?! (?:of|that|from) )/

/** "I coach hockey and when the puck drops I'm gone": what somebody does at work or play whenever it comes. */
const IN_OWN_WORK = new RegExp(
  `(?:^|[,;:–—-] |(?<![a-z])(?:and|but|so|as) )(?:i|we) (?:also |still |mostly |only )?${oneOf`
    coach, teach, tutor, referee, umpire, drive, nurse, cook, bake, sing, dance, swim, fish, garden, farm, milk, clean, babysit, conduct, guide, deliver, volunteer, guard, sail, row, hike, climb, ski, knit, sew
    play (?:the|in|for|football|tennis|chess|cards|golf|poker), work (?:nights|shifts|weekends|the night shift|at a|in a|as an?), (?:run|keep|have|own) (?:a|the|my) (?:[a-z]+ )?(?:bar|shop|kiosk|kitchen|stall|café|cafe|pub|school|choir|club|team|bakery|farm|salon|garage)
    tend bar, wait (?:on )?tables, cut hair, keep bees, walk dogs, train (?:dogs|kids|children|horses|young), drive (?:a|the), live (?:above|behind|next)
  `}(?![a-z])[^;.]*?(?:,|(?<![a-z])and)? (?:when|whenever|as soon as|once) (?![^,;]* (?:company|they|it) )`,
)

/** "When he died my mother was out of it within a week": both have been. */
const IS_TOLD = new RegExp(
  `(?:^|[,;:] | )(?:when|once|after|as soon as) (?:it|he|she|they|(?:the|my|our|his|her|their) [a-z]+) (?:${oneOf`left, died, went, came, broke, fell, failed, lost, quit, rose, sold, [a-z]{2,}ed`})(?![a-z])[^;]*?(?<![a-z])(?:i|we|he|she|they|(?:my|the|our|his|her) [a-z]+) (?:was|were|stood|went|had|got|walked|left|lost|sold|sat|wept|cried)(?![a-z])`,
)
/** "No more than 40, I told myself at the auction, and was out at 45" */
const WAS_OUT = /(?<![a-z])(?:and|then|so)(?: i)? (?:was|were) (?:out|gone|done|over)(?![a-z])/
/** "Needs +14 % to be even": how far it is to a price, and nothing that ends it. */
const NEEDS_RISE =
  /(?<![a-z])(?:needs?|has to|have to|must)(?: (?:go up|rise|gain|climb|add|make|another|by|still|only|just|about|some|a))* ?\+? ?\d[\d.]* ?(?:%|percent|per cent)(?: more| up)?,? (?:to (?:be|get|reach|come|make me|break)(?: back)? (?:even|at|to|where|what|my|level|back|whole|green)|before (?:i|my|the)|and (?:i|i'm|we) (?:am |are )?(?:even|square|whole|back))(?![a-z])/
const STILL_TO_COME = /(?<![a-z])(?:will|would|shall|if|should|unless|next)(?![a-z])|(?:i|we)'(?:ll|d)(?![a-z])/

/** "The subscription is void if it is not paid": an order, a lease or an offer ends, and not the holding. */
const OF_LEGAL_FORM = new RegExp(
  `(?<![a-z])(?:be|is|are|as) deemed(?![a-z])|^(?:(?:the|this|that|an?|any|each|our|my|their) )?(?:[a-z]+ )?${oneOf`
    subscriptions?, orders?, tenders?, offers?, offering, agreements?, leases?, concessions?, bookings?, polic(?:y|ies), warrant(?:y|ies), tickets?, coupons?, vouchers?, reservations?, applications?, prox(?:y|ies), votes?, bids?, certificates?, elections?, instructions?
  `} (?:is|are|shall be|will be|becomes?|to be|remains?) (?:null and )?(?:void|invalid|terminated|cancelled|canceled|withdrawn|over|forfeit(?:ed)?|null|lapsed|out)(?![a-z])`,
)
const OF_WRITER = /(?<![a-z])(?:i|i'[a-z]+|im|we|we'[a-z]+|us|thesis|position|holding)(?![a-z])/

/** "At 25 times I'm not in": whoever is not in has nothing to leave. */
const SUPPOSES_EVENT = /(?<![a-z])(?:if|when|once|unless|until|should|under|below|less than)(?![a-z])/
const NOT_BOUGHT =
  /(?<![a-z])(?:i'm|im|i am|we're|we are) not(?: yet)? (?:in(?=\W*$|[,;:]| at| there| here| with| for)|a buyer|buying)(?![a-z])|, at \d[^,;]*(?:i am|i'm|im)(?: in| not)?\W*$/
/** "Not one share of a meat packer do I own" */
const IS_NOT_OWNED =
  /(?<![a-z])(?:not (?:one|a single)|none)(?![a-z])[^,;:]* (?:do|did|have) (?:i|we) (?:own|have|had)(?![a-z])|(?<![a-z])(?:i|we) (?:do not|don't|dont|never) (?:own|hold|have) (?:one|any|a single)\W*$/
/** "Done at 62.40, commission 5": an order that was filled. */
const IS_FILLED =
  /^(?:done|filled|got filled|executed|all done|order done) (?:at|@) ?[$€£]?\d[\d.,]*(?! ?(?:%|x|times|percent))(?=\W*$|[,;]| (?:in|on|this|today|per|apiece|each))/

/** "How far can it fall? A dollar twenty and that's it": what can be lost at most. */
const ASKS_FOR_WORST = /(?<![a-z])(?:how (?:far|low|much|deep|bad)|what(?:'s| is) the (?:worst|most|downside))(?![a-z])/
const IS_WORST =
  /(?<![a-z])(?:that's|thats|that is|that was|it's|and) (?:it|the end of it|all(?: of it)?|the lot|my limit)(?![a-z])/

/** "If my own two sell it the day I am gone" */
const OF_HEIRS =
  /(?<![a-z])(?:the day|when|once|after|if) (?:i'm|im|i am|we are) (?:gone|dead|no more|under ground)(?![a-z])|(?<![a-z])my (?:own )?(?:two|kids|children|heirs|sons?|daughters?|wife|husband) (?:can |may |will |would )?(?:sells?|leaves?|gets? rid)(?![a-z])/

/** "I can be wrong in front of him", "I can drop out of this": what somebody is able to do is nothing that they will. */
const IS_ABLE = /(?<![a-z])(?:i|we) can (?:also |just |always )?(?:be (?:wrong|mistaken)|drop out|err)(?![a-z])/
const SUPPOSES =
  /(?<![a-z])(?:if|when|once (?!and|but|or)[a-z]|unless|until|till|should|under|below|above|over|less|more|fewer|no|not|only)(?![a-z])|[<>=→:]|\d/

/** "We are sold out by two", "I'm wrong half the time with horses", "if she says no, I die" */
const ENDS_OTHER_THING =
  /(?<![a-z])(?:(?:is|are|was|were|be|we're|they're) sold out|(?:i'm|im|i am|i was) (?:(?:often|always|usually|sometimes|mostly|regularly) wrong|wrong (?:half|most|some|all) (?:of )?the time|wrong (?:with|at) [a-z]+s)|(?:i|i'll|i'd)(?: will| would)? die(?= *(?:[.,;!]|$)))(?![a-z])/

/** "I'm out if any of the following" stands over the tests, and is none itself. */
const IS_HEADING =
  /(?<![a-z])(?:if|when|once|on|upon) (?:any|one|either|two|each|all|some)(?: one)? of (?:the following|these|those|them|this)(?: [a-z]+){0,2}$/

/** "I was wrong about the train", "I misread the timetable": an error in other things, and no line of what is to come. */
const ERRED_ELSEWHERE =
  /^(?:and |but |so )*(?:i|we) (?:was|were|have been|had been|am|are) (?:wrong|mistaken) (?:about|before|in front of|with|on) (?:the|my|an?|our|his|her) [a-z]+(?![^;]*(?<![a-z])(?:if|when|once|unless|should|under|below|above|over) (?:[a-z]+ ){0,4}(?:is|are|falls?|drops?|comes?|goes|does|do|has|have|\d|[$€£]))/

/** "A bear would say the story is dead once rates fall" */
const BY_OTHERS = new RegExp(
  `^if you ask(?:ed)? (?!me(?![a-z]))[a-z]|^(?:and |but |so )?(?:an?|the|any|some|every|most) (?:[a-z]+ )?${oneOf`bears?, bulls?, critics?, sceptics?, skeptics?, short[- ]sellers?, analysts?, purists?, chartists?, pessimists?, cynics?, economists?, accountants?, lawyers?`}(?: (?:would|will|might|may|could|can|always|often))* (?:says?|argues?|claims?|tells?|thinks?|holds?|calls?|sells?|leaves?|exits?)(?![a-z])`,
)

/** "Out on Friday at 47, easy", where it costs 41: what is hoped for. */
function isTarget(own: string, price: Decimal | null): boolean {
  const target = Number(LEAVES_AT.exec(own)?.groups?.price ?? 0)
  const now = Number(price ?? 0)
  return now > 0 && target > now && target < now * FARTHEST
}
const LEAVES_AT =
  /(?<![a-z])(?:out|gone|sold|sell|exit|done|leave|flat)(?: [a-z]+){0,5} (?:at|for|@) ?\$?(?<price>\d+(?:\.\d+)?)(?![\d.]*\d| or (?:by|on|before|after)(?![a-z]))(?=\W*$|[,.;!)]| ?(?:and|then|easy|dollars?|bucks?|next|on|by|this|tomorrow|today|for|with)(?![a-z]))/
const FARTHEST = 4
