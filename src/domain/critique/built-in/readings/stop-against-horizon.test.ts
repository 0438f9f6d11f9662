import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '118' }))).sentences.filter(
    ({ kind }) => kind === 'stop-against-horizon' || kind === 'size-limited',
  )

it('a stop near the price of what is meant for years is told beside the years', () =>
  expect(saidOf("Disney is a ten year hold for me. Stop at 115 because I don't like to lose.")).toMatchObject([
    {
      kind: 'stop-against-horizon',
      text: "Beside “Disney is a ten year hold for me” stands “Stop at 115 because I don't like to lose”, which is a fall of 2.54% from $118.00.",
    },
  ]))

it.each([
  'Disney is a ten year hold for me. Stop at 90.',
  'One year hold. Stop at 115.',
  'They have a ten year lease. Stop at 115.',
  'A trade of a week. Stop at 115.',
])('a stop that is far, a shorter time, or one of others leaves the credit: %s', (thesis) =>
  expect(saidOf(thesis)).toMatchObject([{ kind: 'size-limited' }]),
)
