import type { CriticCase, CriticReading, Half } from './case.ts'
import type { Judged } from './judge.ts'
import { isAsking, misquotes, repeats } from './sentences.ts'

const FALSIFIERS_GOAL = 90
const FALSE_GOAL = 2
const FIRST_POINT_GOAL = 60
const WARM_LIMIT_MS = 2
const FIRST_LIMIT_MS = 40
const MOST_SENTENCES = 7
/** So many critiques are told beside the first one of a process. */
const EARLY = 100

/** A case with the critiques of all its entries, as on the page of an asset, and the judgement of the last one. */
export type Read = { readonly one: CriticCase; readonly page: readonly CriticReading[]; readonly judged: Judged }

/** The milliseconds of each critique: of a process that has only rehearsed, and of one that has read hundreds of other entries. */
type Times = { readonly early: readonly number[]; readonly warm: readonly number[] }

type Figure = { readonly says: string; readonly isWithin: boolean; readonly goal: string }

/**
 * Prints the figures of one half, and every sentence that is false or repeated.
 * @returns whether every goal is reached
 */
export function report(half: Half, reads: readonly Read[], times: Times): boolean {
  const figures = [...ofJudgement(reads), ...ofForm(reads), ...ofTime(times)]
  console.log(`critic, ${half} half: ${reads.length} cases, ${times.warm.length} critiques`)
  for (const { says, isWithin, goal } of figures) console.log(`  ${isWithin ? 'ok  ' : 'MISS'} ${says} (goal ${goal})`)
  list(
    'False statements',
    reads.flatMap(({ judged }) =>
      judged.falseStatements.map(({ id, kind, sentence }) => `${id} [${kind}] ${sentence}`),
    ),
  )
  list('Said twice on one page', ofPages(reads, repeats))
  list('Quotations that are not in the text', ofPages(reads, misquotes))
  return figures.every(({ isWithin }) => isWithin)
}

function ofJudgement(reads: readonly Read[]): readonly Figure[] {
  const total = (count: (judged: Judged) => number) => reads.reduce((sum, { judged }) => sum + count(judged), 0)
  const found = total(({ falsifiersFound }) => falsifiersFound.length)
  const written = found + total(({ falsifiersMissed }) => falsifiersMissed.length)
  const none = total(({ noFalsifiers }) => noFalsifiers.length)
  const untrue = reads.flatMap(({ judged }) => judged.falseStatements)
  const questions = untrue.filter(isAsking).length
  const per100 = (100 * untrue.length) / reads.length
  const firsts = total(({ isFirstFound }) => (isFirstFound ? 1 : 0))
  return [
    {
      says: `falsifiers recognised: ${share(found, written)}, and ${none} taken for one that are none`,
      isWithin: found * 100 >= written * FALSIFIERS_GOAL,
      goal: `${FALSIFIERS_GOAL}%`,
    },
    {
      says: `false statements per 100 critiques: ${per100.toFixed(1)} (${untrue.length - questions} said, ${questions} asked although it is answered)`,
      isWithin: per100 < FALSE_GOAL,
      goal: `under ${FALSE_GOAL}`,
    },
    {
      says: `expert's first point found: ${share(firsts, reads.length)}`,
      isWithin: firsts * 100 >= reads.length * FIRST_POINT_GOAL,
      goal: `${FIRST_POINT_GOAL}%`,
    },
  ]
}

function ofForm(reads: readonly Read[]): readonly Figure[] {
  const critiques = reads.map(({ page }) => page.at(-1)?.findings ?? [])
  const lengths = critiques.map((findings) => findings.length)
  const questions = critiques.map((findings) => findings.filter(isAsking).length)
  const [repeated, misquoted] = [ofPages(reads, repeats).length, ofPages(reads, misquotes).length]
  const [longest, most] = [Math.max(...lengths), Math.max(...questions)]
  const mean = questions.reduce((sum, count) => sum + count, 0) / questions.length
  return [
    {
      says: `sentences: median ${median(lengths)}, longest ${longest}`,
      isWithin: longest <= MOST_SENTENCES,
      goal: `${MOST_SENTENCES} at most`,
    },
    { says: `sentences said twice on one asset's page: ${repeated}`, isWithin: repeated === 0, goal: '0' },
    { says: `questions per critique: mean ${mean.toFixed(2)}, most ${most}`, isWithin: most <= 1, goal: '1 at most' },
    { says: `quotations that are not in the text: ${misquoted}`, isWithin: misquoted === 0, goal: '0' },
  ]
}

function ofTime({ early: [first = 0, ...next], warm }: Times): readonly Figure[] {
  const middle = median(warm)
  return [
    {
      says: `time: the first critique of a rehearsed critic ${first.toFixed(1)} ms, the next ${EARLY} median ${median(next.slice(0, EARLY)).toFixed(2)} ms`,
      isWithin: first < FIRST_LIMIT_MS,
      goal: `the first under ${FIRST_LIMIT_MS} ms`,
    },
    {
      says: `time: warm, median ${middle.toFixed(2)} ms, slowest ${Math.max(...warm).toFixed(1)} ms`,
      isWithin: middle < WARM_LIMIT_MS,
      goal: `under ${WARM_LIMIT_MS} ms`,
    },
  ]
}

const ofPages = (
  reads: readonly Read[],
  look: (page: readonly CriticReading[], one: CriticCase) => readonly string[],
): readonly string[] => reads.flatMap(({ one, page }) => look(page, one).map((words) => `${one.id} ${words}`))

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}: ${lines.length}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)}% (${part} of ${whole})`

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
