import { describe, expect, it } from 'vitest'
import type { DraftLineView } from '#contract/drafts.ts'
import type { DraftCopy } from './draft-copies.ts'
import { deviceWords, draftWords, formWords } from './draft-format.ts'
import { waitingDrafts } from './waiting-drafts.ts'

const line: DraftLineView = {
  ...{ draftId: 'one', form: 'update', assetId: 3, ticker: null, action: null, device: 'phone', isFromHere: false },
  ...{ editedAt: '2026-11-21T14:00:00.000Z', revision: 2 },
}
const copy: DraftCopy = {
  ...{ draftId: 'one', form: 'update', assetId: 3, fields: { updatedThesis: 'Half' }, revision: 2, isStored: true },
  ...{ editedAt: '2026-11-21T14:00:00.000Z', rival: null, queued: null, refusal: null },
}
const waiting = (lines: DraftLineView[], copies: DraftCopy[]) =>
  waitingDrafts({ lines, readAt: Date.parse('2026-11-21T14:30:00.000Z') }, copies, 'computer')
const devices = (lines: DraftLineView[], copies: DraftCopy[]) => waiting(lines, copies).map(({ device }) => device)

describe('waiting drafts', () => {
  it('from another device carry its name until they are opened here', () => {
    expect(devices([line], [])).toEqual(['phone'])
    expect(devices([line], [copy])).toEqual([null])
  })

  it('that changed on another device carry its name, but never hide changes made here', () => {
    const later = { ...line, revision: 3 }
    expect(devices([later], [copy])).toEqual(['phone'])
    expect(devices([later], [{ ...copy, isStored: false }])).toEqual([null])
  })

  it('that the server does not know yet are listed too, the latest first', () => {
    const own = { ...copy, draftId: 'two', revision: null, isStored: false, editedAt: '2026-11-21T15:00:00.000Z' }
    expect(waiting([line], [own]).map(({ draftId }) => draftId)).toEqual(['two', 'one'])
  })

  it('that the server no longer has are left out, because they were recorded or thrown away elsewhere', () => {
    expect(devices([], [copy])).toEqual([])
    const kept = { ...copy, refusal: 'Its price was not known.' }
    for (const own of [kept, { ...copy, isStored: false }, { ...copy, editedAt: '2026-11-21T14:31:00.000Z' }])
      expect(devices([], [own])).toEqual([null])
  })

  it('that this session wrote on the same kind of device carry no device name', () => {
    expect(devices([{ ...line, isFromHere: true, device: 'computer' }], [])).toEqual([null])
    expect(devices([{ ...line, isFromHere: true }], [])).toEqual(['phone'])
  })
})

describe('a draft in words', () => {
  const now = '2026-11-21T14:12:00.000Z'
  const at = { editedAt: line.editedAt, isQueued: false }

  it.each([
    [{ ...at, device: 'phone' as const }, 'A draft from your phone, 12 minutes ago'],
    [{ ...at, device: null }, 'A draft of yours, 12 minutes ago'],
    [{ ...at, device: null, isQueued: true }, 'Not sent yet, written 12 minutes ago'],
  ])('names its device and its age', (draft, words) => expect(draftWords(draft, now)).toBe(words))

  it('names the action that was begun, here and elsewhere', () => {
    const sale = waiting([{ ...line, form: 'move', action: 'Sell' }], [])
    const own = waiting([], [{ ...copy, form: 'move', fields: { action: 'Buy' }, isStored: false }])
    expect([...sale, ...own].map((draft) => formWords(draft))).toEqual([' (Sell)', ' (Buy)'])
    expect(formWords({ form: 'update', action: 'Hold', ticker: 'IBM' })).toBe(' (Update)')
    expect(formWords({ form: 'add-asset', action: null, ticker: 'IBM' })).toBe(' (IBM)')
    expect(formWords({ form: 'add-asset', action: null, ticker: null })).toBe('')
  })

  it('tells two devices of the same kind apart', () => {
    expect([deviceWords('phone', 'en', 'phone'), deviceWords('phone', 'en', 'computer')]).toEqual([
      'another phone',
      'your phone',
    ])
  })
})
