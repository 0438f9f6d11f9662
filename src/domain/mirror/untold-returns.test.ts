import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { Claim } from '../claims/claim.ts'
import { linesFinding } from './findings/lines-finding.ts'
import { readMirror } from './findings/read-mirror.ts'
import type { LineOutcome } from './lines/line-outcome.ts'
import type { ReachedLine } from './lines/lines.ts'
import type { JudgedLine } from './lines/lines-summary.ts'
import { mirrorOf } from './mirror.ts'
import { mirrorTexts } from './texts/mirror-texts.ts'
import { withoutUntoldOutcomes } from './untold-returns.ts'

const LINE: ReachedLine = {
  ...{ assetId: 1, ticker: 'T1', isOption: false, kind: 'stop-loss', levelPrice: '90', words: null, setBySequence: 1 },
  ...{
    sequence: 2,
    isSetBefore: true,
    at: '2026-06-01T15:00:00.000Z',
    on: '2026-06-01',
    price: '88',
    isOfSession: false,
    isBySale: false,
  },
  ...{
    quantity: '10',
    isRest: false,
    periodIndex: 0,
    tradesBefore: 1,
    response: { was: 'held through', bySequence: 3 },
  },
}

const OUTCOME: LineOutcome = {
  ...{ priceThen: '88', salePrice: null, keptAt: null, waited: '0.00', waitedUntil: '2026-06-01' },
  ...{
    endedOn: '2026-06-30',
    endedBy: 'last price',
    priceAfter: '96',
    ends: [],
    sales: [],
    spans: [],
    amount: '80.00',
  },
}

const CLOSES = ['2026-08-03 121|2026-08-10 100|2026-09-03 128']

/**
 * A stop that was reached on Aug 10 and held through, beside a claim from Aug 3 to Sep 3 that is resolved; `returned` is what SPY closed
 * at on that last day, from 100.
 */
function mirrorWhere(returned: string, isReviewed = false) {
  const diary = assetDiary()
  const claim = { horizonMonths: 1, benchmark: { ticker: 'SPY' }, mapping: 1 } as const
  diary.decide('2026-08-03', 'Buy', { quantity: '10', price: '121', claim, levels: stopAt('110') ?? {} })
  diary.reach('2026-08-10', 'stop-loss', '110', '100')
  diary.decide('2026-08-11', 'Hold', { price: '101', claim: { ...claim, horizonMonths: 12 } })
  diary.resolve('2026-09-04', 1, 'came-true', '2026-09-03')
  if (isReviewed) diary.review('2026-09-04', 1, { confidence: 5, returnPercent: '4', actual: ['121', '128'] })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const last = { price: '128', on: '2026-09-03' }
  const assets = [{ asset, entries: diary.entries, closes: CLOSES, pendingSplit: null, last }]
  const benchmark = { ticker: 'SPY', closes: [`2026-08-03 100|2026-08-10 100|2026-09-03 ${returned}`], splits: [] }
  const mirror = mirrorOf(assets, { today: '2026-09-04', lastDay: '2026-09-03', imported: 0, benchmark })
  return { lines: mirror.lines, findings: readMirror(mirror, assets).findings }
}

it('a purchase after a rise from the close that decides a claim is told with the grade, and so are that close on the line of the asset and how much surer one became', () => {
  const driftOf = (isReviewed: boolean) => {
    const diary = assetDiary()
    const claim = { horizonMonths: 1, benchmark: { price: '95' }, mapping: 1 } as const
    const stop = (to: string) => ({ levels: stopAt(to) ?? {} })
    diary.decide('2026-08-03', 'Buy', { quantity: '10', price: '100', confidence: 4, claim, ...stop('90') })
    const held = { price: '98', confidence: 6, claim: { ...claim, horizonMonths: 12 } } as const
    diary.decide('2026-08-10', 'Hold', { ...held, ...stop('85') })
    diary.resolve('2026-09-04', 1, 'came-true', '2026-09-03')
    if (isReviewed) diary.review('2026-09-04', 1, { confidence: 5, returnPercent: '4', actual: ['100', '96'] })
    diary.decide('2026-10-03', 'Buy More', { quantity: '5', price: '130', claim: { ...claim, horizonMonths: 12 } })
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const closes = ['2026-08-03 100|2026-09-02 97|2026-09-03 96|2026-09-04 97|2026-10-02 129']
    const assets = [{ asset, entries: diary.entries, closes, pendingSplit: null, last: null }]
    const time = { today: '2026-10-05', lastDay: '2026-10-02', imported: 0, benchmark: null }
    const [drift] = mirrorOf(assets, time).drift
    return [drift?.findings.map(({ kind }) => kind), drift?.closes.map(({ on }) => on).includes('2026-09-03')]
  }
  expect(driftOf(true)).toEqual([['surer-while-down', 'stop-moved-away', 'bought-after-rise'], true])
  expect(driftOf(false)).toEqual([['stop-moved-away'], false])
})

