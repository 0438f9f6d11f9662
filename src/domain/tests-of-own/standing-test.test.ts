import { describe, expect, it } from 'vitest'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { DecisionRecorded } from '#domain/ledger/entry.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { answerOwnTest } from './answer-own-test.ts'
import { stateOfTest, testsAfterEnd } from './standing-test.ts'
import { writeOwnTest } from './write-own-test.ts'

const LINE = 'Cloud growth below 8% in two quarters'
const BOUGHT: Dealt = [1, 'Buy', '10', '100', '2026-01-05']
const LATER = '2026-12-01T15:00:00.000Z'

type Written = NonNullable<DecisionRecorded['ownTest']>

/** A ledger in which decisions write tests, keyed by their sequence. */
const withTests = (dealt: readonly Dealt[], tests: Readonly<Record<number, Written>>): AssetEntry[] =>
  ledgerOf(...dealt).map((entry) => {
    const ownTest = tests[entry.sequence]
    return ownTest && entry.kind === 'decision-recorded' ? { ...entry, ownTest } : entry
  })

/** The asset after these entries and an answer to the test of entry 1, given before the last `after` of them. */
function answered(entries: readonly AssetEntry[], hasHappened: boolean, on: string, after = 0) {
  const at = entries.length - after
  const answer: AssetEntry = {
    kind: 'own-test-answered',
    assetId: 1,
    setBySequence: 1,
    hasHappened,
    sequence: at + 1,
    recordedAt: `${on}T16:00:00.000Z`,
  }
  const rest = entries.slice(at).map((entry) => ({ ...entry, sequence: entry.sequence + 1 }))
  return replayAsset([...entries.slice(0, at), answer, ...rest])
}

const statesOf = (asset: ReturnType<typeof replayAsset>, now = LATER) =>
  asset?.ownTests.map((test) => stateOfTest(test, now))

describe('a test of one’s own', () => {
  it.each([
    ['before its day', '2026-03-31T15:00:00.000Z', 'open'],
    ['on its day, in New York', '2026-04-01T04:30:00.000Z', 'asked'],
    ['the evening before, in New York', '2026-04-01T03:30:00.000Z', 'open'],
    ['after its day', LATER, 'asked'],
  ])('%s', (_, now, state) => {
    const asset = replayAsset(withTests([BOUGHT], { 1: { line: LINE, on: '2026-04-01' } }))
    expect(statesOf(asset, now)).toEqual([state])
  })

  it('stays open for ever without a day', () => {
    expect(statesOf(replayAsset(withTests([BOUGHT], { 1: { line: LINE, on: null } })))).toEqual(['open'])
  })

  it.each([
    [false, [], 'met'],
    [true, [], 'broken'],
    [true, ['Hold'], 'ignored'],
    [true, ['Buy More'], 'ignored'],
    [true, ['Sell'], 'broken'],
    [true, ['Sell Some', 'Hold'], 'broken'],
    [true, ['Hold', 'Sell'], 'ignored'],
    [false, ['Hold'], 'met'],
  ] as const)('answered %s and followed by %j is %s', (hasHappened, actions, state) => {
    const after = actions.map((action): Dealt => {
      const moves = action === 'Hold' ? null : action === 'Sell' ? '10' : '2'
      return [1, action, moves, '90', '2026-05-04']
    })
    const entries = withTests([BOUGHT, ...after], { 1: { line: LINE, on: '2026-04-01' } })
    expect(statesOf(answered(entries, hasHappened, '2026-04-02', after.length))).toEqual([state])
  })

  it('names the decision that ignored it, and the sale that followed it', () => {
    const held = withTests([BOUGHT, [1, 'Hold', null, '90']], { 1: { line: LINE, on: null } })
    expect(answered(held, true, '2026-04-02', 1)?.ownTests[0]).toMatchObject({ heldBy: { sequence: 3 } })
    const sold = withTests([BOUGHT, [1, 'Sell', null, '90']], { 1: { line: LINE, on: null } })
    expect(answered(sold, true, '2026-04-02', 1)?.ownTests[0]).toMatchObject({
      followedBy: { sequence: 3 },
      heldBy: null,
    })
  })

  it('ends unanswered with the holding period that it was about', () => {
    const entries = withTests([BOUGHT, [1, 'Sell', null, '90', '2026-02-02']], { 1: { line: LINE, on: '2026-04-01' } })
    expect(statesOf(replayAsset(entries))).toEqual(['ended'])
  })

  it('ends with the option that it was about, unless it is about a sale or has been answered', () => {
    const written = withTests([BOUGHT], { 1: { line: LINE, on: null } })
    const [test] = replayAsset(written)?.ownTests ?? []
    if (!test) throw new Error('The Buy writes a test.')
    const answered = { ...test, answer: { sequence: 2, at: LATER, hasHappened: true } }
    const endings = testsAfterEnd([test, answered, { ...test, isOfSale: true }], LATER).map(({ endedAt }) => endedAt)
    expect(endings).toEqual([LATER, null, null])
  })

  it('accepts an answer to itself, and none after its end', () => {
    const entries = withTests([BOUGHT, [1, 'Hold', null, '90']], {
      1: { line: LINE, on: null },
      2: { line: 'Margins below 20%', on: null },
    })
    expect(answered(entries, true, '2026-04-02')?.ownTests.map(({ answer }) => answer !== null)).toEqual([true, false])
    const sold = withTests([BOUGHT, [1, 'Sell', null, '90', '2026-02-02']], { 1: { line: LINE, on: null } })
    expect(answered(sold, true, '2026-04-02')?.ownTests).toMatchObject([{ answer: null, endedAt: expect.any(String) }])
  })

  it('written with a sale would prove the sale wrong, so it stays open until the next Buy', () => {
    const sold: readonly Dealt[] = [BOUGHT, [1, 'Sell', null, '90', '2026-02-02']]
    const tests = { 2: { line: 'Growth is back above 10%', on: null } }
    expect(statesOf(replayAsset(withTests(sold, tests)))).toEqual(['open'])
    expect(statesOf(replayAsset(withTests([...sold, [1, 'Buy', '5', '80', '2026-03-02']], tests)))).toEqual(['ended'])
  })

  it('that is written again stays one test, with the day that was named last', () => {
    const asset = replayAsset(
      withTests([BOUGHT, [1, 'Hold', null, '90'], [1, 'Hold', null, '95']], {
        1: { line: LINE, on: '2026-04-01' },
        2: { line: `  ${LINE.toUpperCase()} `, on: '2026-07-01' },
        3: { line: LINE, on: null },
      }),
    )
    expect(asset?.ownTests).toMatchObject([{ line: LINE, on: '2026-07-01', setBy: { sequence: 1 } }])
  })
})

