import { expect, it } from 'vitest'
import { critiqueRequestInSteps } from '#domain/critique/critique-request.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { critiqueOf, story } from '#test/fixtures/entries.ts'
import { inTurns } from '../../event-loop/in-turns.ts'
import { type FactSources, withFacts } from './critique-facts.ts'

const factsOf = (says: string): CritiqueRecorded['facts'] => ({
  hash: says,
  journalFacts: [{ kind: 'record-of-sales', says }],
})

it('what the last critique was given of the journal is given again, so that it stays the same after a correction, too', async () => {
  const entries = story(['Buy', { quantity: '10', price: '100' }])
  const [decision] = entries
  if (!decision) throw new Error('a story has a decision')
  const critique = (sequence: number, says: string) =>
    ({ ...critiqueOf(entries, decision), sequence, facts: factsOf(says) }) as Entry<CritiqueRecorded>
  const all = [...entries, critique(2, 'Before the correction.'), critique(4, 'After the correction.')]
  const request = await inTurns(critiqueRequestInSteps(all, [], decision.decisionId, [], undefined))
  if (!request) throw new Error('there is a decision to ask about')
  const given: number[] = []
  const journal: FactSources['journal'] = async (_, __, earlier) => {
    given.push(earlier?.sequence ?? 0)
    return earlier?.facts ?? {}
  }
  const sources = { filings: null, headlines: null, market: null, journal }
  const job = { userId: 'alice', decisionId: decision.decisionId }
  const { stored } = await withFacts(sources, request, all, job, new AbortController().signal)
  expect(given).toEqual([4])
  expect(stored.facts?.journalFacts).toEqual(factsOf('After the correction.')?.journalFacts)
})
