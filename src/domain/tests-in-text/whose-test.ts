import { frameAt, quotationsIn } from '../language/frames.ts'
import { plainText, type Span } from '../language/plain-text.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * Whether words in the shape of a test are not the writer's own line for what is to come: a saying or somebody else's words, what
 * everybody should do, what the writer did in earlier years, an error of others, and what no leaving would answer. Asked of every
 * test however it was found, because none of these is told by the shape of a clause.
 * @param span the words of the test; they may begin in the sentence before
 */
export function isNobodysTest({ text, span: own, words }: Sentence, { from, to }: Span): boolean {
  const start = Math.max(0, from - own.from)
  const test = words.slice(start, to - own.from)
  const isFirstPerson = FIRST_PERSON.test(test.replace(RELATIVES, ''))
  return (
    isWithinQuotation(text, { from, to }) ||
    isFramed(text, { from, to }) ||
    (!isFirstPerson && isSaidByOthers(words.slice(0, start), words.slice(start))) ||
    (CONDITION_OF_OTHERS.test(words.slice(0, start)) && OPENS_CONDITION.test(test)) ||
    (!FIRST_PERSON.test(words) && OF_ANYBODY.test(test)) ||
    (OF_RELATIVE.test(test) && !FIRST_PERSON.test(test.replace(OF_RELATIVE, ''))) ||
    (!isFirstPerson && TOLD_OF_RELATIVE.test(test)) ||
    OTHERS_ARE_WRONG.test(test) ||
    OF_ACQUAINTANCES.test(test) ||
    HAS_LEFT.test(test) ||
    (IN_EARLIER_TIMES.test(words) && !TO_COME.test(test)) ||
    IN_VAIN.test(test) ||
    OWN_LIFE.test(test) ||
    IS_BORNE.test(words.slice(start)) ||
    NOT_OVER_UNTIL.test(test) ||
    OTHERS_GO.test(test) ||
    TOLD_OF_THEN.test(test) ||
    NEVER_COMES.test(test) ||
    OF_SIZE.test(test) ||
    MEANS_ABLE.test(words.slice(start)) ||
    (BUY_AND_SELL.test(words) && !FIRST_PERSON.test(words) && !/\d/.test(words)) ||
    ON_LINES.test(test) ||
    AGAINST_LINES.test(test) ||
    (/(?<![a-z])stop(?![a-z])/.test(test) && HAS_NO_STOP.test(plainText(text)))
  )
}

/** Whether it stands in somebody else's mouth, in another time, in a denial or in a quotation. */
const isFramed = (text: string, span: Span): boolean =>
  quotationsIn(text).some((quotation) => holdsTest(text, quotation, span)) ||
  [frameAt(text, { from: span.to - 1 }), frameAt(text, span)].some((frame) => frame !== null && frame !== 'quoted')
/** Whether a quotation holds what makes a test of the words around it, or most of them: "never write “if churn is over 3% I sell”". */
function holdsTest(text: string, quotation: Span, span: Span): boolean {
  const [from, to] = [Math.max(quotation.from, span.from), Math.min(quotation.to, span.to)]
  if (from >= to) return false
  const words = plainText(text).slice(from, to)
  return (OPENS_ANY.test(words) && FIRST_PERSON.test(words)) || (to - from) * 2 > span.to - span.from
}
const OPENS_ANY = /(?<![a-z])(?:if|when|once|unless|until|should|as soon as|below|under|above|over)(?![a-z])/

const FIRST_PERSON = /(?<![a-z])(?:i|i'[a-z]+|im|ive|ill|id|me|my|mine|myself|we|we'[a-z]+|us|our|ours)(?![a-z])/

/** Whom others belong to, and whom they told it, makes the words nobody's own. */
const RELATIVES =
  /(?<![a-z])(?:taught|told|tells|teaches|warned|warns) (?:me|us)(?![a-z])|(?<![a-z])(?:my|our) (?:[a-z]+ )?(?:father|mother|dad|mom|mum|brother|sister|wife|husband|partner|uncle|aunt|cousin|son|daughter|grandfather|grandmother|friend|buddy|boss|broker|teacher|professor|neighbou?r|colleague)(?:-in-law)?(?![a-z])/g

/** "My neighbour is out if growth is below 10%": what somebody else does, whoever they belong to. */
const OF_RELATIVE =
  /^(?:and |but )?(?:my|our) (?:[a-z]+ )?(?:father|mother|dad|mom|mum|brother|sister|wife|husband|partner|uncle|aunt|cousin|son|daughter|grandfather|grandmother|friend|buddy|boss|broker|adviser|advisor|teacher|professor|neighbou?r|colleague|fund)(?:-in-law)? (?:is|will|would|sells?|leaves?|exits?|goes|gets|wants)(?![a-z])/

