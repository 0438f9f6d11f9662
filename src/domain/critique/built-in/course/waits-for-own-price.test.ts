import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

describe('what is watched', () => {
  const kindsOfWatch = (thesis: string) =>
    readBuiltIn(asked(decided(thesis, { action: 'Watch', price: '925' }))).sentences.map(({ kind }) => kind)

  test.each([
    'A wonderful business at 50 times earnings. I would pay 700, which is 38 times.',
    'great co, 48x is nuts. wake me up at 700',
    'I wait for a better price, a third below this one.',
    'Waiting for a lower price, 700 or less.',
    'If comps turn positive for two quarters I buy. Until then not a cent.',
    'China is 43% of revenue. Interest resumes near $595.',
    'not chasing that. maybe at 616',
    'Good but already in the price. I wait price 616.',
    'Seven men dead, force majeure. No position until they publish a restart plan.',
    'One flat quarter is not a turn. I will look again after two quarters with more customers through the door.',
    "I'll see the mortality figures for one whole autumn before I part with a penny.",
  ])('waits for a price or for a thing of its writer’s own: %s', (thesis) =>
    expect(kindsOfWatch(thesis)).toContain('waits-for-own-price'),
  )

  test.each([
    'It was at 700 in March.',
    'I wanted to buy at 700, it went to 690 while I was away.',
    'There is support at 700, they say.',
    "No revenue until 2028 at the earliest, I'd only be buying my own envy.",
    'Analysts have a target near 800.',
    'The fund says no position until they publish a plan.',
    'They took no position before the vote.',
    'I will look after two children next year.',
    'It should fall to 700 when the lockup ends.',
    'Great machines, but too expensive for me now. I wait for a better price.',
    'Lovely business. Waiting for a lower price, in no hurry.',
    'The brand is worth it, the share is not at this price.',
  ])('and waits for none in: %s', (thesis) => expect(kindsOfWatch(thesis)).not.toContain('waits-for-own-price'))
})

test('whoever waits for a better price, and names none, is asked for it', () => {
  const { sentences } = readBuiltIn(
    asked(
      decided('Great machines, but too expensive for me now. I wait for a better price.', {
        action: 'Watch',
        price: '884',
      }),
    ),
  )
  expect(sentences.map(({ kind }) => kind)).toContain('ask-for-own-price')
})
