import { asCold, noTest, ownTest } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Passages of batch 20, the fifth cold one, "E": tests of the writer's own in plain words, and what looks like one and is none. */
const WRITTEN: readonly CriticCase[] = [
  ...(
    [
      ['01', 'plain', 'The moment that deposits shrink, I leave.'],
      ['02', 'plain', 'In case the patent falls, the whole position goes the same day.'],
      ['03', 'plain', 'At the first sign of a covenant breach I sell.'],
      ['04', 'plain', 'My exit comes when the founder hands over.'],
      ['05', 'plain', 'Once occupancy is under 85%, I no longer want to own this.'],
      ['06', 'plain', 'Should they issue shares again, that is it for me.'],
      ['07', 'plain', 'Unless bookings grow by 10% this year, I was wrong.'],
      ['08', 'plain', 'Sell trigger is a second write-down.'],
      ['09', 'plain', 'What would prove me wrong: fewer than 200 new stores in 2027.'],
      ['10', 'plain', 'I would change my mind if the loan losses went past 2%.'],
      ['11', 'plain', 'The holding will be sold when the auditor resigns.'],
      ['12', 'plain', 'I stay as long as the margin is above 20%.'],
      ['13', 'plain', 'I only hold this while the buyback runs at 5% a year.'],
      ['14', 'plain', 'There is one number I watch: daily users. Two quarters of decline and I leave.'],
      ['15', 'plain', 'No contract by December means I was wrong.'],
      ['16', 'analytical', 'Exit condition: ROIC below the cost of capital for a full year.'],
      ['17', 'analytical', 'We would abandon the thesis on evidence of pricing below inflation.'],
      ['18', 'analytical', 'The thesis is invalidated by a loss ratio in excess of 68%.'],
      ['19', 'analytical', 'Falsified if unit growth trails the industry in FY26.'],
      ['20', 'terse', 'Exit: FCF neg 2 qtrs.'],
      ['21', 'terse', 'Sell if cust conc > 30%.'],
      ['22', 'terse', 'Bail < 8% EBIT.'],
      ['23', 'chatty', 'if the ceo goes i go'],
      ['24', 'chatty', 'gonna dump it when they miss again'],
      ['25', 'chatty', 'done with this if q4 is under 5m subs'],
      ['26', 'emotional', 'One more profit warning and they will never see my money again!'],
      ['27', 'plain', 'I mean to sell when more than half of the sales come from one customer.'],
      ['28', 'plain', 'A dividend cut would end it.'],
      ['29', 'plain', 'Sell it, if the drug fails its trial in May.'],
      ['30', 'plain', 'Wrong, if nobody renews.'],
    ] as const
  ).map(([number, register, words]) => ownTest(`20e-tests/${number}`, register, words, words)),
  noTest('20e-none/01', 'plain', 'The bank sells the loan if it is overdue for 90 days.'),
  noTest('20e-none/02', 'plain', 'Once the plant is open, margins go back above 20%.'),
  noTest('20e-none/03', 'plain', 'The moment that rates fell, the whole sector rose by 10%.', ['recency']),
  noTest('20e-none/04', 'plain', 'Customers leave if the price rises by more than 5%, says the chief of Netflix.'),
  noTest('20e-none/05', 'plain', 'In case of a recession they still earn 4 dollars a share.', ['weighs-other-side']),
  noTest('20e-none/06', 'plain', 'I will never sell on a headline.', ['own-judgement', 'overconfidence']),
  noTest('20e-none/07', 'plain', 'Unless the Fed cuts twice, mortgages stay above 6%.'),
  noTest('20e-none/08', 'plain', 'They exit a country when it earns less than 8% on capital.'),
  noTest('20e-none/09', 'plain', 'When it fell below 30 in March I sold half.'),
  noTest('20e-none/10', 'plain', 'The union walks out if the offer is below 4%.'),
  noTest('20e-none/11', 'plain', 'I would have left if margins had fallen below 20%.', ['own-judgement']),
  noTest('20e-none/12', 'plain', 'Why should I sell because growth is below 10%?', ['confirmation']),
  noTest('20e-none/13', 'plain', 'As soon as it is under 60, I add.', ['waits-for-own-price']),
  noTest('20e-none/14', 'plain', 'A competitor with less than 5% of the market is no danger.', ['confirmation']),
  noTest('20e-none/15', 'plain', 'If churn was above 3% last year, that was because of the price increase.', [
    'confirmation',
  ]),
]

export const TESTS_20_E: readonly CriticCase[] = WRITTEN.map(asCold)
