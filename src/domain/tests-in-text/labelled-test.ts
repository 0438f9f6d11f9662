import { comparisonsOf } from '../language/comparison.ts'
import { isTrouble, mayCome } from './vocabulary/eventuality.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/** A test of few words: under a label of leaving or of being wrong, as a proverb, or as two figures of which one is judged good. */
export const labelledTest = (sentence: Sentence): Found | null =>
  labelled(sentence) ?? proverb(sentence) ?? passOrFail(sentence)

/** "Hard out: OR > 66 for FY26", "Somebody leaving = me leaving": a label of leaving before a colon, or leaving after a sign. */
function labelled(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = LABEL.exec(words) ?? WRONG_AS_LABEL.exec(words) ?? SIGNED.exec(words)
  const [from, to] = match?.indices?.groups?.condition ?? [0, 0]
  const condition = words.slice(from, to)
  if (!match || condition.length < 4 || !mayCome(condition) || OF_PRICE.test(condition)) return null
  const isMeant = match.groups?.signed !== undefined || comparisonsOf(condition).length > 0 || isTrouble(condition)
  return isMeant && /[a-z]{2}/.test(condition)
    ? foundByShape(sentence, { from, to }, { from: match.index, to: match.index + match[0].length })
    : null
}

/** Of "cost cut" and "full stop" the noun before it makes another thing of the word. */
const LABEL =
  /^(?:[-*•] ?)?(?:my |the |a |own |hard |soft |time |first |second |mental |personal |only )*(?:(?:fail|failure|kill|exit|falsifier) ?#?\d|out|exits?|sell|cut|stop(?: thesis)?|thesis stop|kill|leave|bail|abort|eject|uncle|limit|tripwire|dead|gone|over|(?:sell|exit|kill|loss|risk|stop|bail|abort|eject|death|walk[- ]away|pain|thesis|deal)[- ]?(?:discipline|rules?|list|plan|triggers?|tests?|points?|levels?|limits?|conditions?|when|switch|signals?|lines?|breakers?|killers?|criteria|criterion)|(?:in)?valid(?:ation|ated)|falsif(?:y|ied|ier|ication)|disconfirm(?:ing|ation|ed)|refut(?:ed|ation|ing))(?: on| if| when| by|(?<=(?:triggers?|conditions?|rules?|criteria|criterion|signals?|tests?|breakers?|killers?))(?:,| set| written| agreed| noted| drawn up) [^:;.!?]{2,80})?(?: \([^():]{2,60}\)(?=:))? ?(?::|->|→| [–—-] ) ?(?<condition>[^;]+?)(?=[;.!]?$|; )/d
/** "Proof I'm wrong = gross margin with a 3 handle", "void if rates > 5%": few words, one of them of being wrong. */
const WRONG_AS_LABEL =
  /^(?!not |nothing |who )(?:(?!(?:could|can|may|might|go|goes|going|was|were|what|something|anything|everything) )[a-z'-]+ ){0,4}?(?:wrong[a-z-]*|mistaken|void|invalid|falsified|disproved|refuted|disproof|dead|toast|kaput)(?: (?!not |because |about )[a-z']+){0,2}? ?(?::|=|->|→|(?<= )(?:if|when|once) ) ?(?<condition>[^;]+?)(?=[;.!]?$|; )/d
const SIGNED =
  /^(?<condition>[^=>→;:]{4,80}?) ?(?<signed>=|->|=>|→) ?(?:me|i'm|im|i am|we're) (?:leaving|gone|out|selling|done|off|flat)(?![a-z])/d

/** "No bid by Thanksgiving, no trade." */
function proverb(sentence: Sentence): Found | null {
  const [whole, lacking = ''] = PROVERB.exec(sentence.words) ?? []
  const end = whole?.length ?? 0
  return whole ? foundByShape(sentence, { from: 0, to: lacking.length }, { from: 0, to: end }) : null
}

const PROVERB =
  /^(no [a-z0-9][^,;.!?]{2,60}?),? (?:then |and )?no (?:trade|deal|position|holding|hold|thesis|money|cash|shares?|stock|case|stake|business|me|patience|mercy|more of (?:me|my money)|reason to (?:stay|hold))(?: (?:in|after|by|on|for|of|from|here) [^,;.!?]{2,30})?(?= *[.!;]|$)/

/** "115 passes, 110 fails": two figures, of which one is judged good and the other one not. */
function passOrFail(sentence: Sentence): Found | null {
  const match = PASS_OR_FAIL.exec(sentence.words)
  const [from, to] = match?.indices?.groups?.condition ?? [0, 0]
  return match ? foundByShape(sentence, { from, to }, { from: match.index, to: match.index + match[0].length }) : null
}

const FIGURE = '[-+]?[$€£]?\\d[\\d.,]*\\d?(?: ?(?:%|x|bn|m|k|bps))?'
const PASS_OR_FAIL = new RegExp(
  `(?<=^|[.;:] ?)${FIGURE} (?:passes|is a pass|is (?:fine|ok|okay|enough)|will do)[,;] (?:and |but )?(?<condition>${FIGURE} (?:fails|is a fail|is not|isn't|will not do|does not|doesn't))(?![a-z])`,
  'd',
)
/** A line of a price has readers of its own. */
const OF_PRICE = /^(?:the |a |my |its )?(?:stock|shares?|price|share price|it|this|that|i|we)(?![a-z])/
