import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { nextSlice } from './next-slice.ts'

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
