import { describe, expect, it } from 'vitest'
import { overconfident } from '#test/fixtures/self-deception.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import type { ClaimOutcome } from '../../claims/resolve-claim.ts'
import type { Language } from '../../locale.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import { mirrorOf } from '../mirror.ts'
import { readMirror } from './read-mirror.ts'
import { isSaidBeforehand, testsCredit } from './tests-credit.ts'

type Diary = ReturnType<typeof assetDiary>
const TODAY = '2026-11-20'
/** It says nothing of what would prove it wrong. */
const PLAIN = 'The order book keeps filling, and the new plant is ready.'

function read(diaries: readonly Diary[], today = TODAY, language: Language = 'en') {
  const assets = diaries.map(({ entries }): MirrorAsset => {
    const asset = replayAsset(entries)
    if (!asset) throw new Error('a diary opens an asset')
    return { asset, entries, closes: [], pendingSplit: null, last: null }
  })
  const { findings, credit } = readMirror(
    mirrorOf(assets, { today, lastDay: today, imported: 0, benchmark: null, language }),
    assets,
  )
  return { findings, credit, titles: findings.map(({ title }) => title) }
}

/** One Buy of each, at these confidences. */
const bought = (confidences: readonly number[], said: Parameters<Diary['decide']>[2] = {}): Diary[] =>
  confidences.map((confidence, at) => {
    const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
    diary.decide(TODAY, 'Buy', { quantity: '1', price: '100', confidence, thesis: PLAIN, ...said })
    return diary
  })

