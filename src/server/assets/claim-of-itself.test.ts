import { expect, it } from 'vitest'
import type { DecisionRecorded } from '#domain/ledger/entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { IBM, story } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { app, asset } = journalForEach('2026-11-30T15:00:00.000Z')

it('an outcome from before no share could be its own benchmark says that it does not count', async () => {
  const { db } = app().context
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const claim = { horizonMonths: 1, benchmark: { ticker: 'SPY' }, mapping: 1 } as const
  const [first] = story([
    'Buy',
    { quantity: '10', price: '600', asset: { ...IBM, ticker: 'SPY', companyName: 'SPDR' } },
  ])
  if (!first) throw new Error('a story has a decision')
  const { sequence: _, recordedAt, ...fact } = first
  await appendFact<DecisionRecorded>(db, id, { ...fact, claim }, recordedAt)
  const closes = { from: '600', until: '610' }
  const resolved: ClaimResolved = {
    ...{ kind: 'claim-resolved', assetId: 1, setBySequence: 1, claim, isBetter: true, outcome: 'did-not-come-true' },
    ...{ claimedUntil: '2026-05-06', from: '2026-04-06', until: '2026-05-06' },
    closes: { asset: closes, benchmark: closes },
  }
  await appendFact(db, id, resolved, '2026-05-07T15:00:00.000Z')
  const view = await asset()
  expect(view.thesis[0]?.claim).toMatchObject({ leftOut: 'of-itself' })
  expect(view.events).toMatchObject([{ kind: 'claim-resolved', isOfItself: true }])
})
