import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { sha256 } from '#server/ledger/ledger-end-store.ts'
import { listLedger } from '#server/ledger/ledger-store.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { download, downloadText, runVerifier } from '#test/support/exported.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { unzip } from '#test/support/unzip.ts'

let app: TestApp
let member: Visitor
beforeAll(async () => {
  app = await openTestApp()
  member = await app.member('alice')
  await member.send(
    'POST',
    '/api/assets',
    buyIbm({ thesis: '=cmd|calc is what "they" buy, and so do I: \u{1f680}\nPricing.' }),
  )
  await member.send('POST', '/api/assets', buyIbm({ ticker: 'MSFT' }))
  await member.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' })
  await member.send('POST', '/api/settings', { benchmark: 'QQQ' })
  await app.critiquesDone()
})
afterAll(() => app.close())

const userId = async () => (await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id

describe('the export as JSON', () => {
  it('holds every entry as it was hashed, and what else is the user’s', async () => {
    const text = await downloadText(app, member, '/api/export?format=json')
    const journal = JSON.parse(text)
    const ledger = await listLedger(app.context.db, await userId())
    expect(ledger.length).toBeGreaterThan(4)
    expect(journal.entries).toEqual(ledger)
    expect(text).toContain(`{"entry":${canonicalJson(ledger[0]?.entry)},"hash":`)
    expect(journal).toMatchObject({
      format: 'candor-journal',
      version: 1,
      ledger: await userId(),
      entryCount: ledger.length,
      head: { sequence: ledger.length, hash: ledger.at(-1)?.hash },
      preferences: { benchmark: 'QQQ' },
      receipts: [{ format: 'candor-receipt', sequence: ledger.length }],
    })
    expect(journal.verifier).toBe(await downloadText(app, app.visitor(), '/api/verifier'))
  })

  it('is equal byte for byte as long as nothing is recorded', async () => {
    const first = await downloadText(app, member, '/api/export?format=json')
    expect(await downloadText(app, member, '/api/export?format=json')).toBe(first)
  })

  it('passes the verifier with its receipt, and names the key', async () => {
    const journal = await downloadText(app, member, '/api/export?format=json')
    const receipt = await downloadText(app, member, '/api/receipt')
    const { publicKey } = JSON.parse(await downloadText(app, app.visitor(), '/api/receipt/key'))
    const { code, said } = runVerifier(journal, receipt, publicKey)
    expect(said).toMatch(/^VERIFIED\. \d+ entries, unbroken from 20\S+ to 20\S+\./)
    expect(said).toContain(publicKey)
    expect(code).toBe(0)
  })

  it('says which of its parts no receipt signs, and names a part that is not Candor’s', async () => {
    const writer = await app.member()
    await writer.send('POST', '/api/assets', buyIbm())
    await app.critiquesDone()
    const receipt = await downloadText(app, writer, '/api/receipt')
    const { checksum: _, entries, ...rest } = JSON.parse(await downloadText(app, writer, '/api/export?format=json'))
    const saidOf = (more: object) => {
      const told = { ...rest, ...more }
      return runVerifier(JSON.stringify({ ...told, entries, checksum: sha256(canonicalJson(told)) }), receipt).said
    }
    expect(saidOf({})).not.toContain('No receipt signs')
    expect(saidOf({ preferences: { benchmark: 'DIA' } })).toMatch(/^VERIFIED\. .* No receipt signs the settings\.\n/)
    expect(saidOf({ preferences: { benchmark: 'DIA' }, closes: [{ close: '900' }] })).toMatch(
      /^VERIFIED\. .* No receipt signs the settings and the closes\.\n/,
    )
    expect(saidOf({})).not.toContain('The verifier inside')
    expect(saidOf({ verifier: `${rest.verifier}// and more` })).toContain(
      'The verifier inside the journal is another one than this.',
    )
    expect(saidOf({ head: { ...rest.head, note: 'x' } })).toBe(
      'NOT VERIFIED. Changed: the journal has a part that is not sealed: note.',
    )
  })

  it('of a user without entries is complete too', async () => {
    const newcomer = await app.member()
    const journal = await downloadText(app, newcomer, '/api/export?format=json')
    expect(JSON.parse(journal).entries).toEqual([])
    expect(runVerifier(journal, await downloadText(app, newcomer, '/api/receipt'))).toMatchObject({ code: 0 })
  })
})

describe('an account that exports several times at once', () => {
  const begin = async () => app.http.request('http://localhost/api/export', { headers: { cookie: member.cookie() } })

  it('gets one after the other, and an aborted one does not block the next', async () => {
    const first = await begin()
    const [second, third] = [begin(), begin()]
    let isSecondBegun = false
    second.then(() => {
      isSecondBegun = true
    })
    const reader = first.body?.getReader()
    await reader?.read()
    expect(isSecondBegun).toBe(false)
    await reader?.cancel()
    await (await second).body?.cancel()
    expect(JSON.parse(await (await third).text())).toMatchObject({ format: 'candor-journal' })
    expect(JSON.parse(await (await begin()).text())).toMatchObject({ format: 'candor-journal' })
  })
})

describe('the export as CSV', () => {
  it('has a row for each decision, and no cell that a spreadsheet runs', async () => {
    const text = await downloadText(app, member, '/api/export?format=csv')
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    expect(rows.map(({ ticker, action, quantity, price_usd }) => [ticker, action, quantity, price_usd])).toEqual([
      ['IBM', 'Buy', '10', '121.23'],
      ['MSFT', 'Buy', '10', '121.23'],
    ])
    expect(rows[0]?.thesis).toBe('\'=cmd|calc is what "they" buy, and so do I: \u{1f680}\nPricing.')
  })
})

it('has the corrected figures, with the original ones beside them', async () => {
  const alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ costBasis: 1800 }))
  const hold = { updateAction: 'Hold', updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.' }
  await alice.send('POST', '/api/assets/1/decisions', { decisionId: crypto.randomUUID(), ...hold })
  const price = { field: 'price', to: 180, reason: 'A zero too many.' }
  await alice.send('POST', '/api/assets/1/corrections', {
    correctionId: crypto.randomUUID(),
    correctsSequence: 1,
    ...price,
  })
  const text = await downloadText(app, alice, '/api/export?format=csv')
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows).toMatchObject([
    { action: 'Buy', price_usd: '180', corrected: 'price: 1800 to 180 (A zero too many.)' },
    { action: 'Hold', price_usd: '180', corrected: '' },
  ])
})