describe('an answer', () => {
  const asset = replayAsset(withTests([BOUGHT], { 1: { line: LINE, on: '2026-04-01' } }))
  const given = (ownTests = asset?.ownTests ?? []) => ({ assetId: 1, ownTests })
  const on = (day: string) => `${day}T15:00:00.000Z`

  it.each([
    [true, '2026-02-01', { ok: true, value: { setBySequence: 1, hasHappened: true } }],
    [false, '2026-04-01', { ok: true, value: { hasHappened: false } }],
    [
      false,
      '2026-03-31',
      { ok: false, problem: { code: 'conflict', message: expect.stringContaining('Apr 1, 2026') } },
    ],
  ] as const)('%s on %s', (hasHappened, day, answer) => {
    expect(answerOwnTest(given(), { setBySequence: 1, hasHappened }, on(day))).toMatchObject(answer)
  })

  it('is refused for a decision without a test', () => {
    expect(answerOwnTest(given(), { setBySequence: 2, hasHappened: true }, LATER)).toMatchObject({
      ok: false,
      problem: { code: 'not-found' },
    })
  })

  it('is refused for a test that has ended, and says on which day', () => {
    const sold = replayAsset(
      withTests([BOUGHT, [1, 'Sell', null, '90', '2026-02-02']], { 1: { line: LINE, on: null } }),
    )
    expect(answerOwnTest(given(sold?.ownTests), { setBySequence: 1, hasHappened: true }, LATER)).toMatchObject({
      ok: false,
      problem: {
        code: 'conflict',
        assetId: 1,
        message: 'This test ended on Feb 2, 2026, before it was answered. Nothing was recorded.',
      },
    })
  })

  it('of no is refused for a test without a day', () => {
    const undated = replayAsset(withTests([BOUGHT], { 1: { line: LINE, on: null } }))
    const answer = answerOwnTest(given(undated?.ownTests), { setBySequence: 1, hasHappened: false }, LATER)
    expect(answer).toMatchObject({ ok: false, problem: { message: expect.stringContaining('until it happens') } })
  })

  it('is final: the same one again changes nothing, and the opposite is refused', () => {
    const after = answered(withTests([BOUGHT], { 1: { line: LINE, on: null } }), true, '2026-04-02')
    const again = (hasHappened: boolean) =>
      answerOwnTest(given(after?.ownTests), { setBySequence: 1, hasHappened }, LATER)
    expect(again(true)).toBeNull()
    expect(again(false)).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('on Apr 2, 2026 that it happened') },
    })
  })
})

describe('the fields “Wrong if” and its day', () => {
  const now = '2026-04-01T15:00:00.000Z'
  it.each([
    [{}, {}],
    [{ wrongIf: null, wrongIfOn: null }, {}],
    [{ wrongIf: LINE }, { ownTest: { line: LINE, on: null } }],
    [{ wrongIf: LINE, wrongIfOn: '2026-04-01' }, { ownTest: { line: LINE, on: '2026-04-01' } }],
  ])('%j', (written, kept) => expect(writeOwnTest(written, now)).toEqual({ ok: true, value: kept }))

  it.each([
    [{ wrongIfOn: '2026-05-01' }, 'what would prove you wrong'],
    [{ wrongIf: LINE, wrongIfOn: '2026-03-31' }, 'today is Apr 1, 2026'],
  ])('%j is refused', (written, message) =>
    expect(writeOwnTest(written, now)).toMatchObject({
      ok: false,
      problem: { field: 'wrongIfOn', message: expect.stringContaining(message) },
    }),
  )
})
