import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string, facts: Parameters<typeof decided>[1] = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '60', ...facts }))).sentences.map(({ kind }) => kind)

describe('what somebody lives on comes from the same company', () => {
  test.each([
    'I work for Acme since 2011 as a fitter. Orders are full.',
    'My wages come from them and so will my dividends.',
    'My wife works there too and the plant is at capacity. Margin 14%.',
    'Acme pays my pension and now my dividends.',
    'They pay my salary every 25th, they never was late.',
    'My salary comes from the same company, so I know the quarter before others feel it.',
    'As an Acme consultant since 1998 I see the projects. Margin 14%.',
    "I'm employed at one of their warehouses and the shifts are doubled.",
  ])('is asked about: %s', (thesis) => expect(kindsOf(thesis)).toContain('same-exposure'))

  test('is told beside the share of the savings, which is asked about', () => {
    const { sentences } = readBuiltIn(
      asked('My brother works at Acme, and this will be about forty percent of what I have saved.'),
    )
    expect(sentences.slice(0, 2).map(({ kind }) => kind)).toEqual(['size-too-large', 'same-exposure'])
    expect(sentences[1]?.text).not.toContain('?')
  })

  test.each([
    'I used to work there until 2014. Margin 14%.',
    'I work in their field but for a rival.',
    "My neighbour says his wife works there. I don't care.",
    'None of us works there any more.',
    'Their wages come from them through an agency.',
    'The dividend pays my rent.',
    'My pension is paid by the state. Margin 14%.',
    'If I worked at Acme I would not buy this.',
    'There is work there for ten years: the backlog is 4 billion.',
    'I work with their software every day.',
    'They pay my company late, 90 days.',
    'Do they pay my wages? No, the county does.',
    'Acme pays 9,000 people.',
    'As an Acme driver for ten years I know the brakes.',
    'As a consultant I see many firms. Acme grows 14%.',
    'My cousin talks as an Acme dealer would.',
    'Speaking as an Acme dealer would: the lots are full.',
  ])('and not in: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('same-exposure'))

  test('nor of somebody who only watches', () =>
    expect(kindsOf('I work at Acme, so I only watch.', { action: 'Watch' })).not.toContain('same-exposure'))
})

describe('a relative who works there', () => {
  test('is no authority as long as nothing is told of them', () =>
    expect(kindsOf('My brother works at Deere. The lot is full.')).not.toContain('authority'))

  test('and is one by what they say', () =>
    expect(kindsOf('My uncle works there and says it goes up.')).toContain('authority'))

  test('and whoever tells what they see is not asked what they see', () => {
    const { sentences } = readBuiltIn(asked('I see their trucks daily and my cousin says buy.'))
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('what do you see')
  })
})
