import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { SOUND_PLANS } from './sound-plans.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '86', confidence: 6 }), [])).sentences.map(({ kind }) => kind)

describe.each(SOUND_PLANS)('$kind, in a sound plan', ({ kind, shows, not }) => {
  test.each(shows)('%s', (thesis) => expect(kindsOf(thesis)).toContain(kind))
  test.each(not)('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain(kind))
})
