import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { asked, decided } from '../request.fixture.ts'
import { readPrinciples } from './read-principles.ts'

const buy = decided('Cement. If the gross margin falls below 30% I sell.', {
  at: '2024-02-05T15:00:00.000Z',
  price: '50',
})
const entry = (action: CritiquedDecision['action'], thesis: string, price: string, day = '2024-09-03') =>
  decided(thesis, { action, at: `${day}T15:00:00.000Z`, price })
const position = { moved: '10', quantity: '10', averageCost: '50', cost: '500', stopLoss: null, takeProfit: null }
const WRITTEN = '2021-04-19T15:00:00.000Z'
const said = (
  principle: string,
  decision: CritiquedDecision,
  facts: Partial<CritiqueRequest> = {},
  earlier: readonly CritiquedDecision[] = [buy],
) =>
  readPrinciples(
    asked(decision, earlier, { principles: [principle], principlesWrittenAt: [WRITTEN], position, ...facts }),
  ).map(({ kind, values }) => [kind, values?.day])
const KEPT = [['principle-kept', 'Apr 19, 2021']]

const AT_STOP: Partial<CritiqueRequest> = {
  alerts: [
    {
      ...{ level: 'stop-loss', percent: null, levelPrice: '44', price: '43.9', at: '2024-09-02T14:00:00.000Z' },
      setBy: { action: 'Buy', at: buy.at },
    },
  ],
}
const atStop = entry('Sell', 'Gone.', '43.5')

describe('a principle that a sale keeps', () => {
  test.each([
    ['of stops', 'A stop is a stop.', atStop, AT_STOP],
    ['of stops that stay', 'Never move a stop.', atStop, AT_STOP],
    ['of tests', 'When my test comes true I sell the same day.', entry('Sell', 'Gross margin was 27%. Out.', '48'), {}],
    [
      'of reports',
      'I am never in it through an earnings report.',
      entry('Sell', 'Report is on Thursday. Out.', '52'),
      {},
    ],
    ['of losses', 'Cut every loss at 20%.', entry('Sell', 'Enough.', '39.8'), {}],
    ['of losses, as a ban', 'Never lose more than 20%', entry('Sell', 'Enough.', '40.5'), {}],
    ['of gains', 'Half goes off at a double.', entry('Sell Some', 'It has doubled.', '101'), {}],
    ['of sizes', 'No position over 10%.', entry('Sell Some', 'It is 13% of the fund. Ten go.', '60'), {}],
  ] as const)('is credited with its day: %s', (_, principle, decision, facts) =>
    expect(said(principle, decision, facts)).toEqual(KEPT),
  )

  test('is credited without a day where none is known', () =>
    expect(said('A stop is a stop.', atStop, { ...AT_STOP, principlesWrittenAt: [] })).toEqual([
      ['principle-kept', ''],
    ]))

  const hold = (price: string) => entry('Hold', 'I wait.', price, '2024-06-03')
  test.each([
    ['no stop was reached', 'A stop is a stop.', atStop, {}, [buy]],
    ['it allows for more', 'A stop is a stop, unless the case is intact.', atStop, AT_STOP, [buy]],
    [
      'the test did not come',
      'When my test comes true I sell the same day.',
      entry('Sell', 'Gross margin was 33%. Out.', '48'),
      {},
      [buy],
    ],
    [
      'it came and was held through',
      'When my test comes true I sell the same day.',
      entry('Sell', 'Gross margin was 27%. Out.', '48'),
      {},
      [buy, entry('Hold', 'Gross margin was 27%. I stay.', '48', '2024-06-03')],
    ],
    [
      'the report is out',
      'I am never in it through an earnings report.',
      entry('Sell', 'Report was on Thursday. Out.', '52'),
      {},
      [buy],
    ],
    [
      'others sell before it',
      'I am never in it through an earnings report.',
      entry('Sell', 'My son says sell before the report.', '52'),
      {},
      [buy],
    ],
    ['the loss is smaller', 'Cut every loss at 20%.', entry('Sell', 'Enough.', '46'), {}, [buy]],
    ['the loss is far larger', 'Cut every loss at 20%.', entry('Sell', 'Enough.', '30'), {}, [buy]],
    ['it was past it before', 'Cut every loss at 20%.', entry('Sell', 'Enough.', '39.8'), {}, [buy, hold('38')]],
    ['it is no sale', 'Cut every loss at 20%.', entry('Hold', 'Enough.', '39.8'), {}, [buy]],
    ['it has not doubled', 'Half goes off at a double.', entry('Sell Some', 'Nearly there.', '90'), {}, [buy]],
    ['all of it goes', 'Half goes off at a double.', entry('Sell', 'It has doubled.', '101'), {}, [buy]],
    ['it is of something else', 'Only companies with less than 20% debt.', entry('Sell', 'Enough.', '39.8'), {}, [buy]],
  ] as const)('is not where %s', (_, principle, decision, facts, earlier) =>
    expect(said(principle, decision, facts, earlier)).toEqual([]),
  )

  test('nor where the stop was moved away before', () => {
    const move = {
      level: 'stop-loss' as const,
      from: '46',
      to: '44',
      setAt: buy.at,
      action: 'Hold' as const,
      at: '2024-06-03T15:00:00.000Z',
      price: '47',
    }
    expect(said('A stop is a stop.', atStop, { ...AT_STOP, moves: [move] })).toEqual([])
  })
})
