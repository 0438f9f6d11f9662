import { matchesOf } from './matches-of.ts'
import { notDoneIn, saysNotDone } from './not-done.ts'
import { plainText, type Span } from './plain-text.ts'
import { quotedLines } from './quoted-lines.ts'
import { rememberLatest } from './remember-latest.ts'
import { sentencesOf } from './sentences.ts'
import { answersNo, takesBack } from './taken-back-after.ts'
import { isLeadOfOthers, isSaidByOthers, thinksAnotherThing } from './words-of-others.ts'

/**
 * What a sentence does with a statement that it only carries: somebody else makes it or it is quoted, the writer made it at another time,
 * denies it, takes it back in the next sentence, or mocks it.
 */
type FrameKind = 'quoted' | 'reported' | 'past' | 'denied' | 'taken-back' | 'mocked'
type Frame = Span & { readonly kind: FrameKind }

/**
 * The stretches of a text that stand in a frame, by the shape around them alone: what leads to a colon ("A beginner would say: ..."), a
 * tag behind ("..., says the column I read"), a clause that a denial governs ("It is not true that ..."), and a next sentence that
 * points back ("That is exactly what I will not do."). What a company itself reports is in none: its words are evidence.
 */
export const framesOf: (text: string) => readonly Frame[] = rememberLatest((text) => readFrames(text))

/** The frame in which a stretch begins; null for what is stated plainly. */
export const frameAt = (text: string, { from }: Pick<Span, 'from'>): FrameKind | null =>
  framesOf(text).find((frame) => from >= frame.from && from < frame.to)?.kind ?? null

function readFrames(text: string): readonly Frame[] {
  const plain = plainText(text)
  const sentences = sentencesOf(text)
  const framed = sentences.flatMap(({ from, to }, index): readonly Frame[] => {
    const next = sentences[index + 1]
    const words = plain.slice(from, to)
    const part =
      marked(words) ??
      wholeFrame(words, next ? plain.slice(next.from, next.to) : '') ??
      afterColon(words) ??
      governed(words) ??
      leftUndone(words)
    const isShared =
      part?.kind === 'reported' &&
      (SHARED.test(words) || (next !== undefined && SHARED_AFTER.test(plain.slice(next.from, next.to))))
    return part && !isShared ? [{ from: from + part.from, to: from + part.to, kind: part.kind }] : []
  })
  return [...framed, ...quotationsIn(text).map((span) => ({ ...span, kind: 'quoted' as const }))]
}

/** "... and I agree with her": what its writer makes their own is theirs, whoever said it first. */
const SHARES =
  "(?:(?:i|we) (?:(?:fully|do|also|quite|really|even) )*(?:agree|concur|think so|believe (?:it|so|that|him|her|them)|share (?:it|that|this|his|her|their))|so do (?:i|we)|me too|(?:he|she|they)(?:'s| is| are|'re) (?:[a-z]+ )?right|(?:it|that)(?:'s| is) my (?:rule|view|plan) too)(?! (?:not|if|only|never))(?![a-z])"
const SHARED = new RegExp(`(?<![a-z])(?:and|because|;|:|,|–|—) ?${SHARES}`)
const SHARED_AFTER = new RegExp(`^(?:and |well,? |now )?${SHARES}`)

/**
 * Quotations of more than a few words: fewer are a name, or a word that its writer keeps at a distance. What is quoted whole is its
 * writer's. And the lines that a mark at their beginning tells as quoted.
 */
export const quotationsIn = (text: string): readonly Span[] => [
  ...(/["“„]/.test(text)
    ? matchesOf(QUOTATION, text)
        .map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
        .filter(({ from, to }) => to - from < text.trim().length)
    : []),
  ...quotedLines(text),
]
const QUOTATION =
  /(?:(?<![\p{L}\p{N}])"(?=\S)(?:[^"\s]+\s+){3,}[^"\s]+"(?![\p{L}\p{N}])|[“„](?:[^“”„\s]+\s+){3,}[^“”„\s]+[”“])/gu

/** "... /s": irony by its mark. */
function marked(words: string): Frame | null {
  const at = words.search(/(?<![a-z0-9])\/s(?![a-z/])/)
  return at > 0 ? { from: 0, to: at, kind: 'mocked' } : null
}

