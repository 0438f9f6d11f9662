import { describe, expect, it, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
const CLAIM = 'ACME does better than SPY until Nov 21, 2027'

const said = (request: CritiqueRequest): string =>
  readBuiltIn(request)
    .sentences.filter(({ kind }) => kind === 'standing-words')
    .map(({ text }) => text)
    .join(' ')

const bought = (thesis: string) =>
  asked(decided(thesis, { price: '40', confidence: 7 }), [], { position: POSITION, claim: CLAIM })

const held = (bought: string) => {
  const buy = decided(bought, { at: '2026-01-05T15:00:00.000Z', price: '40' })
  return asked(decided('Nothing new.', { action: 'Hold', price: '41' }), [buy], { position: POSITION })
}

describe('a clause fills no part merely because it stands there', () => {
  it.each([
    ['a general truth', 'Momentum has no multiple.'],
    ['a fact', 'Landfill permits took years. The town had no other dump.'],
  ])('%s: %s', (_, thesis) => {
    expect(said(bought(thesis))).not.toContain('“')
    expect(said(bought(thesis))).toContain('$133.33')
  })
})

test('a later entry is told what the Buy was made for', () =>
  expect(said(held('The town has no other dump.'))).toContain('“The town has no other dump”'))
