import { createElement } from 'react'
import { expect, it } from 'vitest'
import { assetRow } from '#test/fixtures/views.ts'
import { wordsOf } from '#test/support/markup.ts'
import { RealizedNote } from './list-note.tsx'

const sold = (realizedGain: string | null) => assetRow({ list: 'sold', realizedGain })
const realized = {
  ...{ gain: '-1610.80', assets: 4, leftOut: 0, soldAssets: 4 },
  ...{ onSoldList: '-847.80', onBoughtList: '-763.00' },
}
const note = (rows: Parameters<typeof RealizedNote>[0]['rows'], changed: Partial<typeof realized> = {}) =>
  wordsOf(createElement(RealizedNote, { rows, realized: { ...realized, ...changed } }))

it('the column of the sold list and what was realized on what is held make up the Summary’s figure', () => {
  expect(note([sold('385.20'), sold('-1233.00')])).toBe(
    'Realized on this list: −$847.80. ' +
      'Realized on parts of what you hold, and when you held it before: −$763.00. Together −$1,610.80, as on the Summary.',
  )
})

it('nothing is said of parts and earlier rounds where nothing was realized by them', () => {
  const alone = { onSoldList: '90.00', onBoughtList: '0.00', gain: '90.00' }
  expect(note([sold('90.00')], alone)).toBe('Realized on this list: +$90.00.')
})

it('a sale without a price is said to be missing, and sums of another moment are not told', () => {
  expect(note([sold('385.20'), sold('-1233.00'), sold(null)])).toContain(
    '−$847.80, without 1 whose selling price is not known.',
  )
  expect(note([sold('385.20')])).toBe('')
})

it('a gain of earlier rounds beside the figures of the last one is explained', () => {
  const last = { list: 'sold', currentValue: '340.00', initialValue: '382.22' } as const
  const words = 'Realized Gain counts every time you held an asset, Total Value and Total Gain/Loss only the last.'
  const of = (gain: string) =>
    note([assetRow({ ...last, realizedGain: gain })], { onSoldList: gain as typeof realized.onSoldList })
  expect(of('-51.32')).toContain(words)
  expect(of('-42.22')).not.toContain(words)
  expect(of('-42.21')).not.toContain(words)
})
