import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const on = (month: string, thesis: string, action: CritiquedDecision['action'] = 'Hold', price = '90') =>
  decided(thesis, { action, at: `2026-${month}-05T15:00:00.000Z`, price })
const BUY = on('01', 'Ferries. If passenger numbers fall by more than 6% in any quarter, I sell.', 'Buy', '100')
const say = (thesis: string, buy = BUY) => critiqueBuiltIn(asked(on('09', thesis), [buy]))
const CERTIFIES = /You set today against|beside what you had written before|You went back to what you had written/

describe('of what somebody says that they had always meant', () => {
  test.each([
    'Passengers up a little. My line was always about the whole season.',
    'Quiet. My rule was never about one quarter, it was about debt.',
    'Calm sea. My test has all along been the freight rates.',
    'Fine. My line was 12% from the start.',
    'Nothing new. From day one my limit was 15%.',
    'Rates are up. My condition was 12%, and we are far from it.',
    'Weak. The line that I drew was 20%.',
  ])('nothing is certified that stands in no earlier entry: %s', (thesis) => {
    expect(say(thesis)).not.toMatch(CERTIFIES)
  })

  test.each([
    [
      'Passengers up a little. My line was always about the whole season.',
      '“My line was always about the whole season”',
    ],
    ['Passengers fine. My line was always about freight, and not about people.', 'My line was always about freight'],
    ['Rates are up. My limit was 12%, and we are far from it.', 'My limit was 12%'],
  ])('the line that was written stands beside it: %s', (thesis, quoted) => {
    const text = say(thesis)
    expect(text).toMatch(
      / Jan 5, 2026 (?:you wrote|was) “If passenger numbers fall by more than 6% in any quarter, I sell”; today you write/,
    )
    expect(text).toContain(quoted)
  })

  test.each([
    'Passengers -2%. My line was 6%.',
    'Passengers -5%, so still inside the line.',
    'My line was always 6%, and it is 2% now.',
    'Passengers -1%. My line was always about passenger numbers.',
  ])('what does stand there is told as before: %s', (thesis) => {
    expect(say(thesis)).not.toMatch(/today (?:you write|it says) “(?:my|My) line was/)
  })

  test.each([
    'The captain says my line was always about the whole season.',
    'The ferry line was always about the islands.',
    'Was my line always about the whole season? No.',
    'The subway line was always busy.',
  ])('what is no line of the writer’s is not taken for one: %s', (thesis) => {
    expect(say(thesis)).not.toMatch(/you write “[^”]*line was always|you write “my rule/)
  })
})
