import { expect, test } from 'vitest'
import { isPointerAlone, pointsBack } from './points-back.ts'

test.each([
  'same falsifier as in february.',
  'conditions as before.',
  'exit as described in my note of march 3.',
  'the january line still stands.',
  'the old line still applies.',
  'the rules of february hold here too.',
  'falsifier: unchanged.',
  'great product. see january.',
])('it points to what was written before: %s', (plain) => expect(pointsBack(plain)).toBe(true))

test.each([
  'margins hold and debt falls.',
  'it stands out, and sales hold up.',
  'a brand like no other.',
  'i see growth of 8%.',
  'sales grow as i said.',
])('it points to nothing: %s', (plain) => expect(pointsBack(plain)).toBe(false))

test('a pointer is nothing else than that, and no condition that something stays as it was', () => {
  for (const plain of ['wrong if: same as in january', 'what would prove me wrong is as written on january 5'])
    expect(isPointerAlone(plain)).toBe(true)
  for (const plain of ['exit if growth is the same as last year', 'wrong if: margin below 20%, same as in january'])
    expect(isPointerAlone(plain)).toBe(false)
})
