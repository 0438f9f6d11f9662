import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText, runVerifier } from '#test/support/exported.ts'
import { makeJournal, makeKey, makeReceipt } from '#test/support/forged.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let journal: string
beforeAll(async () => {
  app = await openTestApp()
  const writer = await app.member('writer')
  await writer.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  journal = await downloadText(app, writer, '/api/export?format=json')
})
afterAll(() => app.close())

let reader: Visitor
beforeEach(async () => {
  reader = await app.member()
})

const take = (visitor: Visitor, text: string) =>
  visitor.send('POST', '/api/import', text, { 'content-type': 'application/json' })
const writeOn = (visitor: Visitor) =>
  visitor.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' })
/** What the verifier says of what somebody is given here, with the key that is shown here. */
async function verified(candor: TestApp, visitor: Visitor) {
  const receipt = await downloadText(candor, visitor, '/api/receipt')
  const { publicKey } = JSON.parse(await downloadText(candor, candor.visitor(), '/api/receipt/key'))
  const text = await downloadText(candor, visitor, '/api/export?format=json')
  return { ...runVerifier(text, receipt, publicKey), receipt: JSON.parse(receipt), publicKey }
}

it('a receipt says which entries were imported and when, and so does the verifier', async () => {
  await take(reader, journal)
  const { entries } = JSON.parse(journal)
  for (const more of [0, 1]) {
    if (more > 0) await writeOn(reader)
    const { code, said, receipt } = await verified(app, reader)
    expect(receipt).toMatchObject({
      version: 2,
      sequence: entries.length + more,
      imported: { entries: entries.length },
    })
    const { at } = receipt.imported
    expect(said).toContain(`Entries 1 to ${entries.length} were imported on ${at}: their times are as the file told.`)
    expect(code).toBe(0)
  }
})

it('one of a journal that was recorded here says that nothing was', async () => {
  await writeOn(reader)
  const { code, said, receipt } = await verified(app, reader)
  expect([code, receipt.imported]).toEqual([0, null])
  expect(said).not.toContain('imported')
})

it('a journal that was moved to another Candor verifies with the key there, and its earlier key is named', async () => {
  const there = await openTestApp()
  const moved = await there.member()
  expect((await take(moved, journal)).status).toBe(201)
  expect(await downloadText(there, moved, '/api/export?format=json')).toBe(journal)
  const [earlier] = JSON.parse(journal).receipts
  for (const more of [0, 1]) {
    if (more > 0) await writeOn(moved)
    const { code, said, publicKey } = await verified(there, moved)
    expect(said).toContain(`with the key ${publicKey}`)
    expect(said).toContain(`Until entry ${earlier.sequence} it was signed by ${earlier.publicKey}`)
    expect(code).toBe(0)
  }
  await there.close()
})

const NOW = '2026-03-01T10:00:00.000Z'
const entryOf = () => JSON.parse(journal).entries

/** The exported journal, with these receipts, and a checksum that fits. */
function withReceipts(more: readonly Record<string, unknown>[]): string {
  const { checksum: _, entries, verifier, ...rest } = JSON.parse(journal)
  const { checksum } = makeJournal([], { ...rest, verifier, receipts: more })
  return JSON.stringify({ ...rest, verifier, receipts: more, entries, checksum })
}
const signedFor = (sequence: number, more: Record<string, unknown> = {}) =>
  makeReceipt([], makeKey(), {
    ledger: JSON.parse(journal).ledger,
    sequence,
    hash: entryOf()[sequence - 1]?.hash ?? '0'.repeat(64),
    ...more,
  })

it('receipts of the first version, and those of another key, still come in', async () => {
  const text = withReceipts([signedFor(0, { version: 1 }), signedFor(1, { version: 1 }), signedFor(2)])
  expect((await take(reader, text)).json).toMatchObject({ receipts: 3 })
  expect(JSON.parse(await downloadText(app, reader, '/api/export?format=json')).receipts).toEqual(
    expect.arrayContaining(JSON.parse(text).receipts),
  )
})

it.each<readonly [string, () => Record<string, unknown>[], RegExp]>([
  ['two for one entry', () => [signedFor(1), signedFor(1)], /two receipts for entry 1/],
  ['many for one entry', () => Array<object>(60_000).fill(signedFor(1)).map(Object), /two receipts for entry 1/],
  ['one of another beginning', () => [signedFor(0, { hash: 'f'.repeat(64) })], /entry 0 was signed for another entry/],
  ['one with a text behind the key', () => [signedFor(1, { publicKey: `${makeKey().publicKey} = x` })], /publicKey/],
  ['one of a version to come', () => [signedFor(1, { version: 3 })], /version/],
  ['one of the first with a mark', () => [signedFor(1, { version: 1, imported: { entries: 1, at: NOW } })], /receipts/],
])('a journal with receipts that Candor does not give is refused: %s', async (_, receipts, why) => {
  const { status, json } = await take(reader, withReceipts(receipts()))
  expect([status, json]).toEqual([422, expect.objectContaining({ detail: expect.stringMatching(why) })])
})
