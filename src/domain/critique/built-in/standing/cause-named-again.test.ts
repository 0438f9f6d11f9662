import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (first: string, now: string, action: 'Hold' | 'Sell' = 'Hold') => {
  const buy = decided(first, { at: '2024-03-04T15:00:00.000Z', price: '20' })
  const decision = decided(now, { action, at: '2024-11-11T15:00:00.000Z', price: '21' })
  return readBuiltIn(asked(decision, [buy]))
    .sentences.filter(({ part }) => part === 'worldEvents')
    .map(({ text }) => text)
    .join(' ')
}

describe('a cause from outside that two entries name', () => {
  test.each([
    ['Olive oil. The drought in Jaén halves the crop.', 'Rain in October, so the drought is over.', 'drought'],
    ['Steel wool. The tariff keeps the Chinese out.', 'They lift the tariff in January.', 'tariff'],
    [
      'Bank in Accra. The elections in December decide the cedi.',
      'Elections went to the opposition. I stay as long as it keeps the ports open.',
      'lections',
    ],
    ['Ferries. The strike in Piraeus ends in spring.', 'The strike goes on into winter.', 'strike'],
    [
      'Boat engines. Interest rates are what hurts boats.',
      'Interest rates came down a quarter point.',
      'nterest rates',
    ],
  ])('stands in World events, both beside each other: %s', (first, now, cause) => {
    const text = said(first, now)
    expect(text).toContain('Mar 4, 2024')
    expect(text.split(cause)).toHaveLength(3)
  })

  test('also at a sale', () =>
    expect(said('Olive oil. The drought in Jaén halves the crop.', 'The drought is over. Out.', 'Sell')).toContain(
      'halves the crop',
    ))

  test.each([
    ['Olive oil. The drought in Jaén halves the crop.', 'The crop is normal.'],
    ['Olive oil is dear.', 'The drought in Jaén halves the crop.'],
    ['Olive oil. The drought in Jaén halves the crop.', 'Is the drought over?'],
    ['Olive oil. The drought in Jaén halves the crop.', 'My cousin says the drought is over.'],
    ['My cousin says the drought halves the crop.', 'The drought is over.'],
    ['Price war among the airlines.', 'The war in the east goes on.'],
    ['Calls with the strike at 20.', 'The strike in Piraeus goes on.'],
    ['The drought is over.', 'The drought is over.'],
  ])('does not where only one does, or neither as its own: %s / %s', (first, now) =>
    expect(said(first, now)).not.toMatch(/“[^”]*(?:drought|strike|war)[^”]*”.*“[^”]*(?:drought|strike|war)[^”]*”/),
  )
})
