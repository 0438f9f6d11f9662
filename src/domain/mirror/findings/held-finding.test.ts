import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import type { Language } from '../../locale.ts'
import { usdWords } from '../../prices/money-format.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import { mirrorOf } from '../mirror.ts'
import { readMirror } from './read-mirror.ts'

type Diary = ReturnType<typeof assetDiary>
const [DECIDED, TODAY] = ['2026-06-10', '2026-07-02']
const LATE = { decidedOn: DECIDED, thesis: 'The order book keeps filling, and the new plant is ready.' }

const CALL = { ...IBM, stopLossPercent: null, type: 'options', contract: { right: 'call', strike: '320' } } as const

type Reading = { readonly imported?: number; readonly language?: Language; readonly last?: string }

function read(diaries: readonly Diary[], { imported = 0, language = 'en', last }: Reading = {}) {
  const assets = diaries.map(({ entries }): MirrorAsset => {
    const asset = replayAsset(entries)
    if (!asset) throw new Error('a diary opens an asset')
    return { asset, entries, closes: [], pendingSplit: null, last: last ? { price: last, on: TODAY } : null }
  })
  const mirror = mirrorOf(assets, { today: TODAY, lastDay: TODAY, imported, benchmark: null, language })
  const { findings, credit } = readMirror(mirror, assets)
  const finding = findings.find(({ kind }) => kind === 'held') ?? findings[0]
  return {
    kinds: findings.map(({ kind }) => kind),
    title: finding?.title,
    evidence: finding?.evidence,
    finding,
    credit,
  }
}

const bought = (prices: readonly string[], said: (at: number) => Parameters<Diary['decide']>[2]): Diary[] =>
  prices.map((price, at) => {
    const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
    diary.decide(TODAY, 'Buy', { quantity: '10', price, ...LATE, ...said(at) })
    return diary
  })
const FIVE = ['100', '101', '102', '103', '104']

