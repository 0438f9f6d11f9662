import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { stubServer, stubStorage } from '#test/support/stored-here.ts'
import { changeCopy, findCopy, listCopies } from '#web/drafts/draft-copies.ts'
import { forgetSent, listSent } from '#web/drafts/sent-decisions.ts'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { addAssetBody } from './add-asset-draft.ts'
import { type AddAssetFields, freshAddAsset } from './add-asset-fields.ts'
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
  ...{ nextActions: ['Sell', 'Hold', 'Buy More', 'Sell Some'], currentPrice: { price, source: 'typed', at: WRITTEN } },
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

/** A first purchase that was pressed in a tunnel. */
function add(typed: Partial<AddAssetFields>) {
  const fields = { ...freshAddAsset(), ticker: 'IBM', companyName: 'IBM', assetQty: '10', thesis: THESIS, ...typed }
  queueDecision({
    ...{ user: 'alice', form: 'add-asset', assetId: null, fields, unusual: [] },
    ...{ path: '/api/assets', body: addAssetBody(fields) },
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

/** The asset with the decision as it was written here. */
const entryOf = (decisionId: string) => ({
  ...asset(),
  thesis: [{ decisionId, action: 'Hold', sequence: 7, thesis: THESIS }],
  confidenceLevel: [{ decisionId, level: freshDecision('Hold').updatedConfidenceLevel }],
})

/** A server that has recorded the decision already, so that only its answer was lost. */
const alreadyRecorded =
  (shown: object): Answers =>
  ({ path }) =>
    path.startsWith('/api/drafts') ? { status: 409, body: refusal({ assetId: 1 }) } : { status: 200, body: shown }

async function send(answers: Answers, language: Language = 'en') {
  const asked = stubServer(answers)
  await sendQueued(new QueryClient(), 'alice', language)
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
    const decisionId = write('Hold')
    expect(await send(alreadyRecorded(entryOf(decisionId)))).toEqual([])
    expect(listCopies('alice')).toEqual([])
  })

  it('is kept as a draft of another decision if another device recorded other words of it', async () => {
    const decisionId = write('Hold')
    const words = { ...entryOf(decisionId), thesis: [{ decisionId, thesis: 'Finished and recorded at the desk.' }] }
    expect(await send(alreadyRecorded(words))).toEqual([])
    const [copy] = listCopies('alice')
    expect(listSent('alice')).toEqual([])
    expect(copy).toMatchObject({ queued: null, refusal: expect.stringContaining('recorded on another device') })
    expect(copy?.fields).toMatchObject({ updatedThesis: THESIS, decisionId: copy?.draftId })
    expect(copy?.draftId).not.toBe(decisionId)
  })

  it('asks which to record if its writer went on with it on another device', async () => {
    const decisionId = write('Hold')
    const there = { device: 'computer', editedAt: WRITTEN, revision: 2, fields: { updatedThesis: 'At the desk.' } }
    const changed: Answers = (asked) => {
      if (!asked.path.startsWith('/api/drafts')) return usual()(asked)
      return asked.method === 'POST' ? { status: 409, body: refusal({}) } : { status: 200, body: there }
    }
    expect(await send(changed)).toEqual([])
    expect(findCopy('alice', decisionId)).toMatchObject({
      ...{ queued: null, rival: there, fields: { updatedThesis: THESIS } },
      refusal: expect.stringContaining('on another device'),
    })
  })

  it('is recorded if it was submitted after the version of the other device was shown, which stays a draft', async () => {
    const decisionId = write('Hold')
    const there = {
      device: 'computer',
      editedAt: WRITTEN,
      revision: 2,
      fields: { updatedThesis: 'At the desk.' },
    } as const
    changeCopy('alice', decisionId, { rival: there })
    const changed: Answers = (asked) => {
      if (!asked.path.startsWith('/api/drafts')) return usual()(asked)
      return asked.method === 'POST' ? { status: 409, body: refusal({}) } : { status: 200, body: there }
    }
    expect(await send(changed)).toHaveLength(1)
    expect(listCopies('alice')).toMatchObject([{ queued: null, fields: { updatedThesis: 'At the desk.' } }])
  })

  it.each([
    ['its answer came', (asset: object) => usual('100', () => ({ status: 201, body: asset }))],
    ['only its answer was lost', (asset: object): Answers => alreadyRecorded(asset)],
  ])('is told as recorded, once, when %s', async (_, answers) => {
    const decisionId = write('Hold')
    vi.setSystemTime(Date.parse('2026-11-19T18:00:00.000Z'))
    const recorded = entryOf(decisionId)
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
      asked.path.startsWith('/api/drafts')
        ? { status: 409, body: refusal({ status: asked.method === 'POST' ? 409 : 404 }) }
        : usual()(asked)
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

  it('is not recorded without a price that was not known, but asks for one', async () => {
    const decisionId = write('Sell')
    expect(await send(usual())).toEqual([])
    expect(findCopy('alice', decisionId)?.refusal).toBe(
      'It was written without a connection, so its price was not known. Check the price, and record it.',
    )
  })

  it.each([
    ['of a sale', () => write('Sell', { price: '100' })],
    ['of a first purchase', () => add({ costBasis: '100' })],
  ])('is not recorded at a price that had filled itself in, but asks whether it is right: %s', async (_, write) => {
    const decisionId = write()
    expect(await send(usual())).toEqual([])
    expect(findCopy('alice', decisionId)?.refusal).toBe(
      'Its price had filled itself in, from what was known when you wrote it. Check that it is still right, and record it.',
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

  it('comes back with its question in the language of its reader', async () => {
    const decisionId = write('Hold')
    const sold: Answers = (asked) => (asked.path === '/api/assets/1' ? { status: 200, body: SOLD } : usual()(asked))
    speakGerman(german)
    await send(sold, 'de')
    expect(findCopy('alice', decisionId)?.refusal).toBe(
      'IBM steht jetzt auf deiner Verkauft-Liste, deshalb geht Halten nicht mehr.',
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

describe('two decisions on an asset that were written offline', () => {
  const typed = { isPriceTyped: true, price: '100' }
  const writeTwo = () => {
    const first = write('Buy More', { ...typed, quantity: '5' })
    vi.setSystemTime(Date.parse('2026-11-19T15:01:00.000Z'))
    return [first, write('Sell', typed)] as const
  }

  it('are sent in the order in which they were written', async () => {
    writeTwo()
    expect(await send(usual())).toMatchObject([
      { body: { updateAction: 'Buy More' } },
      { body: { assetAction: 'Sell' } },
    ])
  })

  it('come back both when the first is refused, so that the second does not overtake it', async () => {
    const [first, second] = writeTwo()
    expect(await send(usual('100', () => ({ status: 409, body: refusal({}) })))).toHaveLength(1)
    expect(findCopy('alice', first)?.refusal).toBe('Not possible now.')
    expect(findCopy('alice', second)).toMatchObject({
      queued: null,
      refusal: expect.stringContaining('before this one, which is not recorded yet'),
    })
  })

  it('wait both while nothing answers', async () => {
    const ids = writeTwo()
    expect(await send(usual('100', () => null))).toHaveLength(1)
    expect(ids.map((id) => findCopy('alice', id)?.queued)).not.toContain(null)
  })
})
