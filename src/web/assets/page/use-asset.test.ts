import { expect, it } from 'vitest'
import { askAgainAfterMs } from './use-asset.ts'

const awaiting = { awaitingCritique: ['a decision'] }

it('a page that the event stream reaches does not ask for a critique besides', () => {
  expect(askAgainAfterMs(awaiting, true)).toBe(false)
})

it('a page that it does not reach asks twice a minute, as long as a critique is to come', () => {
  expect(askAgainAfterMs(awaiting, false)).toBe(30_000)
  expect(askAgainAfterMs({ awaitingCritique: [] }, false)).toBe(false)
  expect(askAgainAfterMs(undefined, false)).toBe(false)
})
