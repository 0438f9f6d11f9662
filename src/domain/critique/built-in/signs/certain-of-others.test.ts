import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { confidence: 8 }))).sentences.map(({ kind }) => kind)

describe('plain certainty, whatever its clause is about', () => {
  test.each([
    'The ships are full. A business with every berth sold cannot help but make money.',
    'Every seat is taken, and they can not help but grow.',
    'With such rents the owner cannot help but do well.',
    'Uranium only goes one way from here.',
    'Copper only moves higher from here.',
    'Rates fall now. Gold only knows up from this price.',
    'With that backlog it is not possible that it falls.',
    'It is impossible for the price to go down.',
    'A merchant cannot change the processor, so the growth is guaranteed.',
    'They sign for ten years. The upside is guaranteed.',
    'Everything is sold out and profits are guaranteed.',
    'Bank of Japan raise rate. No risk because too big for fail.',
    'There is no risk since the state stands behind it.',
    'The deposits are safe. The bank is too big to fail.',
    "Bought because Elliott has five percent and they don't lose.",
    'The state is in it too, and they do not lose.',
  ])('is heard: %s', (thesis) => expect(kindsOf(thesis)).toContain('overconfidence'))

  test.each([
    'I could not help but laugh at the slides.',
    'They do not rise because they must, and cannot help but refinance in May.',
    'The chief says a full ship cannot help but make money.',
    'Traffic on that bridge only goes one way.',
    'My brother thinks that uranium only goes one way from here.',
    'I do not believe that uranium only goes one way from here.',
    'It is not possible for it to grow faster than its suppliers.',
    'It is impossible that they deliver in May.',
    'If the growth is guaranteed, why is it so cheap?',
    'The growth is not guaranteed.',
    'Growth of 3% is guaranteed by the contract with the city.',
    'They carry no risk because they only broker the loans.',
    'There is more risk because the debt is due.',
    'Regulators say that it is too big to fail.',
    'A bank too big to fail has stricter rules for its capital.',
    'It must go back to the court in May.',
    'The first unit leaks. It must go back.',
    "I hope they don't lose.",
    "They don't lose customers to the rival.",
  ])('is not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('overconfidence'))
})
