import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubServer, stubStorage } from '#test/support/stored-here.ts'
import { type DraftCopy, findCopy, listCopies, putCopy } from './draft-copies.ts'
import { apartFromOtherTab, removeRecorded } from './other-tab.ts'
import { recordDraft } from './synchronise.ts'

beforeEach(() => {
  stubStorage()
  vi.useFakeTimers()
  stubServer(() => null)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const form = (updatedThesis: string, decisionId = 'one') => ({ decisionId, updatedThesis, confidence: 5 })
const copyOf = (fields: ReturnType<typeof form>): DraftCopy => ({
  ...{ draftId: fields.decisionId, form: 'update', assetId: 1, fields, editedAt: '2026-11-21T14:00:00.000Z' },
  ...{ revision: 2, isStored: true, rival: null, queued: null, refusal: null },
})
const texts = () => listCopies('alice').map(({ fields }) => fields.updatedThesis)

it('a form goes on under its id as long as no other tab has changed its draft', () => {
  putCopy('alice', copyOf(form('First tab')))
  const next = form('First tab, and more')
  expect(apartFromOtherTab('alice', next, form('First tab'))).toEqual(next)
})

it('a draft of an older Candor that has fewer fields was not changed', () => {
  putCopy('alice', { ...copyOf(form('First tab')), fields: { decisionId: 'one', updatedThesis: 'First tab' } })
  expect(apartFromOtherTab('alice', form('More'), form('First tab')).decisionId).toBe('one')
})

it('a form whose draft another tab has changed goes on as a draft of its own, and the other words stay', () => {
  putCopy('alice', copyOf(form('Second tab')))
  const next = apartFromOtherTab('alice', form('First tab, and more'), form('First tab'))
  expect(next).toMatchObject({ updatedThesis: 'First tab, and more', confidence: 5 })
  expect(next.decisionId).not.toBe('one')
  expect(findCopy('alice', 'one')?.fields.updatedThesis).toBe('Second tab')
})

it('a form whose words were put apart by another tab goes on as that draft', () => {
  putCopy('alice', copyOf(form('First tab')))
  putCopy('alice', copyOf(form('Second tab', 'two')))
  expect(apartFromOtherTab('alice', form('Second tab, and more'), form('Second tab')).decisionId).toBe('two')
})

it('what may be recorded already is tried again under its id, and the other tab’s words get one of their own', async () => {
  putCopy('alice', copyOf(form('Second tab', 'tried')))
  await recordDraft('tried', async () => undefined)
  const before = form('First tab', 'tried')
  expect(apartFromOtherTab('alice', before, before).decisionId).toBe('tried')
  expect(listCopies('alice').filter(({ draftId }) => draftId !== 'tried')).toMatchObject([
    { fields: { updatedThesis: 'Second tab' }, isStored: false, revision: null },
  ])
})

it('what is recorded takes its draft along, but not what another tab has written in it', () => {
  putCopy('alice', copyOf(form('First tab')))
  removeRecorded('alice', form('First tab'))
  expect(texts()).toEqual([])
  putCopy('alice', copyOf(form('Second tab')))
  removeRecorded('alice', form('First tab'))
  expect([texts(), findCopy('alice', 'one')]).toEqual([['Second tab'], null])
})
