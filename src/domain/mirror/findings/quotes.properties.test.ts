import { describe, expect, it } from 'vitest'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { mirrorOf } from '../mirror.ts'
import type { Finding } from './finding.ts'
import { decisionsBySequence } from './quotes.ts'
import { readMirror } from './read-mirror.ts'

const TOLD = { untoldNow: { ofCompany: new Map(), against: new Map() } }
const SEEDS = [1, 4, 5, 7, 14, 36]

function readLife(seed: number) {
  const { assets, time } = tellLife(randomLife(seed))
  const mirror = mirrorOf(assets, { ...time, ...TOLD })
  const { findings, credit } = readMirror(mirror, assets)
  return { mirror, decisions: decisionsBySequence(assets), findings: [...findings, ...(credit ? [credit] : [])] }
}

/** The percentages of a text, with their signs. */
const percentsIn = (text: string): number[] =>
  [...text.matchAll(/([−+]?)(\d[\d,]*(?:\.\d+)?)%/g)].map(
    ([, sign, number = '']) => Number(number.replaceAll(',', '')) * (sign === '−' ? -1 : 1),
  )

type Life = ReturnType<typeof readLife>

/** The entries that make a sentence about lines true: those that set a told line, and those on its asset that came after. */
function makesLineTrue({ mirror, decisions }: Life, { entries }: Finding, sequence: number): boolean {
  const told = new Set(entries.map((entry) => entry.sequence))
  return mirror.lines.some(
    ({ line }) =>
      told.has(line.sequence) &&
      (line.setBySequence === sequence ||
        (decisions.get(sequence)?.entry.assetId === line.assetId && sequence > line.sequence) ||
        ('bySequence' in line.response && line.response.bySequence === sequence)),
  )
}

describe('over random lives', () => {
  const seen = new Map<string, number>()

  it.each(SEEDS)('each quote is of an entry that makes its sentence true, and shows what it says: %i', (seed) => {
    const life = readLife(seed)
    for (const finding of life.findings)
      for (const quote of finding.quotes) {
        seen.set(finding.kind, (seen.get(finding.kind) ?? 0) + 1)
        const { entry } = life.decisions.get(quote.sequence) ?? {}
        if (quote.isOwnWords) expect(`${entry?.thesis} ${entry?.ownTest?.line}`).toContain(quote.words.replace('…', ''))
        if (finding.kind === 'lines' || finding.kind === 'kept')
          expect(makesLineTrue(life, finding, quote.sequence)).toBe(true)
        else expect(finding.entries.map(({ sequence }) => sequence)).toContain(quote.sequence)
      }
  })

  it.each(SEEDS)(
    'of memory the decision that was furthest off comes first, and none that was remembered rightly: %i',
    (seed) => {
      const life = readLife(seed)
      for (const { title, quotes } of life.findings.filter(({ kind }) => kind === 'memory')) {
        const isKinder = title === 'You remember it kinder than it was.'
        if (!isKinder && title !== 'You remember it harsher than it was.') continue
        const gaps = quotes.map(({ words }) => {
          const [recalled = 0, actual = 0] = percentsIn(words)
          return (recalled - actual) * (isKinder ? 1 : -1)
        })
        expect(gaps.length).toBeGreaterThan(0)
        for (const gap of gaps) expect(gap).toBeGreaterThan(0.4)
        const sequences = new Set(
          life.findings
            .flatMap(({ kind, entries }) => (kind === 'memory' ? entries : []))
            .map(({ sequence }) => sequence),
        )
        const all = life.mirror.reviews.flatMap(({ decision, recalledReturn, actualReturn, isOfSale, isFirst }) =>
          sequences.has(decision.sequence) && isFirst && !isOfSale && recalledReturn !== null && actualReturn !== null
            ? [(recalledReturn - actualReturn) * (isKinder ? 1 : -1)]
            : [],
        )
        expect(gaps[0]).toBeCloseTo(Math.max(...all), 0)
      }
    },
  )

  it('some of each kind was quoted', () =>
    expect(['lines', 'memory', 'drift'].filter((kind) => !seen.has(kind))).toEqual([]))
})
