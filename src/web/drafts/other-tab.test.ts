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

/** Ids used only in this file: the module remembers tried ids, and test files share the module. */
const form = (updatedThesis: string, decisionId = 'in-two-tabs') => ({ decisionId, updatedThesis, confidence: 5 })
const copyOf = (fields: ReturnType<typeof form>): DraftCopy => ({
  ...{ draftId: fields.decisionId, form: 'update', assetId: 1, fields, editedAt: '2026-11-21T14:00:00.000Z' },
  ...{ revision: 2, isStored: true, rival: null, queued: null, refusal: null },
})
const texts = () => listCopies('alice').map(({ fields }) => fields.updatedThesis)

it('a form keeps its id as long as no other tab has changed its draft', () => {
  putCopy('alice', copyOf(form('First tab')))
  const next = form('First tab, and more')
  expect(apartFromOtherTab('alice', next, form('First tab'))).toEqual(next)
})

it('a draft from an older Candor with fewer fields does not count as changed', () => {
  putCopy('alice', { ...copyOf(form('First tab')), fields: { decisionId: 'in-two-tabs', updatedThesis: 'First tab' } })
  expect(apartFromOtherTab('alice', form('More'), form('First tab')).decisionId).toBe('in-two-tabs')
})

it('a form whose draft another tab has changed becomes a draft of its own, and the other tab’s words stay', () => {
  putCopy('alice', copyOf(form('Second tab')))
  const next = apartFromOtherTab('alice', form('First tab, and more'), form('First tab'))
  expect(next).toMatchObject({ updatedThesis: 'First tab, and more', confidence: 5 })
  expect(next.decisionId).not.toBe('in-two-tabs')
  expect(findCopy('alice', 'in-two-tabs')?.fields.updatedThesis).toBe('Second tab')
})

it('a form whose words another tab moved to a new draft continues as that draft', () => {
  putCopy('alice', copyOf(form('First tab')))
  putCopy('alice', copyOf(form('Second tab', 'put-apart')))
  expect(apartFromOtherTab('alice', form('Second tab, and more'), form('Second tab')).decisionId).toBe('put-apart')
})

it('a form that may be recorded already keeps its id, and the other tab’s words get a new one', async () => {
  putCopy('alice', copyOf(form('Second tab', 'tried-in-two-tabs')))
  await recordDraft('tried-in-two-tabs', async () => undefined)
  const before = form('First tab', 'tried-in-two-tabs')
  expect(apartFromOtherTab('alice', before, before).decisionId).toBe('tried-in-two-tabs')
  expect(listCopies('alice').filter(({ draftId }) => draftId !== 'tried-in-two-tabs')).toMatchObject([
    { fields: { updatedThesis: 'Second tab' }, isStored: false, revision: null },
  ])
})

it('recording a form removes its draft, but not the words that another tab wrote in it', () => {
  putCopy('alice', copyOf(form('First tab')))
  removeRecorded('alice', form('First tab'))
  expect(texts()).toEqual([])
  putCopy('alice', copyOf(form('Second tab')))
  removeRecorded('alice', form('First tab'))
  expect([texts(), findCopy('alice', 'in-two-tabs')]).toEqual([['Second tab'], null])
})
