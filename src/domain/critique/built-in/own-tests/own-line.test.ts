import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const withLine = (thesis: string, line: string, action: Action = 'Buy') => {
  const decision = decided(thesis, { action, price: '40' })
  return asked(decision, [], { tests: [{ text: line, on: null, at: decision.at }] })
}

describe('the field "Wrong if" of the entry itself answers what would prove it wrong', () => {
  test.each([
    ['Knicks are running again.', 'gross margin below 41% in the June report'],
    ['Snacks sell in any year.', 'organic growth under 1%'],
    ['Oil pays me to wait.', 'they cut the buyback'],
    ['Alzheimer is the bet here.', 'Phase 3 fails'],
    ['Best network, boring story.', 'churn over 1%'],
    ['Boring and I love it.', 'Dividend cut'],
    ['Turnaround with a new boss.', 'China sales below -5% again'],
  ])('%s %s', (thesis, line) => {
    const kinds = readBuiltIn(withLine(thesis, line)).sentences.map(({ kind }) => kind)
    expect(kinds).toContain('falsifier-given')
    expect(kinds).not.toContain('ask-what-would-prove-wrong')
    expect(kinds).not.toContain('too-little-said')
    expect(critiqueBuiltIn(withLine(thesis, line))).toContain(`“${line}”`)
  })

  test('and one that nobody could see met is asked for its figure', () =>
    expect(
      readBuiltIn(withLine('Oil pays me to wait.', 'the story changes')).sentences.map(({ kind }) => kind),
    ).toContain('vague-falsifier'))

  test('one of an earlier entry is not asked for again', () => {
    const request = withLine('Oil pays me to wait.', 'they cut the buyback')
    const later = decided('Strong quarter for the refiners.', { action: 'Hold', at: '2026-08-03T15:00:00.000Z' })
    const kinds = readBuiltIn({ ...request, decision: later, earlier: [request.decision] }).sentences.map(
      ({ kind }) => kind,
    )
    expect(kinds).not.toContain('ask-what-would-prove-wrong')
  })
})

describe('a short entry is enough', () => {
  test.each([
    ['where it answers a test', 'If they cut guidance I am out.', 'They did not cut guidance.'],
    ['where it speaks of what a test measures', 'If they cut EBIT guidance I am out.', 'EBIT guidance kept.'],
    [
      'where it speaks of what an earlier thesis names',
      'EBIT guidance and buybacks, 6x earnings.',
      'Ford cut its EBIT guidance. GM kept it.',
    ],
    ['where nothing happened', 'I leave if the float shrinks.', 'Nothing happened. Nothing to do.'],
  ])('%s', (_, wrote, thesis) => {
    const earlier = [decided(wrote, { at: '2026-02-03T15:00:00.000Z' })]
    const kinds = readBuiltIn(asked(decided(thesis, { action: 'Hold' }), earlier)).sentences.map(({ kind }) => kind)
    expect(kinds).not.toContain('too-little-said')
    expect(kinds).not.toContain('thesis-shrunk')
  })
})

test.each(["I'd take my chips off the table at 7.", "Churn 1.5%; at 1.8 the product is dying and I don't wait."])(
  'a thesis that may answer what would prove it wrong is not asked: %s',
  (thesis) => {
    const kinds = readBuiltIn(asked(decided(thesis))).sentences.map(({ kind }) => kind)
    expect(kinds).not.toContain('ask-what-would-prove-wrong')
  },
)