describe('on the first day, five decisions', () => {
  it('say how many of their claims their writer expects to come true, and that none can prove itself wrong', () => {
    const { findings, credit } = read(bought([9, 8, 8, 7, 5]))
    expect(findings).toMatchObject([
      {
        // .85 + .75 + .75 + .65 + .45 = 3.45
        title: 'By your own confidence, between 3 and 4 of your 5 claims will come true.',
        evidence:
          'You are surest of T1, 9 of 10 or 85%, and least sure of T5, 5 of 10 or 45%. Your percentages add up to 3.45. All of them come to their day on Nov 20, 2027.',
        cost: null,
        note: '5 claims',
      },
      { title: 'None of your 5 decisions has a stop or a “Wrong if” line.', note: '0 of 5' },
    ])
    expect(findings.map(({ entries }) => entries.length)).toEqual([5, 5])
    expect(credit).toBeNull()
  })

  it('that make the same claim of one company make it once, as sure as they were last', () => {
    const diary = assetDiary(1, 'T1', 0)
    for (const confidence of [8, 7, 7, 6, 9])
      diary.decide(TODAY, confidence === 8 ? 'Buy' : 'Hold', { quantity: '1', price: '100', confidence, thesis: PLAIN })
    expect(read([diary]).titles.join()).not.toContain('will come true')
    // .65 + .55, and .85 of what the last of five says = 2.05
    const [title] = read([...bought([7, 6]), renumbered([diary])[0] ?? diary]).findings
    expect(title).toMatchObject({
      note: '3 claims',
      title: 'By your own confidence, about 2 of your 3 claims that count will come true.',
      evidence: expect.stringMatching(/ Left out: 4 that make the same claim as a later entry, or the opposite one\.$/),
    })
  })

  it('that make a claim and its opposite of one company make one, for just one of both comes true', () => {
    const sold = bought([9, 8, 7])
    for (const [at, diary] of sold.entries())
      diary.decide(TODAY, 'Sell', { price: '100', confidence: 5 + at, thesis: PLAIN })
    // .45 + .55 + .65 of the Sells, each of which says the opposite of its Buy
    expect(read(sold).findings[0]).toMatchObject({
      note: '3 claims',
      title: 'By your own confidence, about 2 of your 3 claims that count will come true.',
      evidence: expect.stringMatching(
        / add up to 1\.65\. .* Left out: 3 that make the same claim as a later entry, or the opposite one\.$/,
      ),
    })
  })

  it('count a stop of an entry from before levels were prices', () => {
    const ofOld = (action: 'Buy' | 'Watch') => {
      const [first, ...others] = bought([8, 8, 8, 8])
      const old = assetDiary(9, 'OLD', 900)
      const asset = { ticker: 'OLD', companyName: 'Old', type: 'stock', contract: null } as const
      old.decide(TODAY, action, {
        ...{ quantity: '1', price: '100', thesis: PLAIN },
        asset: { ...asset, stopLossPercent: '10', takeProfitPercent: null },
      })
      return read([...(first ? [first] : []), ...others, old])
    }
    expect(ofOld('Buy').titles.join()).not.toContain('None of your 5 decisions')
    expect(ofOld('Buy').credit?.evidence).toBe('Of 5 decisions, 1 carries a stop or a test of your own that it set.')
    // What is only watched has no stop yet.
    expect(ofOld('Watch').titles).toContain('None of your 5 decisions has a stop or a “Wrong if” line.')
  })

  it('say which comes to its day first, and of several how many', () => {
    const due = (...horizons: readonly (3 | 12)[]) =>
      read(
        horizons.map((horizonMonths, at) => {
          const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
          const claim = { horizonMonths, benchmark: 'gain', mapping: 1 } as const
          diary.decide(TODAY, 'Buy', { quantity: '1', price: '100', thesis: PLAIN, claim })
          return diary
        }),
      ).findings[0]?.evidence
    expect(due(12, 3, 12)).toMatch(/ The first to come to its day is: T2 rises until Feb 20, 2027\.$/)
    expect(due(12, 3, 3)).toMatch(/ The first 2 come to their day on Feb 20, 2027\.$/)
  })

  it('name everything that is as sure, and as unsure, and count what no name tells apart', () => {
    const surest = (confidences: readonly number[]) => read(bought(confidences)).findings[0]?.evidence
    expect(surest([9, 9, 5, 5, 5])).toMatch(
      /^You are surest of T1 and T2, 9 of 10 or 85%, and least sure of 3 of them, 5 of 10 or 45%\./,
    )
    const diary = assetDiary()
    diary.decide('2026-11-12', 'Buy', { quantity: '1', price: '100', confidence: 9, thesis: PLAIN })
    for (const [day, confidence] of [
      ['13', 8],
      ['16', 7],
      ['17', 5],
      ['18', 5],
    ] as const)
      diary.decide(`2026-11-${day}`, 'Hold', { price: '100', confidence, thesis: PLAIN })
    expect(read([diary]).findings[0]?.evidence).toMatch(
      /^How sure you are lies between 5 of 10, 45%, and 9 of 10, 85%\./,
    )
  })

  it('are told of their targets, and of stops only where something was bought', () => {
    const untested = (said: Parameters<Diary['decide']>[2]) => read(bought([6, 6, 6, 6, 6], said)).findings[1]
    expect(untested({})?.evidence).toBe(
      'What would prove you wrong may stand in a thesis. A stop or a “Wrong if” line is looked at again when its price or day comes.',
    )
    expect(untested({ levels: { takeProfit: { from: null, to: '120', percent: null } } })?.evidence).toMatch(
      / A target is looked at too, but does not say when you are wrong\.$/,
    )
    const watched = assetDiary()
    for (let more = 0; more < 5; more += 1)
      watched.decide(TODAY, more === 0 ? 'Watch' : 'Keep Watching', { thesis: PLAIN })
    expect(read([watched]).findings[0]).toMatchObject({
      title: 'None of your 5 decisions has a “Wrong if” line.',
      evidence:
        'What would prove you wrong may stand in a thesis. A “Wrong if” line is looked at again when its day comes.',
    })
  })

  it('have a credit instead where one of them has a stop or a test', () => {
    const [first, ...others] = bought([6, 6, 6, 6])
    const tested = bought([6], { ownTest: { line: 'Margin below 20%', on: null } })
    const stopped = bought([6], { levels: stopAt('90') ?? {} })
    for (const [one, words] of [
      [tested, 'Margin below 20%'],
      [stopped, 'Stop at $90.00, set on Nov 20, 2026'],
    ] as const) {
      const { titles, credit } = read([...others, ...(first ? [first] : []), ...renumbered(one)])
      expect(credit?.quotes).toMatchObject([{ words }])
      expect(titles).toEqual(['By your own confidence, about 3 of your 5 claims will come true.'])
      expect(credit?.title).toBe('One decision says beforehand when it is wrong.')
    }
  })

  it('say what they leave out: a claim that was written later, and one on an option that says no way', () => {
    const four = bought([8, 8, 8, 8], { levels: stopAt('90') ?? {} })
    const late = bought([6], { decidedOn: '2026-10-20', levels: stopAt('90') ?? {} })
    const option = assetDiary(88, 'OPT', 8_800)
    const asset = { ticker: 'OPT', companyName: 'Opt', type: 'options', contract: null } as const
    option.decide(TODAY, 'Buy', {
      ...{ quantity: '1', price: '3', thesis: PLAIN },
      asset: { ...asset, stopLossPercent: null, takeProfitPercent: null },
    })
    const told = (diaries: readonly Diary[], language: Language = 'en') => {
      const { findings, credit } = read(diaries, TODAY, language)
      return [findings[0]?.title, findings[0]?.evidence, credit?.evidence]
    }
    expect(told([...four, ...renumbered(late)])).toEqual([
      'By your own confidence, 3 of your 4 claims that count will come true.',
      'You are as sure of each as of any other, 8 of 10: 75%. Your percentages add up to 3. All of them come to their day on Nov 20, 2027. Left out: 1 written later or imported.',
      'Of 4 decisions, 4 carry a stop or a test of your own that they set. Left out: 1 written later or imported.',
    ])
    expect(told([...four, ...renumbered(late)], 'de')).toEqual([
      'Nach deiner eigenen Zuversicht werden 3 deiner 4 Behauptungen, die zählen, eintreten.',
      expect.stringMatching(/ Nicht mitgezählt: 1 später geschrieben oder importiert\.$/),
      expect.stringMatching(/ Nicht mitgezählt: 1 später geschrieben oder importiert\.$/),
    ])
    expect(told([...four, option])[1]).toMatch(/ Left out: 1 claim on options\.$/)
    expect(told(four)[0]).toBe('By your own confidence, 3 of your 4 claims will come true.')
  })

  it('have none for a test that was written down when its outcome was known', () => {
    const diaries = bought([6, 6, 6, 6, 6], {
      ownTest: { line: 'Margin below 20%', on: null },
      decidedOn: '2021-08-05',
    })
    expect(read(diaries).credit).toBeNull()
  })

  it('have a credit for what only their text says, and none for one in many', () => {
    const inText = (thesis: string) => bought([6, 6], { thesis })
    const tested = inText('The stores are full. If renewals fall below 90%, the reason is gone and I sell.')
    const { credit } = read([...bought([6], { levels: stopAt('90') ?? {} }), ...renumbered(tested)])
    expect(credit).toMatchObject({
      title: '3 of your decisions say beforehand when they are wrong.',
      evidence: 'Of 3 decisions, 1 carries a stop or a test of your own that it set, and 2 more say it in their text.',
      note: '3 of 3',
      // Of the first only its stop says it.
      quotes: [
        { words: 'Stop at $90.00, set on Nov 20, 2026', isOwnWords: false },
        { words: 'If renewals fall below 90%, the reason is gone and I sell' },
      ],
    })
    expect(read(inText('Would buy more below 80. The stores are full.')).credit).toBeNull()
    const [only] = bought([6], { levels: stopAt('90') ?? {} })
    const decideMore = (count: number) => {
      for (let more = 0; more < count; more += 1) only?.decide(TODAY, 'Hold', { price: '100', thesis: PLAIN })
      return read(only ? [only] : []).credit
    }
    expect(decideMore(9)?.title).toBe('One decision says beforehand when it is wrong.')
    expect(decideMore(1)).toBeNull()
  })

  it.each([
    ['Sell', null],
    ['Sell Some', '1'],
  ] as const)('have none for a %s, whose text says why it ends', (action, quantity) => {
    const ending = 'If renewals fall below 90%, the reason is gone and I sell.'
    const diaries = bought([6, 6, 6, 6, 6], { quantity: '2' })
    const sell = (thesis: string) => diaries[0]?.decide(TODAY, action, { quantity, price: '100', thesis })
    sell(ending)
    expect(read(diaries).credit).toBeNull()
    diaries[1]?.decide(TODAY, 'Hold', { price: '100', thesis: ending })
    expect(read(diaries).credit).toMatchObject({
      title: 'One decision says beforehand when it is wrong.',
      evidence: 'Of 6 decisions other than sales, 1 says it in its text.',
    })
    expect(read(diaries, TODAY, 'de').credit?.evidence).toBe(
      'Von 6 Entscheidungen außer Verkäufen sagt es eine in ihrem Text.',
    )
  })

  it('are counted among the latest hundred where there are more, and it is said', () => {
    const [tested, plain] = [{ thesis: PLAIN, ownTest: { line: 'Margin below 20%', on: null } }, { thesis: PLAIN }]
    const diary = assetDiary()
    const decideMore = (count: number, said: Parameters<Diary['decide']>[2]) => {
      for (let more = 0; more < count; more += 1) diary.decide(TODAY, 'Watch', { quantity: '1', ...said })
    }
    decideMore(20, tested)
    decideMore(100, plain)
    expect(read([diary]).credit).toBeNull()
    decideMore(20, tested)
    expect(read([diary]).credit).toMatchObject({
      title: '20 of your latest 100 decisions say beforehand when they are wrong.',
      evidence: 'Of the latest 100 decisions, 20 carry a stop or a test of your own that they set.',
    })
  })

  it('say something true where they are of one share, or of a time long before', () => {
    const diary = assetDiary()
    diary.decide(TODAY, 'Watch', { quantity: '1' })
    for (let more = 0; more < 4; more += 1) diary.decide(TODAY, 'Keep Watching')
    expect(read([diary]).titles).toEqual(['None of your 5 decisions has a “Wrong if” line.'])
    expect(read(bought([5, 5, 5, 5, 5], { decidedOn: '2024-05-06' })).titles).toEqual([
      'None of your 5 decisions has a stop or a “Wrong if” line.',
      'You paid $500 for the 5 assets that you hold, $100 for each.',
    ])
  })

  it('expect nothing of claims whose day has come, though no close tells what became of them', () => {
    const claim = { horizonMonths: 1, benchmark: 'gain', mapping: 1 } as const
    const diaries = bought([9, 8, 8, 7, 5], { claim })
    expect(read(diaries, '2026-12-20').titles).toHaveLength(2)
    expect(read(diaries, '2026-12-21').titles).toEqual([
      'None of your 5 decisions has a stop or a “Wrong if” line.',
      'You paid $500 for the 5 assets that you hold, $100 for each.',
    ])
  })

  it('say it beside other findings, and when claims have been resolved, as long as it is true', () => {
    const [first, ...others] = bought([6, 6, 6, 6, 6])
    first?.decide(TODAY, 'Hold', { price: '80', confidence: 9 })
    expect(read([...others, ...(first ? [first] : [])]).titles).toEqual([
      'On T1 you were surer by 3 while the price fell 20.0%.',
      // .55 of each of the others and .85, as of the Hold.
      'By your own confidence, about 3 of your 5 claims that count will come true.',
      'None of your 6 decisions has a stop or a “Wrong if” line.',
    ])
    const { titles } = read(overconfident())
    expect(titles[0]).toBe('You are surer than you are right.')
    expect(titles.at(-1)).toMatch(/^None of your \d+ decisions has a “Wrong if” line\.$/)
    const open = bought([6, 6, 6]).map((diary, at) => ({
      ...diary,
      entries: diary.entries.map((entry) => ({ ...entry, assetId: 700 + at, sequence: entry.sequence + 70_000 })),
    }))
    expect(read([...overconfident(), ...open]).titles).toContain(
      'By your own confidence, about 2 of your 3 open claims will come true.',
    )
  })

  it('are told to have no test though a Sell has one of what would make it a mistake', () => {
    const diaries = bought([6, 6, 6, 6, 6])
    const ownTest = { line: 'It doubles', on: null }
    diaries[0]?.decide(TODAY, 'Sell', { price: '100', thesis: PLAIN, ownTest })
    const { titles, credit } = read(diaries)
    expect(titles).toContain('None of your 5 decisions other than Sells has a stop or a “Wrong if” line.')
    expect(credit).toBeNull()
  })

  it('count no Sells among those without a stop, for what is sold can have none', () => {
    const diaries = bought([6, 6, 6, 6, 6])
    for (const diary of diaries.slice(0, 3)) diary.decide(TODAY, 'Sell', { price: '100', thesis: PLAIN })
    expect(read(diaries).findings.at(-1)).toMatchObject({
      title: 'None of your 5 decisions other than Sells has a stop or a “Wrong if” line.',
      method: expect.stringMatching(/ Not counted: 3 Sells, by which nothing is begun\.$/),
      note: '0 of 5',
    })
    // Five decisions are three Buys and two Sells, too.
    expect(read(diaries.slice(0, 4)).titles.join()).toContain('None of your 4 decisions other than Sells has')
    expect(read(diaries.slice(0, 2)).titles.join()).not.toContain('None of your')
  })

  it('say of one company, bought and sold in parts, that nothing said when it is wrong', () => {
    const diary = assetDiary(1, 'KO')
    diary.decide(TODAY, 'Buy', { quantity: '10', price: '100', thesis: PLAIN })
    for (const price of ['101', '102', '103', '104'])
      diary.decide(TODAY, price === '104' ? 'Sell' : 'Sell Some', { quantity: '2', price, thesis: PLAIN })
    expect(read([diary]).titles).toContain('Your one decision other than Sells has no stop and no “Wrong if” line.')
    expect(read([diary], TODAY, 'de').titles).toContain(
      'Deine einzige Entscheidung außer Verkäufen hat keinen Stopp und keine Zeile „Falsch, wenn“.',
    )
    diary.decide(TODAY, 'Buy', { quantity: '2', price: '104', thesis: PLAIN })
    expect(read([diary]).titles).toContain('None of your 2 decisions other than Sells has a stop or a “Wrong if” line.')
  })
})

