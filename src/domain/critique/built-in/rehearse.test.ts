import { expect, it } from 'vitest'
import { rehearse } from './rehearse.ts'

it('reads a test, and an entry that is held to it', () => {
  const [bought = '', held = '', ...more] = rehearse()
  expect(more).toEqual([])
  expect(bought).toContain('“If the backlog grows less than 20% in two quarters, my thesis is broken and I sell half”')
  expect(held).toContain('On Jun 2, 2025 you wrote “If the backlog grows less than 20%')
  expect(held).toContain('“Backlog grew 24%”')
})
