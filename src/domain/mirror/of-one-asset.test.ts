import { expect, it } from 'vitest'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { allSteps } from '../all-steps.ts'
import { makeResultCache } from './basis/result-cache.ts'
import { mirrorInSteps, mirrorOf } from './mirror.ts'
import { rememberReplay, replayOf } from './of-one-asset.ts'

it.each([1, 2, 3, 4])('a replay that was written as JSON makes the same Mirror on any day, of the life %i', (seed) => {
  // given: the replays as another process has written them
  const { assets, time } = tellLife(randomLife(seed))
  const replays = assets.map((each) => replayOf(each, makeResultCache()))
  const written = JSON.stringify(replays)
  expect(JSON.parse(written)).toEqual(replays)
  const days = assets.flatMap(({ entries }) => entries.map(({ recordedAt }) => recordedAt.slice(0, 10)))
  for (const today of [days.toSorted().at(-1) ?? time.today, time.today]) {
    // when
    const cached = makeResultCache()
    for (const [place, replay] of JSON.parse(written).entries()) {
      const each = assets[place]
      if (each) rememberReplay(each, replay, cached)
    }
    // then
    const onDay = { ...time, today }
    expect(allSteps(mirrorInSteps(assets, onDay, cached))).toEqual(mirrorOf(assets, onDay))
  }
})
