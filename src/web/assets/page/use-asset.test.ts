import { expect, it } from 'vitest'
import { askAgainAfterMs } from './use-asset.ts'

const awaiting = { awaitingCritique: ['a decision'] }

it('a page with a connected event stream does not poll for a critique', () => {
  expect(askAgainAfterMs(awaiting, true)).toBe(false)
})

it('a page without one polls twice a minute while a critique is awaited', () => {
  expect(askAgainAfterMs(awaiting, false)).toBe(30_000)
  expect(askAgainAfterMs({ awaitingCritique: [] }, false)).toBe(false)
  expect(askAgainAfterMs(undefined, false)).toBe(false)
})
