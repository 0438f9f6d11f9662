import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { wordsOf } from '#test/support/markup.ts'
import { AssetFacts } from './asset-facts.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const facts = (now: string, changed: Partial<AssetView>) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  return wordsOf(
    createElement(AssetFacts, {
      asset: assetView(changed),
      ...{ priceFailure: null, isCostHidden: false, priceAction: null },
    }),
  )
}

const [SATURDAY, MONDAY] = ['2026-11-28T15:00:00.000Z', '2026-11-30T15:00:00.000Z']

it('what is sold has no word of today but on the day of its sale', () => {
  expect(facts(SATURDAY, { list: 'sold', today: null })).not.toContain('Today')
  expect(facts(MONDAY, { list: 'sold', today: null })).not.toContain('Today')
  expect(facts(SATURDAY, { list: 'bought', today: null })).toContain('Today')
})
