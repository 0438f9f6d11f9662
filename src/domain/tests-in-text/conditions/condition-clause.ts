import { comparisonsOf } from '../../language/comparison.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import { saysNothing } from '../vocabulary/condition-patterns.ts'
import { isOfTrading, isTrouble, NAMES_NOTHING } from '../vocabulary/eventuality.ts'

/**
 * The words that open a condition before it or after its consequence. Inverted verbs and prepositions open one only where a clause
 * begins; of "another" and "the first" the words belong to what is meant.
 */
export const OPENS_CONDITION =
  /(?<=^|[\s,;:(–—-])(?:(?:only )?if(?: and when)?|when(?:ever)?|once|as soon as|in case(?: of)?|in the event (?:of|that)|(?:up )?to the point (?:where|when)|(?:until|till) the (?:day|moment|minute|week|quarter|year)(?: that| when| in which| on which)?|the (?:day|moment|minute|instant|second|summer|autumn|winter|spring|week|month|quarter|year|season|morning|time)(?: that| when| in which| on which| where| with)?|assuming|supposing|suppose|(?:up)?on (?:any |the first |clear |hard )?(?:evidence|proof|signs?|confirmation|indications?) (?:that|of)|(?<!(?<![a-z])(?:what|why|how|when|where|who|which) )should(?= (?:the|an?|any|it|they|their|its|he|she|this|that|there|another|either|both) )|unless|without|absent|failing|barring|(?<=^|[,;:(–—-] ?|(?<![a-z])(?:and|but|or|then|wrong|out|it|this|here|exit|sell|us|me|forthwith|sold|closed|shares|position|holding|stake|thesis|stock|everything|[a-z]+ly) )(?:should|were|had)):? (?=[a-z0-9$€£<>"+-])/g

/** A verb at the head of a sentence opens one where an end follows with its subject: "Is debt over 70%, then I sell", "Falls the margin, I go". */
export const OPENS_WITH_VERB =
  /^(?:is|are|falls?|drops?|sinks?|slips?|comes?|goes|rises?|climbs?|turns?|loses?|lose|does|do|gets?|shrinks?|misses|breaks?|stays?|remains?|becomes?) (?=[^?]*, (?:then |so )?(?:i|we|it's|it is|that's|my|the (?:shares?|position|stock|holding|thesis))(?![a-z]))/g

/** A preposition opens a condition only at the beginning of a clause, or right behind an end. */
export const OPENS_BEFORE =
  /(?<=^|[;:(–—] ?|, (?:and |but )?|(?<![a-z])(?:and|but) )(?:(?:up)?on|following|from|at|with|below|under|beneath|above|over|through|past|after) (?=[a-z0-9$€£<>"+-])/g
export const OPENS_BEHIND =
  /(?<=[\s,])(?:(?:up)?on|following|at|with|below|under|beneath|above|over|through|past|by|after) (?=[a-z0-9$€£<>"+-])/g

const [LEAST, MOST] = [3, 190]

/** Whether words opened by an "if" or its like are of something that may come and is not the writer's own doing, wish or joke. */
export function isOpenedCondition(condition: string, opener: string): boolean {
  const words = condition.trim()
  if (words.length < LEAST || words.length > MOST || saysNothing(words, false) || SAYS_LITTLE.test(words)) return false
  if (!/[a-z]{3}/.test(words.replace(NAMES_NOTHING, ''))) return false
  if (OF_WRITER.test(words) || NEVER.test(words) || OF_CROWD.test(words) || WELCOME.test(words)) return false
  if (/^(?:when|once|as soon as|the |after|whenever)/.test(opener.trim()) && TOLD.test(words)) return false
  if (/^had/.test(opener.trim()) && !/(?<![a-z])not(?![a-z])|n't/.test(words)) return false
  if (HAD_COME.test(words) && !/^had/.test(opener)) return false
  return !GOES_WELL.test(words) || /^(?:unless|without|absent|failing|barring) /.test(opener)
}

/**
 * Whether words without an "if" name something that may come: a figure or a count of something, what goes wrong, or a short clause in
 * the simple present ("De Meo goes") or a participle ("Tesco leaving"), which tell no fact.
 */
export function isNamedCondition(condition: string): boolean {
  const words = condition.trim().replace(LEADING, '')
  if (words.length < LEAST || words.length > MOST || saysNothing(words, false) || SAYS_LITTLE.test(words)) return false
  if (OF_WRITER.test(words) || NEVER.test(words) || OF_CROWD.test(words) || WELCOME.test(words)) return false
  if (isOfTrading(words) || NO_NAME.test(words) || TOLD.test(words) || !/[a-z]{3}/.test(words)) return false
  // "The factory never stops" tells how it is.
  if (/(?<![a-z])never (?!again)[a-z]/.test(words)) return false
  return !IS_FACT.test(words) || STILL_TO_COME.test(words)
}

/** Something in a named condition that tells it from any other noun: a figure, a count, or trouble. */
export const hasWeight = (condition: string): boolean =>
  isTrouble(condition) ||
  comparisonsOf(condition).length > 0 ||
  COUNTS.test(condition.trim()) ||
  (quantitiesOf(condition).length > 0 && /[a-z]{3}/.test(condition))

/** Behind a preposition a figure alone may be a price; a figure of something, or trouble, is of the company. */
export const isOfCompany = (condition: string): boolean =>
  !BARE_PRICE.test(condition) &&
  (isTrouble(condition) || (quantitiesOf(condition).length > 0 && /[a-z]{3}/.test(condition.replace(NO_MEASURE, ''))))
/** "At 195, not a cent less". */
const BARE_PRICE =
  /^(?:at|above|over|past|on|by|with|after|through) (?:around |about )?[$€£]?\d[\d.,]*(?= ?(?:$|[,;:.)]|and|or|again|i |not |usd|dollars|bucks))/
const NO_MEASURE =
  /(?<![a-z])(?:up|on|upon|following|at|with|below|under|beneath|above|over|through|past|by|after|the|a|an|my|its|again|price|stock|share|shares|dollars?|cost|loss|gain|percent|cents?|close|weekly|daily|half|all|rest|book|earnings|times)(?![a-z])/g

/** "They lose Toyota": a subject and what it does, in few words. */
export const isBareClause = (condition: string): boolean =>
  /^(?:(?:they|he|she|management|mgmt|[a-z0-9&.'-]+(?: [a-z0-9&.'-]+){0,2}) (?:[a-z]+(?:es|s)|lose|miss|cut|fail|drop|don't|dont|can't|cant|won't|stop|slip|quit|leave|delay|dilute|touch)(?: [a-z0-9&.'%$-]+){0,7})$/.test(
    condition.trim().replace(LEADING, ''),
  )

/** Something that is not known yet by its article: "an adverse ruling", "any merger". */
export const isIndefinite = (condition: string): boolean =>
  /^(?:an?|any|another|one|two|three|more|some|further) /.test(condition.trim())

const LEADING = /^(?:give me|show me|bring me|and|but|so|then|or|still|honestly|basically|also|either|say|see|cross) /
const COUNTS =
  /^(?:(?:an?|the|one|any)? ?(?:other|another|second|third|fourth|first|further|single)|any(?:thing)?|one more|two|three|four|no|nothing|zero|less|fewer|more|not|still|less than|loss of|lack of|absence of|failure|another|sub-?\w*|a (?:quarter|year|half-?year|season|month|week) (?:of|with|in which|without)|(?:low |mid |high )?(?:single digits|teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)|\d)(?![a-z])/
const SAYS_LITTLE =
  /^(?:then|that|this|it|so|not|now|later|after|before|next|following|wrong|right|true|false|(?:the |my )?(?:thesis|case|story|idea|i|i'm|im)(?: am| is)? (?:right|wrong|correct|true)|possible|necessary|needed|all|what|which|who|ever|only|else|any)\W*$/
/** What the writer does, where it is not what they see or are told. */
const OF_WRITER =
  /^(?:i|we|you|my (?:wife|husband|daughter|son|kids?|family|bank|boss|job|health)|i'[a-z]+|we'[a-z]+|im|ive|selling|buying|holding|adding|waiting) (?!(?:(?:can|do|don't|no longer|ever|still) )?(?:see|saw|read|hear|heard|find|found|learn|notice|count|get to see|am told|walk past|catch|get (?:a|an|no|the))(?![a-z]))|(?<![a-z])(?:i need|i have to|i want|i can afford|i retire|i die|we need|need the (?:money|cash))(?![a-z])/
const NEVER =
  /(?<![a-z])(?:pigs|hell freezes|the fat lady|the sun|cold,? dead|over my dead|doomsday|the world ends|nuclear war|monkeys|santa|the shoeshine)(?![a-z])/
const OF_CROWD =
  /^(?:everybody|everyone|people|(?:all )?(?:the )?others|they all|(?:the )?(?:crowd|herd|street)|taxi drivers?|cabbies) /
/** What a price does upwards, and what is wished for. */
const WELCOME =
  /(?<![a-z])(?:doubl(?:es?|ed)|tripl(?:es?|ed)|rall(?:y|ies)|moons?|rips?|my target|the target|fair value|break ?even|what i paid|takeover|bid comes|(?<!(?:not|n't|no|fails? to be|refus(?:es?|ed|ing)|den(?:y|ies|ied)|without|withholds?|los(?:es?|ing)|fails? to (?:get|win|obtain|receive)|failure to obtain) )(?:approv(?:al|es|ed)|beats?|succeeds?|recovers?|breakthrough))(?![a-z])|(?<![a-z])(?:over|above|to|hits?|at|reaches) \$?\d[\d.,]*\W*$(?<=^(?:it|the (?:price|stock|share price)|this|price|stock) .*)/
const GOES_WELL =
  /^(?:it|this|that|everything|things|all|(?:the )?(?:stock|shares?|price|company|drug|deal|merger|launch|market)|sales|growth|margins?|earnings) (?:works?(?! out)|works? out|go(?:es)? (?:up|well)|recovers?|improves?|grows?|gets? better|comes? (?:back|good|true|in well)|runs?|pops?|ris(?:es?)|climbs?|jumps?|rips?|flies|closes|succeeds?|wins?|is (?:good|great|fine))(?![a-z])(?! (?:below|under|less|slower|slower than|too|out of|into))/
/** "If it had fallen": what did not come. */
const HAD_COME =
  /(?<![a-z])had (?:not |never |also |just )*[a-z]+(?:ed|en|lt|nt|ne|wn|st|ght|ade|old|eft|ut|it)(?![a-z])/
/** A past verb: a report, and no condition of what may come. */
const TOLD =
  /(?<!(?:is|are|be|been|gets?|not|n't|a|an|the|any|of|have|has|another|one|two|three|first|second|third|next|more|with) )(?<![a-z])(?:was|were|did|had|fell|went|came|rose|grew|sold|bought|left|lost|quit|dropped|missed|failed|broke|peaked|crashed|halved|hit|cut|lowered|raised|announced|reported|happened|started|stopped|turned|closed)(?![a-z])(?<!(?:^|[^a-z])(?:they|it|hit|cut|quit) (?:hit|cut|quit))(?<!^(?:they|he|she|[a-z]+) (?:cut|hit|quit))/
const NO_NAME =
  /^(?:(?:down|up|lowered|raised|from) (?:from )?\d|(?:my )?target|i|we|he|she|you|it|this|that|these|those|there|nothing|nobody|none|neither|nor|thank|just|only|wanna|then|which|who|what|why|how|because|since|while|although|though|as|if|when|once|unless|should|selling|buying|holding|my|our|long|short(?! interest)|bought|own|and|so|but|yes|ok|okay|honestly|maybe|perhaps|until|even|of course|in my|let|please|imagine)(?![a-z])/
/** A present tense with "is", "has" or "will" states a fact, unless something in it says that it is still to come. */
const IS_FACT =
  /(?<![a-z])(?:is|are|has|have|will|would|can|could|may|might|must|should|needs?|seems?|looks?|means?|keeps?|remains?|makes?|gives?|pays?|owns?|helps?|believes?|thinks?|says?|wants?|wanna|hopes?|likes?|expects?|(?:i|ill|i'll|we) (?:add|buy|hold|keep|sell|trim|take|missed)|'s|'ve|'ll)(?![a-z])|[a-z]'(?:s|ve|ll) (?:a|the|not|been|going)/
const STILL_TO_COME =
  /(?<![a-z])(?:not|again|still not|another|by (?:then|the|next|end|q[1-4]|20\d\d)|even once)(?![a-z])/
