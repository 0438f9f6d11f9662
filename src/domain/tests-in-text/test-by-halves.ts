import { comparisonsOf } from '../language/comparison.ts'
import { matchesOf } from '../language/matches-of.ts'
import { COUNTS_ENDS, HEADS_END, IS_ENDED_BY, NAMES_END, NOT_BEYOND, NOT_BORNE, PUTS_END } from './ends/end-of-it.ts'
import { endsIt } from './ends/ends-it.ts'
import { isNoTest } from './not-a-test.ts'
import { isGoodNews } from './vocabulary/condition-patterns.ts'
import { isEventuality, isTrouble, mayCome } from './vocabulary/eventuality.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * A test as two halves of one sentence, asked for last: something that may come (`isEventuality`), and an end that it puts to the
 * holding or to the belief in it (`end-of-it.ts`). Which of them stands first, and what joins them, tells the form:
 * - the end is said of it: "a third warning would be one too many"
 * - it is what something is ended by: "the view would be refuted by two years of losses"
 * - it has the name of an end: "my sell signal is a falling headcount"
 * - it is what nobody stays for: "won't stay past a second waiver"
 * - it is a name alone, and then a clause: "any cut of the payout, and my broker gets a call"
 * - an end without a verb: "delinquencies at 5, me at the door"
 * - it stands beside the leaving: "they miss it i leave"
 */
export function testByHalves(sentence: Sentence): Found | null {
  const { words } = sentence
  if (!OF_HOLDER.test(words) || isNoTest(words)) return null
  return (
    saidOfIt(sentence) ??
    after(sentence, IS_ENDED_BY) ??
    after(sentence, NAMES_END) ??
    after(sentence, COUNTS_ENDS) ??
    after(sentence, HEADS_END) ??
    after(sentence, NOT_BEYOND) ??
    after(sentence, NOT_BORNE) ??
    notBorne(sentence) ??
    nameAndClause(sentence) ??
    withoutVerb(sentence) ??
    withIt(sentence) ??
    beside(sentence)
  )
}

/** The writer or the thesis is in it; without them nothing ends for anybody. */
const OF_HOLDER =
  /(?<![a-z])(?:i|i'[a-z]+|im|ill|id|me|my|we|we'[a-z]+|us|our|shareholder|holder|owner|investor|thesis|case|view|position|wrong|straw|deal-?breaker|stay|staying|story|premise|enough|to (?:sell|exit|leave|get out)|reason to [a-z]+|alarm|killer|breaker|no[- ]go|end of|bears?|sceptics|skeptics)(?![a-z])/
