import { expect, it } from 'vitest'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { allSteps } from '../../all-steps.ts'
import { makeResultCache } from '../basis/result-cache.ts'
import { mirrorInSteps, mirrorOf } from '../mirror.ts'
import { lastScores, rememberScores } from './claim-scores.ts'

const { assets, time } = tellLife(randomLife(2))

/** The scores of a life as another process has written them. */
function writtenScores() {
  const cached = makeResultCache()
  allSteps(mirrorInSteps(assets, time, cached))
  const scores = lastScores(cached)
  if (!scores) throw new Error('a Mirror scores its claims')
  return JSON.stringify(scores)
}

it('scores that were written as JSON make the same Mirror', () => {
  const cached = makeResultCache()
  rememberScores(JSON.parse(writtenScores()), cached)
  expect(allSteps(mirrorInSteps(assets, time, cached))).toEqual(mirrorOf(assets, time))
})

it('scores are told of the very same claims alone', () => {
  const scores = JSON.parse(writtenScores())
  const elses = { ...scores, result: { ...scores.result, clusters: 999 } }
  const mirrored = (known: typeof scores) => {
    const cached = makeResultCache()
    rememberScores(known, cached)
    return allSteps(mirrorInSteps(assets, time, cached)).clusters
  }
  expect(mirrored(elses)).toBe(999)
  const { clusters } = mirrorOf(assets, time)
  for (const part of [/^\S+/, / \d+ /, /\d{4}-\d\d-\d\d/, / 0\.\d+ /, /[01]$/]) {
    const text = elses.text.replace(part, (was: string) => (was === '0' ? '1' : was === '1' ? '0' : `${was}9`))
    expect(text).not.toBe(elses.text)
    expect(mirrored({ ...elses, text })).toBe(clusters)
  }
})
