import { isEnglish } from '../../../language/is-english.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { fitsQuotation } from '../basis/length-of-quotation.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { isBehindAbbreviation, quotationAround } from '../basis/quotation.ts'
import { endsInLabel, quotesWhole } from '../strict-forms/quotes-whole.ts'
import { statesNothing } from './states-nothing.ts'

/** Quotations of the clauses of the entry that its writer states as their own, outside of its tests, and that can be quoted whole. */
export function* clausesThat(
  { decision }: Pick<CritiqueRequest, 'decision'>,
  isMeant: (words: string, span: Span) => boolean,
): Iterable<string> {
  for (const { words, span } of statedClauses(decision)) {
    // "Ich war Pazifistin" names no war.
    const quoted = isMeant(words, span) && isEnglish(words) ? wholeQuotation(decision.thesis, words, span) : null
    if (quoted !== null) yield quoted
  }
}

type Clause = { readonly words: string; readonly span: Span }

/** A decision of a request never changes, and half a dozen readings ask for its clauses. */
const clauses = new WeakMap<CritiquedDecision, readonly Clause[]>()

/** The clauses of an entry outside of its questions and its tests, in plain words. */
function statedClauses(decision: CritiquedDecision): readonly Clause[] {
  const stated = clauses.get(decision) ?? readClauses(decision)
  clauses.set(decision, stated)
  return stated
}

function readClauses(decision: CritiquedDecision): readonly Clause[] {
  const { thesis } = decision
  const plain = plainText(thesis)
  const tests = ownTestsOf(decision).map(({ span }) => span)
  return sentencesOf(thesis)
    .slice(0, MOST_SENTENCES)
    .filter(({ from, to }) => !/\?\W*$/.test(plain.slice(from, to)))
    .flatMap((sentence) => clausesOf(thesis, sentence))
    .filter((span) => !tests.some(({ from, to }) => span.from < to && from < span.to) && !statesNothing(thesis, span))
    .map((span) => ({ words: plain.slice(span.from, span.to), span }))
}

