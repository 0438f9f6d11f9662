import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { claimDays } from '../claims/claim-days.ts'
import { isWaitOverBy } from '../claims/resolve-claim.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { readMirror } from './findings/read-mirror.ts'
import { mirrorOf } from './mirror.ts'
import { mirrorTexts } from './texts/mirror-texts.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 15)
const BOUGHT = dayNumber('2026-07-06')
const LONG = { horizonMonths: 12, benchmark: 'gain', mapping: 1 } as const

const world = fc.record({
  /** Days after the Buy: of the stop, of the Hold past it, and of the close that resolves the claim, if it ever comes. */
  bought: fc.integer({ min: 0, max: 40 }),
  reached: fc.integer({ min: 1, max: 20 }),
  benchmark: fc.constantFrom('gain' as const, { ticker: 'SPY' } as const),
  closeAfter: fc.option(fc.integer({ min: 0, max: 30 })),
  /** Days on which nothing runs, after the claim's own. */
  isDown: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
  /** Days after the Buy on which whatever review is due is answered and graded. */
  reviewed: fc.uniqueArray(fc.integer({ min: 20, max: 240 }), { maxLength: 3 }),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never

const PROMISED = /given up after ten trading days, on (.+?) at the earliest|keeps nothing back after (.+?)\./

/** Days after that of the claim at which something may change; on the others the Mirror is looked at now and then. */
const TURNS = [-1, 0, 1, 8, 13, 14, 15, 16, 30, 89, 90, 91, 92]

/** What the Mirror says of the line, in a world in which a job resolves the claim, or gives it up, where it runs. */
function told({ bought, reached, benchmark, closeAfter, isDown, reviewed }: World) {
  const dayAfter = (days: number) => dayOfNumber(BOUGHT + bought + days)
  const diary = assetDiary()
  const claim = { horizonMonths: 1, benchmark, mapping: 1 } as const
  diary.decide(dayAfter(0), 'Buy', { quantity: '10', price: '100', claim, levels: stopAt('90') ?? {} })
  diary.reach(dayAfter(reached), 'stop-loss', '90', '88')
  diary.decide(dayAfter(reached + 1), 'Hold', { claim: LONG })
  const [decision] = diary.entries
  if (decision?.kind !== 'decision-recorded') throw new Error('a diary opens an asset')
  const { until, waitsFrom } = claimDays(decision, 1)
  let [isResolved, outcome]: [boolean, string | null] = [false, null]
  return Array.from({ length: 250 }, (_, days) => reached + 2 + days).flatMap((days) => {
    const today = dayAfter(days)
    const sinceUntil = dayNumber(today) - dayNumber(until)
    const runs = sinceUntil > 0 && !isDown[sinceUntil]
    const hasClose = closeAfter !== null && sinceUntil >= closeAfter
    if (runs && !isResolved && (hasClose || isWaitOverBy(waitsFrom, today))) {
      outcome = hasClose ? 'did-not-come-true' : 'unresolvable'
      diary.resolve(today, decision.sequence, hasClose ? 'did-not-come-true' : 'unresolvable', until)
      isResolved = true
    }
    if (!TURNS.includes(sinceUntil) && !reviewed.includes(days) && days % 20 > 0) return []
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const last = { price: '80', on: today }
    const assets = [{ asset, entries: [...diary.entries], closes: [], pendingSplit: null, last }]
    const mirror = mirrorOf(assets, { today, lastDay: today, imported: 0, benchmark: null })
    const finding = readMirror(mirror, assets).findings.find(({ kind }) => kind === 'lines')
    const isReviewDue = mirror.dueReviews.length > 0
    if (reviewed.includes(days))
      for (const due of mirror.dueReviews)
        diary.review(today, due.decision.sequence, { confidence: 5, returnPercent: '4', actual: ['100', '80'] })
    const [shown] = mirror.claims
    const words = `${finding?.title} ${finding?.evidence}`
    return [{ today, outcome, isReviewDue, words, claim: [shown?.outcome, shown?.awaitsReview], hasClose }]
  })
}

const DAY = mirrorTexts('en').figures.day
const isTold = (words: string) => words.includes('It cost $80.')

it('a claim keeps the amount of a line back as long as is said, and none once it is given up', () => {
  fc.assert(
    fc.property(world, (random) => {
      const days = told(random)
      const named = new Map(
        Array.from({ length: 400 }, (_, at) => dayOfNumber(BOUGHT + at)).map((day) => [DAY(day), day]),
      )
      const promised = days.flatMap(({ words, today }) => {
        const [, givenUp, keptUntil] = PROMISED.exec(words) ?? []
        return givenUp || keptUntil
          ? [{ on: today, givenUp: named.get(givenUp ?? ''), until: named.get(keptUntil ?? '') }]
          : []
      })
      for (const { today, outcome, words, claim, hasClose, isReviewDue } of days) {
        if (outcome === 'unresolvable')
          expect([today, claim, isTold(words)]).toEqual([today, ['unresolvable', false], true])
        if (words.includes('after a review that is due'))
          expect([today, outcome, isReviewDue]).toEqual([today, 'did-not-come-true', true])
        if (hasClose || outcome === 'did-not-come-true') continue
        for (const { givenUp, until } of promised.filter(({ on }) => on <= today)) {
          if (until && today > until) expect([today, isTold(words)]).toEqual([today, true])
          if (givenUp && today < givenUp) expect([today, isTold(words)]).toEqual([today, false])
        }
      }
    }),
    { numRuns: RUNS },
  )
})