describe('decisions that a review asks about', () => {
  const NINETY_DAYS_ON = '2027-02-18'
  const later = (confidences: readonly number[], unasked: readonly number[], language: Language = 'en') => {
    const watched = unasked.map((confidence, at) => {
      const diary = assetDiary(at + 21, `W${at + 1}`, 2100 + at * 100)
      diary.decide(TODAY, 'Watch', { confidence, thesis: PLAIN })
      return diary
    })
    return read([...bought(confidences), ...watched], NINETY_DAYS_ON, language).findings[0]
  }

  it('are in a sum of three and more, and none of their confidences is told, nor the sum to the hundredth', () => {
    const { title, evidence } = later([9, 7, 6, 8, 3], []) ?? {}
    expect([title, evidence]).toEqual([
      'By your own confidence, about 3 of your 5 claims will come true.',
      'All of them come to their day on Nov 20, 2027.',
    ])
    expect(later([9, 7, 6, 8, 3], [], 'de')?.evidence).not.toMatch(/ von 10|,05/)
    // What they were decides nothing but that sum.
    expect(later([3, 8, 6, 7, 9], [])).toEqual(later([9, 7, 6, 8, 3], []))
  })

  it('are left out where the sum would tell them', () => {
    expect(later([9, 7], [5, 6, 8])).toMatchObject({
      title: 'By your own confidence, about 2 of your 3 claims that count will come true.',
      evidence:
        'You are surest of W3, 8 of 10 or 75%, and least sure of W1, 5 of 10 or 45%. Your percentages add up to 1.75. All of them come to their day on Nov 20, 2027. Left out: 2 whose reviews are not over.',
    })
    expect(later([3, 10], [5, 6, 8])).toEqual(later([9, 7], [5, 6, 8]))
    expect(later([9, 7], [5, 6])).toBeUndefined()
  })
})

