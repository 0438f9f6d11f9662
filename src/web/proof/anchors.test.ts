import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { AnchorsView, AnchorView } from '#contract/anchors.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { anchorWords } from './anchor-format.ts'
import { Anchors } from './anchors.tsx'

const CALENDAR = 'https://alice.btc.calendar.opentimestamps.org'
const anchor = (more: Partial<AnchorView> = {}): AnchorView => ({
  sequence: 12,
  calendar: CALENDAR,
  submittedAt: '2026-11-22T10:00:00.000Z',
  blockHeight: null,
  isAsked: true,
  isImported: false,
  isReadable: true,
  ...more,
})
const drawn = (anchors: AnchorsView) => createElement(Anchors, { anchors })
const SENT = 'Sent to calendar alice.btc.calendar.opentimestamps.org on Nov 22, 2026'

describe('the description of an anchor', () => {
  it.each<readonly [string, Partial<AnchorView>, string]>([
    ['that is pending', {}, `${SENT}. Pending: the calendar has named no block yet. Candor asks again by itself.`],
    [
      'that nobody asks about any more',
      { isAsked: false },
      `${SENT}. Pending: its timestamp names no block, and Candor asks for none any more. The client of OpenTimestamps still can: ots upgrade.`,
    ],
    [
      'that has a block',
      { blockHeight: 870_123, isAsked: false },
      `${SENT}. In Bitcoin block 870,123, as the calendar says.`,
    ],
    [
      'that was imported',
      { blockHeight: 870_123, isAsked: false, isImported: true },
      `${SENT}, as the imported file told. In Bitcoin block 870,123, as that file says.`,
    ],
    [
      'that cannot be read',
      { isReadable: false },
      'Its stored proof cannot be read, or is of another receipt: it proves nothing. A backup may have the right one.',
    ],
  ])('%s', (_, more, words) => expect(anchorWords(anchor(more), 'en')).toBe(words))

  it('gives the day in New York', () => {
    const late = anchor({ submittedAt: '2026-11-22T02:00:00.000Z' })
    expect(anchorWords(late, 'en')).toContain('on Nov 21, 2026')
  })
})

describe('the list', () => {
  it('links to both files of each anchor, and says what is proved and what is not checked', () => {
    const anchors = { calendar: CALENDAR, count: 1, latest: [anchor({ sequence: 1204, blockHeight: 870_123 })] }
    const html = markupOf(drawn(anchors))
    expect(html).toContain('<a href="/api/anchors/1204/receipt" download="">Receipt for entry 1,204</a>')
    expect(html).toContain('<a href="/api/anchors/1204/proof" download="">Timestamp for entry 1,204 (.ots)</a>')
    const words = wordsOf(drawn(anchors))
    expect(words).toContain('In Bitcoin block 870,123, as the calendar says.')
    expect(words).toContain('existed before that block was made')
    expect(words).toContain('What Candor did not check: whether the block holds it. Candor does not read Bitcoin.')
    expect(words).toContain('ots verify candor-receipt-1204.json.ots')
    expect(words).not.toContain('The last 1')
  })

  it('says where the others are, and offers no unreadable proof', () => {
    const anchors = { calendar: null, count: 412, latest: [anchor({ isReadable: false })] }
    const words = wordsOf(drawn(anchors))
    expect(words).toContain('The last 1 of 412. All of them are in the export (JSON).')
    expect(words).not.toContain('(.ots)')
    expect(words).not.toContain('Once a day')
  })

  it('is empty at first', () => {
    expect(wordsOf(drawn({ calendar: CALENDAR, count: 0, latest: [] }))).toContain('Nothing was sent yet.')
  })
})
