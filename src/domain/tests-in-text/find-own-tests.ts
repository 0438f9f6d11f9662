import { matchesOf } from '../language/matches-of.ts'
import { plainText, type Span, trimmed } from '../language/plain-text.ts'
import { sentenceAfter, sentencesOf } from '../language/sentences.ts'
import { tokensOf } from '../language/tokens.ts'
import type { Decimal } from '../prices/money.ts'
import { partsOf, restAfter } from './buying-rule.ts'
import { carriedOn, furtherLine } from './carried-on.ts'
import { changeBesideLeaving } from './change-beside-leaving.ts'
import { leaningPart } from './clause-meant.ts'
import { answerOfOneself, answerToQuestion } from './conditions/condition-in-sentence-before.ts'
import { conditionOf } from './conditions/conditions.ts'
import { readCondition } from './conditions/read-condition.ts'
import { mainClausesIn } from './consequences/consequence-of-main-clause.ts'
import { consequencesIn } from './consequences/consequences.ts'
import { deadlineIn } from './deadline.ts'
import { withWhatEqualsIt } from './equated.ts'
import { headedTest, writtenStop } from './headings.ts'
import { itemsInLine } from './inline-list.ts'
import { headingAfter, listedTest } from './listed-test.ts'
import { endsNothing } from './no-end-of-holding.ts'
import { drawsNoLine } from './no-line-drawn.ts'
import { hasNothingToFail } from './nothing-to-fail.ts'
import { withOuterCondition } from './outer-condition.ts'
import type { OwnTest } from './own-test.ts'
import { priceExits } from './price-exit.ts'
import { readFoundTest, type Written } from './read-found-test.ts'
import { requirementIn } from './requirement.ts'
import { stopsInOtherLanguages } from './stop-in-other-languages.ts'
import { testBesideEnd } from './test-beside-end.ts'
import { testByClauses } from './test-by-clauses.ts'
import { testByHalves } from './test-by-halves.ts'
import { testByShape } from './test-by-shape.ts'
import { testLeaningOnBefore } from './test-leaning-on-before.ts'
import { lacksPart } from './three-parts.ts'
import { timeGiven } from './time-given.ts'
import type { Found } from './vocabulary/found-test.ts'
import { type Sentence, sentencePart } from './vocabulary/sentence.ts'
import { whatItWouldTake } from './what-it-would-take.ts'
import { isNobodysTest } from './whose-test.ts'

/**
 * The tests that somebody has written into a text: what would prove them wrong, when they leave, and at which price. Also
 * conditions to buy and welcome prices, which `isFalsifier` tells apart.
 *
 * A test is a condition with its consequence, in either order, or a heading ("wrong if", "stop") with what is under it. One
 * sentence is read at a time, together with the one before it when "it", "if not" or "then" refers to that. Not read is what is
 * only implied ("this needs two good quarters"), what others would do, what is denied ("I won't sell if it falls"), and sentences
 * of more than 600 characters.
 * @param today the ISO day on which the text was written
 * @param price USD per unit on that day, by which the side of "at 22 I sell" is told; null where it is not known
 */
export const findOwnTests = (text: string, today: string, price: Decimal | null = null): readonly OwnTest[] =>
  Array.from(ownTestsBySentence(text, today, price), ({ tests }) => tests).flat()

/** The same, one sentence after the other, for a caller who has others to serve: a text of 5,000 characters takes tens of milliseconds. */
export function* ownTestsBySentence(
  text: string,
  today: string,
  price: Decimal | null = null,
): Generator<{ readonly span: Span; readonly tests: readonly OwnTest[] }> {
  const plain = plainText(text)
  const spans = sentencesOf(text)
  let heading: string | null = null
  let previous: readonly OwnTest[] = []
  for (const [index, span] of spans.entries()) {
    const words = plain.slice(span.from, span.to)
    if (words.length > LONGEST_SENTENCE || IS_ROW.test(words) || OF_ITEMS.test(words)) continue
    const [first, before] = [spans[Math.max(0, index - 2)], spans[index - 1]]
    const sentence: Sentence = {
      text,
      span,
      words,
      tokens: tokensOf(withoutBrackets(words)),
      before: before ?? null,
      heading,
    }
    heading = headingAfter(heading, words)
    const context = before && first ? text.slice(first.from, before.to) : ''
    const written = { context, today, price }
    const listed = itemsInLine(sentence)?.flatMap((item) => testsInSentence(item, { ...written, context: '' })) ?? []
    const own = listed.length > 0 ? listed : testsInSentence(sentence, written)
    const tests = own.length > 0 ? own : testCarriedOn(sentence, written, previous)
    previous = tests
    yield { span, tests }
  }
}

