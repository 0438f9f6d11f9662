import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (thesis: string, action: 'Buy' | 'Sell' | 'Watch' = 'Buy') =>
  readBuiltIn(asked(decided(thesis, { action, price: '40' }))).sentences.filter(
    ({ kind }) => kind === 'herd' || kind === 'authority',
  )

const TESTED = 'Churn is 1.2% and margins are 31%. If churn passes 2% I sell.'

it('tells what a group takes for sure, also beside a test and figures', () => {
  const [sentence, ...more] = said(`${TESTED} Everybody in my office is certain that it will double.`)
  expect(more).toEqual([])
  expect(sentence?.kind).toBe('herd')
  expect(sentence?.text).toMatch(
    /“Everybody in my office is certain that it will double”: (?:if all of them|what would)/,
  )
})

it('asks by which figure it would show what somebody tells', () => {
  const [sentence] = said(`${TESTED} My aunt, who drives for them, says they are fully booked.`)
  expect(sentence?.kind).toBe('authority')
  expect(sentence?.text).toMatch(/“My aunt, who drives for them, says they are fully booked”: .*which figure/)
})

it('says nothing of it at a sale, to whoever only watches, and where its writer judges for themselves', () => {
  const view = 'Everybody in my office is certain that it will double.'
  expect(said(view, 'Sell')).toEqual([])
  expect(said(view, 'Watch')).toEqual([])
  expect(said(`${view} I know that it proves nothing.`)).toEqual([])
})
