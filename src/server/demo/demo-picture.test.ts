import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

/** The picture of an empty Mirror is drawn from it. Another day of the story, or another story: run this file with \`-u\`. */
const PICTURE = resolve(import.meta.dirname, '../../web/mirror/demo-mirror.json')
const ON = '2026-11-30'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${ON}T22:30:00.000Z`) })
})
afterEach(() => vi.useRealTimers())

it('the picture that an empty Mirror shows is of the demo as it is', async () => {
  const app = await openTestApp({ CANDOR_DEMO: '1' })
  const member = await app.member()
  const seen = async (language: string) =>
    (await member.send('GET', `/api/mirror?language=${language}`)).json as MirrorView
  await until(
    'every close of the three years',
    () => seen('en'),
    ({ missing, money }) => {
      return missing.length === 0 && money.disposition.daysLeftOut === 0
    },
  )
  const [en, de] = [pictured(await seen('en')), pictured(await seen('de'))]
  await expect(`${JSON.stringify({ on: ON, en, de }, null, 2)}\n`).toMatchFileSnapshot(PICTURE)
  await app.close()
})

/** What is drawn of a Mirror: its first finding, and its calibration. */
function pictured({ findings: [first], calibration: { n, words, levels } }: MirrorView) {
  if (!first) throw new Error('The demo has findings.')
  const { title, evidence, note, cost, quotes } = first
  return {
    finding: {
      ...{ title, evidence, note, cost },
      quotes: quotes.map(({ words, isOwnWords, ticker, on, confidence }) => ({
        words,
        isOwnWords,
        ticker,
        on,
        confidence,
      })),
    },
    calibration: { n, words, levels: levels.map(rounded) },
  }
}

const rounded = ({ range, band, probability, ...level }: MirrorView['calibration']['levels'][number]) => ({
  ...level,
  probability,
  range: { from: inTenThousandths(range.from), to: inTenThousandths(range.to) },
  band: { from: inTenThousandths(band.from), to: inTenThousandths(band.to) },
})

const inTenThousandths = (share: number): number => Math.round(share * 10_000) / 10_000
