import { oneOf } from '../../language/one-of.ts'
import { touchesWriter } from '../vocabulary/touches-writer.ts'
import {
  DENIED,
  END_ALONE,
  ENDS_HERE,
  HELPING,
  LEAVES_CLEARLY,
  MAY_LEAVE,
  OUT_OR_WRONG,
  TO_HOLD,
  WRITER,
} from '../vocabulary/words-of-leaving.ts'

/** Whether a clause, without the words that lead to it, says that its writer leaves, is out, or turns out what they own. */
export const writerLeaves = (words: string): boolean =>
  LEAVES.test(words) ||
  LEAVES.test(words.replace(PARTED, '$<verb> $<particle> $<object>')) ||
  TURNS_OUT.test(words) ||
  IS_OUT.test(words) ||
  WITHOUT_SUBJECT.test(words) ||
  IN_ORDER_TO_LEAVE.test(words) ||
  UNDO_POSITION.test(words) ||
  WITHOUT_ME.test(words)

/** Whether it says that its writer holds no more, in any verb of holding. */
export const holdsNoMore = (words: string): boolean => NOT_KEPT.test(words) || NO_RIGHT.test(words)

/** Whatever its writer does to what is owned, which is neither to keep nor to buy, to look at or to protect it: "I uninstall the stock". */
export const actsOnHolding = (words: string): boolean => ON_THE_HOLDING.test(words) && touchesWriter(words, false)

const LEAVES = new RegExp(
  oneOf`
    ^${WRITER}${HELPING} (?:${LEAVES_CLEARLY}|${MAY_LEAVE}${ENDS_HERE})
    ^${WRITER}${HELPING} (?:get|getting|be|being|be (?:quick|happy|glad) to (?:get|be)) (?:out|off|gone)(?![a-z])
    ^(?:i|we)(?: would| will|'d|'ll)? (?:am|are|be|feel) [a-z]+(?:ed|n|ged)(?: [a-z]+){0,5}? to (?:go|leave|sell|exit|quit|close|fold)(?![a-z])
  `,
)

/** "Cash these in", "hand the lot back": the object may part a verb from its particle. */
const PARTED =
  / (?<verb>[a-z]+) (?<object>it|them|this|these|those|everything|(?:the|my|our) (?:shares?|stock|lot|position|stake|rest|holding)) (?<particle>in|out|up|off|back|down)(?![a-z])/

/** Verbs before "out", "off" or "away" that turn nothing out: "find out", "pay off". */
const NOT_OF_LEAVING = oneOf`
  find, check, figur, work, tak, pay, show, help, hang, stay, keep, watch, look, wait, sit, rid, try, start, point, lay, set, stick
  ask, eat, miss, hold, com, turn, carry, put, cool, chill, freak, tune, opt, sort, lash
`
/** Whatever the verb: what is turned out, off or away is not kept. */
const TURNS_OUT = new RegExp(
  `^${oneOf`i, we, i'm, im, i'll, ill, i'd, id, we'll, we're, we'd`}(?: ${oneOf`will, would, am, are, have to, must, then, just, going to, gonna`})* (?!${NOT_OF_LEAVING})[a-z]+ (?:(?:it|them|this|these|my [a-z]+|the (?:shares?|stock|position|lot|rest)) )?(?:out|off|away|elsewhere|overboard|loose|for the (?:door|exits?|hills))(?![a-z])(?! (?:of (?:stock|cash|money|ideas?|words|time|luck)|to (?:see|look|be)|on (?:a|my) (?:trip|holiday)|from work))`,
)

