import { createElement } from 'react'
import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { AssetNotFound } from '#web/assets/page/asset-not-found.tsx'
import { pageNames } from './page-names.ts'
import { TABS } from './tabs.ts'

it('the tabs are those of the specification, each with its address, then Journal and Mirror', () => {
  expect(TABS.map(({ page, to }) => `${pageNames('en')[page]} ${to.replace('/account/$user/overview/', '')}`)).toEqual([
    'Summary summary',
    'Bought bought',
    'Sold sold',
    'Watched watched',
    'Add to a List add-asset',
    'My Principles principles',
    'Journal journal',
    'Mirror mirror',
  ])
})

it('an asset that does not exist is reported as an alert, in the exact words', () => {
  expect(markupOf(createElement(AssetNotFound, { username: 'alice' }))).toMatch(/role="alert"/)
  expect(wordsOf(createElement(AssetNotFound, { username: 'alice' }))).toContain(
    'Error: could not find requested asset.',
  )
})