describe('a journal of which only money counts', () => {
  it('says what its stops leave at risk', () => {
    const { kinds, title, evidence, finding, credit } = read(bought(FIVE, () => stopOf('90')))
    expect([kinds, credit]).toEqual([['held'], null])
    // 10 × (100 + 101 + 102 + 103 + 104) less 50 × 90
    expect(title).toBe('Your 5 stops, if all came, would cost $600 of $5,100.')
    expect(evidence).toBe(
      'Of the 5 assets that you hold, 5 have a stop that has not come; you paid $5,100 for them. You have held all of them for 22 days, since Jun 10, 2026.',
    )
    expect(finding).toMatchObject({ cost: null, note: '5 stops', quotes: [] })
    expect(finding?.entries.map(({ sequence }) => sequence)).toEqual([1, 101, 201, 301, 401])
    expect(
      read(
        bought(FIVE, () => stopOf('90')),
        { language: 'de' },
      ).title,
    ).toBe('Deine 5 Stopps würden, wenn alle kämen, 600\u00a0$ von 5.100\u00a0$ kosten.')
  })

  it('says so of what was imported, and of stops above what was paid', () => {
    const ofDay = bought(FIVE, () => ({ ...stopOf('90'), decidedOn: TODAY }))
    expect(read(ofDay, { imported: 500 }).title).toBe('Your 5 stops, if all came, would cost $600 of $5,100.')
    const raised = bought(FIVE, () => ({}))
    for (const diary of raised) diary.decide(TODAY, 'Hold', { ...LATE, price: '130', levels: stopAt('112') ?? {} })
    expect(read(raised).title).toBe('Your 5 stops, if all came, would bring $500 more than $5,100.')
  })

  it('counts no stop that has come, and nothing of which it is not known what was paid', () => {
    const passed = bought(FIVE, (at) => stopOf(at === 0 ? '95' : '90'))
    expect(read(passed, { last: '94' }).title).toBe('Your 4 stops, if all came, would cost $500 of $4,100.')
    const [, ...others] = bought(FIVE, () => stopOf('90'))
    const given = assetDiary(1, 'T1')
    given.decide(TODAY, 'Buy', { quantity: '10', ...LATE })
    const { title, finding } = read([given, ...others])
    expect(title).toBe('Your 4 stops, if all came, would cost $500 of $4,100.')
    expect(finding?.method).toContain(
      'Left out: 1 asset with a purchase without a price or at $0, or with a split that is not recorded yet.',
    )
  })

  it('says without stops what most of the money is in, and when the lines of tests come up', () => {
    const test = (at: number) => ({ ownTest: { line: 'Sales fall', on: at === 3 ? '2026-10-01' : null } })
    const { title, evidence } = read(bought([...FIVE.slice(1), '200'], test))
    // 2,000 of 10 × (101 + 102 + 103 + 104 + 200)
    expect(title).toBe('Of the $6,100 that you paid for what you hold, $2,000, or 33%, is in T5.')
    expect(evidence).toBe(
      'You have held all of them for 22 days, since Jun 10, 2026. 5 “Wrong if” lines stand, and the first day to come that one of them names is Oct 1, 2026.',
    )
    expect(read(bought(['9', '9', '9', '9', '9'], test)).title).toBe(
      'You paid $450 for the 5 assets that you hold, $90 for each.',
    )
  })

  it('says of what is only watched how many tests stand, and nothing where it cannot say anything', () => {
    const watched = FIVE.map((price, at) => {
      const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
      diary.decide(TODAY, 'Watch', { price, ...LATE, ownTest: { line: 'Sales fall', on: null } })
      return diary
    })
    const { title, evidence } = read(watched)
    expect(title).toBe('5 “Wrong if” lines stand, and none of them names a day.')
    expect(evidence).toBe('The newest is of T5: “Sales fall”')
    expect(read(bought(FIVE.slice(1), () => stopOf('90'))).kinds).toEqual([])
  })

  it('holds nothing of an option that has expired, whatever became of it, and what expires today', () => {
    const withOption = (expiresOn: string) =>
      read(
        bought(['100', '100', '100', '100', '300'], (at) =>
          at < 4 ? {} : { asset: { ...CALL, ticker: 'T5', contract: { ...CALL.contract, expiresOn } } },
        ),
      ).title
    expect(withOption('2026-07-01')).toBe('You paid $4,000 for the 4 assets that you hold, $1,000 for each.')
    expect(withOption(TODAY)).toMatch(/^Of the \$7,000 that you paid for what you hold, \$3,000, or 43%, is in /)
  })

  it('lets no line of an option that has expired stand', () => {
    const withOption = (expiresOn: string) =>
      read(
        bought([...FIVE.slice(1), '300'], (at) => ({
          ownTest: { line: 'Sales fall', on: null },
          ...(at === 4 && { asset: { ...CALL, ticker: 'T5', contract: { ...CALL.contract, expiresOn } } }),
        })),
      ).evidence
    expect(withOption('2026-07-01')).toContain('4 “Wrong if” lines stand')
    expect(withOption(TODAY)).toContain('5 “Wrong if” lines stand')
  })

  it('does not say of all what it knows of some, and writes no amount of nothing', () => {
    const free = assetDiary(9, 'T9', 900)
    free.decide('2026-05-01', 'Buy', {
      quantity: '10',
      ...LATE,
      decidedOn: '2026-05-01',
      ownTest: { line: 'Sales fall', on: null },
    })
    const four = (price: string) => bought(Array(4).fill(price), () => ({}))
    const { title, evidence } = read([...four('100'), free])
    expect(title).toBe('You paid $4,000 for 4 of the 5 assets that you hold, $1,000 for each.')
    expect(evidence).toMatch(/^What you have held longest, you have held for 62 days, since May 1, 2026\./)
    const [first, ...others] = bought(['200', '100', '100', '100'], () => ({}))
    expect(read([...(first ? [first] : []), ...others, free]).title).toBe(
      'Of the $5,000 that you paid for 4 of the 5 assets that you hold, $2,000, or 40%, is in T1.',
    )
    expect(read([...bought(FIVE.slice(1), () => stopOf('90')), free]).evidence).toMatch(
      /^Of 4 of the 5 assets that you hold, 4 have a stop that has not come; you paid \$4,100 for them\./,
    )
    const tiny = bought(FIVE, () => ({ quantity: '0.00001' }))
    const { title: ofTiny, evidence: beside } = read([...tiny, free])
    expect([ofTiny, beside]).not.toContainEqual(expect.stringContaining('$0'))
    expect(ofTiny).toBe('One “Wrong if” line stands, and it names no day.')
  })

  it('says of what is sold what it brought beside its cost, unless a review asks for it', () => {
    const sold = (prices: readonly [string, string][], said: Parameters<Diary['decide']>[2] = LATE) =>
      prices.map(([paid, got], at) => {
        const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
        diary.decide(TODAY, 'Buy', { quantity: '10', price: paid, ...LATE, ...said })
        diary.decide(TODAY, 'Sell', { price: got, ...LATE, decidedOn: '2026-06-20', ...said })
        return diary
      })
    // 10 × (112 + 95 + 105) less 10 × 300
    const three = read(
      sold([
        ['100', '112'],
        ['100', '95'],
        ['100', '105'],
      ]),
    )
    expect(three.kinds).toEqual(['untested', 'held'])
    expect(three.title).toBe('What you sold of 3 assets brought $3,120, $120 more than they had cost you.')
    expect(three.evidence).toBe('Most came of T1, +$120.00; least of T2, −$50.00.')
    expect(three.finding?.entries.map(({ sequence }) => sequence)).toEqual([2, 102, 202])
    const even = (language: Language) => read(sold(Array(3).fill(['100', '100'])), { language })
    expect([even('en').title, even('en').evidence]).toEqual([
      'What you sold of 3 assets brought $3,000, what they had cost you.',
      '',
    ])
    expect(even('de').title).toBe(
      'Was du von 3 Anlagen verkauft hast, brachte 3.000\u00a0$: was sie dich gekostet hatten.',
    )
    // Of the first a part was sold again since: what all of it brought is not what the ended holdings did.
    const [first, second, third] = sold(Array(3).fill(['100', '112']))
    first?.decide(TODAY, 'Buy', { quantity: '10', price: '105', ...LATE, decidedOn: '2026-06-22' })
    first?.decide(TODAY, 'Sell Some', { quantity: '5', price: '150', ...LATE, decidedOn: '2026-06-24' })
    const rest = [first, second, third].flatMap((diary) => diary ?? [])
    expect(read(rest).title).toBe('What you sold of 2 assets brought $2,240, $240 more than they had cost you.')
    const ofDay = sold(Array(3).fill(['100', '112']), { decidedOn: TODAY })
    expect(read(ofDay).finding?.title ?? '').not.toContain('What you sold')
  })

  it('is told beside nothing else', () =>
    expect(read(bought(FIVE, () => ({ ...stopOf('90'), decidedOn: TODAY }))).kinds).toEqual(['expected']))

  it('adds up to what can be added up from the entries', () => {
    const holding = fc.record({
      paid: fc.integer({ min: 100, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      stop: fc.option(fc.integer({ min: 1, max: 99 })),
    })
    const told = (cents: number) => usdWords((cents / 100).toFixed(2)).replace('.00', '')
    fc.assert(
      fc.property(fc.array(holding, { minLength: 5, maxLength: 9 }), (holdings) => {
        const stopped = holdings.flatMap((one) => (one.stop === null ? [] : [{ ...one, at: one.stop }]))
        fc.pre(stopped.length > 1)
        const diaries = holdings.map(({ paid, quantity, stop }, at) => {
          const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
          const said = { ...LATE, quantity: String(quantity), price: (paid / 100).toFixed(2) }
          diary.decide(TODAY, 'Buy', { ...said, ...(stop !== null && stopOf((stop / 100).toFixed(2))) })
          return diary
        })
        const paid = stopped.reduce((sum, one) => sum + one.paid * one.quantity, 0)
        const left = stopped.reduce((sum, one) => sum + one.at * one.quantity, 0)
        expect(read(diaries).title).toBe(
          `Your ${stopped.length} stops, if all came, would cost ${told(paid - left)} of ${told(paid)}.`,
        )
      }),
      { seed: 20_261_130, numRuns: Number(process.env.PROPERTY_RUNS ?? 40) },
    )
  })
})

function stopOf(price: string) {
  return { levels: stopAt(price) ?? {} }
}
