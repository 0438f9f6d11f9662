import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const at = (day: string) => `${day}T15:00:00.000Z`
const watch = (thesis: string) => decided(thesis, { action: 'Watch', at: at('2024-03-04'), price: '18' })
const look = (thesis: string) => decided(thesis, { action: 'Keep Watching', at: at('2024-08-05'), price: '19' })
const bought = (thesis: string) => decided(thesis, { action: 'Buy', at: at('2025-02-10'), price: '21' })
const said = (decision: ReturnType<typeof watch>, ...earlier: readonly ReturnType<typeof watch>[]) =>
  readBuiltIn(asked(decision, earlier))
    .sentences.map(({ kind, text }) => `${kind}: ${text}`)
    .join('\n')

const SHIPYARD = watch('Ferry yard in Rauma. I would like to see the order book filled to 2027 before I buy any of it.')
const AUDIT = watch('Bicycle maker. No purchase until the audit is signed.')
const CHURN = watch('Once churn has come down three quarters running I buy. Nice people, weak numbers.')

describe('a condition that a watcher wrote', () => {
  test.each([
    ['Yard', SHIPYARD, 'Order book goes to 2026 now. So one more.', 'Order book goes to 2026 now'],
    ['Bikes', AUDIT, 'The audit is late again, they changed the auditor.', 'The audit is late again'],
    ['Churn', CHURN, 'Two quarters are not three. I wait.', 'Two quarters are not three'],
  ])('is set beside what a later look says of it: %s', (_, first, thesis, words) =>
    expect(said(look(thesis), first)).toMatch(
      new RegExp(`waits-for-own-price: .*Mar 4, 2024.*“.*today you write “${words}`),
    ),
  )

  test.each([
    [
      'Yard',
      SHIPYARD,
      'The order book is full to 2028, what I waited for. Hundred to begin with.',
      'what I waited for',
    ],
    ['Bikes', AUDIT, 'Signed on Friday, both conditions met, a small lot.', 'both conditions met'],
    ['Churn', CHURN, 'That makes three in a row. I do what I said.', 'I do what I said'],
  ])('is credited where the Buy says that it came: %s', (_, first, thesis, words) => {
    const text = said(bought(thesis), first, look('Nothing new here.'))
    expect(text).toMatch(new RegExp(`rule-kept: .*Mar 4, 2024.*${words}`))
    expect(text).toContain('waited')
  })

  test.each([
    [AUDIT, 'Audit or no audit, I am not waiting any longer.', 'Audit or no audit, I am not waiting any longer'],
    [CHURN, 'I am tired of waiting for the third.', 'I am tired of waiting for the third'],
    [SHIPYARD, 'I know I said the order book first. The price runs away.', 'I know I said the order book first'],
  ])('stands beside a Buy that does not wait for it', (first, thesis, words) =>
    expect(said(bought(thesis), first)).toMatch(
      new RegExp(`line-moved-in-words: On Mar 4, 2024 you wrote .*“${words}`),
    ),
  )

  test('is taken as come by a count where it asks for as many', () => {
    expect(said(bought('That makes three.'), CHURN)).toMatch(/rule-kept: .*That makes three/)
    expect(said(bought('That makes two.'), CHURN)).not.toContain('rule-kept')
  })

  test.each([
    "Not sure about the cafés. Margins have halved. I'd want to see something first.",
    'Not sure about the cafés. Margins have halved. I would like to know more before I buy.',
  ])('is none where it names nothing that could come: %s', (thesis) =>
    expect(said(watch(thesis))).not.toContain('waits-for-own-price'),
  )

  test('is one where a thing is wanted first', () =>
    expect(
      said(bought('Nice bicycles.'), watch('Bicycles. I want the first full annual report before I buy anything.')),
    ).toContain('has it come'))

  test('is asked about where the Buy says nothing of it', () =>
    expect(said(bought('Nice bicycles, and the shop in Ghent is full on Saturdays.'), AUDIT)).toContain(
      'ask-whether-test-happened: On Mar 4, 2024 you wrote “No purchase until the audit is signed”: has it come, now that you buy at $21.00?',
    ))

  test('is not asked about where the Buy may say it in other words', () => {
    expect(said(bought('It is out at last, nice bicycles.'), AUDIT)).not.toContain('ask-whether')
    const report = watch('Bicycles. I want the first full annual report before I buy anything.')
    expect(said(bought('Annual report is out, cash is fine.'), report)).toContain('test-beside')
  })

  test('is asked about no more once it was bought and sold', () => {
    const sold = decided('Out.', { action: 'Sell', at: at('2024-12-02'), price: '25' })
    const first = decided('In.', { action: 'Buy', at: at('2024-06-03'), price: '20' })
    expect(said(bought('Again, cheaper.'), AUDIT, first, sold)).not.toContain('audit')
  })

  test.each([
    'My cousin makes no purchase until the audit is signed.',
    '“No purchase until the audit is signed”, says the column.',
    'Should I make no purchase until the audit is signed?',
    'Last year I made no purchase until the audit was signed.',
    'I want to see a dip before I buy.',
    'No purchase before payday.',
    'Not buying until 15.',
    'I want the bicycle before I buy the helmet.',
    'I look at the audit first thing in the morning.',
    'They want to see the order book filled before they buy.',
  ])('is none of the company’s, or of the writer’s: %s', (thesis) =>
    expect(said(bought('Nice bicycles, and the shop in Ghent is full on Saturdays.'), watch(thesis))).not.toMatch(
      /ask-whether-test-happened|line-moved|test-beside|rule-kept/,
    ),
  )

  test.each([
    'My brother says both conditions are met.',
    'If both conditions are met it will be fine.',
    'Not both conditions are met.',
    'Are both conditions met?',
  ])('is not taken as come where the words are: %s', (thesis) =>
    expect(said(bought(`${thesis} Nice bicycles.`), AUDIT)).not.toContain('rule-kept'),
  )
})
