import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '21' }))).sentences.map(({ kind }) => kind)

describe('a move that everybody reads, as the whole reason', () => {
  test.each([
    'Rates for VLCCs doubled since August and they are all spot. For me that is enough for a position.',
    'Bank of Japan raise rate. Bank must go up.',
    "Gold is at a record so the miners have to follow. That's the trade.",
    'Copper went up all year, so this one will follow.',
    "The Fed cuts in December. That's the whole thesis.",
  ])('is asked about: %s', (thesis) => expect(kindsOf(thesis)).toContain('known-to-all'))

  test.each([
    'Gold is at 4,100; all-in cost 1,300, so margins will grow 40%.',
    'If rates are cut, housing will rise.',
    'Oil rose, and that is priced in already. I buy the buyback.',
    'My neighbour says gold is at a record so the miners have to follow.',
    'The retention rate rose, so revenue will follow.',
    'Occupancy rates rose so rents must follow with the new leases.',
    'Copper fell for a year. What they mine costs them half of what others pay.',
    'Did oil double so that drillers must follow? Not for me.',
    'In 2008 oil doubled, so everybody bought drillers.',
  ])('and nothing is said of it in: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('known-to-all'))
})
