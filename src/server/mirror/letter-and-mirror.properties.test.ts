import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { LetterView } from '#contract/letter.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

/** What prices of an asset come from: its owner's notes, a file of closes, a provider, or decisions alone. */
const SOURCES = ['none', 'typed', 'file', 'provider', 'both', 'all', 'option'] as const
type PriceSource = (typeof SOURCES)[number]

const [BOUGHT, LAST, AFTER] = ['2026-07-06', '2026-09-30', '2026-10-30'] as const
/** None resolves before the letter, so that no review keeps a figure back. */
const CLAIM = { claim: { horizonMonths: 12, benchmark: 'gain' } } as const
const SEEDS = Array.from({ length: Number(process.env.PROPERTY_RUNS ?? 4) }, (_, seed) => seed + 1)
const UNLIMITED = { PRICES_PER_MINUTE: '0', CRITIQUES_PER_MINUTE: '0', UPLOADS_PER_MINUTE: '0' }

it.each(SEEDS)(
  'a letter has the figures of the Mirror of its last day, whatever its prices come from: %i',
  async (seed) => {
    const chance = seeded(seed)
    const app = await openTestApp(UNLIMITED)
    try {
      app.setNow(`${BOUGHT}T15:00:00.000Z`)
      const member = await app.member()
      for (const [nth, source] of SOURCES.entries()) await buy(member, `TST${nth}`, source)
      for (const day of marketDaysBetween('2026-07-07', LAST)) await live(app, member, day, chance)
      app.setNow(`${LAST}T23:00:00.000Z`)
      const mirror = (await member.send('GET', '/api/mirror')).json as MirrorView
      for (const day of marketDaysBetween('2026-10-01', AFTER)) await live(app, member, day, chance)
      const { letter } = (await member.send('GET', '/api/mirror/letter')).json as LetterView
      expect(letter?.id).toBe('2026-q3')
      for (const told of letter?.findings ?? []) expect(figuresOf(told)).toEqual(figuresOf(ofKind(mirror, told.kind)))
      if (letter?.credit?.kind === 'kept') expect(figuresOf(letter.credit)).toEqual(figuresOf(mirror.credit))
      expect(letter?.findings.map(({ kind }) => kind)).toContain('lines')
    } finally {
      await app.close()
    }
  },
)

type Told = LetterView['letter'] & {} extends { findings: readonly (infer F)[] } ? F : never

const ofKind = ({ findings }: MirrorView, kind: string) => findings.find((finding) => finding.kind === kind) ?? null

/** Without what a letter leaves out, as what was not answered yet, or adds, as the day by which a price is the last. */
const LEFT_OUT = / by Sept 30, 2026| \d+ more waits? for what you do\.| What is left of \S+ waits for what you do\./g

const figuresOf = (finding: Told | MirrorView['credit']) =>
  finding && { title: finding.title, cost: finding.cost, evidence: finding.evidence.replace(LEFT_OUT, '') }

const buy = (member: Visitor, ticker: string, source: PriceSource) =>
  member.send(
    'POST',
    '/api/assets',
    buyIbm({
      ...{ ticker, companyName: ticker, costBasis: 100, ...CLAIM },
      ...{ stopLossYesNo: 'Yes', stopLossPrice: 92, takeProfitYesNo: 'Yes', takeProfitPrice: 110 },
      ...(source === 'option' && {
        stockOrOptions: 'options',
        contract: { right: 'call', strike: '100', expiresOn: '2027-01-15' },
      }),
    }),
  )

/** One day of all assets: now and then a price is typed, a file uploaded, a close provided, or something decided. What is refused is not recorded. */
async function live(app: TestApp, member: Visitor, day: string, chance: Chance): Promise<void> {
  for (const [nth, source] of SOURCES.entries()) {
    const assetId = nth + 1
    const send = (path: string, body: object) => member.send('POST', `/api/assets/${assetId}/${path}`, body)
    const now = (time: string) => app.setNow(`${day}T${time}:00.000Z`)
    const price = () => chance.whole(82, 121)
    if (['typed', 'both', 'all', 'option'].includes(source) && chance.next() < 0.12) {
      now(chance.oneOf(['14:00', '21:30']) ?? '')
      await send('prices', { price: price() })
    }
    if (chance.next() < 0.07) {
      now('15:00')
      await send('decisions', decision(chance, price()))
    }
    if (['provider', 'all'].includes(source) && chance.next() < 0.3) {
      const close = { day, open: null, high: null, low: null, close: String(price()) }
      await storeDailyPrices(app.context.db, SHARED, `TST${nth}`, [close], 'twelve-data')
    }
    if (['file', 'both', 'all'].includes(source) && chance.next() < 0.08) {
      now('22:00')
      await send('daily-prices', { csv: `Date,Close\n${day},${price()}`, leapsAreRight: true })
    }
  }
}

function decision(chance: Chance, price: number): object {
  const action = chance.oneOf(['Hold', 'Hold', 'Buy More', 'Sell Some', 'Sell', 'Buy'])
  return {
    ...{ decisionId: randomUUID(), updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.', ...CLAIM },
    ...(action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action }),
    ...(action === 'Hold' && chance.next() < 0.5 ? {} : { price }),
    ...(action === 'Buy More' || action === 'Sell Some' ? { quantity: chance.whole(1, 4) } : {}),
    ...(action === 'Buy' ? { assetQty: 10, costBasis: price } : {}),
  }
}