/** Of all of a sentence: by a tag at its end, by its opening, or by the sentence behind it. */
function wholeFrame(words: string, next: string): Frame | null {
  const kind = kindOfWhole(words, next)
  return kind && { from: 0, to: words.length, kind }
}

function kindOfWhole(words: string, next: string): FrameKind | null {
  if (MOCKED.test(words)) return 'mocked'
  if (isSaidByOthers(words)) return 'reported'
  if (IDEA.test(words) && IS_WRONG.test(words)) return 'denied'
  if (next === '') return null
  if (/\?\W*$/.test(words)) return answersNo(words, next) && !ASKS_WHETHER_TO_STAY.test(words) ? 'denied' : null
  if (saysNotDone(words, next)) return 'denied'
  return takesBack(next) ? 'taken-back' : null
}

/** "I nearly took out a loan": what was not done is denied as what was not thought. */
function leftUndone(words: string): Frame | null {
  const span = notDoneIn(words)
  return span && { ...span, kind: 'denied' }
}

/** "Am I still holding if churn passes 3%? No." is a test, and its writer's. */
const ASKS_WHETHER_TO_STAY =
  /(?<![a-z])(?:am|are|do|would|will|can|should|could|shall) (?:i|we)(?: [a-z]+){0,2} (?:hold|keep|stay|own|remain)(?:ing)?(?![a-z])/

