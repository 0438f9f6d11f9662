import { describe, expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '10', cost: '100', takeProfit: null }
const readOf = (thesis: string, stopLoss: string | null, price = '10') =>
  readBuiltIn(asked(decided(thesis, { price }), [], { position: { ...POSITION, stopLoss } })).sentences
const kindsOf = (...about: Parameters<typeof readOf>) => readOf(...about).map(({ kind }) => kind)

describe('a stop that is written at another price than the recorded one', () => {
  it.each(['Yields 6%. Stop 30% below at 8.50.', 'Stop at 8.50.', 'Hard stop at $9.', 'Stop loss 20% under my price.'])(
    'is set beside it, and not praised: %s',
    (thesis) => {
      expect(kindsOf(thesis, '7')).not.toContain('size-limited')
      expect(readOf(thesis, '7').find(({ kind }) => kind === 'stop-beside-recorded')?.text).toContain(
        'the recorded stop stands at $7.00',
      )
    },
  )

  it('is neither where its own figures contradict each other and none is recorded', () => {
    const kinds = kindsOf('Stop 30% below at 8.50.', null)
    expect(kinds).not.toContain('size-limited')
    expect(kinds).not.toContain('stop-beside-recorded')
  })
})

it.each([
  ['Stop 30% below at 7.', '7'],
  ['Stop at 7.', '7'],
  ['Stop at 8.50.', null],
  ['Stop 15% below.', null],
  // A rounded price is the same one.
  ['Stop 7.10.', '7'],
] as const)('a stop that agrees with what is recorded is told as one: %s', (thesis, stop) => {
  expect(kindsOf(thesis, stop)).toContain('size-limited')
  expect(kindsOf(thesis, stop)).not.toContain('stop-beside-recorded')
})

it.each(['Stop 7 target 14.', 'Stop 7 tp 14.'])('what is written beside it is the target: %s', (thesis) =>
  expect(kindsOf(thesis, '7')).not.toContain('stop-beside-recorded'),
)
