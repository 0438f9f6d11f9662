import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubServer, stubStorage } from '#test/support/stored-here.ts'
import { findCopy, listCopies } from '#web/drafts/draft-copies.ts'
import { forgetSent, listSent } from '#web/drafts/sent-decisions.ts'
import { type DecisionFields, decisionBody, freshDecision } from './decision-draft.ts'
import type { NextAction } from './next-actions.ts'
import { queueDecision } from './queue-decision.ts'
import { sendQueued } from './send-queued.ts'

const WRITTEN = '2026-11-19T15:00:00.000Z'
const THESIS = 'Written in a tunnel: nothing has changed.'

beforeEach(() => {
  stubStorage()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(WRITTEN) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const asset = (price = '100') => ({
  ...{ assetId: 1, ticker: 'IBM', stockOrOptions: 'stock', list: 'bought', quantity: '10', costBasis: '100' },
  ...{ nextActions: ['Sell', 'Hold', 'Buy More', 'Sell Some'], currentPrice: { price } },
  ...{ pendingSplit: null, splits: [], thesis: [], aiAnalysis: [], events: [] },
})

/** A decision that was pressed in a tunnel. */
function write(action: NextAction, typed: Partial<DecisionFields> = {}) {
  const fields = { ...freshDecision(action), updatedThesis: THESIS, ...typed }
  queueDecision({
    ...{ user: 'alice', form: 'update', assetId: 1, fields, unusual: [] },
    ...{ path: '/api/assets/1/decisions', body: decisionBody(fields) },
  })
  return fields.decisionId
}

const SOLD = { ...asset(), list: 'sold', quantity: '0', nextActions: ['Buy', 'Keep Watching'] }

type Answers = Parameters<typeof stubServer>[0]

/** A server that knows no draft yet, shows an asset at a price, and records. */
const usual =
  (price = '100', recording: Answers = () => ({ status: 201, body: asset(price) })): Answers =>
  (asked) => {
    if (asked.path.startsWith('/api/drafts')) return { status: 200, body: { revision: 1 } }
    if (asked.path === '/api/prices/IBM') return { status: 200, body: { price: null } }
    return asked.method === 'POST' ? recording(asked) : { status: 200, body: asset(price) }
  }

async function send(answers: Answers) {
  const asked = stubServer(answers)
  await sendQueued(new QueryClient(), 'alice')
  return asked.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/assets'))
}

const refusal = (changed: object) => ({ status: 409, detail: 'Not possible now.', ...changed })

describe('a decision that was written offline', () => {
  it('is sent once and unchanged, and is no draft afterwards', async () => {
    const decisionId = write('Hold')
    expect(await send(usual())).toMatchObject([{ body: { decisionId, updatedThesis: THESIS, decidedOn: null } }])
    expect(listCopies('alice')).toEqual([])
    expect(await send(usual())).toEqual([])
  })

  it('is sent with the day of writing on a later day', async () => {
    write('Hold')
    vi.setSystemTime(Date.parse('2026-11-21T15:00:00.000Z'))
    expect(await send(usual())).toMatchObject([{ body: { decidedOn: '2026-11-19' } }])
  })

  it('is not sent again if only the response was lost', async () => {
    write('Hold')
    const recorded: Answers = ({ path }) =>
      path.startsWith('/api/drafts')
        ? { status: 409, body: refusal({ assetId: 1 }) }
        : usual()({ method: 'GET', path, body: null })
    expect(await send(recorded)).toEqual([])
    expect(listCopies('alice')).toEqual([])
  })

  it.each([
    ['its answer came', (asset: object) => usual('100', () => ({ status: 201, body: asset }))],
    [
      'only its answer was lost',
      (asset: object): Answers =>
        ({ path }) =>
          path.startsWith('/api/drafts')
            ? { status: 409, body: refusal({ assetId: 1 }) }
            : { status: 200, body: asset },
    ],
  ])('is told as recorded, once, when %s', async (_, answers) => {
    const decisionId = write('Hold')
    vi.setSystemTime(Date.parse('2026-11-19T18:00:00.000Z'))
    const recorded = { ...asset(), thesis: [{ decisionId, action: 'Hold', sequence: 7 }] }
    await send(answers(recorded))
    await send(answers(recorded))
    const told = { decisionId, action: 'Hold', ticker: 'IBM', list: 'bought', assetId: 1, sequence: 7 }
    expect(listSent('alice')).toEqual([{ ...told, writtenAt: WRITTEN }])
    expect(listSent('bob')).toEqual([])
    forgetSent('alice', decisionId)
    expect(localStorage).not.toHaveProperty('candor.sent.alice')
  })

  it('is not told as recorded if it was refused', async () => {
    write('Hold')
    await send(usual('100', () => ({ status: 409, body: refusal({}) })))
    expect(listSent('alice')).toEqual([])
  })

  it('is sent even if the limit of drafts is reached', async () => {
    write('Hold')
    const full: Answers = (asked) =>
      asked.path.startsWith('/api/drafts') ? { status: 409, body: refusal({}) } : usual()(asked)
    expect(await send(full)).toHaveLength(1)
  })

  it.each([
    ['nothing answers', null],
    ['nobody is signed in', { status: 401, body: refusal({ status: 401 }) }],
    ['the database is away', { status: 503, body: refusal({ status: 503 }) }],
  ])('goes on waiting while %s', async (_, answer) => {
    const decisionId = write('Hold')
    await send(usual('100', () => answer))
    expect(findCopy('alice', decisionId)).toMatchObject({ refusal: null, queued: { path: '/api/assets/1/decisions' } })
  })

  it('becomes a draft again if it is refused, with the reason and the day of writing', async () => {
    const decisionId = write('Hold')
    vi.setSystemTime(Date.parse('2026-11-21T15:00:00.000Z'))
    await send(usual('100', () => ({ status: 409, body: refusal({}) })))
    expect(findCopy('alice', decisionId)).toMatchObject({
      ...{ queued: null, refusal: 'Not possible now.', revision: 1 },
      fields: { updatedThesis: THESIS, decidedOn: '2026-11-19' },
    })
  })

  it('continues under an id of its own if another version of it is recorded', async () => {
    const decisionId = write('Hold')
    const errors = [{ field: 'decisionId', message: 'Says something else.' }]
    await send(usual('100', () => ({ status: 422, body: refusal({ status: 422, errors }) })))
    const [copy] = listCopies('alice')
    expect(findCopy('alice', decisionId)).toBeNull()
    expect(copy).toMatchObject({
      refusal: 'Not possible now.',
      fields: { updatedThesis: THESIS, decisionId: copy?.draftId },
    })
  })

  it('is not recorded at a price that nobody typed, but asks for one', async () => {
    const decisionId = write('Sell', { price: '100' })
    expect(await send(usual())).toEqual([])
    expect(findCopy('alice', decisionId)?.refusal).toBe(
      'It was written without a connection, so its price was not known. Check the price, and record it.',
    )
  })

  it.each<[NextAction, Partial<DecisionFields>]>([
    ['Sell', { price: '400' }],
    ['Sell', { price: '400', isPriceTyped: true }],
    ['Sell Some', { quantity: '2', price: '400' }],
    ['Hold', {}],
  ])('that is no longer possible says so at once: a %s', async (action, typed) => {
    const decisionId = write(action, typed)
    const sold: Answers = (asked) => (asked.path === '/api/assets/1' ? { status: 200, body: SOLD } : usual()(asked))
    expect(await send(sold)).toEqual([])
    expect(findCopy('alice', decisionId)?.refusal).toBe(
      `IBM is on your sold list now, so ${action} is no longer possible.`,
    )
  })

  it('is checked against present data when the connection returns', async () => {
    const typed = { price: '180', isPriceTyped: true }
    const decisionId = write('Sell', typed)
    expect(await send(usual('100'))).toEqual([])
    expect(findCopy('alice', decisionId)?.refusal).toMatch(/^Sells 10 shares at \$180 .* Is that right\?$/)
    write('Sell', typed)
    expect(await send(usual('170'))).toMatchObject([{ body: { assetAction: 'Sell', price: '180' } }])
  })
})
