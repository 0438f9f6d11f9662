import { createElement } from 'react'
import { expect, it } from 'vitest'
import { wordsOf } from '#test/support/markup.ts'
import { SoldNothing } from './empty-sold-list.tsx'

type Realized = Parameters<typeof SoldNothing>[0]['realized']
const none = { gain: '0.00', assets: 0, leftOut: 0, soldAssets: 0, onSoldList: '0.00', onBoughtList: '0.00' }
const words = (realized: Realized) => wordsOf(createElement(SoldNothing, { realized, wayOn: null }))

it('an empty sold list says that nothing was ever sold only if that is true', () => {
  expect(words(none)).toBe('Nothing sold yet. When you sell, what you thought at the time stays here.')
  expect(words(null)).toBe('Nothing is on your sold list.')
})

it('an empty sold list shows the gain realized on assets that are held again', () => {
  expect(words({ ...none, assets: 1, soldAssets: 1, gain: '430.00', onBoughtList: '430.00' })).toBe(
    'Nothing is on your sold list now: what you sold was a part of what you hold, or you bought it again. ' +
      'Your words of then are on its page. Gains are price only, without dividends. Realized on this list: $0.00. ' +
      'Realized on parts of what you hold, and when you held it before: +$430.00. Together +$430.00, as on the Summary.',
  )
})
