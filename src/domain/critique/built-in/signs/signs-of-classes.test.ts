import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { readSigns } from './read-signs.ts'
import type { SignCase } from './signs.fixture.ts'

type ClassCase = SignCase & { readonly price?: string }

/** Classes of clauses, in other words than those in which they were first met, and what only looks like them. */
const CASES: readonly ClassCase[] = [
  {
    kind: 'get-even',
    action: 'Hold',
    shows: ['Some day it stands where we bought, and then I am done.'],
    not: ['The chief is done when the plant stands.'],
  },
  {
    kind: 'loss-aversion',
    action: 'Hold',
    shows: ['As I never check it, it does not count.', 'Could not tap the sell button today.'],
    not: ['They never check the meters, and it is no longer legal.', 'Customers cannot tap the button in the app.'],
  },
  {
    kind: 'house-money',
    action: 'Buy',
    shows: ['It is only the cash I made on Nvidia.'],
    not: ['They only report the cash they made.'],
  },
  {
    kind: 'fear-of-missing-out',
    action: 'Buy',
    shows: [
      'The whole gym is rich except me.',
      'Buying today before it hits 90.',
      'the group chat is green for weeks and i was the last clown standing on the sidelines',
      'I felt like the only fool looking in from outside.',
      'My entire shift is up 30% and I could not sleep any more.',
      "Haven't slept at night, watching it climb without me.",
    ],
    not: [
      'Everybody in the index grew except Acme.',
      'They have to refinance before the rate hits 9%.',
      'I was the only one watching the cash flow.',
      'I was the only person sitting in the showroom, and that worries me.',
      'In March I was so afraid that I could not sleep, and did nothing.',
      'The baby is up all night and I could not sleep.',
      'The whole sector is up 30% and the managers cannot sleep.',
      'They were the last ones left on the platform.',
    ],
  },
  {
    kind: 'familiarity',
    action: 'Buy',
    shows: [
      'Most of my colleagues switched to their laptops.',
      'The queue at the till tells you more than a spreadsheet.',
    ],
    not: ['Most of their customers switched to the new plan, revenue +8%.', 'The report tells you more than a call.'],
  },
  {
    kind: 'confirmation',
    action: 'Buy',
    shows: ['The skeptics never ran a shop.', 'I skipped the bear case.'],
    not: ['The bear case is a recession, and a fair point.', 'The patient skipped a dose.'],
  },
  {
    kind: 'blames-others',
    action: 'Sell',
    shows: ['The market makers dumped it on us.', 'Were it not for the press I would be up.'],
    not: ['A hedge fund sold its 4%.', 'The press printed the figures.'],
  },
  {
    kind: 'gamblers-fallacy',
    action: 'Buy',
    shows: [
      'Five bad years in a row, it is overdue for a good one.',
      'Four losers in the spring, so the odds are on our side.',
    ],
    not: ['The debt is due in May, for the third year in a row.', 'Profits rose four quarters in a row.'],
  },
  {
    kind: 'low-price-as-cheap',
    action: 'Buy',
    price: '3',
    shows: ['At $3 what can I lose, really.'],
    not: ['Costs fell by 3. How low the margin was surprised me.'],
  },
  {
    kind: 'money-needed',
    action: 'Buy',
    shows: ['The wedding savings of our son go in, and it is in four months.'],
    not: ['Their deposit accounts pay more in the spring.', 'The wedding business grows next year.'],
  },
  {
    kind: 'size-too-large',
    action: 'Buy',
    shows: ['Full account on this.'],
    not: ['The full retirement of the debt is near.'],
  },
  {
    kind: 'names-own-bias',
    action: 'Buy',
    shows: ['I suspect that I am probably chasing.', 'I was too proud to look, which is no argument.'],
    not: ['The board suspects that rivals are chasing.', 'They were too slow to sell, which is a pity.'],
  },
  {
    kind: 'stays-out',
    action: 'Watch',
    shows: ['I cannot tell a bond from a bill.', 'My money stays home.'],
    not: ['They cannot keep patients from the clinic.', 'Their money stays in the bank.'],
  },
  {
    kind: 'rebalancing-by-rule',
    action: 'Sell Some',
    shows: ['Five is the limit. I sell just enough that it is 5% again.'],
    not: ['They sell just enough that the ratio is 5 again.'],
  },
]

const BUY = decided('Orders for the new pump came from three hospitals.', {
  at: '2026-01-05T15:00:00.000Z',
  price: '120',
})
const kindsIn = (text: string, { action, price = '99' }: ClassCase) => {
  const earlier = action === 'Buy' || action === 'Watch' ? [] : [BUY]
  return readSigns(asked(decided(text, { action, price }), earlier), []).map(({ kind }) => kind)
}
const rows = (side: 'shows' | 'not') =>
  CASES.flatMap((each) => each[side].map((text) => [each.kind, text, each] as const))

describe('a class of clauses', () => {
  test.each(rows('shows'))('shows %s: %s', (kind, text, of) => expect(kindsIn(text, of)).toContain(kind))
  test.each(rows('not'))('and what looks like it shows no %s: %s', (kind, text, of) =>
    expect(kindsIn(text, of)).not.toContain(kind),
  )
})
