import { expect, it } from 'vitest'
import { isPlainlyCritique, kindOfAnswer } from '../is-critique.ts'
import { formMarks } from './form-marks.ts'

/** As much as is read of an answer. */
const LONGEST = 20_000
/** Looking from each place to the end took from half a second to ten. */
const MOST_CPU_MS = 400

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}

it.each(['*', ' ', '_', '\t', '['])('an answer that repeats %j for ever is read at once', (sign) => {
  const text = `${sign.repeat(LONGEST)}a`
  const used = cpuMs(() => {
    // It is asked of each chunk that arrives.
    for (let times = 0; times < 10; times += 1) isPlainlyCritique(text)
    kindOfAnswer(text)
  })
  expect(used).toBeLessThan(MOST_CPU_MS)
})

it.each(['中', 'α', 'x'])('a part that repeats %j for ever has its form checked at once', (sign) => {
  const text = `Psychology: a.\n\nFundamentals: b.\n\nWorld events: ${sign.repeat(LONGEST)}`
  expect(cpuMs(() => formMarks(text))).toBeLessThan(MOST_CPU_MS)
})
