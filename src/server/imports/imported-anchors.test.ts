import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { sha256 } from '#server/ledger/ledger-end-store.ts'
import { openAnchoredApp } from '#test/support/anchored-app.ts'
import { downloadText, runVerifier } from '#test/support/exported.ts'
import type { Visitor } from '#test/support/test-app.ts'

let world: Awaited<ReturnType<typeof openAnchoredApp>>
beforeEach(async () => {
  world = await openAnchoredApp()
})
afterEach(() => world.close())

describe('an export', () => {
  const take = (visitor: Visitor, text: string) =>
    visitor.send('POST', '/api/import', text, { 'content-type': 'application/json' })

  it('contains the anchors, passes the verifier, and is restored byte for byte', async () => {
    await world.round()
    world.calendar.mine(870_123)
    await world.round(1)
    await world.writeOn()
    await world.round(30)
    const text = await downloadText(world.app, world.member, '/api/export?format=json')
    expect(JSON.parse(text).anchors).toHaveLength(2)
    const receipt = await downloadText(world.app, world.member, '/api/receipt')
    const { said, code } = runVerifier(text, receipt)
    expect(said).toMatch(/^VERIFIED\. .* No receipt signs the anchors\.\n/)
    expect(code).toBe(0)
    const reader = await world.app.member()
    expect((await take(reader, text)).status).toBe(201)
    expect(await downloadText(world.app, reader, '/api/export?format=json')).toBe(text)
    expect((await world.anchors(reader)).latest).toMatchObject([
      { blockHeight: null, isAsked: false, isImported: true },
      { blockHeight: 870_123, isAsked: false, isImported: true },
    ])
    const before = world.calendar.requests.length
    await world.round(31)
    expect(world.calendar.requests).toHaveLength(before + 1)
  })

  it('without anchors lacks the member, as before anchors existed', async () => {
    const text = await downloadText(world.app, world.member, '/api/export?format=json')
    expect(Object.keys(JSON.parse(text))).not.toContain('anchors')
  })
})

describe('an import', () => {
  const refused = async (change: (anchors: Record<string, unknown>[]) => unknown) => {
    await world.round()
    await world.writeOn()
    await world.round(30)
    const journal = JSON.parse(await downloadText(world.app, world.member, '/api/export?format=json'))
    const { checksum: _, entries, ...rest } = { ...journal, anchors: change(journal.anchors) }
    const text = JSON.stringify({ ...rest, entries, checksum: sha256(canonicalJson(rest)) })
    const reader = await world.app.member()
    const { status, json } = await reader.send('POST', '/api/import', text, { 'content-type': 'application/json' })
    expect([status, (await reader.send('GET', '/api/journal')).json]).toMatchObject([422, { entries: [] }])
    return JSON.stringify(json)
  }

  it.each<readonly [string, (anchors: Record<string, unknown>[]) => unknown, string]>([
    ['of another receipt', ([one, two]) => [{ ...one, proof: two?.proof }], 'is no timestamp of its receipt'],
    ['that is cut', ([one]) => [{ ...one, proof: String(one?.proof).slice(0, -2) }], 'is no timestamp of its receipt'],
    ['that stands twice', ([one]) => [one, one], 'does not follow the one before it'],
    ['in another order', (anchors) => anchors.toReversed(), 'does not follow the one before it'],
    ['of a receipt that was changed', ([one]) => [forged(one)], 'is no timestamp of its receipt'],
    ['with more than its parts', ([one]) => [{ ...one, note: 'x' }], 'no journal that this version can read'],
    ['beyond any proof', ([one]) => [{ ...one, proof: '00'.repeat(30_000) }], 'no journal that this version can read'],
    [
      'of no address',
      ([one]) => [{ ...one, calendar: 'javascript:alert(1)' }],
      'no journal that this version can read',
    ],
  ])('with an anchor %s is refused', async (_, change, why) => {
    expect(await refused(change)).toContain(why)
  })
})

const forged = (anchor: Record<string, unknown> | undefined) => ({
  ...anchor,
  receipt: { ...Object(anchor?.receipt), signedAt: '2020-01-01T00:00:00.000Z' },
})