it('has no price in a sale that was recorded without one', async () => {
  const alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ costBasis: 180 }))
  const sell = { assetAction: 'Sell', updatedConfidenceLevel: 6, updatedThesis: 'Sold, at a price that I do not know.' }
  await alice.send('POST', '/api/assets/1/decisions', { decisionId: crypto.randomUUID(), ...sell })
  const text = await downloadText(app, alice, '/api/export?format=csv')
  const [, sold]: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(sold).toMatchObject({ action: 'Sell', price_usd: '', price_source: '', price_at: '' })
})

it('says of a price that nobody typed what it is, as CSV and as Markdown', async () => {
  const alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ costBasis: 180 }))
  const sell = { assetAction: 'Sell', updatedConfidenceLevel: 6, updatedThesis: 'Sold at the price that stood there.' }
  const knownPriceAt = '2016-03-04T21:00:00.000Z'
  await alice.send('POST', '/api/assets/1/decisions', {
    decisionId: crypto.randomUUID(),
    ...{ ...sell, price: 180, knownPriceAt },
  })
  const text = await downloadText(app, alice, '/api/export?format=csv')
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows).toMatchObject([
    { price_source: 'typed', price_known_at: '' },
    { price_usd: '180', price_source: 'accepted', price_known_at: knownPriceAt },
  ])
  expect(await downloadText(app, alice, '/api/export?format=json')).toContain(`"knownAt":"${knownPriceAt}"`)
})

