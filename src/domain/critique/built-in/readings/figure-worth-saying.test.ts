import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '100' }))).sentences.map(({ kind }) => kind)

it('a figure of the business is told where nothing else is said of the company', () => {
  expect(kindsOf('Orders 24.7bn, software growing.')).toContain('figures-named')
  expect(kindsOf('Orders 24.7bn. Stop 80.')).toContain('figures-named')
})

it('and not beside a test, nor in the sentence of something else that was found', () => {
  expect(kindsOf('Orders 24.7bn. When orders fall under 4.5bn I sell.')).not.toContain('figures-named')
  expect(kindsOf('Orders grew 8% and I took out a loan for it.')).not.toContain('figures-named')
})

it('the best of several is told', () => {
  const said = readBuiltIn(
    asked(decided('I expect 9 dollars of earnings. Net debt is 9% of capital.', { price: '100' })),
  )
  expect(said.sentences.find(({ kind }) => kind === 'figures-named')?.text).toContain('“Net debt is 9% of capital”')
})

it('a later entry is held to its test, and no figure of it is nodded at', () => {
  const bought = decided('Stores grow. If comparable sales are negative I sell.', {
    price: '93',
    at: '2026-01-22T15:00:00.000Z',
  })
  const held = asked(decided('Traffic +3%, orders up 9%.', { action: 'Hold', price: '90' }), [bought])
  expect(readBuiltIn(held).sentences.map(({ kind }) => kind)).not.toContain('figures-named')
})