/** "I'm calling my broker to sell": what it is done for. */
const IN_ORDER_TO_LEAVE =
  /^(?!.*(?<![a-z])(?:not|never|refuse|hate|hard|hesitate|fail|forget|reluctant|have|need|want|like)(?![a-z]))(?:i|we|i'm|im|i'll|i'd|we'll|ill)(?: [a-z']+){1,6}? to (?:sell|get out|exit|leave|close (?:it|the position))(?: it| all| everything)?\W*$/

/** The writer as the subject of a state. */
const WRITER_IS = oneOf`
  (?:i|we|i'll|we'll|i'd|we'd|ill|id)(?: (?:will|would|shall|then|also|must|have to|should))* (?:am|are|be|was|were)
  i'm, im, we're, that's me, that is me, me
`
const IS_OUT = new RegExp(
  `^${WRITER_IS}(?: ${oneOf`then, also, so, just, simply, probably, definitely, officially, long, already, all, totally, completely`})* ${OUT_OR_WRONG}(?![a-z])(?! ${oneOf`
    for (?:a|two|three|the) (?:week|weekend|month|day|holiday), of (?:stock|cash|money|ideas?|words|luck)
    on (?:holiday|a trip), to (?:lunch|work), not to
  `})`,
)

const NOT_KEPT = new RegExp(
  oneOf`
    ^(?:in no event|under no circumstances|at no time|never) (?:shall|will|may|must|should) (?:the|my|our|these|this|any)(?: [a-z]+)? (?:shares?|position|stake|holding|stock|investment) be (?:retained|kept|held|maintained|continued|owned)
    ^${WRITER}?${HELPING} ?(?:[a-z]+ )?${DENIED}(?: [a-z']+){0,4}? ${TO_HOLD}(?![a-z])
    ^${WRITER}${HELPING} rather (?:[a-z]+ ){1,6}than ${TO_HOLD}(?![a-z])
    ^${WRITER}${HELPING} (?:a fool|an idiot|nuts|insane|lying|(?:lying to|kidding|fooling|deceiving) (?:myself|ourselves)|embarrassed|ashamed|stupid|foolish|mad|crazy|silly|daft|hard pressed|unable|unwilling) to (?:still |even |continue to )?(?:hold|own|keep|stay|defend|justify)(?![a-z])
  `,
)

/** An end alone, or an order to oneself. A participle alone is no order. */
const WITHOUT_SUBJECT = new RegExp(
  `^(?!(?:selling|exiting|leaving|dumping|quitting|liquidating) )(?:${LEAVES_CLEARLY}${ENDS_HERE}|${END_ALONE}${ENDS_HERE})`,
)

/** An order to oneself, in any verb that neither keeps nor enlarges nor looks: "revert the position". */
const UNDO_POSITION = new RegExp(
  `^(?!${oneOf`
    keep, hold, add, increase, buy, double, review, check, protect, hedge, watch, size, build, start, open, raise, top, grow, trim
    reduce, defend, guard, leave, let, see, take, enlarge, begin, initiate, enter, roll, check, revisit, like, love, the, my, half
  `}(?![a-z]))[a-z]+ (?:back |off |up |out )?(?:the|my|this|our) (?:whole |entire |full )?(?:position|holding|stake|shares|trade)(?=\\W*$|[.,;:!]| (?:if|when|once|at|on|in|immediately|without))`,
)

/** "My right to hold expires" */
const NO_RIGHT =
  /^(?:the |my |our |this |any |investor's |holder's )*(?:right|claim|licen[cs]e|reason|permission|mandate|excuse|obligation|promise|commitment|duty|willingness|resolve|wish) (?:to (?:hold|own|stay|keep (?:it|them|this))|for (?:holding|owning|staying|being here))(?: [a-z]+)? (?:expires?|ends?|lapses?|is gone|terminates?|runs out|ceases?|vanish(?:es)?|disappears?|goes|dies|stops|is over)(?![a-z])/
/** "They can do it without me" */
const WITHOUT_ME = /^(?:[a-z']+ ){0,6}(?:without|not with) (?:me|us)(?: on board| as (?:a|an) [a-z]+| in it)?\W*$/

const ON_THE_HOLDING =
  /^(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|im|ill|id)(?: [a-z']+){1,4}? (?:(?:the|this|my|our|these|those)(?: whole| entire| damn| last)? (?:bag|bags|lot|thing|position|shares?|stock|holding|stake|pile|trade|company|name|money|capital|investment)|it|them)(?![a-z])(?! (?:more|better|cheaper|again))/
