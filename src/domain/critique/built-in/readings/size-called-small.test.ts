import { describe, expect, test } from 'vitest'
import type { JournalFact } from '../../../journal-facts/journal-facts.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked } from '../request.fixture.ts'

const size: JournalFact = {
  kind: 'size-beside-others',
  says: 'At $2,480.00 this Buy is larger than 12 of your 17 first purchases of shares before it.',
}
const said = (thesis: string, journalFacts: readonly JournalFact[] = [size]) =>
  readBuiltIn(asked(thesis, [], { journalFacts })).sentences
const kindsOf = (...of: Parameters<typeof said>) => said(...of).map(({ kind }) => kind)

describe('a purchase that is called small and is not', () => {
  test('is told with its amount, and not praised', () => {
    const sentences = said('Everybody rents computers from them. A smaller position: I am not sure what I do well.')
    expect(sentences[0]?.text).toMatch(/“.*smaller position.*”.* at \$2,480\.00 this Buy is larger than 12 of your 17/)
    expect(sentences.map(({ kind }) => kind)).not.toContain('size-limited')
    expect(sentences.map(({ kind }) => kind)).not.toContain('size-beside-others')
  })

  test.each(['It is a small bet.', 'I start small here.', 'Only a tiny position, as always.', 'I keep it small.'])(
    '%s',
    (thesis) => expect(kindsOf(thesis)).toContain('size-called-small'),
  )

  test.each([
    'It never was a small bet.',
    'My brother calls it a small position.',
    'Last year it was a small position.',
    'They are a small position of the market.',
    'A small company with a large moat.',
  ])('not by %s', (thesis) => expect(kindsOf(thesis)).not.toContain('size-called-small'))

  test('stays the credit that it is, where it is not larger than most', () =>
    expect(kindsOf('A small position, so that it can go to zero.', [])).toContain('size-limited'))
})

test('beside the others the size is told where nothing nearer is', () =>
  expect(said('I just like it here.').map(({ text }) => text)).toContain(size.says))