it('neither what a line came to nor what the benchmark did is told while it would tell how a claim under review ended', () => {
  const [rose, rocketed] = [mirrorWhere('101'), mirrorWhere('150')]
  expect(rose.lines).toMatchObject([{ outcome: null, benchmarkReturn: null, isOutcomeWithheld: true }])
  expect(rose.lines).toEqual(rocketed.lines)
  expect(rose.findings).toEqual(rocketed.findings)
  expect(rose.findings.find(({ kind }) => kind === 'lines')).toMatchObject({
    title: 'You broke your own stop once. What that came to is told after a review that is due.',
    ...{ cost: null, note: 'one line' },
  })
})

it('it is told once the review is over', () => {
  const { lines, findings } = mirrorWhere('150', true)
  expect(lines[0]?.benchmarkReturn).toBeCloseTo(0.5)
  expect(findings[0]?.evidence).toContain('The same money, in SPY, would have brought $500.00 over the same days.')
})

describe('a claim on another company', () => {
  /** A stop of T1 that was reached on Aug 10 and held through, and a claim on T2, or another ticker, from Aug 3 to Sep 3, 2026. */
  function mirrorBeside(against: Claim['benchmark'], isReviewed = false, ticker = 'T2') {
    const stopped = assetDiary()
    const claim = { horizonMonths: 12, benchmark: 'gain', mapping: 1 } as const
    stopped.decide('2025-11-03', 'Buy', { quantity: '10', price: '121', claim, levels: stopAt('110') ?? {} })
    stopped.reach('2026-08-10', 'stop-loss', '110', '100')
    stopped.decide('2026-08-11', 'Hold', { price: '101', claim })
    const claimed = assetDiary(2, ticker, 100)
    claimed.decide('2026-08-03', 'Buy', {
      ...{ quantity: '1', price: '10' },
      claim: { horizonMonths: 1, benchmark: against, mapping: 1 },
    })
    if (isReviewed) {
      claimed.resolve('2026-09-04', 101, 'came-true', '2026-09-03')
      claimed.review('2026-09-04', 101, { confidence: 5, returnPercent: '4', actual: ['10', '11'] })
    }
    const assets = [stopped, claimed].map(({ entries }) => {
      const asset = replayAsset(entries)
      if (!asset) throw new Error('a diary opens an asset')
      return { asset, entries, closes: CLOSES, pendingSplit: null, last: { price: '128', on: '2026-09-03' } }
    })
    const closes = ['2025-11-03 80|2025-12-31 90|2026-08-03 100|2026-08-10 100|2026-09-03 150']
    const benchmark = { ticker: 'SPY', closes, splits: [] }
    const { lines, money } = mirrorOf(assets, { today: '2026-09-04', lastDay: '2026-09-03', imported: 0, benchmark })
    return {
      ofLine: lines.map(({ benchmarkReturn, isReturnWithheld = false }) => [benchmarkReturn, isReturnWithheld]),
      ofYears: money.years.map((year) => [year.year, year.benchmark?.toFixed(4) ?? null, year.isBenchmarkWithheld]),
    }
  }

  it('against the benchmark keeps back what that returned in whatever reaches the claim’s last close', () => {
    expect(mirrorBeside({ ticker: 'SPY' })).toEqual({
      ofLine: [[null, true]],
      ofYears: [
        ['2025', '0.1250', false],
        ['2026', null, true],
      ],
    })
  })

  it('on the benchmark itself keeps it back as well', () => {
    const { ofLine, ofYears } = mirrorBeside('gain', false, 'SPY')
    expect([ofLine, ofYears.at(-1)]).toEqual([[[null, true]], ['2026', null, true]])
    expect(mirrorBeside('gain', true, 'SPY').ofYears.at(-1)).toEqual(['2026', '0.6667', false])
  })

  it.each([
    ['is over', { ticker: 'SPY' }, true],
    ['is of a claim against another ticker', { ticker: 'QQQ' }, false],
    ['is of a claim to gain', 'gain', false],
  ] as const)('keeps nothing back where the review %s', (_, against, isReviewed) => {
    expect(mirrorBeside(against, isReviewed)).toEqual({
      ofLine: [[0.5, false]],
      ofYears: [
        ['2025', '0.1250', false],
        ['2026', '0.6667', false],
      ],
    })
  })
})

