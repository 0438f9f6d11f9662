import { oneOf } from './one-of.ts'

/** Whether a tag or an opening gives all of a sentence to somebody else. Most sentences have neither a verb of saying nor a tag. */
export const isSaidByOthers = (words: string): boolean => {
  const tail = words.slice(-LONGEST_TAG)
  return (
    OPENS_WITH_OTHERS.test(words) ||
    (/[,(–—-]/.test(tail) && TAG_OF_SOURCE.test(words)) ||
    (SAYS.test(tail) && (SAYS_LAST.test(words) || SAYS_FIRST.test(words)))
  )
}
const LONGEST_TAG = 70

/** Whether what leads to a colon names somebody else as the one who says what follows. */
export const isLeadOfOthers = (lead: string): boolean =>
  (OTHERS_SAY.test(lead) && !OWN_SAYS.test(lead) && !OWN.test(lead) && !THING_SAYS.test(lead)) ||
  NOUN_OF_OTHERS.test(lead) ||
  SOURCE_ALONE.test(lead) ||
  (!OF_EVIDENCE.test(lead) && !OWN_SAYS.test(lead) && (COMES_FROM_SOURCE.test(lead) || HEARD.test(lead)))

/** Whether the words before a "that" tell what somebody else thinks, or that it is their view. */
export const thinksAnotherThing = (matrix: string): boolean =>
  (THINKS.test(matrix) && !OWN_SAYS.test(matrix)) || HAS_VIEW.test(matrix)

/** A verb by which somebody says or thinks something, in the forms that tell it of others. */
const SAYING = oneOf`
  says?, said, writes?, wrote, thinks?, thought, believes?, believed, claims?, claimed, argues?, argued, insists?, insisted, tells?, told
  preach(?:es|ed)?, repeats?, repeated, declares?, declared, shouts?, shouted, swears?, swore, warns?, warned, predicts?, predicted
  quips?, quipped, whispers?, whispered, texts?, texted, tweets?, tweeted, messaged, saying, telling, repeating, claiming, insisting
  preaching, concludes?, concluded, puts? it, has it
`
/** The same as an order or a habit of anybody: "sell first, think later" has no verb of somebody's. */
const BASE_FORM = oneOf`
  say, write, think, believe, claim, argue, insist, tell, repeat, declare, shout, swear, warn, predict, quip, conclude, whisper, text, tweet
`
const SAYS = new RegExp(`(?<![a-z])(?:${SAYING}|goes)(?![a-z])`)

/** Whose words are evidence, and no view of others: the company, what it files, and what the writer reckons and writes. */
const EVIDENCE = oneOf`
  company, firm, group, management, report, filing, release, call, letter, ceo, cfo, board, ir, results?, numbers, statement, guidance
  10-?[kq], chief, presentation, prospectus, transcript, chart, maths?, model, data, sheet, spreadsheet, it, one, rule, plan, head, gut
  experience, thesis, note, notes, journal, entry
`
const OF_EVIDENCE = new RegExp(`(?<![a-z])${EVIDENCE}(?![a-z])`)

/** Words that are in no name and no description of somebody: the clause is another one. */
const NO_PART = oneOf`i, we, i'[a-z]+, we'[a-z]+, me, they'd, than, what, which, that, for, is, are, was, were, has, have, had, it`
/** Words with which nobody is named, but a clause begins or the writer speaks. */
const NOBODY = oneOf`i, we, it, that, which, what, this, who, me, and, or, but, if, when, so, as`
const THEIR = oneOf`my, our, the, an?, his, her, their, some, every, one, another, that, this, most, all, any`
/** Somebody in up to six words, by whatever name: "my old boss", "every second analyst on TV". */
const OTHER = `(?!${NOBODY}(?![a-z]))(?:${THEIR} )?(?:(?!${NO_PART}(?![a-z]))[a-z'.&-]+ ){0,4}?(?!(?:${EVIDENCE}|${NO_PART})(?![a-z]))[a-z'.&-]+`
const OFTEN = `(?: ${oneOf`always, often, also, once, never, would, will, might, could, likes? to, used to, keeps?, keep on, tends? to`})*`
const TO_WHOM = `(?: (?:to )?${oneOf`me, us, you, them, himself, herself, themselves`})?`

/** Somebody, or where one reads and hears of others. */
const PERSON = `${oneOf`
  brother, sister, father, mother, dad, mom, mum, uncle, aunt, cousin, nephew, niece, son, daughter, wife, husband, partner
  grand(?:father|mother|pa|ma), friend, buddy, mate, boss, colleague, coworker, neighbou?r, barber, dentist, doctor, broker, banker
  advis[eo]r, driver, trainer, coach, teacher, professor, landlord, hairdresser, guru, guy, man, woman, analyst, expert, pundit
  bulls?, bears?, crowd, forum, sub, subreddit, chat, radio, tv, television, news, newspaper, paper, papers, podcast, newsletter
  column, columnist, blog, blogger, video, channel, magazine, article, headline, web, internet, street, press, taxi
`}s?(?:-in-law)?`
/** What makes a thing of the company's of them: "the analyst day", "the street estimates". */
const NO_SOURCE = oneOf`day, target, price, rating, estimate, estimates, consensus, meeting`
const SOURCE = `(?:the|my|our|an?|his|her|some|that|this|one|every)(?: [a-z-]+){0,2}? ${PERSON}(?![a-z-])(?! ${NO_SOURCE}s?(?![a-z]))`
/** What somebody's words are called. */
const NOUN = oneOf`
  verdict, view, take, opinion, argument, pitch, claim, headline, slogan, mantra, advice, tip, words?, rumou?r, saying, motto, refrain
  message, warning, prediction, recommendation, answer, reply, comment, excuse, theory, gospel, conviction, hunch, guess, wisdom, talk
`

/** What a tag begins with, and what may end the sentence behind it. */
const TAG = '[,"”–—-] ?(?:or )?(?:so |as |like )?'
const TAG_END = '[.!"”]*$'
/** "..., as the bulls put it", "..., or so my neighbour tells me" */
const SAYS_LAST = new RegExp(
  `${TAG}(?:${OTHER}${OFTEN} ${SAYING}${TO_WHOM}|the (?:old )?(?:saying|song|joke|proverb) goes)(?: (?:this|last|every|all) [a-z]+)?${TAG_END}`,
)
/** Whoever says it, where a verb of saying stands before them: "the column I read", "they", "Tom". */
const SOMEBODY_SAYING = [
  `(?:the|my|our|an?|his|her|their|some|every|one|another) (?!(?:own )?${EVIDENCE}(?![a-z]))[a-z'-]+(?: [a-z'-]+){0,4}`,
  'they|he|she|everybody|everyone|people',
  `(?!(?:me|us|so|it|that|this|myself|again|then|before|today|yesterday|first|there|i|we|${EVIDENCE})(?![a-z]))[a-z]+`,
].join('|')
/** "..., says the column I read" */
const SAYS_FIRST = new RegExp(
  `${TAG}(?!${BASE_FORM} (?!the |my |our |most |some |all ))${SAYING} (?:${SOMEBODY_SAYING})${TAG_END}`,
)

/** "... (thus my dentist)" */
const IN_BRACKETS = `\\((?:thus|so|quote|via|source:|from|per|says?|said|dixit)?:? ?${SOURCE}[^()]*\\)${TAG_END}`
/** "..., if you believe the chat", "..., in the words of my uncle" */
const BY_THEIR_WORDS = `[,–—-] ?(?:if (?:you|one) (?:believes?|asks?|listens? to|trusts?)|if i am to believe|to quote|quoting|via|in the words of|or so) ${SOURCE}[^.;:]*${TAG_END}`
/** "..., if my uncle is right" */
const IF_THEY_ARE_RIGHT = `[,–—-] ?if ${SOURCE} (?:is|are) (?:to be believed|right|to be trusted)${TAG_END}`
/** "... – that is the gospel at my office", "..., this is what they think" */
const IS_THEIR_VIEW = `[,;–—-] ?(?:and |but )?(?:that|this)(?:'s| is| was) (?:the [a-z ]{0,12}${NOUN}|what (?:they|people|everybody|everyone|${SOURCE}))(?![a-z])[^.;:]*${TAG_END}`
const TAG_OF_SOURCE = new RegExp([IN_BRACKETS, BY_THEIR_WORDS, IF_THEY_ARE_RIGHT, IS_THEIR_VIEW].join('|'))

const LEADS_ON = '(?:and |but |so )?'
/** "According to the guy who sold me the car, ..." */
const ACCORDING_TO = `^${LEADS_ON}(?:according to|in the (?:words|eyes|view|opinion) of) (?!(?:the |their |its |my (?:own )?|our )?(?:[a-z-]+ )?(?:${EVIDENCE}|me)(?![a-z]))`
/** "In her view, ...", "In Buffett's words, ..." */
const IN_THEIR_VIEW = `^${LEADS_ON}in (?:his|her|their|(?!it)[a-z]+'s) (?:words|eyes|view|opinion)(?![a-z])`
const OPENS_WITH_OTHERS = new RegExp(`${ACCORDING_TO}|${IN_THEIR_VIEW}`)

const OWN = /(?<![a-z])(?:i|we|i'[a-z]+|my (?:own )?|our (?:own )?)(?: [a-z]+)? ?$/
const OTHERS_SAY = new RegExp(`(?<![a-z])${OTHER}${OFTEN} ${SAYING}${TO_WHOM}(?: [a-z]+){0,4}$`)
/** "What would tell me that I am wrong": a thing says it, and nobody. */
const THING_SAYS =
  /^(?:and |but |so |now )?(?:what|which(?: [a-z]+)?|the (?:one |only )?(?:thing|figure|number|fact|event|news|sign|report)s?(?: that| which)?)(?:'d| would| will| could| should| does)? tells? (?:me|us)(?![a-z])/
const OWN_SAYS = new RegExp(`(?<![a-z])(?:i|we|i'[a-z]+) (?:[a-z']+ ){0,2}${SAYING}(?![a-z])`)
/** "The podcast's verdict" */
const THEIR_NOUN = `^(?:and |but |then )?(?:[a-z' -]+ )?(?!(?:company|management|ceo|board|group)'s)(?:[a-z-]+'s|his|her|their) (?:[a-z]+ )?${NOUN}(?: [a-z ]{0,24})?$`
/** "The advice of my neighbour" */
const NOUN_OF_SOMEBODY = `^(?:the )?(?:[a-z]+ )?${NOUN} (?:of|from|by|on|in|at) (?!(?:my own|management|the (?:company|ceo|board|report|call|filing))(?![a-z]))(?:the|my|a|an|his|her|our|some|reddit|twitter|x)(?![a-z])[a-z ']*$`
const NOUN_OF_OTHERS = new RegExp(`${THEIR_NOUN}|${NOUN_OF_SOMEBODY}`)
/** "Heard on the radio this morning", "To quote my uncle", "From the forum" */
const SOURCE_ALONE = new RegExp(
  `^(?:and |but |so |now )?(?:(?:heard|read|seen|overheard|found|picked up)(?: [a-z]+)? |to quote |quoting |quote |from |via |thus |so )?(?:(?:on|in|at|from|by) )?${SOURCE}(?:,? (?:again|once more|yesterday|today|(?:this|last) [a-z]+|of mine|(?:on|in|at|from) [a-z ]{2,20}))?$`,
)
/** "Quote of the day from my barber" */
const COMES_FROM_SOURCE = new RegExp(`(?<![a-z])(?:from|by|of) ${SOURCE}$`)
/** "I overheard two men on the bus" */
const HEARD =
  /^(?:and |but |so |now )?(?:(?:i|we)(?: (?:just|once|also|often))? )?(?:overheard|heard|(?:was|were|am|are) (?:being )?told|got told)(?![a-z])/

/** "... is convinced", "... are quite sure" */
const IS_SURE =
  '(?:is|are|was|were)(?: (?:all|so|quite|still|very|absolutely))* (?:sure|certain|convinced|adamant|of the opinion)'
/** "My wife is convinced", "they keep telling me", "every loser tells himself": all before a "that", with a subject of its own. */
const THINKS = new RegExp(`^(?:and |but |so |now )?${OTHER}${OFTEN} (?:${SAYING}|${IS_SURE})${TO_WHOM}(?: [a-z]+ly)?$`)
/** "My daughter's theory is" */
const HAS_VIEW = new RegExp(
  `^(?:and |but |so |now )?(?:(?:my|our|the|an?) (?:[a-z-]+ ){0,2}?(?!${EVIDENCE}')[a-z-]+'s|his|her|the(?= [a-z]+ of )) ${NOUN}(?: of ${SOURCE})? (?:is|was|goes)$`,
)