/** A "not", or the rest of a verb: "a stop would only | throw me out", "fuel can | kill it". */
const DENIED =
  /(?:n't|(?<![a-z])(?:would|will|could|can|may|might|should|must|to|only|just)(?![a-z])|(?<![a-z])(?:not|never|hardly|no longer|nothing|nobody|none|neither|barely))(?: [a-z]+)?$/
/** What opens a clause of its own, so that what follows is no subject; and a risk that is named for others. */
const NO_SUBJECT =
  /^(?:if|when|once|unless|should|because|since|while|although|though|as|so|i|we|he|she|they|you|it|this|that|which|what|who|these|those|there|nothing|nobody|none|neither|selling|buying|holding|waiting|my (?:wife|brother|broker|friend))(?![a-z])/

function saidOfIt(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = PUTS_END.exec(words)
  if (!match) return null
  const from = startOfPart(words, match.index)
  const condition = words.slice(from, match.index)
  if (
    NO_SUBJECT.test(condition) ||
    DENIED.test(condition) ||
    /(?:n't|not)(?![a-z])/.test(match[0].replace(NOT_SOMETHING, ''))
  )
    return null
  if (!isEventuality(condition) || (IS_KNOWN.test(condition) && !MAY_END.test(match[0]))) return null
  const end = endOfPart(words, match.index + match[0].length)
  return foundByShape(sentence, { from, to: match.index }, { from, to: end })
}

/** "The tariffs change the picture": what is named as known, without a figure, has come; "would change" tells what may come. */
const IS_KNOWN =
  /^(?:the(?! (?:first|next|slightest|smallest|loss|end|departure))|this|these|those|their|his|her|its) [a-z' -]+$/
const MAY_END = /^ (?:would|will|should|'d|'ll)(?![a-z])/

/** "... is not something I will sit through", "... would tell me that it doesn't": a denial within the end. */
const NOT_SOMETHING =
  /(?:not|n't) (?:something|anything|a thing|what|one) |(?<=(?:mean|tell|show|say|prove|suggest|confirm|reveal|signal|indicate|teach)s? ).*$/

function after(sentence: Sentence, lead: RegExp): Found | null {
  const { words } = sentence
  const match = lead.exec(words)
  if (
    !match ||
    (lead !== NOT_BEYOND &&
      lead !== NOT_BORNE &&
      /(?:n't|(?<![a-z])(?:not|never))(?![a-z])/.test(match[0].replace(OWN_DENIAL, '')))
  )
    return null
  const from = match.index + match[0].length
  const to = endOfPart(words, from)
  const condition = words.slice(from, to)
  // What an "if" opens need not be bad by its own words.
  const isOpened =
    /(?:if|when|once|the (?:day|moment)) $/.test(match[0]) && mayCome(condition) && !isGoodNews(condition)
  if (OF_SIZE.test(condition) || !(isOpened || isEventuality(condition))) return null
  const start = match.index + (/^(?:[,;:] |and |but )/.exec(match[0])?.[0].length ?? 0)
  return foundByShape(sentence, { from, to }, { from: start, to })
}

/** "What I cannot live with": the denial is the name of the end. */
const OWN_DENIAL =
  /(?:what|thing|event|news|that|which|of [a-z]+) (?:i|we) (?:can't|cannot|can not|couldn't|could not|won't|will not|wouldn't|would not|don't|do not)/
/** A limit of what is put in, and of what a purchase may cost. */
const OF_SIZE =
  /(?<![a-z])(?:of (?:my|our|the|all|what i) (?:portfolio|account|money|savings|net worth|wealth|own|assets|capital)|position size|shares|contracts|dollars i|premium|what i (?:put|paid)|per (?:position|trade|name))(?![a-z])/

/** "Growth under 10% I will not accept": what is not borne stands first. */
function notBorne(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = NOT_BORNE_AT_END.exec(words)
  if (!match) return null
  const from = startOfPart(words, match.index)
  const condition = words.slice(from, match.index)
  if (NO_SUBJECT.test(condition) || HAS_VERB.test(condition) || OF_SIZE.test(condition) || !isEventuality(condition))
    return null
  return foundByShape(sentence, { from, to: match.index }, { from, to: match.index + match[0].length })
}

const NOT_BORNE_AT_END =
  /,? (?:is (?:something|a thing|what|more than) )?(?:i|we) (?:(?:can|could|will|would|do|shall) ?not|can't|couldn't|won't|wouldn't|don't|cant|wont) (?:ever )?(?:take|forgive|stomach|accept|bear|live with|tolerate|stand for|survive|excuse|abide|swallow|put up with|sit through|go through|overlook)(?: (?:again|any ?more|any longer))?(?=\W*$)/

/** "One more delay and they have lost me": a name at the beginning, "and", and what is then with the writer. */
function nameAndClause(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = NAME_AND.exec(words)
  const [from, to] = match?.indices?.groups?.name ?? [0, 0]
  const name = words.slice(from, to)
  if (!match || HAS_VERB.test(name) || !isEventuality(name)) return null
  const end = endOfPart(words, match.index + match[0].length)
  const clause = words.slice(match.index + match[0].length, end)
  if (!(endsIt(clause) || (OF_WRITER.test(clause) && !DIP_OF_PRICE.test(name))) || STAYS.test(clause)) return null
  return foundByShape(sentence, { from, to }, { from, to: end })
}

/** A lower price may be one to buy at. */
const DIP_OF_PRICE =
  /^(?:an?|any|another|the (?:first|next)) (?:[a-z]+ )?(?:dip|pullback|drop|correction|sell-?off|crash|drawdown)(?: (?:to|under|below|of|by|near|around))* [$€£]?\d[\d.,]*%?$/

const NAME_AND =
  /(?:^|[.;:] )(?:but |so |honestly,? |(?:i swear|i promise|believe me|mark my words),? )?(?<name>(?:any|another|one|one more|a|an|two|three|four|the (?:first|next|slightest|smallest)|no|zero|a single|more|further|yet another|some) [^,;:.!?]{3,70}?),? and (?:then |that's |that is )?/d
/** A name with a verb of its own is told: "a loss was booked and I ...". */
const HAS_VERB =
  /(?<![a-z])(?:is|are|has|have|makes?|gives?|shows?|means?|needs?|helps?|hurts?|would|will|could|can|may|might|should|seems?|looks?)(?![a-z])/
const OF_WRITER =
  /(?<![a-z])(?:i|i'[a-z]+|im|ill|id|me|my|we|we'[a-z]+|us|our|(?:a|one|this|another) (?:shareholder|holder|owner|investor|fan|believer))(?![a-z])/
/** Whoever stays, buys, or only feels something does not leave. */
const STAYS =
  /(?<![a-z])(?:hold|holding|keep|keeping|stay|staying|wait|waiting|buy|buying|buyers?|add|adding|doubl\w+|trebl\w+|tripl\w+|quadrupl\w+|double|average|fine|ok|okay|happy|glad|still|anyway|right|rich|retire|up|worr(?:y|ied)|nervous|sad|not (?:sell|leave|go|worry|mind|panic|care)|think|believe|expect|hope|like|love|want|was|were|had|bought)(?![a-z])|(?:i|we) (?:can|could) (?!not |no |only )(?:[a-z]+ )|(?:won't|don't|not) (?:sell|leave|go|worry|mind|panic|care)/

/** "Delinquencies at 5, me at the door" */
function withoutVerb(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = VERBLESS.exec(words)
  const from = match ? startOfPart(words, match.index) : 0
  const condition = words.slice(from, match?.index)
  return match && !NO_SUBJECT.test(condition) && isEventuality(condition)
    ? foundByShape(sentence, { from, to: match.index }, { from, to: match.index + match[0].length })
    : null
}

const VERBLESS =
  /,? ?(?:[,:;=]|->|=>|→|–|—|-) ?(?:then )?(?:me|i|us|we|my (?:money|shares|stake|position))(?: (?:straight|right|already|long))? (?:at|out|through|off|away|elsewhere|gone|to|into|in) ?(?:the |of )?(?:door|exit|exits|there|here|cash|hills|window|sidelines|bus|it)?(?=\W*$)|, (?:you |they )?lose (?:me|us)(?: (?:lol|too|as well))?(?=\W*$)/

/** "Gold below 2,500 halves the margin, and me with it": whoever goes with it needs no verb. */
function withIt(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = WITH_IT.exec(words)
  if (!match) return null
  const from = startOfPart(words, match.index, /[;:] | [–—-] /g)
  const condition = words.slice(from, match.index)
  const isSupposed = /^(?:if|when|once|should|were) |(?<![a-z])(?:would|will)(?![a-z])/.test(condition)
  return isSupposed && mayCome(condition.replace(/^(?:if|when|once|should|were) /, '')) && isTrouble(condition)
    ? foundByShape(sentence, { from, to: match.index }, { from, to: match.index + match[0].length })
    : null
}

const WITH_IT =
  /,? and (?:then )?(?:me|us|(?:my|our) (?:money|shares|stake|position|reason)|the (?:position|reason (?:why |that )?i (?:own|hold|bought) it)) with (?:it|them|that)(?=\W*$)/

/** "My rule for this one, they miss it i leave": no mark and no "if" between the two. */
function beside(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { index } of matchesOf(WRITER_STARTS, words)) {
    const from = startOfPart(words, index, /, /g)
    const condition = words.slice(from, index)
    if (!THIRD_PERSON.test(condition) || !isEventuality(condition)) continue
    if (!isTrouble(condition) && comparisonsOf(condition).length === 0) continue
    const end = endOfPart(words, index + 1)
    const clause = words.slice(index + 1, end)
    if (!LEADS_ON.test(condition) && endsIt(clause))
      return foundByShape(sentence, { from, to: index }, { from, to: end })
  }
  return null
}

const WRITER_STARTS = / (?=(?:i|im|i'm|ill|i'll|id|i'd|we) [a-z])/g
/** A subject and its verb in few words, and no relative clause that goes on to the writer. */
const THIRD_PERSON =
  /^(?:(?:and|but|so) )?(?:they|he|she|the [a-z]+|mgmt|management|[a-z]+) (?!that|which|who|where|when)(?:[a-z0-9%$]+ ){0,5}[a-z0-9%$]+$/

/** "Two more than | I wrote", "nothing that | I said": the writer's clause belongs to the words before it. */
const LEADS_ON =
  /(?<![a-z])(?:than|that|what|which|who|as|but|and|or|nothing|anything|something|everything|said|how|why|where|when|until|till|unless|before|after|because|since|although|whether)\W*$/

/** Where the part of a sentence begins that ends at a place: after a mark, a dash or "and" before a new subject. */
function startOfPart(
  words: string,
  to: number,
  marks = /[;:] |, (?:and |but |so )?| [–—-] |(?<![a-z])(?:but|so) /g,
): number {
  let from = 0
  for (const match of matchesOf(marks, words.slice(0, to))) {
    const end = match.index + match[0].length
    // A comma before a figure or a detail belongs to the name: "ROIC slipping below 8%, our cost of capital,".
    if (match[0].startsWith(', ') && marks.flags === 'g' && isDetail(words.slice(end, to))) continue
    from = end
  }
  return from + (/^(?:and|but|so|then|honestly|also|only) /.exec(words.slice(from, to))?.[0].length ?? 0)
}

const isDetail = (rest: string): boolean =>
  /,\s*$/.test(rest) || rest.trim().length < 4 || /^(?:not|which|on|in|by|for|with|at|as|or) /.test(rest)

const endOfPart = (words: string, from: number): number => {
  const end = /[;.!?)](?:\s|$)|, (?:but|because|since|although|even)(?![a-z])|[^\w%]*$/.exec(words.slice(from))
  return from + (end?.index ?? words.length - from)
}