/** null for a clause that is somebody else's, irony or supposed, and for one that no quotation holds whole. */
function wholeQuotation(thesis: string, words: string, span: Span): string | null {
  const { isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  const { from, to } = sentenceAround(thesis, span)
  if (isReported || isQuoted || isIronic || isSupposed || SUPPOSED.test(plainText(thesis).slice(from, to))) return null
  if (EXCUSES.test(plainText(thesis).slice(from, to)) || LACKS_SUBJECT.test(words.trim())) return null
  if (SPEAKS_AGAINST.test(plainText(thesis).slice(from, span.from))) return null
  if (!quotesWhole(`“${thesis.slice(span.from, span.to)}”`, thesis)) return null
  if (LACKS_REST.test(words.trim()) || WORDS_OF_OTHERS.test(words) || TAKEN_BACK.test(words)) return null
  const stated = besideOthers(thesis, quotationAround(thesis, span), from)
  const quoted = stated && withItsReason(thesis, stated, from)
  if (quoted === null || endsInLabel(quoted, thesis)) return null
  // A mark that ends a sentence, or parts the lines of a poem, begins none.
  if (/^“[^\p{L}\p{N}\p{Sc}+−-]/u.test(quoted) || isBehindAbbreviation(thesis, quoted)) return null
  // Half of a clause may lack the half that matters.
  const isWhole = plainText(quoted.slice(1, -1)).length * WHOLE >= words.trim().length * LEAST_OF_WHOLE
  return isWhole && quoted.split(' ').length >= TELLING_WORDS ? quoted : null
}

/**
 * "Market think they die, I think they only get smaller" is quoted with what others think, or not at all; and "the one thing I believe" is
 * none without what its colon brings.
 * @param start where the sentence begins
 */
function besideOthers(thesis: string, quoted: string, start: number): string | null {
  const words = quoted.slice(1, -1)
  const from = thesis.indexOf(words, start)
  const to = from + words.length
  const isView = VIEW_OF_WRITER.test(plainText(words))
  if (/^\s?:\s/u.test(thesis.slice(to)) && (isView || LEADS_ON.test(plainText(words)))) return null
  if (!isView) return quoted
  const lead = /(?:^|[:(—]\s?)([^:(—]*)$/u.exec(thesis.slice(start, from))?.[1] ?? ''
  if (!OTHERS_THINK.test(plainText(lead))) return quoted
  const whole = thesis.slice(from - lead.length, to).trimStart()
  return fitsQuotation(whole) && !/["“”„()\n]/u.test(whole) ? `“${whole}”` : null
}
/**
 * "I think the volumes turn, because two rivals closed" is a view with its reason, and no view is told without it: it is quoted to the end of
 * its clause, or not at all.
 * @param start where the sentence begins
 */
function withItsReason(thesis: string, quoted: string, start: number): string | null {
  const words = quoted.slice(1, -1)
  const from = thesis.indexOf(words, start)
  const [reason] = GIVES_REASON.exec(thesis.slice(from + words.length)) ?? []
  if (from < 0 || reason === undefined) return quoted
  const whole = thesis.slice(from, from + words.length + reason.length).trimEnd()
  return fitsQuotation(whole) ? `“${whole}”` : null
}
/** To the mark at which the reason ends. "Since 2021" and "since the merger" tell a time. */
const GIVES_REASON =
  /^,?\s+(?:because|given\s+(?:that|how)|seeing\s+that|now\s+that|thanks\s+to|due\s+to|owing\s+to|(?:as|since|for)\s+(?!(?:long|soon|much|well|far|if|usual|always|the\s+(?:day|year|start|spring|summer|autumn|winter|merger|deal|crash|ipo|split|crisis))(?!\p{L}))(?:the|they|it|its|their|no|nobody|everyone|most|half|both|all|two|three|my|our|we|i|he|she|there)(?!\p{L})(?!\s(?:year|quarter|month|day)s?(?!\p{L})))(?:[^.,;:!?()“”"—\n]|[.,](?=\d))*/iu

/** "What counts", "the whole point": the thing itself comes behind the colon. */
const LEADS_ON =
  /^(?:what|here(?:'s| is)|(?:the|my) (?:(?:one|only|real|main|whole|first|second|big) )?(?:thing|point|part|question|reason|risk|story|idea|catch|trick))(?![a-z])|(?<![a-z])(?:(?:one|two|three) things?|the following|as follows|this)$/
const OTHERS_THINK =
  /(?<!(?:^|[^a-z])(?:i|we) (?:[a-z]+ )?)(?<![a-z])(?:thinks?|thought|believes?|says?|said|expects?|fears?|assumes?|reckons?|treats?|hates?|loves?|(?:acts?|behaves?) (?:as if|like))(?![a-z])/

/** "The tariffs were nobody's fault", "granted, rates are up": what is conceded, or excused with, is not what the entry states. */
const EXCUSES =
  /(?<![a-z])(?:faults?|blam\w+|excuses?|excused|although|though|even if|even when|granted|admittedly|despite|in spite of|notwithstanding|of course|sure,|true,|fair enough|no wonder|not (?:my|its|their|his|her) (?:doing|mistake))(?![a-z])/
/** "My doubt is the oil part, | which nobody will need": what somebody doubts or holds against it is no expectation of theirs. */
const SPEAKS_AGAINST =
  /(?<![a-z])(?:my|the|a|one|our) (?:[a-z]+ ){0,2}(?:doubts?|worr(?:y|ies)|fears?|concerns?|risks?|danger|weakness|objection)(?: (?:here|for me))?(?: (?:is|are)|:)(?![a-z])|(?<![a-z])(?:speaks|argues|counts) against(?![a-z])/
/** "Credit book (9.3bn) | goes sour": a clause that begins with its verb lacks what it is said of. */
const LACKS_SUBJECT =
  /^(?:(?:also|then|now|still|just|and|but|so|that|which|who) )*(?:is|are|was|were|has|have|had|will|would|goes|go|went|gets?|got|falls?|fell|rises?|rose|comes?|came|makes?|made|needs?|keeps?|grows|grew|does|did|can|could|should|must|may|might|takes?|took|turns?|turned|becomes?|became|hits?|hurts?|stays?|pays?|paid|means?|brings?|leaves?|puts?|runs?|ran|ends?|drops?|dropped|depends?)(?![a-z])/

/** "The ruling is priced; a divestiture is not", "my cousin installs these and | says he can't get enough": what it says stands elsewhere. */
const LACKS_REST =
  /(?<![a-z])(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could)(?: not|n't)?\W*$|^(?:says?|said|thinks?|thought|believes?|believed|tells?|told|claims?|claimed|swears?|insists?|writes?|wrote|reckons?|expects?|expected)(?![a-z])/

/** "EY resigned: "unwilling to be associated"": what stands in marks is somebody else's, and the rest of the clause says who. */
const WORDS_OF_OTHERS = /"/
/** "Bottom is in (it is not in)" */
const TAKEN_BACK = /\([^)]*(?<![a-z])(?:not|isn't|lol|jk|kidding|nope|or so)(?![a-z])/

const MOST_SENTENCES = 24
const TELLING_WORDS = 4
const [WHOLE, LEAST_OF_WHOLE] = [10, 9]
/** "What I'd hate: licences revoked" names what is feared or wished. */
const SUPPOSED = /(?<![a-z])(?:if|unless|whether|would|could|might|may|what (?:i|we)'d)(?![a-z])/

const VIEW_OF_WRITER =
  /(?<![a-z])i (?:think(?! (?:again|twice|it over|about|of)(?![a-z]))|believe(?! (?:in|half|none|nothing|little)(?![a-z]))|expect|bet|reckon|guess|model|assume|estimate)(?![a-z])/