/** "Three of the doctors too, and my sister lost 19 kilos": what a relative went through ends nothing. */
const TOLD_OF_RELATIVE =
  /(?:,| and) (?:my|our) (?:[a-z]+ )?(?:father|mother|dad|mom|mum|brother|sister|wife|husband|uncle|aunt|cousin|son|daughter|grandfather|grandmother|friend|boss|neighbou?r|colleague)s?(?:-in-law)? (?:lost|gained|bought|got|uses?|used|wears?|wore|had|takes?|took|works?|worked|said|says|went|saw|swears?|loves?|likes?)(?![a-z])/

/** Whether one quotation holds all of the words; marks around a word or two within them hold nothing. */
function isWithinQuotation(text: string, { from, to }: Span): boolean {
  const [before, words] = [text.slice(0, from + 1), text.slice(from + 1, to - 1)]
  if (/["“”]/u.test(words)) return false
  return (before.match(/"/g)?.length ?? 0) % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”')
}

const isSaidByOthers = (lead: string, rest: string): boolean =>
  (BEFORE.test(lead) && !OWN_WORDS.test(lead)) || AFTER.test(rest)

const SAYS =
  '(?:says?|said|puts?(?= it)|wrote|writes|taught|teaches|told|tells|warned|warns|advised|advises|advice|preached|preaches|liked to say|likes to say|argues?|argued|claims?|claimed|insists?|insisted|maintains?|contends?|fears?|feared|predicts?|predicted|believes?|believed|thinks?|thought|swears?|points? out)'
/** "As Lynch put it, ...", "my father always said: ...", "the old rule: ...", with nothing else between. */
const BEFORE = new RegExp(
  `^rule of thumb[,:] ?$|(?<![a-z])(?:(?:as|like|what) [^,;:.]{2,40} ${SAYS}(?: it)?|[a-z'.-]+ (?:always |once |often |also |used to )*${SAYS}(?: (?:me|us|himself|herself|investors|clients|people))?(?: (?:that|to))?|(?:an?|the|that) (?:old |oldest |common |market |trading |stock market |wall street |golden |first |simple |famous )*(?:rule of thumb|saying|adage|proverb|maxim|motto|wisdom|textbook|book|manual)(?: [^,;:.]{1,40})?|according to [^,;:.]{2,40}|in the words of [^,;:.]{2,40})[,:]? ?["“]?$`,
)
/** The writer's own head, wife or not, and what they promised themselves. */
const OWN_WORDS = new RegExp(
  `(?<![a-z])(?:(?:i|we|which|that|it|this|plan|rule|line|gut|head|experience) (?:always |once |often |also )*${SAYS}|myself|ourselves|my (?:own )?(?:rule|plan|line))(?![a-z])`,
)
/** "... when the moat is gone, says Buffett", "..., as they say", "...: an old saying". */
const AFTER =
  /["”],? (?:my|our|his|her|the|an?|one) (?:[a-z'-]+ ){1,4}(?:says?|said|wrote|(?:tells?|told|taught|warned)(?: me| us)?)(?![a-z])|["”,;] ?(?:as |so )?(?:they|people|he|she|some|many|the (?:saying|proverb|adage)|wall street|traders|the old hands|[a-z]+) (?:always |often |used to )*(?:says?|said|put it|wrote|taught me|told me)(?![a-z])|(?<![a-z])the (?:old )?(?:saying|proverb|adage) goes(?![a-z])|["”,;] ?(?:says?|said|wrote|goes|writes) (?:(?:my|our)(?! (?:own |hard |personal )?(?:rule|plan|line|limit|test|gut|head|notes?|list))|his|her|the|a|an|one|some[a-z]*|every[a-z]*|[a-z]+(?=\W*$))|, (?:an? )?(?:old )?(?:rule of thumb|saying|adage|proverb)(?![a-z])/

/** "Everybody says they are out if it breaks 50; I do not": the condition belongs to what others say. */
const CONDITION_OF_OTHERS =
  /(?<![a-z])(?!(?:i|we) )[a-z]+ (?:says?|said|tells? me|told me|thinks?|claims?|swears?|writes?) (?:that )?(?!(?:that|i|we|i'[a-z]+|we'[a-z]+) )[a-z]+(?: [a-z']+){1,4} $/
const OPENS_CONDITION = /^(?:if|when|once|as soon as|unless|should) /

/** "If you can't stand a fall by half, you should not own shares." */
const OF_ANYBODY =
  /(?<![a-z])(?:you|your|one|people|investors|shareholders|everybody|everyone|anyone|whoever)(?:'(?:d|ll|re))? (?:should|shouldn't|must|mustn't|can|can't|cannot|could|has to|have to|had better|better|sells?|leaves?|exits?|gets? out|ought|may)(?![a-z])|^(?:if|when|once|unless) you(?:'[a-z]+)?(?![a-z])/

/** "Short sellers will be wrong if margins hold": their error is the writer's hope. */
const OTHERS_ARE_WRONG =
  /(?<![a-z])(?:short sellers?|shorts|bears?|pessimists?|sceptics?|skeptics?|critics?|doubters?|naysayers?|haters|analysts?|(?:wall )?street|(?:the )?market|consensus|everyone|everybody|somebody|someone|one (?:side|of (?:us|them))|others|he|she|they)(?: (?:will|would|may|might|must|was|were|are|is|have|has|had|all|also|been|be|to|'ll|'d))+ (?:proven |proved |shown |plainly |simply )*(?:wrong|mistaken)(?![a-z])/

const LEFT = '(?:sold|left|got out|exited|bailed|walked(?: away)?|went|gave up|was (?:out|gone)|dumped)'
/** "No designer I know can leave it": what those whom the writer knows do is what the writer has seen. */
const OF_ACQUAINTANCES =
  /^(?:no|none of the|not (?:one|a single)|hardly any|every|each|all(?: the)?|most|half the) [a-z][a-z -]{1,40}? (?:that |who |whom )?(?:i|i've|i have|we|we've) (?:know|knew|met|meet|see|asked|ask|spoke to|spoken to|talk to|talked to|work with|worked with)(?![a-z])/

/** "When the cycle turned in 2019 I got out", "sold as soon as it fell below 30%", "I used to sell when ...". */
const HAS_LEFT = new RegExp(
  `(?<![a-z])(?:when|once|as soon as|after|the (?:day|moment)) [^,;]*(?<!(?:not|n't|never|is|are|be|been|gets?) )(?<![a-z])(?:fell|dropped|went|came|rose|grew|was|were|did|missed|failed|turned|broke|lost|sold|bought|quit|slipped|shrank|happened|started|stopped|collapsed|resigned|disappointed|[a-z]{2,}[^aeiou]ed),?(?: [^,;]*,?)?(?: (?:i|we)(?: (?:just|simply|always|finally|then|also))? ${LEFT})(?![a-z])|(?<![a-z])${LEFT}(?: (?:it|them|all|everything|at once|out))* (?:when|once|as soon as|after|because) [^,;]*(?<![a-z])(?:fell|dropped|went|came|rose|grew|was|were|did|missed|failed|turned|broke|lost|slipped|shrank|stopped)(?![a-z])|(?<![a-z])(?:i|we) used to(?![a-z])`,
)

/** "When I retire I sell it all": what comes in the writer's own life proves nothing of a company. */
const OWN_LIFE =
  /(?:^|[,;:] )(?:if|when|once|before|after|until) (?:i|we) (?:retire|die|marry|get married|need (?:the|my|some|cash|money|it)|have (?:a |the |our )?(?:kids?|child|baby)|buy (?:a|the|my|our) (?:house|flat|home|car|boat)|turn \d|stop working|get (?:the|a|my|that) (?:new )?(?:job|raise|bonus|visa|divorce|offer)|move (?:house|to|abroad|away)|change jobs|lose (?:my|our) jobs?)(?![a-z])/
/** "If the merger fails it falls to 40, I accept that risk". */
const IS_BORNE =
  /(?<![a-z])(?:i|we)(?:'ll| can| will)? (?:accept|take|know|live with|bear) (?:that|this|the) risk(?![a-z])/
/** "It isn't over until the last store opens": a saying of hope. */
const NOT_OVER_UNTIL = /(?:n't|(?<![a-z])not) over (?:until|till)(?![a-z])/
/** "Two bad quarters and everybody is gone": what the others do then is no plan. */
const OTHERS_GO =
  /(?<![a-z])(?:everybody|everyone|people|the (?:others|market|street|crowd|herd)|investors|holders|tourists)(?:'s| is| are| will be) (?:gone|out|off|leaving|done|selling|running)(?![a-z])/
/** "When margins peaked in 2021 the story was over": both have been. */
const TOLD_OF_THEN =
  /^(?:when|once|after|as soon as) (?![^,;]*(?:is|are|be|been|gets?|not|has|have) [a-z]+ed)[^,;]*?(?<![a-z])(?:fell|dropped|went|came|rose|grew|was|were|did|missed|failed|turned|broke|lost|slipped|shrank|peaked|started|stopped|collapsed|crashed|left|quit)(?![a-z])[^;]*? (?:was|were) (?:over|dead|gone|finished|broken|wrong)(?![a-z])(?!.*(?:will|would))/

/** At the head of a sentence a time that is over. */
const IN_EARLIER_TIMES =
  /^(?:and |but |so )?(?:last (?:year|time|month|spring|summer|autumn|fall|winter)|(?:[a-z0-9]+ )?(?:years|months) ago|back (?:then|in (?:19|20)\d\d)|in those days|at (?:the|that) time|in my (?:twenties|thirties|youth)|(?:the|my) (?:old|younger|former) (?:me|self))(?![a-z])/
const TO_COME = /(?<![a-z])(?:will|'ll|am|'m|this time|now|next|sell|leave|go|exit)(?![a-z])/

/** What happens anyway is no line. */
const IN_VAIN = /(?<![a-z])(?:nothing matters|everything is over|we're all (?:dead|broke)|all bets are off)(?![a-z])/
/** "When pigs fly I sell", "when they carry me out": by what never comes somebody says that they never sell. */
const NEVER_COMES =
  /(?<![a-z])(?:(?:when|if|once|until|till|unless|the day) (?:(?:the )?pigs (?:can |start to |learn to )?fly|hell freezes(?: over)?|the fat lady sings|the (?:sun|sky) (?:rises? in the west|falls?(?: down)?|burns out)|the moon falls|(?:i'm|i am|im) (?:dead|in my (?:grave|coffin)|buried)|i (?:die|am dead)|they (?:pry|prise|bury|carry me)[a-z ]*)|over my dead body|cold,? dead hands|not (?:even )?in (?:a|this) (?:thousand|million|lifetime)[a-z ]*)(?![a-z])/
/** "Cash of more than $340 billion means that it can buy": what somebody is able to do proves nobody wrong. */
const MEANS_ABLE =
  /^[^.;]*?(?<![a-z])means? (?:that )?(?:it|they|he|she|there|the [a-z]+)(?: [a-z]+)? (?:(?:can|could)(?! (?:no longer|only|not|hardly|never) )|(?:is|are|will be) able|(?:has|have) room|need not|(?:does|do)(?: not|n't) (?:need|have) to)(?![a-z'])/
/** "If it passes 5% of what I own, I trim it": how much of it somebody holds says nothing of the company. */
const OF_SIZE =
  /(?:%|percent|pct|half|third|quarter|tenth|fifth) of (?:(?:all |everything )?(?:that |what )?(?:i|we) (?:own|have)(?![a-z])|(?:my|our|the) (?:whole |total |entire |stock )?(?:portfolio|account|savings|money|net worth|wealth|capital|assets|book|depot)(?![a-z]))/
/** "Buy when there is blood in the streets, sell when the trumpets sound": a saying in two halves, without a figure and without an "I". */
const BUY_AND_SELL =
  /^["“]?(?:you |always |just )?(?:buy|sell) (?:when|on|at|in|if|the|low|high|before|after)(?![a-z])[^.;]*?(?:[,;:] ?(?:and )?| and )(?:buy|sell) (?:when|on|at|in|if|the|low|high|before|after)(?![a-z])/

/** "A stop is for closes, and it closed at 41": what lines are for, and not one of them. */
const ON_LINES =
  /^(?:an?|any|every|my|the) (?:[a-z]+ )?(?:stop|stop-?loss|line|test|rule|limit|exit|plan)s? (?:is|are) (?:only |just |there |always |never )*(?:for|to|meant|made|what|no use|useless|nothing|not (?:for|there|meant))(?![a-z])/

/** "Stops only make me nervous, out with it": what goes is the line, and not the holding. */
const AGAINST_LINES =
  /^(?:my |the |such )?(?:stops?|stop-?loss(?:es)?|lines|rules|limits) (?:(?:only|just|always|never) )*(?:makes?|gets?|costs?|hurts?|annoys?|bothers?|kills?|stress(?:es)?) (?:me|you|people|nothing|only)(?![a-z])/

/** "I don't do stops, sizing is the stop: 2%" */
const HAS_NO_STOP =
  /(?<![a-z])(?:(?:don't|dont|do not|never) (?:do|use|set|have|like|place|want|need|believe in) (?:a |any )?stops?|without a stop|siz(?:e|ing) is (?:the|my) stop)(?![a-z])/
