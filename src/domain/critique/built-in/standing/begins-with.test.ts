import { expect, test } from 'vitest'
import type { Finding } from '../basis/finding.ts'
import { asked, decided } from '../request.fixture.ts'
import { beginsWith } from './begins-with.ts'

const begun = (thesis: string, confidence = 7) =>
  beginsWith(asked(decided(thesis, { price: '40', confidence })), []).map(({ values }) => values.words)

test('the sentence with which a Buy begins stands beside a number in the middle, where it speaks of its writer', () =>
  expect(begun('My brother does not hear of this until it pays. The ferry owns the berth.')).toEqual([
    '“My brother does not hear of this until it pays”',
  ]))

test.each<[string, string, number?]>([
  ['a fact of the company', 'The ferry owns the only berth.'],
  ['a question', 'Am I scared of the ice? A little.'],
  ['what others say', 'My aunt says it doubles.'],
  ['a condition', 'If the ice comes early I wait.'],
  ['a sale of before', 'I sold my barge when the ice came.'],
  ['a doubt', 'My doubt is the ice.'],
  ['what stands beside a high number', 'My brother does not hear of this until it pays.', 9],
])('but not %s', (_, thesis, confidence) => expect(begun(thesis, confidence)).toEqual([]))

test('and not what is quoted already', () => {
  const words = '“My brother does not hear of this until it pays”'
  const told: Finding = {
    kind: 'kept-from-others',
    part: 'psychology',
    weight: 60,
    ways: ['You write {words}.'],
    values: { words },
    quoted: words,
  }
  const request = asked(decided('My brother does not hear of this until it pays.', { price: '40', confidence: 7 }))
  expect(beginsWith(request, [told])).toEqual([])
})
