import { expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import { reachedBy, sessionObservation } from './price-observation.ts'
import { replayAsset } from './replay-asset.ts'

it('what closes tell of a split is asked only where a level is reached: it takes a millisecond for each of thousands', () => {
  // given: a holding with a typed price, and a stop 10% below it
  const asset = replayAsset(story(['Buy', { quantity: '10', price: '100' }]))
  let asked = 0
  const provided = {
    get closes() {
      asked += 1
      return []
    },
    ofQuote: [],
  }
  const closeAt = (close: string) => {
    const [seen] = sessionObservation({ day: '2026-06-03', low: null, high: null, close }, 'massive')
    return seen && asset && reachedBy(asset, seen, [], provided).map(({ level }) => level)
  }
  // then
  expect([closeAt('95'), asked]).toEqual([[], 0])
  expect(closeAt('85')).toEqual(['stop-loss'])
  expect(asked).toBeGreaterThan(0)
})
