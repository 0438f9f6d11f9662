import { describe, expect, it, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const textOf = (request: CritiqueRequest) =>
  readBuiltIn(request)
    .sentences.map(({ text }) => text)
    .join(' ')
const first = (thesis: string) => decided(thesis, { at: '2026-01-05T15:00:00.000Z', price: '40' })
const later = (wrote: string, thesis = 'Nothing to add.') =>
  asked(decided(thesis, { action: 'Hold', price: '41' }), [first(wrote)])

describe('a later entry is told what the first one stated', () => {
  it.each([
    ['Traffic grew by 3%. New boss.', 'To compare, you wrote on Jan 5, 2026: “Traffic grew by 3%”.'],
    ['Margins of 6.6% in the year.', 'To compare, you wrote on Jan 5, 2026: “Margins of 6.6% in the year”.'],
    [
      'Gross bookings should grow 10% by the summer of 2027.',
      'What you expected on Jan 5, 2026: “Gross bookings should grow 10% by the summer of 2027”.',
    ],
    [
      'The tariff on steel kept the others out.',
      'Of the world around ACME you wrote on Jan 5, 2026: “The tariff on steel kept the others out”.',
    ],
  ])('%s', (wrote, sentence) => expect(textOf(later(wrote))).toContain(sentence))

  test('each once on a page', () => {
    const hold = later('Traffic grows by 3%. New boss.')
    const text = 'Fundamentals: To compare, you wrote on Jan 5, 2026: “Traffic grows by 3%”.'
    const [buy] = hold.earlier
    const earlierCritiques = buy ? [{ at: buy.at, about: buy, model: 'built-in critic', text }] : []
    expect(textOf({ ...hold, earlierCritiques })).not.toContain('To compare')
  })

  it.each([
    ['My friend says traffic grows by 3%.', 'of others'],
    ['Warren has 26% of it now.', 'no figure of the business'],
    ['It is up 40% this week.', 'of the price'],
    ['Does traffic grow by 3%?', 'a question'],
    ['If traffic falls by 3% I sell.', 'a test, which is told as that'],
    ['Ich war Pazifistin und bin es an geraden Tagen noch.', 'of another language'],
    ['We sat in the storm.', 'of the writer, in the plural'],
    ['I was glued to the news about tariffs all night.', 'of the writer'],
    ['The stock fell on the tariffs.', 'of the price'],
    ['My brother says the tariff keeps the others out.', 'of others'],
    ['Bnpl deal ok, I guess.', 'no expectation'],
  ])('but nothing else: %s (%s)', (wrote) =>
    expect(textOf(later(wrote))).not.toMatch(/To compare|What you expected|Of the world around/),
  )

  test('nor of an entry that was written down later than this one', () => {
    const buy = { ...first('Traffic grows by 3%. New boss.'), writtenAt: '2026-06-20T14:30:00.000Z' }
    const hold = decided('Nothing to add.', { action: 'Hold', price: '41' })
    expect(textOf(asked(hold, [buy]))).not.toContain('To compare')
  })
})

describe('the world around the company', () => {
  const world = (thesis: string) =>
    readBuiltIn(asked(first(thesis)))
      .sentences.filter(({ part }) => part === 'worldEvents')
      .map(({ text }) => text)
      .join(' ')

  it.each([
    'OPEC keeps adding supply. If cash cost passes 28 dollars a barrel I sell.',
    'Interest rates are what hurts their flats. If rents fall I sell.',
    'I add 5% to offset inflation risk.',
    'The market is overreacting to tariffs.',
    'The lawsuits are settled now.',
    'My cousin says the election decides it.',
  ])('is not told back to whoever has just written of it: %s', (thesis) => expect(world(thesis)).not.toContain('“'))
})
