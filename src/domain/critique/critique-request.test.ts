import { expect, it } from 'vitest'
import { critiqueOf, story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { critiqueRequest, critiqueRequestInSteps } from './critique-request.ts'

/** Bought, then bought and sold a little for a long time, a day each, with a stop that moves now and then, and a critique of each. */
const journalOf = (decisions: number): AssetEntry[] =>
  story(
    ['Buy', { quantity: '1000', price: '100' }],
    ...Array.from({ length: decisions - 1 }, (_, nth) => chapter(nth)),
  ).flatMap((entry, index) => {
    const recordedAt = new Date(Date.UTC(2016, 0, 4 + index, 15)).toISOString()
    const change = { from: '80', to: `${70 + (index % 9)}`, percent: null }
    const sequence = 2 * index + 1
    const decision = {
      ...{ ...entry, sequence, recordedAt, price: entry.price && { ...entry.price, at: recordedAt } },
      ...(index % 3 === 0 && index > 0 && { levels: { stopLoss: change } }),
    }
    return [decision, { ...critiqueOf([], entry), sequence: sequence + 1, recordedAt }]
  })

const chapter = (nth: number): Parameters<typeof story>[number] => {
  if (nth % 3 === 0) return ['Buy More', { quantity: '2', price: '101' }]
  return nth % 3 === 1 ? ['Sell Some', { quantity: '1', price: '102' }] : ['Hold']
}

const lastOf = (entries: readonly AssetEntry[]): string =>
  entries.findLast((entry) => entry.kind === 'decision-recorded')?.decisionId ?? ''

/** How often a member of an entry is read to make the request about the last decision. */
function readsOf(decisions: number): number {
  let reads = 0
  const counted = journalOf(decisions).map(
    (entry) =>
      new Proxy(entry, {
        get(target, name) {
          reads += 1
          return Reflect.get(target, name)
        },
      }),
  )
  critiqueRequest(counted, [], lastOf(counted))
  return reads
}

it('takes work in proportion to the entries of the asset, and no more', () => {
  expect(readsOf(800) / readsOf(400)).toBeLessThan(2.2)
})

it('is made in steps, between which others can be served, and is the same', () => {
  const entries = journalOf(800)
  const steps = critiqueRequestInSteps(entries, [], lastOf(entries))
  let count = 1
  let step = steps.next()
  for (; !step.done; step = steps.next()) count += 1
  expect(count).toBe(2 * Math.floor((entries.length - 2) / 250) + 1)
  expect(step.value).toEqual(critiqueRequest(entries, [], lastOf(entries)))
  expect(step.value?.earlier).toHaveLength(799)
  expect(step.value?.earlierCritiques).toHaveLength(4)
})
