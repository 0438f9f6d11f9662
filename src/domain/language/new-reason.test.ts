import { expect, it } from 'vitest'
import { newReasonIn } from './new-reason.ts'

const FIRST = 'Cloud revenue grows 12% a year, and margins follow.'
const reasonIn = (thesis: string, earlier = FIRST): string | null => {
  const span = newReasonIn(thesis, () => earlier)
  return span && thesis.slice(span.from, span.to)
}

it.each([
  // An opening that says when, where or how.
  ['Meanwhile, at this price the dividend alone pays me to wait.', 'dividend'],
  ['Honestly, the dividend is safe.', 'dividend'],
  ['On the other hand it is cheap.', 'cheap'],
  ['For now the buybacks support it.', 'buybacks'],
  ['In the meantime, I collect the dividend.', 'dividend'],
  ['At these levels, it’s a bargain.', 'bargain'],
  // A reason in the name of what the company is.
  ['Long term it’s a dividend payer with AI thrown in for free.', 'dividend'],
  ['It is a turnaround story now.', 'turnaround'],
  ['This is a takeover candidate.', 'takeover'],
  // A reason that is set apart, or goes on with a clause of its own.
  ['The buybacks alone are 8% of the company.', 'buybacks'],
  ['The dividend itself covers my patience.', 'dividend'],
  ['And I get paid while I wait.', 'get paid while'],
  ['It is too cheap to sell.', 'cheap'],
  ['The dividend pays me over 6% while I wait.', 'dividend'],
  ['At least the dividend pays me while I wait.', 'dividend'],
])('a reason for holding is found: %s', (thesis, reason) => expect(reasonIn(thesis)).toBe(reason))

it.each([
  'Meanwhile, at this price the dividend alone eats the cash flow.',
  'Meanwhile, at this price the dividend is a joke.',
  'The dividend alone costs them two billion a year.',
  'The dividend alone is not enough for me.',
  'Long term it’s a dividend trap.',
  'The dividend payer next door grows faster.',
  'Supposedly the dividend is safe.',
  'If it stays at this price the dividend pays me to wait.',
  'Everybody says the dividend alone pays me to wait.',
  'Is it really a turnaround story?',
  'It is not a dividend stock.',
  'It was to be a turnaround story, and the turnaround is over.',
  'Dividend stocks are in fashion elsewhere.',
  'AI growth is slowing at its customers.',
  'Here the dividend covers half of the fall.',
  // What is even cheaper was cheap before.
  'Now it is even cheaper, and nothing has changed.',
  'I sold the dividend payer to buy more of this.',
  'Until then the dividend is at risk.',
  'At this price the buybacks are a waste, and they are reduced.',
  'The chief gets paid while shareholders wait.',
  'Competitors became cheaper than its cloud.',
])('what is said of a word without giving it as a reason is none: %s', (thesis) => expect(reasonIn(thesis)).toBeNull())

it('what was given before is no new one', () => {
  expect(
    reasonIn('Meanwhile, at this price the dividend alone pays me to wait.', `${FIRST} It pays a dividend.`),
  ).toBeNull()
  expect(reasonIn('And I get paid while I wait.', 'A 5% dividend.')).toBeNull()
  expect(reasonIn('It is cheap.', '15 times earnings for a company that grows.')).toBeNull()
  expect(reasonIn('It is cheap.', 'Below book value, and the market is wrong.')).toBeNull()
})
