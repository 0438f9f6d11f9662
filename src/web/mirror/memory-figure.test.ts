import { expect, it } from 'vitest'
import { spoken } from './memory-figure.tsx'

it('counts a return as remembered higher where it is no longer right: beyond half a point', () => {
  const row = (recalledReturn: number) => ({ recalledReturn, actualReturn: 10 }) as Parameters<typeof spoken>[0][number]
  expect(spoken([row(10.4), row(10.5), row(10.6), row(3)], 'en')).toBe(
    '4 reviews: the return was remembered above what it had been in 1, by more than half a point. The figures are in the table.',
  )
})
