import { expect, it } from 'vitest'
import { placesOfAll } from './places-of-all.ts'

it('where all are taken, whoever has most gets no further one, and whoever comes gets theirs', () => {
  const places = placesOfAll(6)
  const take = (who: string, count: number) => Array.from({ length: count }, () => places.take(who))
  const [first] = take('one', 4)
  take('another', 2)
  expect(places.take('one')).toBeNull()
  // Of six places two have three each.
  expect(places.take('another')).not.toBeNull()
  expect(places.take('another')).toBeNull()
  expect(take('a third', 3).map((place) => place !== null)).toEqual([true, true, false])
  first?.()
  expect([places.take('one'), places.take('another')]).toEqual([null, null])
})

it('what is given up can be taken again', () => {
  const places = placesOfAll(2)
  const [first] = [places.take('one'), places.take('one')]
  expect(places.take('one')).toBeNull()
  first?.()
  expect(places.take('one')).not.toBeNull()
})
