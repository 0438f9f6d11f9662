import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '20' }))).sentences.map(({ kind }) => kind)

describe('what is sound about how somebody speaks of a purchase', () => {
  test.each([
    'Shipments +37% in the US, but the channel had been restocked, I count half of it.',
    'I expect the gas for data centres to be smaller than they say, maybe half.',
    'Management guides to 30%. I halve their guidance and it still works at 14 times.',
    '24 times earnings, which is dear. I pay it knowingly, for the part of my money that must not frighten me.',
    'I pay about 45 times earnings so growth must continue.',
    'What I fear is not tenants but interest: they must refinance 1.9 billion.',
    'Yen going strong is risk: 1 yen is 50 billion yen profit. I accept.',
    "I don't expect the price to do anything for two years.",
    'I use it every week but this is not the reason. The reason is the credit portfolio.',
  ])('is pointed at: %s', (thesis) => expect(kindsOf(thesis)).toContain('weighs-other-side'))

  test.each([
    'I count half of the stores as mine, I know them all.',
    'I halve the position every time it doubles.',
    'There is no risk: they own the harbour.',
    'My cousin says the yen is a risk.',
    "I don't expect the price to fall.",
    'That is expensive coffee, and I pay it every morning.',
    'Everybody thinks China is risk. They are wrong.',
    'I use it every week and that is the reason.',
    'They pay 45 times earnings so the target must grow.',
    "I don't expect much.",
    'If I count half of it, it is dear.',
  ])('and nothing is made of: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('weighs-other-side'))
})
