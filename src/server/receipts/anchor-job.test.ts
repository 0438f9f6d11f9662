import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProofView } from '#contract/proof.ts'
import { readProofFile } from '#domain/opentimestamps/proof-file.ts'
import { eraseAccount } from '#server/accounts/erasure/erase-account.ts'
import { openAnchoredApp, START } from '#test/support/anchored-app.ts'
import { download, downloadText } from '#test/support/exported.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { hashBytes, hexOf, sha256Of } from '#test/support/timestamp-bytes.ts'
import { anchorHeads } from './anchor-job.ts'

let world: Awaited<ReturnType<typeof openAnchoredApp>>
beforeEach(async () => {
  world = await openAnchoredApp()
})
afterEach(() => world.close())

const proofOf = async (sequence: number) => {
  const bytes = await download(world.app, world.member, `/api/anchors/${sequence}/proof`)
  return readProofFile(bytes.toString('hex'), hashBytes)
}

describe('the end of a ledger', () => {
  it('is sent as a digest with a nonce, and its proof belongs to the issued receipt', async () => {
    await world.round()
    const { latest } = await world.anchors()
    const sequence = latest[0]?.sequence ?? 0
    expect(await world.anchors()).toEqual({
      calendar: world.calendar.url,
      count: 1,
      latest: [
        {
          sequence,
          calendar: world.calendar.url,
          submittedAt: START,
          blockHeight: null,
          isAsked: true,
          isImported: false,
          isReadable: true,
        },
      ],
    })
    const receipt = await downloadText(world.app, world.member, `/api/anchors/${sequence}/receipt`)
    expect(receipt).toBe(await downloadText(world.app, world.member, '/api/receipt'))
    const proof = await proofOf(sequence)
    expect(proof?.digest).toBe(sha256Of(hexOf(receipt)))
    expect(world.calendar.digests).toHaveLength(1)
    expect(world.calendar.digests[0]).toMatch(/^[0-9a-f]{64}$/)
    expect([sha256Of(hexOf(receipt)), sha256Of(sha256Of(hexOf(receipt)))]).not.toContain(world.calendar.digests[0])
    expect(world.calendar.requests[0]?.headers).toMatchObject({ 'content-length': '32' })
    expect(JSON.stringify(world.calendar.requests)).not.toContain(JSON.parse(receipt).hash)
  })

  it('is sent again when it has advanced and a day has passed, and not before', async () => {
    await world.round()
    await world.round(30)
    expect(world.calendar.digests).toHaveLength(1)
    await world.writeOn()
    await world.round(31)
    await world.writeOn()
    await world.round(40)
    expect(world.calendar.digests).toHaveLength(2)
    await world.round(56)
    expect((await world.anchors()).latest.map(({ submittedAt }) => submittedAt)).toEqual([
      '2026-11-24T18:00:00.000Z',
      '2026-11-23T17:00:00.000Z',
      START,
    ])
  })

  it('of an account that is erased while the calendar answers leaves no row', async () => {
    const { context } = world.app
    const { calendar } = context
    const { id } = await context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const submit = async (digest: string) => {
      await eraseAccount({ ...context, dataFolder: null }, id)
      return calendar?.submit(digest) ?? { ok: false as const, kind: 'upstream' as const }
    }
    await anchorHeads({ ...context, calendar: calendar && { ...calendar, submit } })
    expect(world.calendar.digests).toHaveLength(1)
    expect(await context.db.selectFrom('anchors').selectAll().execute()).toEqual([])
  })

  it('of an account without entries, or that was disabled, is not sent', async () => {
    const newcomer = await world.app.member('has.none')
    const other = await world.app.member('leaves')
    await world.writeOn(other)
    await world.app.context.db
      .updateTable('users')
      .set({ disabledAt: START })
      .where('username', '=', 'leaves')
      .execute()
    await world.round()
    expect((await world.anchors(newcomer)).count).toBe(0)
    expect(world.calendar.digests).toHaveLength(1)
  })

  it('is not sent if the ledger was changed, because it is not signed', async () => {
    await world.round()
    const [row] = await world.app.context.db.selectFrom('receipts').selectAll().execute()
    await world.app.context.db
      .updateTable('receipts')
      .set({ body: (row?.body ?? '').replace(/"hash":"../, '"hash":"zz') })
      .execute()
    await world.writeOn()
    await world.round(30)
    expect(world.calendar.digests).toHaveLength(1)
  })
})

describe('a promised block', () => {
  it('is asked for until the calendar has it, and is then part of the proof', async () => {
    await world.round()
    await world.round(0.5)
    expect(world.calendar.requests).toHaveLength(1)
    await world.round(1)
    expect(world.calendar.requests).toHaveLength(2)
    world.calendar.mine(870_123)
    await world.round(2)
    expect(world.calendar.requests).toHaveLength(2)
    await world.round(3)
    const [anchor] = (await world.anchors()).latest
    expect(anchor).toMatchObject({ blockHeight: 870_123, isAsked: false })
    expect((await proofOf(anchor?.sequence ?? 0))?.attested.map(({ meaning }) => meaning)).toEqual([
      { kind: 'pending', calendar: world.calendar.url },
      { kind: 'bitcoin', height: 870_123 },
    ])
    await world.round(300)
    expect(world.calendar.requests).toHaveLength(3)
  })

  it('is asked for thirty times at most, once a day in the end', async () => {
    await world.round()
    for (let hours = 0; hours < 24 * 40; hours += 1) await world.round(hours)
    expect(world.calendar.requests).toHaveLength(1 + 30)
    // Sessions have ended meanwhile, so the row is read.
    const row = await world.app.context.db.selectFrom('anchors').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ questions: 30, ask_at: null })
  })

  it('is asked for only at the calendar to which it was sent, and not if none is set', async () => {
    await world.round()
    const elsewhere = {
      ...world.app.context,
      calendar: world.app.context.calendar && { ...world.app.context.calendar, url: 'https://b.example' },
    }
    world.app.setNow('2026-11-23T09:00:00.000Z')
    await anchorHeads(elsewhere)
    await anchorHeads({ ...world.app.context, calendar: null })
    expect(world.calendar.requests).toHaveLength(1)
  })
})

it('nothing is sent unless a calendar is named', async () => {
  const quiet = await openTestApp()
  const visitor = await quiet.member()
  await world.writeOn(visitor)
  await anchorHeads(quiet.context)
  const { anchors } = (await visitor.send('GET', '/api/proof')).json as ProofView
  expect(anchors).toEqual({ calendar: null, count: 0, latest: [] })
  await quiet.close()
})

it('an anchor of an entry that nobody sent is not found', async () => {
  for (const path of ['1/proof', '0/receipt', 'x/proof', '99999999999/receipt'])
    expect((await world.member.send('GET', `/api/anchors/${path}`)).status).toBe(404)
})

it('a proof that was changed in the database is shown as unreadable', async () => {
  await world.round()
  world.calendar.mine(870_123)
  await world.round(1)
  const changed = { receipt: '{"format":"candor-receipt","sequence":2}' }
  await world.app.context.db.updateTable('anchors').set(changed).execute()
  expect((await world.anchors()).latest[0]).toMatchObject({ blockHeight: null, isReadable: false })
})
