import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openExisting } from '#server/database/open-existing.ts'
import { verify } from '#server/ledger/verify.ts'
import { storeRecap } from '#server/recap/recap-store.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText, runVerifier } from '#test/support/exported.ts'
import { forgeJournal } from '#test/support/forged.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let folder: string
let app: TestApp
let writer: Visitor
let journal: string
let hands: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-import-test-'))
  app = await openTestApp({ CANDOR_DATA: folder })
  writer = await app.member('writer')
  await writer.send(
    'POST',
    '/api/assets',
    buyIbm({ thesis: 'Growth of the “cloud” above 8%: \u{1f680}\n– and prices.' }),
  )
  await writer.send('POST', '/api/assets/1/decisions', {
    decisionId: crypto.randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 7,
    updatedThesis: 'It goes on as I wrote, quarter by quarter.',
  })
  await writer.send('POST', '/api/assets', buyIbm({ ticker: 'MSFT' }))
  await writer.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' })
  await writer.send('POST', '/api/settings', { benchmark: 'QQQ' })
  await writer.send('POST', '/api/assets/1/prices', { price: '130' })
  await app.critiquesDone()
  journal = await downloadText(app, writer, '/api/export?format=json')
  hands = JSON.stringify((await writer.send('GET', '/api/assets/1/journal')).json)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

let reader: Visitor
beforeEach(async () => {
  reader = await app.member()
})

const send = (text: string) => reader.send('POST', '/api/import', text, { 'content-type': 'application/json' })
const checkAll = async () => {
  const database = await openExisting({ engine: 'sqlite', folder }, 'read')
  const { faults } = await verify(database)
  await database.db.destroy()
  return faults
}

