import { describe, expect, it } from 'vitest'
import type { CritiqueRequest } from '../critique.ts'
import { readBuiltIn } from './built-in-critic.ts'
import type { Part } from './finding.ts'
import { asked, decided } from './request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
const CLAIM = 'ACME does better than SPY until Nov 21, 2027'

const said = (request: CritiqueRequest, part: Part): string =>
  readBuiltIn(request)
    .sentences.filter((sentence) => sentence.part === part && sentence.kind === 'standing-words')
    .map(({ text }) => text)
    .join(' ')

const bought = (thesis: string) =>
  asked(decided(thesis, { price: '40', confidence: 7 }), [], { position: POSITION, claim: CLAIM })

describe('where nothing points at anything', () => {
  it('the number stands beside what the entry states of the present', () =>
    expect(
      said(bought('Landfill permits take years and the market has no other dump within an hour of it.'), 'psychology'),
    ).toMatch(/“Landfill permits take years.*7 of 10/))

  it('the money stands beside what it states next, and the claim beside what it tells of before', () => {
    const request = bought('Landfill permits take years. The market has no other dump. Two rivals closed their dumps.')
    expect(said(request, 'fundamentals')).toMatch(/“The market has no other dump”.*\$400\.00, 10 at \$40\.00/)
    expect(said(request, 'worldEvents')).toMatch(/“Two rivals closed their dumps”.*ACME does better than SPY/)
  })

  it('what is held stands beside it too', () => {
    const buy = decided('We like the dumps.', { at: '2026-04-01T15:00:00.000Z', price: '40' })
    const hold = decided('Landfill permits take years. The market has no other dump.', { action: 'Hold', price: '41' })
    const request = asked(hold, [buy], { position: { ...POSITION, moved: null } })
    expect(said(request, 'fundamentals')).toMatch(/“[^”]+”.*\$410\.00.*\$400\.00/)
  })

  it('the time held stands beside the first words of the Buy', () => {
    const buy = decided('The market has no other dump.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
    const request = asked(decided('Nothing new.', { action: 'Hold', price: '41' }), [buy], { position: POSITION })
    expect(said(request, 'worldEvents')).toMatch(/116 days.*“The market has no other dump”/)
  })
})

describe('but beside nothing that says something only with other words, or is of others', () => {
  it.each([
    ['a word for what another clause named', 'It is the only dump.'],
    ['an order', 'Buy whenever there is blood.'],
    ['a condition', 'Once the plant is open.'],
    ['what somebody says', 'My broker says the market has no other dump.'],
    ['a question', 'Who else has a dump?'],
    ['what may be', 'The market may have no other dump.'],
    ['the writer', 'I have a dump of my own.'],
  ])('%s: %s', (_, thesis) => {
    expect(said(bought(thesis), 'fundamentals')).toMatch(/^(?:At stake|What this Buy)/)
  })
})

it('a plan that claims nothing gets no claim beside its words', () =>
  expect(
    said(bought('Same sum every month, whatever the price. Two rivals closed their dumps.'), 'worldEvents'),
  ).not.toContain(CLAIM))