describe('a claim that is not resolved yet, and has no review that is due', () => {
  /** A stop that was held through beside a claim until Sunday, Nov 22, 2026, whose last close is that of Friday. */
  function linesOn(today: string, language: 'en' | 'de' = 'en') {
    const diary = assetDiary()
    const claim = { horizonMonths: 1, benchmark: { ticker: 'SPY' }, mapping: 1 } as const
    diary.decide('2026-10-22', 'Buy', { quantity: '10', price: '121', claim, levels: stopAt('110') ?? {} })
    diary.reach('2026-11-02', 'stop-loss', '110', '100')
    diary.decide('2026-11-03', 'Hold', { price: '101', claim: { ...claim, horizonMonths: 12 } })
    diary.review('2026-11-03', 1, { confidence: 5, returnPercent: '4', actual: ['121', '101'] })
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const assets = [{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: { price: '96', on: today } }]
    const time = { today, lastDay: today, imported: 0, benchmark: null, language }
    const mirror = mirrorOf(assets, time)
    const lines = readMirror(mirror, assets).findings.find(({ kind }) => kind === 'lines')
    return { due: mirror.dueReviews.length, title: lines?.title, evidence: lines?.evidence }
  }

  it.each(['2026-11-20', '2026-11-21', '2026-11-22', '2027-02-20'])(
    'promises none, and names the claim, the closes that resolve it, and how long it keeps anything back: %s',
    (today) => {
      const { due, title, evidence } = linesOn(today)
      // Ninety days after the Buy comes the review of that.
      expect(due).toBe(today < '2027-01-20' ? 0 : 1)
      expect(title).toBe(
        'You broke your own stop once. What that came to waits for a claim until Nov 22, 2026 that is not resolved yet.',
      )
      expect(evidence).toContain(
        ' That claim is resolved by closes of T1 and SPY, on its day or as soon after as they are there; its review comes before anything that it keeps back is told. Without those closes it ',
      )
      // Somebody wrote it, so that it is given up after ten trading days; Thanksgiving is none. Candor did not run where it is open later.
      expect(evidence).toContain(
        today < '2026-12-07'
          ? 'it is given up after ten trading days, on Dec 7, 2026 at the earliest, and keeps nothing back from then on.'
          : 'it keeps nothing back after Feb 20, 2027.',
      )
    },
  )

  it('keeps nothing back before its last close, nor after the day that was named', () => {
    const told = 'You broke your own stop once. It cost $40.'
    expect([linesOn('2026-11-19').title, linesOn('2027-02-21').title]).toEqual([told, told])
  })

  it('is told of in German', () => {
    const { title, evidence } = linesOn('2026-11-21', 'de')
    expect(title).toContain('Was das ausgemacht hat, wartet auf eine Behauptung bis zum 22.')
    expect(evidence).toContain(
      ' Diese Behauptung wird an ihrem Tag mit Schlusskursen von T1 und SPY geprüft, oder sobald diese danach da sind; was sie zurückhält, wird erst nach ihrem Rückblick gesagt. Ohne diese Kurse wird sie nach zehn Handelstagen aufgegeben, frühestens am 7.',
    )
  })

  /** A claim against SPY until Friday, Nov 20, which stays without its closes, and one to gain until Sunday, Nov 22. */
  function linesOfTwo(today: string, isResolved = false, language: 'en' | 'de' = 'en') {
    const diary = assetDiary()
    const long = { horizonMonths: 12, benchmark: { ticker: 'SPY' }, mapping: 1 } as const
    diary.decide('2026-10-20', 'Buy', { quantity: '10', price: '121', claim: { ...long, horizonMonths: 1 } })
    const second = { horizonMonths: 1, benchmark: 'gain', mapping: 1 } as const
    diary.decide('2026-10-22', 'Hold', { price: '121', claim: second, levels: stopAt('110') ?? {} })
    diary.reach('2026-11-02', 'stop-loss', '110', '100', 2)
    diary.decide('2026-11-03', 'Hold', { price: '101', claim: long })
    // The review of the decision that set the stop.
    diary.review('2026-11-03', 2, { confidence: 5, returnPercent: '4', actual: ['121', '101'] })
    if (isResolved) diary.resolve('2026-11-23', 2, 'did-not-come-true', '2026-11-20')
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const assets = [{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: { price: '96', on: today } }]
    const mirror = mirrorOf(assets, { today, lastDay: today, imported: 0, benchmark: null, language })
    const lines = readMirror(mirror, assets).findings.find(({ kind }) => kind === 'lines')
    return { due: mirror.dueReviews.length, title: lines?.title, evidence: lines?.evidence }
  }

  it('names all that have to be told of where several keep back one line', () => {
    const { due, title, evidence } = linesOfTwo('2026-11-21')
    expect([due, title]).toEqual([
      0,
      'You broke your own stop once. What that came to waits for 2 claims that are not resolved yet, the last of them until Nov 22, 2026.',
    ])
    expect(evidence).toContain(
      ' Those claims are resolved by closes of T1 and SPY, on their days or as soon after as they are there; their reviews come before anything that they keep back is told. Without those closes they are given up after ten trading days, the last on Dec 7, 2026 at the earliest, and keep nothing back from then on.',
    )
    expect(linesOfTwo('2026-11-21', false, 'de').title).toContain(
      'wartet auf 2 Behauptungen, die noch nicht geprüft sind, die letzte bis zum 22.',
    )
  })

  it('is named beside the review that is due of another one', () => {
    const { due, title, evidence } = linesOfTwo('2026-11-24', true)
    expect([due, title]).toEqual([
      1,
      'You broke your own stop once. What that came to waits for a review that is due, and for a claim until Nov 20, 2026 that is not resolved yet.',
    ])
    expect(evidence).toContain(' That claim is resolved by closes of T1 and SPY, on its day')
    expect(linesOfTwo('2026-11-24', true, 'de').title).toContain(
      'wartet auf einen fälligen Rückblick und auf eine Behauptung bis zum 20.',
    )
  })
})