describe('claims that all wait for their reviews', () => {
  const waiting = (outcomes: readonly ClaimOutcome[]): Diary[] =>
    outcomes.map((outcome, at) => {
      const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
      diary.decide('2025-11-10', 'Watch', {
        confidence: 8,
        thesis: PLAIN,
        ownTest: { line: 'Margin below 20%', on: null },
      })
      diary.resolve('2026-11-11', at * 100 + 1, outcome, '2026-11-10')
      return diary
    })

  it('are told, with what was expected of them, and with nothing that depends on what became of them', () => {
    const { findings } = read(waiting(['came-true', 'came-true', 'came-true', 'came-true']))
    expect(findings).toMatchObject([
      {
        title: '4 of your claims have come to their day, and you have not looked back yet.',
        evidence:
          'Their reviews tell how they ended, once you have said what you remember. By your own confidence 3 of the 4 came true.',
      },
    ])
    expect(read(waiting(['did-not-come-true', 'came-true', 'did-not-come-true', 'came-true']))).toEqual(
      read(waiting(['came-true', 'did-not-come-true', 'came-true', 'did-not-come-true'])),
    )
  })

  it('leave those that are open to be called so, on their own day too', () => {
    const others = [6, 7, 8].map((confidence, at) => {
      const diary = assetDiary(11 + at, `O${at}`, 1100 + at * 100)
      diary.decide(TODAY, 'Watch', { confidence, thesis: PLAIN, ownTest: { line: 'Margin below 20%', on: null } })
      return diary
    })
    const theirs = waiting(['came-true', 'came-true'])
    expect(read([...theirs, ...others], '2026-11-10').titles).toContain(
      'By your own confidence, about 2 of your 3 open claims will come true.',
    )
    for (const [at, diary] of theirs.entries())
      diary.review('2026-11-10', at * 100 + 1, { confidence: 8, returnPercent: '1', actual: ['100', '101'] })
    expect(read([...theirs, ...others], '2026-11-10').titles).toContain(
      'By your own confidence, about 2 of your 3 open claims will come true.',
    )
  })

  it('are told of one as of many', () =>
    expect(read(waiting(['came-true'])).titles).toEqual([
      'Your claim on T1 has come to its day, and you have not looked back yet.',
    ]))
})

