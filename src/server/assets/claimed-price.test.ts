import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { WholeJournalView } from '#contract/journal.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'

/** A claim that a share stands above 101 in a month: on a Friday evening, of the share itself, or of a call on it. */
const { app, get, post, setNow } = journalForEach('2026-08-07T22:00:00.000Z')

const claim = { horizonMonths: 1, benchmark: { price: 101 } }
const contract = { right: 'call', strike: 100, expiresOn: '2027-01-15' }
const buyShare = (claimed: object = { claim }) => post('/api/assets', buyIbm({ costBasis: 100, ...claimed }))
const buyCall = () => post('/api/assets', buyIbm({ stockOrOptions: 'options', contract, claim }))
const split = { effectiveOn: '2026-08-10', newShares: '4', oldShares: '1' }
const report = () => storeSplits(app().context.db, 'IBM', [{ ...split, source: 'massive' }])

/** How the claim is told on the asset's page, in the Journal, and on the Mirror. */
async function told(assetId: number): Promise<readonly (string | undefined)[]> {
  const { thesis } = await get<AssetView>(`/api/assets/${assetId}`)
  const { entries } = await get<WholeJournalView>('/api/journal')
  const { claims } = await get<MirrorView>('/api/mirror')
  const ofJournal = entries.flatMap((entry) =>
    entry.kind === 'decision' && entry.asset.assetId === assetId ? [entry.decision.claim?.sentence] : [],
  )
  return [
    ...thesis.map((entry) => entry.claim?.sentence),
    ...ofJournal,
    ...claims.flatMap((one) => (one.assetId === assetId ? [one.words] : [])),
  ]
}

const inWords = (price: string) => [
  `About 55% sure that IBM stands above ${price} on Sept 7, 2026.`,
  `About 55% sure that IBM stands above ${price} on Sept 7, 2026.`,
  `IBM stands above ${price} on Sept 7, 2026`,
]
const BOTH = '$101.00 ($25.25 since the 4-for-1 split of Aug 10, 2026)'

it('is told in the shares in which it is judged where only a provider reports the split, from its day on', async () => {
  await buyShare()
  await report()
  expect(await told(1)).toEqual(inWords('$101.00'))
  setNow('2026-08-10T12:00:00.000Z')
  expect(await told(1)).toEqual(inWords(BOTH))
})

it.each([
  ['a provider reports', async () => report()],
  ['its owner recorded of the share', async () => post('/api/assets/1/splits', split)],
])('of an option is told in shares of after a split that %s', async (_, tell) => {
  await buyShare({})
  await buyCall()
  setNow('2026-08-10T15:00:00.000Z')
  await tell()
  expect(await told(2)).toEqual(inWords(BOTH))
  const closes = 'Date,Close\n2026-08-10,25\n2026-09-04,26'
  setNow('2026-09-08T15:00:00.000Z')
  await post('/api/assets/1/daily-prices', { csv: closes, leapsAreRight: true })
  await app().context.claims.done()
  const { events } = await get<AssetView>('/api/assets/2')
  // The split came after the day on which it was made, and before the first close.
  expect(events.find(({ kind }) => kind === 'claim-resolved')).toMatchObject({
    claim: `IBM stands above ${BOTH} on Sept 7, 2026`,
    splits: [split],
  })
})