describe('what a line came to, while a claim of which nobody is told yet is on its company', () => {
  const judged = (on: string, endedOn: string, ticker = 'T1'): JudgedLine => ({
    line: { ...LINE, on, ticker },
    outcome: { ...OUTCOME, endedOn },
    benchmarkReturn: 0.1,
  })
  const untold = {
    ofCompany: new Map([['T1', new Set(['2026-09-03'])]]),
    against: new Map([['T2', new Set(['2026-09-03'])]]),
  }

  it.each([
    ['ends on the day of the claim’s last close', judged('2026-08-10', '2026-09-03'), true],
    ['goes past it', judged('2026-08-10', '2026-09-08'), true],
    ['begins on it', judged('2026-09-03', '2026-09-08'), true],
    ['ended before', judged('2026-08-10', '2026-09-02'), false],
    ['began after it', judged('2026-09-04', '2026-09-08'), false],
    ['is of a company that the claim is held against', judged('2026-08-10', '2026-09-03', 'T2'), true],
    ['is of another company', judged('2026-08-10', '2026-09-03', 'T3'), false],
  ])('is kept back or not where it %s', (_, line, isWithheld) => {
    const [told] = withoutUntoldOutcomes([line], untold)
    expect([told?.outcome === null, told?.isOutcomeWithheld ?? false]).toEqual([isWithheld, isWithheld])
  })

  it('is counted apart from what is not known, and what is told is all that is added up', () => {
    const told = { ...judged('2026-06-01', '2026-06-30'), outcome: { ...OUTCOME, amount: '-180.00' } }
    const unknown = { ...judged('2026-06-01', '2026-06-30'), outcome: null, benchmarkReturn: null }
    const withheld = { ...unknown, isOutcomeWithheld: true }
    const [one, both] = [linesFinding([told, unknown], 'SPY'), linesFinding([told, unknown, withheld, withheld], 'SPY')]
    expect(one).toMatchObject({
      title: 'You broke your own stop twice. Once it cost $180, of one it is not known.',
      ...{ cost: '-180.00', note: '2 lines, of which one is not known' },
    })
    expect(one?.evidence).toMatch(
      /The money of 1 of these 2 lines, in SPY, would have brought \$88\.00 over the same days; for the rest what they came to is not known\.$/,
    )
    expect(both).toMatchObject({
      title:
        'You broke your own stop four times. Once it cost $180, of one it is not known, of 2 it is told after a review that is due.',
      note: '4 lines, of which one is not known, of which 2 are not told yet',
    })
    const german = linesFinding([told, unknown, withheld, withheld], 'SPY', mirrorTexts('de'))
    expect(german).toMatchObject({
      title:
        'Du hast deinen eigenen Stopp viermal übergangen. Einmal kostete das 180\u00a0$, bei einer ist es unbekannt, bei 2 wird es nach einem fälligen Rückblick gesagt.',
      note: '4 Regeln, davon eine unbekannt, davon 2 noch nicht gesagt',
    })
    expect(german?.evidence).toContain(
      'für die übrigen wird es nach einem fälligen Rückblick gesagt, oder ist unbekannt, was sie ausgemacht haben.',
    )
    const claim = { sequence: 1, until: '2026-11-22', tickers: ['T1'], untoldUntil: '2027-02-20', givenUpOn: null }
    const waitsFor = { claims: [claim], isReviewDue: false }
    const waiting = [withheld, { ...withheld, waitsFor }]
    expect(linesFinding([told, ...waiting], 'SPY')).toMatchObject({
      title:
        'You broke your own stop three times. Once it cost $180, of one it is told after a review that is due, of one it waits for a claim until Nov 22, 2026 that is not resolved yet.',
      evidence: expect.stringMatching(
        /; for the rest it is told after a review that is due, or it waits for a claim that is not resolved yet\.$/,
      ),
    })
    const returnAlone = { ...told, benchmarkReturn: null, isReturnWithheld: true, waitsFor }
    expect(linesFinding([returnAlone], 'SPY')?.evidence).not.toMatch(/that claim/i)
    const later = { claims: [{ ...claim, sequence: 2, until: '2026-11-29' }], isReviewDue: false }
    expect(linesFinding([waiting[1] ?? withheld, { ...withheld, waitsFor: later }], null)?.title).toBe(
      'You broke your own stop twice. What that came to waits for 2 claims that are not resolved yet, the last of them until Nov 29, 2026.',
    )
    expect(
      linesFinding(
        [
          { ...withheld, waitsFor: { ...later, isReviewDue: true } },
          { ...withheld, waitsFor },
        ],
        null,
      )?.title,
    ).toBe(
      'You broke your own stop twice. Of one it waits for a claim until Nov 22, 2026 that is not resolved yet, of one it waits for a review that is due, and for a claim until Nov 29, 2026 that is not resolved yet.',
    )
    expect(linesFinding([unknown, withheld], null)?.title).toBe(
      'You broke your own stop twice. Of one it is not known, of one it is told after a review that is due.',
    )
  })
})