it('fewer decisions are told one by one', () => expect(read(bought([6, 6])).titles).toEqual([]))

/** The same entries as of another asset. */
const renumbered = (diaries: readonly Diary[]): Diary[] =>
  diaries.map((diary) => ({
    ...diary,
    entries: diary.entries.map((entry) => ({ ...entry, assetId: 77, sequence: entry.sequence + 7_700 })),
  }))

it('a credit about a period leaves out what was decided before it without a word', () => {
  const [early, late] = [bought([6], { ownTest: { line: 'Margin below 20%', on: null } }), assetDiary(77, 'T77', 7_700)]
  late.decide(TODAY, 'Buy', { quantity: '1', decidedOn: '2026-01-05', ownTest: { line: 'Margin below 20%', on: null } })
  const assets = [...early, late].flatMap(({ entries }): MirrorAsset[] => {
    const asset = replayAsset(entries)
    return asset ? [{ asset, entries, closes: [], pendingSplit: null, last: null }] : []
  })
  const evidence = (from: string) =>
    testsCredit(assets, [], (entry) => isSaidBeforehand(entry, 0), undefined, undefined, from)?.evidence
  const told = 'Of 1 decision, 1 carries a stop or a test of your own that it set.'
  expect([evidence('2026-10-01'), evidence('2026-01-01')]).toEqual([
    told,
    `${told} Left out: 1 written later or imported.`,
  ])
})
