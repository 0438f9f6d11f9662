import { expect, it } from 'vitest'
import type { CritiquedDecision } from '#domain/critique/critique.ts'
import { critiquePrompt } from '#domain/critique/prompt/prompt.ts'
import type { FiledFigure } from '#domain/filings/filed-figures.ts'
import { SENT_TO_PROVIDER } from './sent-to-provider.ts'

const WRITTEN_AT = '2026-05-03T14:30:00.000Z'
const decision: CritiquedDecision = {
  writtenAt: WRITTEN_AT,
  action: 'Hold',
  at: '2026-05-01T14:30:00.000Z',
  confidence: 6,
  thesis: 'The cloud will grow.',
  price: '100',
}
const setBy = { action: 'Buy', at: '2026-01-05T15:00:00.000Z' } as const
const level = 'stop-loss'

const FIGURE: FiledFigure = {
  ...{ kind: 'year', start: '2025-01-01', end: '2025-12-31', value: '62753000000' },
  ...{ filedOn: '2026-02-20', form: '10-K', growthPercent: '3.92' },
}

/** A prompt with a value in every field. */
const { input } = critiquePrompt(
  {
    ticker: 'IBM',
    companyName: 'IBM',
    purchasedAt: setBy.at,
    decision,
    earlier: [{ ...decision, ...setBy }],
    alerts: [{ level, percent: '10', levelPrice: '90', price: '89', at: '2026-02-05T15:00:00.000Z', setBy }],
    moves: [
      {
        ...{ level, from: '90', to: '80', setAt: setBy.at, setWrittenAt: WRITTEN_AT, action: 'Hold', price: '91' },
        ...{ at: decision.at, writtenAt: WRITTEN_AT },
      },
    ],
    splits: [{ effectiveOn: '2026-03-02', newShares: '4', oldShares: '1' }],
    principles: ['Never average down.'],
    option: { right: 'call', strike: '100', expiresOn: '2027-01-15', multiplier: '100' },
    position: { moved: null, quantity: '5', averageCost: '90', cost: '450', stopLoss: '80', takeProfit: null },
    claim: 'IBM rises until May 1, 2027',
    tests: [{ text: 'Below 89%, out.', on: '2026-12-01', at: setBy.at, writtenAt: WRITTEN_AT }],
    testsComeTrue: [{ text: 'Below 95%, out.', at: setBy.at, writtenAt: WRITTEN_AT, answeredAt: decision.at }],
    earlierCritiques: [
      { at: setBy.at, about: setBy, model: 'm', text: 'Psychology: Sure. What would change your mind?' },
    ],
    echo: [
      {
        ...{
          passage: 'The cloud grows.',
          ...setBy,
          writtenAt: WRITTEN_AT,
          ticker: 'PLTR',
          isOption: false,
          confidence: 8,
          gainPercent: null,
        },
        since: { changePercent: '-34.00', pricedAt: '2026-04-30T20:00:00.000Z' },
      },
    ],
    market: {
      ...{ market: 'SPY', from: '2026-01-05', until: '2026-04-30' },
      ofAsset: { from: '91', until: '100' },
      ofMarket: { from: '600', until: '594' },
    },
    journalFacts: [{ kind: 'record-at-confidence', says: 'Of 12 decisions at 8 and above 3 came true.' }],
    headlines: [
      { title: 'IBM buys', publisher: 'Wire', url: 'https://w.test/', publishedAt: '2026-04-30T12:00:00.000Z' },
    ],
    filings: {
      cik: '0000051143',
      name: 'IBM',
      measures: [{ measure: 'revenue', tag: 'Revenues', unit: 'USD', figures: [FIGURE] }],
    },
  },
  { probability: 40, claim: 'It grows.', promptVersion: 'blind-1', promptHash: '' },
)

/** The JSON between a tag and its end. */
const fenced = (name: string): unknown =>
  JSON.parse(new RegExp(`<${name}>\\n(.*)\\n</${name}>`, 's').exec(input)?.[1] ?? 'null')

/** The names of all fields, with the names of their lists before them, such as `ticker` and `passedBefore.level`. */
const fieldsOf = (data: object): string[] =>
  Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const item: unknown = Array.isArray(value) ? value[0] : value
    return typeof item === 'object' && item !== null ? fieldsOf(item).map((field) => `${name}.${field}`) : [name]
  })

it('/page lists exactly the fields of the prompt that is sent to an AI provider', () => {
  const data = { ...Object(fenced('decision')), filings: fenced('filings'), headlines: fenced('headlines') }
  expect(SENT_TO_PROVIDER.flatMap(({ fields }) => fields).toSorted()).toEqual(fieldsOf(data).toSorted())
})
