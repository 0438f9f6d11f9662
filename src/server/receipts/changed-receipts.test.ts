import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProofView } from '#contract/proof.ts'
import { openAnchoredApp } from '#test/support/anchored-app.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { faultLine } from '../ledger/journal-report.ts'
import { toHeadRow } from '../ledger/ledger-end-store.ts'
import { verify } from '../ledger/verify.ts'

let anchored: Awaited<ReturnType<typeof openAnchoredApp>>
beforeEach(async () => {
  anchored = await openAnchoredApp()
})
afterEach(() => anchored.close())

const run = (statement: string) => sql.raw(statement).execute(anchored.app.context.db)
const proof = async () => (await anchored.member.send('GET', '/api/proof')).json as ProofView
const kindsOf = ({ faults }: ProofView) => faults.map(({ entries, kind }) => `${entries}, ${kind}`)
const verified = async () =>
  (await verify(anchored.app.context)).faults.map((fault) => faultLine(fault).replace(/^.*?, |: .*$/g, ''))

const CHANGED = 'A receipt of your journal is not the one that Candor signed'

describe.each([
  ['one that is no JSON any more', "update receipts set body = 'gone'"],
  ['one whose time was changed', "update receipts set body = replace(body, '2026-11-22T10', '2020-01-01T10')"],
])('a stored receipt: %s', (_, statement) => {
  beforeEach(async () => {
    expect(await anchored.member.send('GET', '/api/receipt')).toMatchObject({ status: 200 })
    await run(statement)
  })

  it('is named on the page Proof, which tells nothing from it', async () => {
    const { lastReceipt, ...view } = await proof()
    expect([lastReceipt, kindsOf(view as ProofView)]).toEqual([null, ['entry 2, receipt-changed']])
  })

  it('is not given out, and nothing else is signed', async () => {
    const answer = await anchored.member.send('GET', '/api/receipt')
    expect([answer.status, answer.json]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringContaining(CHANGED) }),
    ])
  })

  it.each(['json', 'csv', 'markdown'])('keeps nothing from leaving as %s', async (format) => {
    const text = await downloadText(anchored.app, anchored.member, `/api/export?format=${format}`)
    expect(text.slice(0, 2)).toBe({ json: '{"', csv: '\ufeffs', markdown: 'PK' }[format])
  })

  it('keeps no other journal from being sent to a calendar', async () => {
    const other = await anchored.app.member('other')
    await other.send('POST', '/api/assets', buyIbm())
    await anchored.round(48)
    expect((await anchored.anchors(other)).count).toBe(1)
    expect((await anchored.anchors()).count).toBe(0)
  })
})

it('a ledger that was cut with its end is named at once on the page Proof, and once', async () => {
  await anchored.round()
  const { db } = anchored.app.context
  for (const name of ['entries_refuse_delete', 'ledger_heads_refuse_return']) await run(`drop trigger ${name}`)
  await run('delete from entries where sequence = 2')
  const { user_id, hash } = await db.selectFrom('entries').select(['user_id', 'hash']).executeTakeFirstOrThrow()
  const end = toHeadRow(user_id, { sequence: 1, hash, highestAssetId: 1, boundFrom: 1 })
  await db.updateTable('ledger_heads').set(end).execute()
  const { entries, ...view } = await proof()
  expect([entries, kindsOf(view as ProofView)]).toEqual([1, ['entry 2, receipt-contradicted']])
})

it('very many receipts are compared with the event loop free in between', async () => {
  const { db } = anchored.app.context
  const { user_id } = await db.selectFrom('entries').select('user_id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: 200 }, (_, nth) => ({ user_id, sequence: nth + 1, signed_at: '', body: 'gone' }))
  await db.insertInto('receipts').values(rows).execute()
  const { turns, result } = await turnsDuring(proof)
  expect(result.faults).toMatchObject([{ kind: 'receipt-changed', entries: 'entries 1 to 200' }])
  expect(turns).toBeGreaterThan(10)
})

describe('a receipt that was sent to a calendar', () => {
  beforeEach(() => anchored.round())

  it('is no fault as it was signed', async () => {
    expect([await verified(), kindsOf(await proof())]).toEqual([[], []])
  })

  it.each([
    "update anchors set receipt = 'gone'",
    "update anchors set receipt = replace(receipt, '2026-11-22T10', '2020-01-01T10')",
    'update anchors set sequence = 1',
  ])('is named where it is another one, and nothing is kept from leaving: %s', async (statement) => {
    await run(statement)
    const found = [`entry ${statement.endsWith('1') ? 1 : 2}, anchor-changed`]
    expect([await verified(), kindsOf(await proof())]).toEqual([found, found])
    expect(JSON.parse(await downloadText(anchored.app, anchored.member, '/api/export?format=json'))).toMatchObject({
      entryCount: 2,
    })
  })
})
