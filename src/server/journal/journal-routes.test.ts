import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WholeJournalView } from '#contract/journal.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let alice: Visitor
beforeAll(async () => {
  app = await openTestApp()
  alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ wrongIf: 'Société growth falls below 8%.' }))
  await alice.send('POST', '/api/assets', buyIbm({ ticker: 'CAT', companyName: 'Caterpillar', watchOrBuy: 'Watch' }))
  await alice.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' })
  await app.critiquesDone()
})
afterAll(() => app.close())

const journal = async (query: Record<string, string> = {}, visitor = alice) => {
  const answer = await visitor.send('GET', `/api/journal?${new URLSearchParams(query)}`)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json as WholeJournalView
}
const kinds = ({ entries }: WholeJournalView) => entries.map(({ kind }) => kind).sort()

describe('the Journal', () => {
  it('has every entry of all assets, newest first, with its asset', async () => {
    const whole = await journal()
    expect(whole).toMatchObject({ olderBefore: null, notSearched: 0 })
    expect(kinds(whole)).toEqual(['critique', 'critique', 'decision', 'decision', 'principle'])
    const places = whole.entries.map(({ sequence }) => sequence)
    expect(places).toEqual(places.toSorted((one, other) => other - one))
    const opened = whole.entries.at(-1)
    expect(opened).toMatchObject({
      kind: 'decision',
      asset: { ticker: 'IBM', list: 'bought', stockOrOptions: 'stock' },
      decision: { action: 'Buy', price: { price: '121.23' }, wrongIf: 'Société growth falls below 8%.' },
      confidence: 6,
    })
  })

  it('finds new words at once, in a thesis, a test, a critique and a principle', async () => {
    expect(kinds(await journal({ search: 'hybr clo' }))).toContain('decision')
    expect(kinds(await journal({ search: 'SOCIETE' }))).toContain('decision')
    expect(kinds(await journal({ search: 'average down' }))).toEqual(['principle'])
    expect((await journal({ search: 'fundamentals' })).entries.every(({ kind }) => kind === 'critique')).toBe(true)
    await alice.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Zanzibar first.' })
    expect(kinds(await journal({ search: 'zanz' }))).toEqual(['principle'])
  })

  it('is filtered by asset, list, action, confidence, day and own tests', async () => {
    const today = (await journal()).entries[0]?.dateAdded.slice(0, 10) ?? ''
    expect(
      (await journal({ asset: '2' })).entries.every((entry) => 'asset' in entry && entry.asset.assetId === 2),
    ).toBe(true)
    expect(kinds(await journal({ list: 'watched' }))).toEqual(['critique', 'decision'])
    expect(kinds(await journal({ action: 'Buy' }))).toEqual(['critique', 'decision'])
    expect(kinds(await journal({ confidence: '6', action: '' }))).toHaveLength(4)
    expect(kinds(await journal({ to: '2000-01-01' }))).toEqual([])
    expect(kinds(await journal({ from: '2000-01-01', to: `${Number(today.slice(0, 4)) + 1}-01-01` }))).toHaveLength(6)
    expect(kinds(await journal({ tests: 'open' }))).toEqual(['decision'])
    expect(kinds(await journal({ tests: 'broken' }))).toEqual([])
    expect(kinds(await journal({ late: '1' }))).toEqual([])
  })

  it.each([
    { asset: 'IBM' },
    { asset: '0' },
    { asset: '99999999999' },
    { list: 'owned' },
    { action: 'Burn' },
    { confidence: '11' },
    { from: 'yesterday' },
    { tests: 'any' },
    { late: 'yes' },
    { before: '-1' },
  ])('refuses %j', async (query) => {
    const answer = await alice.send('GET', `/api/journal?${new URLSearchParams(query)}`)
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: Object.keys(query)[0] }] } })
  })

  it('lists the assets that it can be filtered by', async () => {
    expect((await alice.send('GET', '/api/journal/assets')).json).toMatchObject({
      assets: [
        { assetId: 1, ticker: 'IBM', list: 'bought' },
        { assetId: 2, ticker: 'CAT', companyName: 'Caterpillar', list: 'watched' },
      ],
    })
  })

  it('is its owner’s alone', async () => {
    const bob = await app.member()
    expect(await journal({}, bob)).toEqual({ entries: [], olderBefore: null, notSearched: 0 })
    expect(await journal({ search: 'hybrid', asset: '1' }, bob)).toMatchObject({ entries: [] })
    expect((await app.visitor().send('GET', '/api/journal')).status).toBe(401)
  })

  it.each(['%00', '%', '%E0%A4', `${'a'.repeat(10_000)}`, '"*"%20OR%20(', '%F0%9F%99%82'])(
    'is harmed by no address: search=%s',
    async (search) => {
      expect((await alice.send('GET', `/api/journal?search=${search}`)).status).toBe(200)
    },
  )

  it('goes on page by page', async () => {
    const carol = await app.member()
    const principleId = crypto.randomUUID()
    for (let nth = 1; nth <= 60; nth += 1)
      await carol.send('POST', '/api/principles', { principleId, text: `Rule ${nth} of mine.` })
    const first = await journal({ search: 'rule' }, carol)
    expect(first.entries).toHaveLength(50)
    const second = await journal({ search: 'rule', before: String(first.olderBefore) }, carol)
    expect(second.entries.map(({ sequence }) => sequence)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(second.olderBefore).toBeNull()
  })
})