describe('the export as Markdown', () => {
  it('shows the original and the corrected values beside each other', async () => {
    const alice = await app.member()
    const stop = { stopLossYesNo: 'Yes', stopLossPercentage: 10 }
    await alice.send('POST', '/api/assets', buyIbm({ costBasis: 1800, assetQty: 100, ...stop }))
    await app.critiquesDone()
    const hold = { updateAction: 'Hold', updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.' }
    const tighter = { stopLossYesNo: 'Yes', stopLossPrice: 170 }
    await alice.send('POST', '/api/assets/1/decisions', { decisionId: crypto.randomUUID(), ...hold, ...tighter })
    const correct = (field: string, to: string) =>
      alice.send('POST', '/api/assets/1/corrections', {
        correctionId: crypto.randomUUID(),
        correctsSequence: 1,
        ...{ field, to, reason: 'A zero too many.' },
      })
    expect([(await correct('price', '180')).status, (await correct('quantity', '10')).status]).toEqual([201, 201])
    const sell = {
      assetAction: 'Sell',
      price: 190,
      updatedConfidenceLevel: 6,
      updatedThesis: 'It has done what I wrote.',
    }
    await alice.send('POST', '/api/assets/1/decisions', { decisionId: crypto.randomUUID(), ...sell })
    const files = unzip(await download(app, alice, '/api/export?format=markdown'))
    const ibm = files.get('candor/Assets/IBM International Business Machines Corporation.md') ?? ''
    expect(ibm).toMatch(
      /Quantity 100 as written, which counts as: Quantity 10\. Price \\\$1800 \(typed, \S+\) as written, which counts as: Price \\\$180 \(typed, \S+\)\. Stop set to \\\$1620 as written, which counts as: Stop set to \\\$162\./,
    )
    expect(ibm).toContain(
      'Corrected: price: 1800 to 180 \\(A zero too many.\\); quantity: 100 to 10 \\(A zero too many.\\)',
    )
    expect(ibm).toContain(
      'Stop moved from \\$1620 to \\$170 as written, which counts as: Stop moved from \\$162 to \\$170.',
    )
    expect(ibm).toMatch(/Confidence 6 of 10\. Sold all 10\. Price \\\$190/)
    expect(ibm).toMatch(/Critique of entry 1 by built-in critic, written before entry 1 was corrected/)
  })

  it('is a folder with a file for each asset, and with what proves it', async () => {
    const files = unzip(await download(app, member, '/api/export?format=markdown'))
    expect([...files.keys()].sort()).toEqual([
      'candor/Assets/IBM International Business Machines Corporation.md',
      'candor/Assets/MSFT International Business Machines Corporation.md',
      'candor/Principles.md',
      'candor/README.md',
      'candor/proof/journal.json',
      'candor/proof/receipt.json',
      'candor/proof/verify.mjs',
    ])
    const ibm = files.get('candor/Assets/IBM International Business Machines Corporation.md') ?? ''
    expect(ibm).toMatch(
      /^---\nticker: "IBM"\ncompany: "International Business Machines Corporation"\ntype: "stock"\nlist: "bought"\n/,
    )
    expect(ibm).toContain('> [!quote] Thesis\n> \\=cmd\\|calc is what "they" buy, and so do I: \u{1f680}\n> Pricing.\n')
    expect(ibm).toMatch(/> \[!note\] Critique of entry 1 by built-in critic\n> /)
    expect(files.get('candor/Principles.md')).toContain('Never average down.')
    expect(files.get('candor/proof/journal.json')).toBe(await downloadText(app, member, '/api/export?format=json'))
    expect(
      runVerifier(files.get('candor/proof/journal.json') ?? '', files.get('candor/proof/receipt.json') ?? ''),
    ).toMatchObject({ code: 0 })
  })
})

it('in an unknown format is refused with the list of formats', async () => {
  const answer = await member.send('GET', '/api/export?format=xml')
  expect(answer).toMatchObject({ status: 422 })
})
