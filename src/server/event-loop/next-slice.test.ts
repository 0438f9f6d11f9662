import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeSlices, nextSlice } from './next-slice.ts'

it('of all long work under way one slice is done in a turn of the event loop, each work in its turn', async () => {
  // given: three works of two slices each, and how many slices each turn of the loop has seen
  const done: string[] = []
  const work = async (name: string) => {
    for (const slice of [1, 2]) {
      await nextSlice()
      done.push(`${name}${slice}`)
    }
  }
  const works = Promise.all(['a', 'b', 'c'].map(work))
  const seen: number[] = []
  // when: the loop turns
  for (let turn = 1; turn <= 6; turn += 1) {
    await nextTurn()
    seen.push(done.length)
  }
  await works
  // then
  expect(seen.map((count, at) => count - (seen[at - 1] ?? 0)).every((count) => count <= 1)).toBe(true)
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
})

it('where others are there, long work rests for as long as each slice took', async () => {
  // given: a clock that only slices move, and others who leave after the third slice
  let [time, areOthersThere] = [0, true]
  const rests: number[] = []
  const nextSlice = makeSlices({
    isShared: () => areOthersThere,
    now: () => time,
    pause(ms, then) {
      rests.push(ms)
      then()
    },
  })
  // when: slices of four milliseconds, of three quarters twice, and two without others
  for (const tookMs of [4, 0.75, 0.75]) {
    await nextSlice()
    time += tookMs
  }
  await nextSlice()
  areOthersThere = false
  for (const tookMs of [4, 4]) {
    await nextSlice()
    time += tookMs
  }
  // then: the two short ones have one rest together
  expect(rests).toEqual([4, 1.5])
})