/** A condition alone, where the sentence before says what follows from it. */
function testCarriedOn(sentence: Sentence, written: Written, before: readonly OwnTest[]): readonly OwnTest[] {
  const found = carriedOn(sentence, before)
  const test =
    found && !isNobodysTest(sentence, found.span) ? readFoundTest(sentence, found, { ...written, context: '' }) : null
  return test ? [test] : []
}

function testsInSentence(sentence: Sentence, written: Written): readonly OwnTest[] {
  const deadline = deadlineIn(sentence, written.today)
  const tests = (
    testsLeaningOnClause(sentence, written) ?? partsOf(sentence).flatMap((part) => testsInPart(part, written))
  )
    // "When the patents end; I plan to be out before that": a time is no event beside what is to be done by it.
    .filter((test) => test.value !== null || !deadline || !overlap(test.span, deadline.span))
  const isTaken = (exit: OwnTest) => tests.some((test) => overlap(exit.span, test.span))
  const more = [
    ...(deadline ? [deadline] : []),
    ...priceExits(sentence, written.price),
    ...stopsInOtherLanguages(sentence, written.price),
    ...asidesOf(sentence).flatMap((aside) => testInAside(aside, written.today)),
  ]
  const before = sentence.before ? plainText(sentence.text).slice(sentence.before.from, sentence.before.to) : ''
  const whole = [...tests, ...more.filter((exit) => !isTaken(exit))].flatMap(
    (test) => withWhatEqualsIt(sentence, test, written) ?? [],
  )
  return whole.filter(
    (test) =>
      !lacksPart(test, { sentence: sentence.words, before, price: written.price }) &&
      !hasNothingToFail(plainText(test.words), { sentence: sentence.words, before }) &&
      !isInVain(sentence, test.span),
  )
}

/** A test that leans on a clause of its own sentence, together with that clause, and those of what stands before it. */
function testsLeaningOnClause(sentence: Sentence, written: Written): readonly OwnTest[] | null {
  const leaning = leaningPart(sentence)
  const [test, ...more] = leaning ? testsInPart(leaning.part, { ...written, context: '' }) : []
  if (!leaning || !test) return null
  const span = { from: leaning.clause.from, to: test.span.to }
  const before = testsInPart(leaning.lead, written).filter((each) => !overlap(each.span, span))
  return [...before, { ...test, span, words: sentence.text.slice(span.from, span.to) }, ...more]
}

/** Whether a test draws no line, by its words and by what stands behind it. */
function isInVain({ text, span: sentence }: Sentence, { from, to }: Span): boolean {
  const plain = plainText(text)
  const next = sentenceAfter(text, sentence)
  const rest = plain.slice(to, Math.max(to, sentence.to))
  const after = `${rest} ${next ? plain.slice(next.from, next.to) : ''}`
  return drawsNoLine(plain.slice(from, to), after)
}

/** The test of a part, and those that its writer sets beside it: "above 1.5 I sell, and if they issue stock I sell too". */
function testsInPart(part: Sentence, written: Written): readonly OwnTest[] {
  const test = testIn(part, written)
  if (!test) return []
  const rest = restAfter(part, test.span)
  if (!rest) return [test]
  const further = furtherLine(rest, test)
  return [
    test,
    ...(further ? [further] : testsInPart(rest, { ...written, context: `${written.context} ${test.words}` })),
  ]
}

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

const LONGEST_SENTENCE = 600
/** A row of a table, whose columns are not read. */
const IS_ROW = /^\|/
/** "(a) or (c) → out. (b) alone → half.": what follows from the items of a list before is no test without them. */
const OF_ITEMS = /^\(?[a-f1-9]\)(?: (?:and|or|&) \(?[a-f1-9]\))*(?: (?:alone|only|together|both))? ?(?:→|->|=>|=|:)/

/** "Churn (0.8 now; at 1.0 something is broken and I leave)": what stands in brackets is read by itself. */
const asidesOf = (sentence: Sentence): readonly Sentence[] =>
  matchesOf(ASIDE, sentence.words).map(({ index, 1: aside = '' }) =>
    sentencePart(sentence, { from: index + 1, to: index + 1 + aside.length }),
  )
const ASIDE = /\(([^()]*)\)/g

/** Only with what its writer does then: a remark in brackets has the shape of a heading or of a requirement by chance. */
function testInAside(aside: Sentence, today: string): readonly OwnTest[] {
  const isOwn = consequencesIn(aside.tokens).some(({ kind }) => kind === 'own')
  const written = { context: '', today, price: null }
  return isOwn && firstTest(aside) !== null ? testsInPart({ ...aside, before: null }, written) : []
}