describe('an exported journal', () => {
  it('is restored in an empty account with the same bytes, the same pages and a valid chain', async () => {
    const answer = await send(journal)
    expect(answer).toMatchObject({ status: 201, json: { entries: JSON.parse(journal).entryCount, assets: 2 } })
    expect(await downloadText(app, reader, '/api/export?format=json')).toBe(journal)
    expect(JSON.stringify((await reader.send('GET', '/api/assets/1/journal')).json)).toBe(hands)
    expect((await reader.send('GET', '/api/settings')).json).toMatchObject({ benchmark: 'QQQ' })
    expect(await checkAll()).toEqual([])
  })

  it.each([
    [
      'half of a character',
      (text: string) => text.replace('Growth of', String.raw`Growth \ud83d of`),
      'half of a character',
    ],
    ['U+0000', (text: string) => text.replace('Growth of', String.raw`Growth \u0000 of`), 'U+0000'],
  ])('with %s is refused, with the reason', async (_, change, why) => {
    expect(change(journal)).not.toBe(journal)
    expect(await send(change(journal))).toMatchObject({ status: 422, json: { detail: expect.stringContaining(why) } })
  })

  it.each([
    ['no number can be as large as', '1e999'],
    ['no number can be as small as', '-9e999'],
    ['another spelling of the same number', '600e-2'],
    ['digits that are not read', '6.00000000000000000001'],
    ['a sign that is not read', '-0'],
  ])(
    'with a number that Candor writes otherwise (%s) is refused with its line, wherever it stands',
    async (_, number) => {
      for (const before of ['"confidence":', '"stopLossPercent":', '"entryCount":']) {
        const line = journal.slice(0, journal.indexOf(before)).split('\n').length
        const text = journal.replace(new RegExp(`${before}[^,}]*`), `${before}${number}`)
        expect(text).not.toBe(journal)
        const detail = expect.stringContaining(`${number} at line ${line}, which Candor does not write so`)
        expect(await send(text)).toMatchObject({ status: 422, json: { detail } })
      }
    },
  )

  it('keeps the id of its ledger, so that further entries continue the same chain', async () => {
    await send(journal)
    expect((await reader.send('POST', '/api/assets', buyIbm({ ticker: 'AAPL' }))).status).toBe(201)
    await app.critiquesDone()
    const text = await downloadText(app, reader, '/api/export?format=json')
    const receipt = await downloadText(app, reader, '/api/receipt')
    expect(runVerifier(text, receipt)).toMatchObject({ code: 0 })
    expect(JSON.parse(text)).toMatchObject({ ledger: JSON.parse(journal).ledger })
    expect(JSON.parse(text).receipts).toHaveLength(2)
    expect(await checkAll()).toEqual([])
    const again = await app.member()
    expect((await again.send('POST', '/api/import', text)).status).toBe(201)
    expect(await downloadText(app, again, '/api/export?format=json')).toBe(text)
  })

  it('can be imported into another Candor, whatever its layout', async () => {
    const other = await openTestApp()
    const stranger = await other.member()
    expect(await stranger.send('POST', '/api/import', JSON.stringify(JSON.parse(journal), null, 2))).toMatchObject({
      status: 201,
    })
    expect(await downloadText(other, stranger, '/api/export?format=json')).toBe(journal)
    await other.close()
  })

  it.each([{}, { benchmark: 'QQQ' }])('without entries, with the settings %j, comes back too', async (settings) => {
    await reader.send('POST', '/api/settings', settings)
    const empty = await downloadText(app, reader, '/api/export?format=json')
    expect(await send(empty)).toMatchObject({ status: 201, json: { entries: 0 } })
    expect(await downloadText(app, reader, '/api/export?format=json')).toBe(empty)
    reader = await app.member()
    expect(await send(empty)).toMatchObject({ status: 201, json: { entries: 0 } })
    // Nothing was sealed under the id of the other account, so this one keeps its own.
    const other = await downloadText(app, reader, '/api/export?format=json')
    const { preferences, closes } = JSON.parse(empty)
    expect(JSON.parse(other)).toMatchObject({ entries: [], preferences, closes })
    expect(runVerifier(other, null)).toMatchObject({ code: 0 })
    expect(await checkAll()).toEqual([])
  })

  it('of somebody with a weekly recap comes back without it, and so does that of an earlier Candor, which wrote it down', async () => {
    const { id } = await app.context.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'writer')
      .executeTakeFirstOrThrow()
    const recap = { address: 'writer@example.com', isConfirmed: true, lastAt: '2026-11-20T22:30:00.000Z' }
    await storeRecap(app.context.db, id, recap)
    const exported = await downloadText(app, writer, '/api/export?format=json')
    expect(exported).toBe(journal)
    const earlier = forgeJournal(journal, (written) => {
      Object.assign(written, { preferences: { benchmark: 'QQQ', weeklyRecap: recap } })
    })
    expect(await send(earlier)).toMatchObject({ status: 201 })
    expect((await reader.send('GET', '/api/recap')).json).toMatchObject({ address: null })
    expect((await reader.send('GET', '/api/settings')).json).toMatchObject({ benchmark: 'QQQ' })
  })

  it('is refused where there are entries already', async () => {
    await reader.send('POST', '/api/principles', {
      principleId: crypto.randomUUID(),
      text: 'Sell what I cannot explain.',
    })
    expect(await send(journal)).toMatchObject({ status: 409 })
    expect((await send(journal)).json).toMatchObject({ detail: expect.stringContaining('nothing was imported') })
  })
})

const changed = (change: (journal: { entries: { entry: Record<string, unknown> }[] }) => void): string => {
  const copy = JSON.parse(journal)
  change(copy)
  return JSON.stringify(copy, null, 1)
}

