import { expect, it } from 'vitest'
import { rehearse } from './rehearse.ts'

it('reads a test, an entry that is held to it, and one of which little is found', () => {
  const [bought = '', held = '', thin = '', ...more] = rehearse()
  expect(more).toEqual([])
  expect(bought).toContain('“If the backlog grows less than 20% in two quarters, my thesis is broken and I sell half”')
  expect(held).toContain('On Jun 2, 2025 you wrote “If the backlog grows less than 20%')
  expect(held).toContain('“Backlog grew 24%”')
  // What its figures come to is reckoned where nothing else is told.
  expect(thin).toContain('26 times earnings')
})
