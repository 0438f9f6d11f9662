import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (wrote: string, now: string) =>
  readBuiltIn(
    asked(decided(now, { action: 'Hold', price: '236', at: '2026-07-31T15:00:00.000Z' }), [
      decided(wrote, { price: '222', at: '2026-02-05T15:00:00.000Z' }),
    ]),
  ).sentences.filter(({ kind }) => kind === 'test-answered' || kind === 'test-beside')

const WROTE = "Guided 31bn for both this year; if they lower that number, I'm out."

it('what was to be lowered and was raised went the other way', () => {
  const [said] = saidOf(WROTE, 'They raised to 32.3bn. No numbers on prices until autumn.')
  expect(said?.kind).toBe('test-answered')
  expect(said?.text).toContain('“They raised to 32.3bn”')
})

it.each([
  // "Number" is no name of what is measured.
  [WROTE, 'What I worried about got a mention, no numbers until autumn.'],
  [WROTE, 'They raised the dividend.'],
  ['Margins widen. If they cut the dividend I sell.', 'They raised to 32.3bn.'],
])('and nothing else is set beside it: %s / %s', (wrote, now) => expect(saidOf(wrote, now)).toEqual([]))
