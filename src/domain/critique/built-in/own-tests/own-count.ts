import { plainText, type Span } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { quotationOfTest, quotationOfWholeTest } from '../basis/quotation-of-test.ts'
import { reportsNeeded, timesNeeded } from './how-often.ts'
import { testsBefore } from './tests-before.ts'
import type { WrittenTest } from './tests-written-before.ts'

/**
 * "That's one miss, and I said two": who counts what came against a test of their own that takes several is told how many it takes still. The
 * test has to be the only one that takes as many as the words name, and no entry between may have counted already.
 */
export function ownCount(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  const told = request.earlier.length > 0 && !OF_WORK.test(plainText(thesis)) ? countIn(thesis) : null
  const period = told && holdingPeriodOf(request)
  if (!told || !period || period.since.some((entry) => countIn(entry.thesis))) return []
  const tests = testsBefore(request)
  const counted = tests.map((each) => ({ ...each, takes: takenBy(each) }))
  const [only, ...others] = counted.filter(({ takes }) => told.needed === null || takes === told.needed)
  if (!only || others.length > 0 || only.takes <= told.came) return []
  if (tests.some(({ outcome }) => outcome === 'broken')) return []
  const quoted = quotationOfTest(thesis, ...told.spans)
  const values = {
    words: quoted,
    day: dayWritten(only.entry),
    wrote: quotationOfWholeTest(only.entry.thesis, only.test.span),
    left: LEFT[only.takes - told.came] ?? String(only.takes - told.came),
  }
  const finding = { kind: 'test-answered', part: 'fundamentals', weight: 79, hasOwnForm: true } as const
  return [{ ...finding, ways: COUNTED, values, quoted }]
}

const takenBy = ({ test, entry }: WrittenTest): number => Math.max(reportsNeeded(test, entry), timesNeeded(test))

const LEFT = ['', 'one', 'two', 'three']

/** `needed`: how many it takes by the same words; null where they count only what came, and speak of the one test that there is. */
type Counted = { readonly spans: readonly [Span, ...Span[]]; readonly came: number; readonly needed: number | null }

/** How many came, by the writer's own count of today. */
function countIn(thesis: string): Counted | null {
  const plain = plainText(thesis)
  for (const { from, to } of sentencesOf(thesis)) {
    const words = plain.slice(from, to)
    const found = FORMS.map((form) => form.exec(words)).find((each) => each !== null)
    const { came, first, needed = '' } = found?.groups ?? {}
    const number = came ?? first ?? ''
    const [count, all] = [number === 'first' ? 1 : numberOf(number), numberOf(needed)]
    if (!found || count === null || all === null || /\?\W*$/.test(words)) continue
    const span = { from: from + found.index, to: from + found.index + found[0].length }
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
    if (!(isNegated || isReported || isQuoted || isIronic || isSupposed))
      return { spans: [span], came: count, needed: all }
  }
  return countedInShort(thesis)
}

/** "First strike.", "missed guidance, the first time. That is one.": a sentence that only counts. */
function countedInShort(thesis: string): Counted | null {
  const plain = plainText(thesis)
  const sentences = sentencesOf(thesis)
  for (const [at, sentence] of sentences.entries()) {
    const words = plain.slice(sentence.from, sentence.to)
    const before = sentences[at - 1]
    if (STRIKE_ONE.test(words)) return { spans: [sentence], came: 1, needed: null }
    const isMiss = before && MISSED.test(plain.slice(before.from, before.to)) && isMeant(thesis, before)
    if (isMiss && IS_ONE.test(words)) return { spans: [before, sentence], came: 1, needed: null }
  }
  return null
}

/** Where people walk out, a strike is one of theirs. */
const OF_WORK =
  /(?<![a-z])(?:unions?|workers|pilots|crews?|drivers|nurses|staff|pickets?|walk(?:ed|s)? ?out|labou?r|on strike|strike price)(?![a-z])/
const STRIKE_ONE = /^(?:that's |that is |so,? )?(?:the )?(?:first strike|strike (?:number )?(?:one|1))\W*$/
const IS_ONE = /^(?:that's|that is|that makes|makes) (?:one|number one|the first)[.!]*$/
const MISSED = /^(?!.*(?<![a-z])(?:not|no|never|nearly|almost)(?![a-z])).*(?<![a-z])(?:miss|missed|strike)(?![a-z])/

const THAT = "(?:(?:that|this)(?:'s| is| makes| was)|makes(?: it)?) "
const MISS = '(?:miss|misses|strikes?|(?:bad|weak|poor|missed|failed) (?:quarters?|reports?|prints?|halves|half))'
const I_NAMED =
  "(?:that )?(?:i(?:'d| had| have|'ve)? (?:said|wrote|written|named|allow|allowed|set|gave|give|granted|asked for))(?: (?:down|it|them|myself))?"
const LEAD = '(?:^|(?<=[.,;:] |(?<![a-z])and |(?<![a-z])so ))'
const FORMS = [
  // "That's one miss, and I said two", "that is one weak quarter, but I gave it two"
  new RegExp(
    `${LEAD}(?:${THAT})?(?<came>${NUMBER_WORD}|first) ${MISS},? (?:and|but) ${I_NAMED} (?<needed>${NUMBER_WORD})(?: (?:of them|${MISS}))?(?= ?(?:[.,;:!)]|$|in a row))`,
  ),
  // "First miss of the two that I wrote down"
  new RegExp(
    `${LEAD}(?:${THAT}|the )?(?<came>${NUMBER_WORD}|first) ${MISS} (?:out )?of (?:the )?(?<needed>${NUMBER_WORD})(?: ${MISS})? ${I_NAMED}(?= ?(?:[.,;:!)]|$))`,
  ),
  // "Strike one of my two", "one bad report out of my two"
  new RegExp(
    `${LEAD}(?:${THAT}|the )?(?:(?:miss|strike) (?:number )?(?<came>${NUMBER_WORD})|(?<first>${NUMBER_WORD}|first) ${MISS}) (?:out )?of my (?:own )?(?<needed>${NUMBER_WORD})(?: ${MISS})?(?= ?(?:[.,;:!)]|$))`,
  ),
]

const COUNTED = ['You count it yourself, {words}: your test of {day}, {wrote}, takes {left} more.'] as const
