import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '40' }))).sentences

describe('how much of what somebody has is in it', () => {
  test.each([
    'About a third of everything we put by for the farm goes in here.',
    "It's 55 percent of my super but the mine is three hours from my house.",
    "I have put the money from selling mum's flat into this one.",
    "Two thirds of what I've got. Revenue grew 14%.",
    "I've put a year's salary in it.",
    'I put four months of salary in.',
    'It makes sixty per cent of my ISA after this.',
    "That's the whole of my lump sum from the redundancy.",
    'this will be about forty percent of what I have saved. I see their boats every day.',
    'The divorce money goes in here. They cannot build fast enough.',
    'moved three quarters of our tfsa into this one yesterday',
  ])('is asked about: %s', (thesis) => {
    const [first] = bought(thesis)
    expect(first?.kind).toBe('size-too-large')
    expect(first?.text).toMatch(/\?$/)
  })

  test.each([
    'About a third of everything they sell goes to Germany.',
    "My super fund owns 55 percent of the airport; that's not why I buy this.",
    'Half my pension pot stays in the index; this is 2% of it.',
    "It's not the money from selling mum's flat, which is in bonds.",
    'My neighbour put everything he owns in this company. I put in 1%.',
    'Most of our savings are in a global index fund; this is a small position.',
    'If I put half my savings in, I would not sleep. So it is a tenth.',
    'In 2008 I had half my savings in one bank. Never again; this is 3%.',
    "Two thirds of what I've got wrong before was timing.",
    "A third of their salary bill is in Poland; the chief gets two years' salary if he goes.",
    'The company put all it has into the new plant.',
    'Everything I have read says capacity is short. Margin 22%.',
    'Half of my pension comes from the state, the other half from the index. This is play money.',
    'I sold half my shares in the bank to pay for this; revenue grew 12%.',
    'Should this ever be a third of my portfolio? No.',
    'The insurer pays out house money within a week.',
    'Tech is 40% of my portfolio, and this is not tech.',
  ])('and nothing is said of it in: %s', (thesis) =>
    expect(bought(thesis).map(({ kind }) => kind)).not.toContain('size-too-large'),
  )
})
