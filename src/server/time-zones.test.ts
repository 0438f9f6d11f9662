import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { AssetChartView, EquityView } from '#contract/charts.ts'
import { COMPILE_CACHE } from '#test/tools/compile-cache.ts'
import { V8_FLAGS } from '#test/tools/v8-flags.ts'

const STORY = resolve(import.meta.dirname, '../../test/support/dst-scenario.ts')

type Told = {
  /** The process's own offset from UTC. */
  readonly offsetMinutes: number
  readonly views: {
    readonly '/assets/1': AssetView
    readonly '/assets/1/chart': AssetChartView
    readonly '/summary/equity': EquityView
  }
}

/** The scenario, run by a process in this time zone. */
async function toldIn(zone: string): Promise<Told> {
  const environment = { PATH: process.env.PATH, ...COMPILE_CACHE, TZ: zone }
  const { stdout } = await promisify(execFile)(process.execPath, [...V8_FLAGS, STORY], { env: environment })
  return JSON.parse(stdout)
}

let inUtc: Told
beforeAll(async () => {
  inUtc = await toldIn('UTC')
})

describe('a ledger', () => {
  it.each([
    ['America/New_York', 300],
    ['Australia/Sydney', -660],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Honolulu', 600],
  ])('is the same on a machine in %s', async (zone, offsetMinutes) => {
    const told = await toldIn(zone)
    expect([inUtc.offsetMinutes, told.offsetMinutes]).toEqual([0, offsetMinutes])
    expect(told.views).toEqual(inUtc.views)
  })
})

describe('a decision at 23:30 in New York, on a day when the clocks change', () => {
  const asset = () => inUtc.views['/assets/1']
  const chart = () => inUtc.views['/assets/1/chart']
  const equity = () => inUtc.views['/summary/equity']

  it('belongs to that day in the journal', () => {
    expect(asset().thesis.map(({ dateAddedReadable }) => dateAddedReadable)).toEqual([
      'Mar 6, 2026',
      'Mar 8, 2026',
      'Nov 1, 2026',
    ])
    expect(asset().aiAnalysis.map(({ dateAddedReadable }) => dateAddedReadable)).not.toContain('Mar 9, 2026')
  })

  it('belongs to that day in the chart, in shares from before the next morning’s split', () => {
    const [, marched, fell] = chart().decisions
    expect([marched?.on, marched?.price, marched?.priceThen]).toEqual(['2026-03-08', '60.00', '120.00'])
    expect([fell?.on, fell?.price]).toEqual(['2026-11-01', '60.00'])
    const { days, closes } = chart().prices
    expect(Object.fromEntries(days.map((day, index) => [day, closes[index]]))).toEqual({
      '2026-03-06': '50.00',
      '2026-03-08': '44.50',
      '2026-03-09': '50.00',
      '2026-10-30': '58.00',
      '2026-11-01': '61.00',
      '2026-11-02': '62.00',
    })
  })

  it('counts in the curve from the next close', () => {
    expect(equity().decisions.map(({ on }) => on)).toEqual(['2026-03-06', '2026-03-08', '2026-11-01'])
    const at = (day: string) => [
      equity().values[equity().days.indexOf(day)],
      equity().costs[equity().days.indexOf(day)],
    ]
    // 10 at 100 and 10 at 120, split, are 40 at 2200, at 50; without 5 of them, 35 at 1925, at 62.
    expect(equity().days.includes('2026-11-02')).toBe(true)
    expect(at('2026-11-02')).toEqual(['2170.00', '1925.00'])
    expect(asset()).toMatchObject({ quantity: '35', costBasis: '55.00' })
  })

  it('reaches a level on that day', () => {
    // The stop of 90 at a price of 89, in shares from after the split: the same everywhere, and on the chart's line.
    const alert = { level: 'stop-loss', levelPrice: '45.00', on: '2026-03-08', price: '44.50' }
    expect(asset().crossings).toMatchObject([alert])
    expect(chart().crossings).toMatchObject([alert])
    expect(asset().events.map(({ kind, dateAddedReadable }) => `${kind} ${dateAddedReadable}`)).toEqual([
      'price-noted Mar 8, 2026',
      'level-crossed Mar 8, 2026',
      'split-recorded Mar 10, 2026',
      'price-noted Nov 1, 2026',
    ])
  })
})