const MOCKED =
  /^(?:oh|ah|yeah|yes),? (?:sure|of course|right|totally|absolutely|naturally)(?![a-z])|,? (?:and|while) (?:i'm|i am|my (?:cat|dog|grandmother|uncle)(?:'s| is)) (?:the )?(?:queen|king|pope|emperor|tsar|sultan|easter bunny|tooth fairy|santa|father christmas|napoleon|batman)(?![a-z])[^.;]*[.!"”)]*$/
/** "The idea that it can only rise is plain wrong." */
const IDEA =
  /^(?:and |but |so )?(?:the|any|this|their|his|her) (?:[a-z]+ )?(?:idea|claim|notion|view|belief|thought|story|argument|theory|hope|illusion|dream|assumption) (?:that|according to which) /
const IS_WRONG =
  /(?<![a-z])(?:is|was|seems|sounds|strikes me as|remains) (?:[a-z]+ ){0,2}(?:wrong|false|untrue|nonsense|absurd|silly|foolish|ridiculous|(?:a |pure )?(?:myth|lie|fantasy|joke|mistake|fallacy)|rubbish|dead|naive|over|untenable|mistaken)[.!"”]*$|(?<![a-z])(?:does not|doesn't|never|no longer) (?:holds?|convinces?|stands?|works?)(?: [a-z]+)?[.!"”]*$/

/** What leads to a colon, up to so many characters. */
const LONGEST_LEAD = 70
function afterColon(words: string): Frame | null {
  const at = words.slice(0, LONGEST_LEAD).search(/:(?=\s)/)
  if (at < 3) return null
  const lead = words.slice(0, at).replace(/["“”]/g, '').trim()
  const kind = OF_BEFORE.test(lead) ? 'past' : BANNED.test(lead) ? 'denied' : isLeadOfOthers(lead) ? 'reported' : null
  return kind && { from: at + 1, to: words.length, kind }
}

/** "With NOK in 2014", "In 2015 I wrote", "Ten years ago my notebook said", "About my old Nokia shares I wrote" */
const OF_BEFORE =
  /^(?:and |but )?(?:(?:with|on|about|of|at|when i (?:held|owned|had)|like) [a-z0-9.&' -]{1,30}?,? (?:back )?in (?:19|20)\d\d|(?:back )?in (?:19|20)\d\d,? (?:i|we|my [a-z]+) .*|(?:[a-z0-9]+ ){1,3}(?:years|decades) ago,? .*|back when .*|when i was (?:a|an|in|at|young|new|still)(?![a-z]).*|.*(?<![a-z])(?:another|a different|an?(?: [a-z]+)? old|(?:my|the|our) (?:old|former|earlier|other|previous)|an earlier) (?:[a-z]+ ){0,2}(?:shares?|stocks?|company|position|holding|investment|asset)(?![a-z]).*)$/
const BANNED =
  /^(?:(?:and |but )?(?:[a-z]+ )?(?:banned|forbidden|not allowed|off limits|taboo|never again|false|untrue|nonsense|a lie|the lie|a myth)(?: (?:from|in|on|for|here|by|sentence|words?|thought|line|number|phrase)(?: [a-z0-9 ]+)?)?|.*(?<![a-z])(?:never|not|no longer|must not|n't|ban|forbid) (?:[a-z]+ ){0,2}(?:write|say|think|believe|tell|claim|argue|want|read|sentence|thought)(?: [a-z]+){0,4})$/

/** Where the clause ends: at a mark, but for the comma behind an "if". */
const END = /[;:—]|$/
const CLAUSE_END = /[;:—,]|$/
const THAT = /(?<![a-z])that /
const MOST_BEFORE_THAT = 70
const OF_TRUTH =
  /(?<![a-z])(?:think|believe|say|said|claim|write|argue|pretend|swear|maintain|tell|agree|accept|true|truth|case|correct|right|idea|notion|belief|view|conviction|lie|myth|illusion|wrong|false|untrue|thought|believed|wrote)(?: (?:at all|to me|any ?more|myself|for a (?:minute|second|moment)|honestly|seriously))?$/
const DENIALS =
  /(?<![a-z])(?:far be it|not|never|nobody|no one|no(?! (?:doubt|question|wonder))|none|neither|nor|hardly|cannot|false|wrong|untrue|lie|(?:be|am) (?:lying|fooling|deceiving|kidding)|myth|illusion|nonsense|absurd|silly|foolish|dishonest|reject|dispute|disagree|refuse|stopped)(?![a-z])|n't(?![a-z])/g
const USED_TO =
  /(?<![a-z])(?:i|we) (?:(?:used to|once|had always|(?:have )?long)(?: [a-z]+){0,2} (?:think|thought|believe|believed|say|said|tell|told|write|wrote|argue|argued|swear|swore)|(?:[a-z]+ )?(?:thought|believed|imagined|assumed|supposed|(?:was|were)(?: [a-z]+)? (?:sure|certain|convinced)))(?: (?:myself|ourselves|everybody|everyone|people|them))?$/
/** "In 2019 I wrote of another share" */
const WROTE_IN_YEAR =
  /^(?:and |but )?(?:back )?in (?:19|20)\d\d,? (?:i|we) (?:[a-z]+ )?(?:wrote|said|thought|believed|argued|claimed|noted)(?: down)?(?: (?:of|about)(?: [a-z]+){1,4})?$/
const MEANS_TO_LEAVE = /(?<![a-z])(?:i|we)(?: [a-z']+)* (?:think|believe|say|see)(?![a-z])/
const STAYS = /(?<![a-z])(?:i|we|i'[a-z]+|we'[a-z]+)(?: [a-z]+)? (?:hold|keep|stay|own|remain)(?![a-z])/

/** The clause that a denial governs, or somebody's belief: "There is no truth in the claim that ...", "My wife is sure that ...". */
function governed(words: string): Frame | null {
  const at = words.slice(0, MOST_BEFORE_THAT).search(THAT)
  if (at < 3) return null
  const matrix = words.slice(0, at).trim()
  if (/[.;:?!,"“”]/.test(matrix)) return null
  const rest = words.slice(at)
  const kind = kindOfGoverned(matrix, rest)
  const end = /^that (?:if|when|once|should)(?![a-z])/.test(rest) ? END : CLAUSE_END
  return kind && { from: at, to: at + rest.search(end), kind }
}

function kindOfGoverned(matrix: string, rest: string): FrameKind | null {
  if (USED_TO.test(matrix) || WROTE_IN_YEAR.test(matrix)) return 'past'
  // "I do not think that I would hold it below 10%": whoever does not think that they stay means to leave.
  if (MEANS_TO_LEAVE.test(matrix) && STAYS.test(rest)) return null
  if (OF_TRUTH.test(matrix) && matchesOf(DENIALS, matrix).length === 1) return 'denied'
  // "Coca-Cola says that its volumes fell": of itself a company is evidence.
  return !/^that its(?![a-z])/.test(rest) && thinksAnotherThing(matrix) ? 'reported' : null
}