/** Text in brackets, and quotation marks around a word or two, are skipped. */
const withoutBrackets = (words: string): string =>
  words
    // "if (uptime < 99.9%) sell": right behind an "if" stands the condition itself.
    .replace(/(?<=(?<![a-z])(?:if|when|once|unless|until|while) ?)\(([^()]*)\)/g, ' $1,')
    // "The buyer (me) shall sell": who is meant stands in the brackets.
    .replace(/(?<![a-z])(?:the |this |yours )?[a-z]+ \((?:me|myself|that's me|that is me)\)/g, (who) =>
      'i'.padEnd(who.length),
    )
    .replace(/\([^()]*\)/g, (aside) => (aside.length > LONGEST_ASIDE ? aside : ' '.repeat(aside.length)))
    .replace(/["“”]/g, ' ')
    // "I sell the next morning even at a loss": how a sale goes is no condition of it.
    .replace(SOLD_AT_ANY_PRICE, (manner) => ' '.repeat(manner.length))
    // "Sub-25% growth" and "a top-10 customer" have a hyphen and no dash.
    .replace(/(?<=[a-z])-(?=\d)/g, ' ')
    // "Early/wrong" is two words, and the number of a list is none.
    .replace(/(?<=[a-z]{3})\/(?=[a-z]{3})|^\s*\(?\d{1,2}[.)](?=\s)/g, (mark) => ' '.repeat(mark.length))
    // "By June, or this was a story stock and I sell": the judgement between the condition and the sale is skipped.
    .replace(/(?<=(?<![a-z])or )(?:this|it|that) (?:was|is) (?:just |only )?an? [a-z -]{2,30} and (?=i )/g, (aside) =>
      ' '.repeat(aside.length),
    )

const LONGEST_ASIDE = 160
const SOLD_AT_ANY_PRICE =
  /,? (?:and )?even (?:at|with|in|under) (?:a |an |any |the |my |whatever )?(?:[a-z]+ )?(?:loss|losses|price|red|discount|minus|cost)(?=\W*(?:$|[,;.]))/g

function testIn(sentence: Sentence, written: Written): OwnTest | null {
  const found =
    listedTest(sentence) ??
    headedTest(sentence) ??
    whatItWouldTake(sentence) ??
    timeGiven(sentence) ??
    firstTest(sentence) ??
    writtenStop(sentence) ??
    requirementIn(sentence) ??
    testByShape(sentence) ??
    testByHalves(sentence) ??
    testBesideEnd(sentence) ??
    changeBesideLeaving(sentence) ??
    testLeaningOnBefore(sentence) ??
    testByClauses(sentence)
  if (!found || isNobodysTest(sentence, found.span) || endsNothing(sentence, found.span)) return null
  const test = readFoundTest(sentence, found, written)
  return test && withOuterCondition(sentence, test)
}

function firstTest(sentence: Sentence): Found | null {
  const found = consequencesIn(sentence.tokens).flatMap((consequence) => conditionOf(sentence, consequence) ?? [])
  const named = found.find(({ followedBy }) => followedBy !== 'buy') ?? found[0]
  // "If it turns negative, the joke was right and I'm the fool who sells": both follow from one condition.
  const further = found.find(({ condition, span }) => {
    const rest = sentence.text.slice(named?.span.to, span.to)
    return condition.from === named?.condition.from && AND_MORE.test(rest) && !OPENS_ANOTHER.test(rest)
  })
  if (named) return { ...named, span: { from: named.span.from, to: further?.span.to ?? named.span.to } }
  const [inOtherVerbs] = mainClausesIn(sentence.tokens).flatMap((clause) => conditionOf(sentence, clause) ?? [])
  return inOtherVerbs ?? answerOfOneself(sentence) ?? answerToQuestion(sentence)
}

const AND_MORE = /^,? and /iu
const OPENS_ANOTHER = /(?<![a-z])(?:if|when|unless|once)(?![a-z])/iu

/**
 * Reads one line that was written as a test, as in the field "Wrong if": the whole line is the condition, unless it is a sentence
 * that contains one.
 * @param today the ISO day on which it was written
 * @returns null for a line without words
 */
export function readOwnTest(line: string, today: string): OwnTest | null {
  const found = findOwnTests(line, today)[0]
  if (found) return found
  const span = trimmed(line, { from: 0, to: line.length })
  const words = line.slice(span.from, span.to)
  if (!/[\p{L}\d]/u.test(words)) return null
  const text = words.replace(/^(?:if|when|once)\s+/iu, '')
  return {
    words,
    span,
    condition: words,
    ...readCondition({ text, isReversed: false, before: '' }, today),
    followedBy: null,
  }
}
