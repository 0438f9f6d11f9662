import { describe, expect, it } from 'vitest'
import type { FindingKind } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string): readonly FindingKind[] =>
  readBuiltIn(asked(decided(thesis, { price: '100' }))).sentences.map(({ kind }) => kind)

describe('a rule and an exception beside it', () => {
  it.each([
    'Rule says 5% max per name; the rule was written for names I know less. This makes it 9%.',
    'My limit is 8%, but limits are for stocks that worry me. Going to 14.',
    "I never buy before a report, that's the rule. This time is different, I see the queue.",
    "My rule is one week between idea and order. I'm breaking it, the price will not be there on Monday.",
    "My rule is no airlines. Rules don't apply to this one, it leases them.",
    "I normally don't buy IPOs. One exception, I know the founder.",
    'My rule: no margin. It does not apply here, the loan is at 2%.',
    "I don't buy before earnings. Today I do, because the setup is too good.",
    "Rule of mine: nothing over 25x. This is 40x. Rules are for other people's stocks.",
  ])('%s', (thesis) => {
    expect(kindsOf(thesis)).toContain('principle-broken')
    expect(kindsOf(thesis)).not.toContain('rebalancing-by-rule')
  })

  it.each([
    'My rule is no more than 5%. No exceptions, also not here.',
    'My rule says 5%. I was tempted to make an exception, and did not. 5% it is.',
    'The rule for the dividend is 60% of earnings; the company made an exception in 2009.',
    'The FDA rule is two trials. They made an exception for orphan drugs. Net cash 4bn.',
    'My rule is to keep 10% cash. In 2020 I made an exception and regretted it.',
    'My brother says my limit is for cowards. I stay at 5%.',
    'My limit order is at 40. This one is different from the other, it pays a dividend.',
    'I never had a loss with them. This time is no different.',
    "I don't buy the bear case. Here I am.",
    'I always read the filing. This one is different: 400 pages.',
    'My rule is to sell after two misses. One miss so far, the rule does not apply yet.',
    'My rule is a 20% margin of safety. An exception is Buffett, who pays up.',
  ])('is none: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('principle-broken'))

  it('both are quoted', () => {
    const { sentences } = readBuiltIn(asked(decided('I never average down. Just this once, because insiders buy.')))
    expect(sentences[0]?.text).toMatch(/“I never average down” and “Just this once, because insiders buy”\.$/u)
  })
})

describe('a size above a limit of one’s own', () => {
  it.each([
    'My limit for China is 10% of the account. With this it is 13%, it will be fine.',
    'My maximum is 6%. This brings it to 11%.',
    'I never risk more than 1,000 on one idea. 300 shares with the stop at 34 is 1,800.',
    'Rule says 5% max. With this it is 7%.',
  ])('%s', (thesis) => {
    expect(kindsOf(thesis)).toContain('size-too-large')
    expect(kindsOf(thesis)).not.toContain('size-limited')
  })

  it.each([
    'My limit for China is 10%. With this it is 8%.',
    'My limit is 5% per name. Their market share is 13%.',
    'My maximum is 6%. This brings it to 11%, so I sell some of the other one.',
    'My rule is max 3% per biotech. If it works it will be 9%.',
    'Max position 5%. This makes it 5%.',
    'My cap is 5%. This is 12% cheaper than last year.',
    'My limit is 5% per trade. This company makes 12% of its sales in China.',
    'I never risk more than 1,000. 100 shares with the stop at 92 is 800.',
  ])('is none: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('size-too-large'))
})

it('a limit alone is no rule by which something is brought back', () =>
  expect(kindsOf('My limit is 5% per name. Orders are up.')).not.toContain('rebalancing-by-rule'))
