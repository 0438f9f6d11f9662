import { expect, test } from 'vitest'
import { levelChangeLines } from './level-words.ts'

test('what a decision did to stop and target is said from where to where', () => {
  const level = 'stop-loss'
  expect(
    levelChangeLines([
      { level, from: null, to: '90.00', percentage: '10' },
      { level, from: '90.00', to: '85.00', percentage: null },
      { level: 'take-profit', from: '120.00', to: null, percentage: null },
    ]),
  ).toEqual(['Stop set at $90.00', 'Stop moved from $90.00 to $85.00', 'Target of $120.00 removed'])
  expect(levelChangeLines()).toEqual([])
})
