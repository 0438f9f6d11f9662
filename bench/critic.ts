import { BUILT_IN_CRITIC } from '#domain/critique/built-in/built-in-critic.ts'
import { rehearse } from '#domain/critique/built-in/rehearse.ts'
import type { CritiqueRequest, EarlierCritique } from '#domain/critique/critique.ts'
import type { CriticCase, CriticReading, Half } from './critic/case.ts'
import { corpusOf } from './critic/corpus.ts'
import { judge } from './critic/judge.ts'
import { readCritique } from './critic/read-critique.ts'
import { type Read, report } from './critic/report.ts'
import { requestsOf } from './critic/requests-of.ts'

/**
 * Runs the built-in critic over its corpus. `npm run bench -- critic` takes the half to which it is never tuned, and prints
 * only figures and false statements; `--half cold` does so for the cases that were not given to it yet. `--half tuning` takes
 * the half for working on it, and `--show` also prints every critique and what an expert misses in it. `--only <part of an id>` leaves out the other cases.
 * “Warm” is a critique of an unread text in a process that has read another half before; the first hundred after the rehearsal are told beside it.
 */
export async function critic(): Promise<boolean> {
  const half = (['tuning', 'cold'] as const).find((name) => process.argv.includes(name)) ?? 'held-out'
  const cases = corpusOf(half).filter(({ id }) => id.includes(partOfIds()))
  if (cases.length === 0) throw new Error(`No case of the ${half} half has an id with “${partOfIds()}”`)
  const early = timesAfterRehearsal(cases, half)
  const warm: number[] = []
  const reads = cases.map((one): Read => {
    const page = readPage(one, warm)
    const last = page.at(-1)
    if (!last) throw new Error(`${one.id} has no critique`)
    return { one, page, judged: judge(one, last) }
  })
  if (half === 'tuning' && process.argv.includes('--show')) reads.forEach(show)
  return report(half, reads, { early, warm })
}

/**
 * Rehearses, as the critic's thread does when somebody signs in, and reads the first case and then another half of the corpus: so the
 * critiques that are timed after it are of texts that the process has not read, and no longer of an engine that makes its code.
 * @returns the milliseconds of each critique after the rehearsal
 */
function timesAfterRehearsal(cases: readonly CriticCase[], half: Half): readonly number[] {
  rehearse()
  const times: number[] = []
  const others = corpusOf(half === 'held-out' ? 'tuning' : 'held-out')
  for (const one of [...cases.slice(0, 1), ...others]) readPage(one, times)
  return times
}

/** Reads the entries of a case one after the other, and appends the milliseconds of each critique to `times`. */
function readPage(one: CriticCase, times: number[]): readonly CriticReading[] {
  const page: CriticReading[] = []
  const requests = requestsOf(one)
  for (const request of requests) {
    const onPage = { ...request, earlierCritiques: told(requests, page) }
    const start = performance.now()
    page.push(readCritique(onPage))
    times.push(performance.now() - start)
  }
  return page
}

/** The critiques of the earlier entries, which a critic is given so as not to repeat them. */
const told = (requests: readonly CritiqueRequest[], page: readonly CriticReading[]): readonly EarlierCritique[] =>
  page.flatMap(({ findings }, at) => {
    const about = requests[at]?.decision
    const text = findings.map(({ sentence }) => sentence).join(' ')
    return about ? [{ at: about.at, about, model: BUILT_IN_CRITIC.model, text }] : []
  })

/** The text that the ids of the wanted cases contain. By default it is empty, which every id contains. */
function partOfIds(): string {
  const at = process.argv.indexOf('--only')
  return at < 0 ? '' : (process.argv[at + 1] ?? '')
}

function show({ one, page, judged }: Read): void {
  const entries = one.entries.map((entry) => `[${entry.action} ${entry.confidence} at ${entry.price}] ${entry.thesis}`)
  const sentences = page.at(-1)?.findings.map(({ kind, sentence }) => `  - ${kind}: ${sentence}`) ?? []
  const first = `  first point: ${one.expert.first}${judged.isFirstFound ? '' : ', not found'}`
  const missed = judged.falsifiersMissed.map((words) => `  missed falsifier: ${words}`)
  const none = judged.noFalsifiers.map((words) => `  no falsifier: ${words}`)
  const untrue = judged.falseStatements.map(({ kind, sentence }) => `  FALSE ${kind}: ${sentence}`)
  console.log([`\n${one.id}`, ...entries, ...sentences, first, ...missed, ...none, ...untrue].join('\n'))
}
