import { plainText } from '../../../language/plain-text.ts'
import { isEndClause, isOrderBeside } from '../../../tests-in-text/ends/end-clause.ts'
import { namesEnd } from '../../../tests-in-text/ends/end-of-it.ts'
import { endsIt } from '../../../tests-in-text/ends/ends-it.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * Whether a test may be called one. A figure decides by itself. An event does only beside what it then does to the holding or to the
 * belief in it, and that has to be the writer's own: an "if" makes a condition of anything ("if it fails, I learned something").
 * What is read as a test by its shape alone answers the question what would prove it wrong, and is not praised.
 */
export function isCertain({ value, words, span, condition, followedBy }: OwnTest, thesis: string): boolean {
  const whole = withoutMarks(quotationOfTest(thesis, span))
  if (value === null && !OPENS.test(whole) && !OR_ELSE.test(whole) && STATES_OF_NOW.test(whole)) return false
  // Under a heading ("Out if:") a line is its own condition; two words tell nothing without it.
  if (value !== null || (words === condition && followedBy !== null && /\S \S+ \S/.test(words))) return true
  if (NAMES_TEST.test(whole) || HELD_WHILE.test(whole)) return true
  const event = withoutMarks(condition ?? '')
  const [before = '', after] = aroundEvent(whole, event)
  // "If the court says no": what stands behind an "if" has no end in itself.
  if (OPENER.test(before) ? namesEnd(before) || namesEnd(after ?? '') : namesEnd(whole)) return true
  return [before, after ?? '']
    .flatMap(clausesOf)
    .some(
      (part) =>
        !OF_ONESELF.test(part) &&
        !(SO_DO.test(part) && !OPENS.test(whole)) &&
        (isEndClause(part, true) || endsIt(part) || isOrderBeside(event, part) || ENDS_HOLDING.test(part)),
    )
}

/** Words that quote others are quoted in pieces. */
const withoutMarks = (words: string): string =>
  plainText(words)
    .replace(/["“”],? (?:and )?["“”]|["“”]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The words before an event and behind it; all of them where it is not found. */
function aroundEvent(whole: string, event: string): readonly string[] {
  const at = event === '' ? -1 : whole.indexOf(event)
  return at < 0 ? [whole] : [whole.slice(0, at), whole.slice(at + event.length)]
}

/** A stretch as a whole, and clause by clause. */
const clausesOf = (stretch: string): readonly string[] =>
  [stretch, ...stretch.split(/[;,:–—=]|->|→|(?<![a-z])(?:and|then)(?= )/)]
    .map((part) => part.replace(OPENER, '').replace(EDGES, ''))
    .filter((part) => part !== '')

/** "It's a coin flip and I know it, gone by then", "that's why I go out to March": what is, and why something is done, without an "if". */
const STATES_OF_NOW =
  /(?<![a-z])(?:it'?s (?:an?|all|just|only) |i know (?:it|that|this)(?![a-z])|(?:that's|that is|which is|this is) why (?:i|we)(?![a-z])|either way(?![a-z])|i (?:bought|sold|caught) )/
const OR_ELSE = /(?<![a-z])(?:or|else|otherwise|unless|until)(?![a-z])/

/** "Everybody asks; so do we": it follows from what comes, and not from what others think. */
const SO_DO = /^so (?:do|does|am|is|will|would|have|has) (?:i|we|my|our)(?![a-z])/
const OPENS = /(?<![a-z])(?:if|when|once|should|the (?:day|moment|minute|second)|as soon as)(?![a-z])/

/** What parts a clause from the event, and what opens the event. */
const OPENER = /(?<![a-z])(?:if|when|once|unless|until|should|were|the (?:day|moment|minute))\W*$/
const EDGES = /^[\W_]*(?:(?:and|then|but) )*|[\W_]+$/g

/** How its writer looks, feels or is thought of, and what they take from it, is not about what they hold. */
const OF_ONESELF =
  /^(?:i|we|i'll|i'd|we'd|ill|id)(?: (?:will|would|just|only|then|still))* (?:look|seem|sound|appear|feel(?! (?:bound|obliged|forced|compelled)))(?! elsewhere)(?![a-z])/

/** A test by its name, and what has to be so. */
const NAMES_TEST =
  /(?<![a-z])(?:(?:must|has to|have to|needs?|stands? (?:or|and) falls?|refut\w*|falsif\w*|disprov\w*|contradict\w*|disconfirm\w*|cut-?off|trip-?wire|line in the sand|no more than|max|(?:wrong|exit|out|stop) (?:if|when|once))(?![a-z])|(?:wrong|exit|stop|sell|out):|(?:->|=>|→|=)(?! ?[\d$€£-]))/

/** "The rest stays unless they shrink", "I have patience for two reports": for how long something is held. */
const HELD_WHILE =
  /(?<![a-z])(?:hold(?:ing)?|keep(?:ing)?|stay(?:s|ing)?|own|remain|sit|wait|only in)(?![a-z]).*(?<![a-z])(?:unless|until|till|as long as|so long as|except)(?![a-z])|(?<![a-z])(?:unless|until|as long as|so long as) .*(?<![a-z])(?:hold|keep|stay|own|remain|sit)(?![a-z])|(?<![a-z])patience for(?![a-z])/

/** What is said of the holding, of its owner or of the belief in it, wherever it stands in its clause. */
const ENDS_HOLDING =
  /(?<![a-z])(?:wrong|mistaken|thesis|exit|stop|sells?|selling|sale|leave|bye|bail|ends? (?:it|of)|kills?|(?:change|changes) my mind|no (?:me|shares)|live with|(?:i|i'm|i'll|i'd|im|ill|we)(?: am| will| would| have to| must)* (?:sold|out|gone|done|finished|go|walk|close|trim|cut|reduce|halve|accept|misread|misjudged|off)|(?:lost|loses?) (?:me|us|an? (?:share)?holder)|turns? me|my (?:money|capital|shares|position|stake|broker)|nothing of (?:it|this|that) (?:was|is))(?![a-z])|^(?:my|our) (?:[a-z'-]+ ){1,6}(?:was|were)(?![a-z])/
