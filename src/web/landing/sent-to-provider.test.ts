import { expect, it } from 'vitest'
import type { CritiquedDecision } from '#domain/critique/critique.ts'
import { critiquePrompt } from '#domain/critique/prompt.ts'
import { SENT_TO_PROVIDER } from './sent-to-provider.ts'

const decision: CritiquedDecision = {
  action: 'Hold',
  at: '2026-05-01T14:30:00.000Z',
  confidence: 6,
  thesis: 'The cloud will grow.',
  price: '100',
}
const setBy = { action: 'Buy', at: '2026-01-05T15:00:00.000Z' } as const
const level = 'stop-loss'

/** With something in every field. */
const PROMPT = critiquePrompt({
  ticker: 'IBM',
  companyName: 'IBM',
  purchasedAt: setBy.at,
  decision,
  earlier: [{ ...decision, ...setBy }],
  crossings: [{ level, percent: '10', levelPrice: '90', price: '89', at: '2026-02-05T15:00:00.000Z', setBy }],
  moves: [{ level, from: '90', to: '80', setAt: setBy.at, action: 'Hold', at: decision.at, price: '91' }],
  splits: [{ effectiveOn: '2026-03-02', newShares: '4', oldShares: '1' }],
  principles: ['Never average down.'],
})

/** `ticker`, `passedBefore.level`: every field of some data, those of a list's items with the list's name before them. */
const fieldsOf = (data: object): string[] =>
  Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const item: unknown = Array.isArray(value) ? value[0] : value
    return typeof item === 'object' && item !== null ? fieldsOf(item).map((field) => `${name}.${field}`) : [name]
  })

it('what /page says is sent to an AI provider is every field of the prompt, and no other', () => {
  const [, data = ''] = PROMPT.split('<decision>\n')
  const sent = fieldsOf(JSON.parse(data.replace('\n</decision>', '')))
  expect(SENT_TO_PROVIDER.flatMap(({ fields }) => fields).toSorted()).toEqual(sent.toSorted())
})