describe('a file that is not what was exported is refused with its place, and nothing is recorded', () => {
  it.each<readonly [string, () => string, RegExp]>([
    ['cut in an entry', () => journal.slice(0, journal.indexOf('"thesis"') + 20), /^This file is cut at line 2\./],
    ['cut at its end', () => journal.slice(0, -3), /^This file is cut at line \d+\./],
    ['a changed word', () => journal.replace('Growth', 'Profit'), /entry 1 \(line 2\)\. What it says is not what was/],
    ['a changed figure', () => journal.replace('"confidence":6', '"confidence":9'), /entry 1 \(line 2\)/],
    ['without an entry', () => changed(({ entries }) => entries.splice(2, 1)), /entry 3 \(line \d+\)\. It is missing/],
    ['without its last entry', () => changed(({ entries }) => entries.pop()), /gone from the end/],
    ['two entries exchanged', () => changed(({ entries }) => entries.reverse()), /was changed: entr/],
    ['another setting', () => journal.replace('"benchmark":"QQQ"', '"benchmark":"DIA"'), /beside its entries/],
    ['another receipt', () => journal.replace(/"signedAt":"20../, '"signedAt":"2001'), /beside its entries/],
    ['a member twice', () => journal.replace('{"entry":{', '{"entry":{"kind":"x",'), /twice at line 2/],
    ['an unknown kind', () => changed(({ entries }) => Object.assign(entries[0]?.entry ?? {}, { kind: 'x' })), /kind/],
    ['no journal', () => '{}', /no journal/],
    ['no JSON', () => 'PK\u0003\u0004', /no journal/],
    ['nothing', () => '', /is cut/],
  ])('%s', async (_, text, why) => {
    const { status, json } = await send(text())
    expect([status, json]).toEqual([422, expect.objectContaining({ detail: expect.stringMatching(why) })])
    expect(json).toMatchObject({ detail: expect.stringContaining('Nothing was imported.') })
    const { entries } = JSON.parse(await downloadText(app, reader, '/api/export?format=json'))
    expect(entries).toEqual([])
  })
})

it('a file of which any line is gone, doubled, cut or changed is refused with a line or a span that holds the place', async () => {
  const lines = journal.trimEnd().split('\n')
  expect(lines.map((line) => /^"(\w+)"/.exec(line)?.[1])).toEqual(
    expect.arrayContaining(['head', 'preferences', 'closes', 'receipts', 'verifier', 'checksum']),
  )
  const without = (at: number, ...instead: string[]) => lines.toSpliced(at, 1, ...instead).join('\n')
  const unnamed: string[] = []
  for (const [at, line] of lines.entries()) {
    reader = await app.member()
    const texts = {
      gone: without(at),
      doubled: without(at, line, line),
      cut: without(at, line.slice(0, line.length / 2)),
      changed: without(
        at,
        line.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 1) % 10)),
      ),
    }
    for (const [change, text] of Object.entries(texts).filter(([, text]) => text !== lines.join('\n'))) {
      const { status, json } = await send(text)
      const detail = String(Object(json).detail)
      const spans = [...detail.matchAll(/lines? (\d+)(?: to (\d+))?/g)].map(([, from, to = from]) =>
        [from, to].map(Number),
      )
      // Without a bracket, or with half a line, the file goes on elsewhere; what is gone shows at the line beside it.
      const isElement = change !== 'cut' && /^[{"].*[^[]$/.test(line)
      const isThere = spans.some(([from = 0, to = 0]) => !isElement || (from - 2 <= at + 1 && at + 1 <= to + 1))
      if (status !== 422 || !isThere) unnamed.push(`${change} ${at + 1}: ${detail}`)
    }
  }
  expect(unnamed).toEqual([])
})

it.each([
  ['application/json-patch+json', 415],
  ['application/json+evil', 415],
  ['application/json ; charset=utf-8', 201],
])('a journal of the type %s is answered %i', async (type, status) => {
  const answer = await reader.send('POST', '/api/import', journal, { 'content-type': type })
  expect(answer.status).toBe(status)
})

describe('a journal that is sent slowly', () => {
  afterEach(() => void vi.useRealTimers())
  /** The head of the journal arrives, and then nothing until `rest` is called. */
  const beginSending = () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller
        controller.enqueue(Buffer.from(journal.slice(0, 100)))
      },
    })
    const headers = { cookie: reader.cookie(), origin: 'http://localhost', 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: stream, duplex: 'half' }
    const request = new Request('http://localhost/api/import', sent)
    const rest = () => {
      body?.enqueue(Buffer.from(journal.slice(100)))
      body?.close()
    }
    return { answer: app.http.request(request), rest }
  }

  it('blocks nobody else from importing, and is imported once it has arrived', async () => {
    const slow = beginSending()
    reader = await app.member()
    expect((await send(journal)).status).toBe(201)
    slow.rest()
    expect((await slow.answer).status).toBe(201)
  })

  it('is refused when nothing came for 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { answer } = beginSending()
    await expect.poll(() => vi.getTimerCount()).toBe(2)
    await vi.advanceTimersByTimeAsync(30_000)
    const refused = await answer
    expect([refused.status, await refused.json()]).toEqual([408, expect.objectContaining({ code: 'too-slow' })])
    vi.useRealTimers()
    expect((await send(journal)).status).toBe(201)
  })
})
