import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { tradingDays } from '#test/support/reference-mirror/calendar.ts'
import { type Expected, expectedFindings } from '#test/support/reference-mirror/expected-findings.ts'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import type { Finding } from './findings/finding.ts'
import { readMirror } from './findings/read-mirror.ts'
import { mirrorOf } from './mirror.ts'

const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A figure as a text has it: its value, and by how much rounding may have moved it. */
type Figure = { readonly value: number; readonly within: number }

/** Every figure of a text, in its order; once, twice and three times are figures too. */
function figuresIn(text: string): Figure[] {
  const counted = COUNTS.reduce(
    (left, word, at) => left.replace(new RegExp(`${word} times`, 'gi'), `${at + 3} times`),
    text,
  )
  const digits = counted.replace(/\bonce\b/gi, '1').replace(/\btwice\b/gi, '2')
  return [...digits.matchAll(/([−+]?)\$?(\d[\d,]*(?:\.\d+)?)/g)].map(([, sign, number = '']) => {
    const plain = number.replaceAll(/,$|,(?=\d{3})/g, '')
    const decimals = plain.split('.')[1]?.length ?? 0
    return { value: Number(plain) * (sign === '−' ? -1 : 1), within: 0.5001 * 10 ** -decimals }
  })
}

/** Compares as far as a text can tell; Student's t is tabled to three decimals, which moves the end of a range by less than a thousandth. */
function expectFigures(text: string, expected: readonly number[]): void {
  const found = figuresIn(text).slice(0, expected.length)
  const wrong = expected.flatMap((value, at) => {
    const figure = found[at]
    const isRight = figure && Math.abs(figure.value - value) <= figure.within + Math.abs(value) * 1e-3
    return isRight ? [] : [`figure ${at + 1} is ${figure?.value} and should be ${value}`]
  })
  expect(wrong, text).toEqual([])
}

function expectFinding(finding: Finding, { title, evidence, method = [], cost }: Expected): void {
  expectFigures(finding.title, title)
  expectFigures(finding.evidence, evidence)
  expect(figuresIn(finding.evidence), finding.evidence).toHaveLength(evidence.length)
  expect(figuresIn(finding.title), finding.title).toHaveLength(title.length)
  expectFigures(finding.method, method)
  expect(finding.cost === null ? null : Number(finding.cost)).toEqual(cost === null ? null : expect.closeTo(cost, 2))
}

/** No review withholds what the benchmark did beside a line, so that all of it can be added up. */
const TOLD = { untoldNow: { ofCompany: new Map(), against: new Map() } }

/** Each kind of finding is said of one of them, and not of another. */
const SEEDS = [1, 4, 5, 7, 8, 12, 14, 18, 22, 32, 35, 36, 77]

describe('over random lives', () => {
  const kinds = new Map<string, number>()

  it.each(SEEDS)(
    'every sentence has the figures of a reckoning that shares no code, and none is beyond its least count: %i',
    (seed) => {
      const life = randomLife(seed)
      const { assets, time } = tellLife(life)
      const { findings, credit } = readMirror(mirrorOf(assets, { ...time, ...TOLD }), assets)
      const expected = expectedFindings(life)
      const found = [...findings.filter(({ kind }) => kind !== 'drift'), ...(credit?.kind === 'kept' ? [credit] : [])]
      expect(found.map(({ kind }) => kind).sort()).toEqual([...expected.keys()].sort())
      for (const finding of found) {
        const figures = expected.get(finding.kind)
        if (figures) expectFinding(finding, figures)
        kinds.set(finding.kind, (kinds.get(finding.kind) ?? 0) + 1)
      }
    },
  )

  it('each kind of sentence was said of somebody, and of somebody else it was not', () => {
    const said = [
      'lines',
      'kept',
      'calibration',
      'memory',
      'critic',
      'disposition',
      'selling',
      'passed-on',
      'drag',
      'after-losses',
    ]
    expect(said.filter((kind) => !kinds.has(kind))).toEqual([])
    expect(kinds.get('calibration')).toBeLessThan(SEEDS.length)
  })
})

describe('a year that ends with the book', () => {
  const years = new Set<string>()

  it.each(SEEDS)('is told whole: %i', (seed) => {
    const life = randomLife(seed, '2025-12-31')
    const { assets, time } = tellLife(life)
    const mirror = mirrorOf(assets, { ...time, ...TOLD })
    const [found] = readMirror(mirror, assets).findings.filter(({ kind }) => kind === 'drag')
    const figures = expectedFindings(life).get('drag')
    expect(found !== undefined).toBe(figures !== undefined)
    if (!found || !figures) return
    expect(found.evidence).toContain('what you held when the year began, left alone')
    expectFinding(found, figures)
    years.add(found.title.slice(0, 8))
  })

  it('and not the one before it', () => expect([...years]).toEqual(['In 2025,']))
})

it.each([12, 32])('an unrelated asset that is added changes no finding of the life %i', (seed) => {
  const { assets, time } = tellLife(randomLife(seed))
  const diary = assetDiary(900, 'ZZ', 90_000)
  diary.decide(time.lastDay, 'Watch', { quantity: '1', price: '10', confidence: 10 })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const more = [{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }, ...assets]
  expect(readMirror(mirrorOf(more, time), more).findings).toEqual(readMirror(mirrorOf(assets, time), assets).findings)
})

it('the reference has the product’s trading days, by a list of its own', () =>
  expect(tradingDays('2023-01-01', '2025-12-31')).toEqual(marketDaysBetween('2023-01-01', '2025-12-31')))
