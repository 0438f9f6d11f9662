import { describe, expect, it } from 'vitest'
import type { CriticCase, CriticFinding, CriticReading, Judgement } from './case.ts'
import { judge } from './judge.ts'
import type { Kind } from './kinds.ts'

const THESIS = 'Orders grow 9%. If they fall for two quarters I sell. Everybody says so.'

const caseOf = (expert: Judgement): CriticCase => ({
  id: 'a case',
  asset: 'ACME Acme Corporation',
  register: 'plain',
  entries: [{ action: 'Buy', confidence: 6, thesis: THESIS }],
  expert,
})

const reading = (kinds: readonly Kind[], falsifiers: readonly string[] = []): CriticReading => ({
  findings: kinds.map((kind): CriticFinding => ({ kind, sentence: `Of ${kind}.`, quotes: [] })),
  falsifiers,
})

const falseOf = (expert: Judgement, kinds: readonly Kind[]): readonly Kind[] =>
  judge(caseOf(expert), reading(kinds)).falseStatements.map(({ kind }) => kind)

describe('a false statement of a critique', () => {
  it('is what the expert rules out', () => {
    expect(falseOf({ first: 'herd', mustNot: ['vague-horizon'] }, ['herd', 'vague-horizon'])).toEqual(['vague-horizon'])
  })

  it('is a bias or a fact that the expert does not list, but no bias that shades into one they do', () => {
    expect(falseOf({ first: 'herd' }, ['authority', 'lottery', 'tax-sale'])).toEqual(['lottery', 'tax-sale'])
  })

  it('is naming a test that was not written, and asking for one that was', () => {
    expect(falseOf({ first: 'herd' }, ['falsifier-given', 'ask-what-would-prove-wrong'])).toEqual(['falsifier-given'])
    const written: Judgement = { first: 'herd', falsifiers: ['If they fall for two quarters I sell'] }
    expect(falseOf(written, ['falsifier-given', 'ask-what-would-prove-wrong'])).toEqual(['ask-what-would-prove-wrong'])
  })

  it('is a sentence of a pattern that the expert rules out, whatever its kind', () => {
    expect(falseOf({ first: 'herd', mustNotMatch: [/Of figures/] }, ['figures-named'])).toEqual(['figures-named'])
  })

  it('is a sentence of the kind standing-words that quotes what is no ground; other sentences may quote it', () => {
    expect(falseOf({ first: 'herd', noGround: /^Of / }, ['herd', 'standing-words'])).toEqual(['standing-words'])
  })
})

describe('the expert and the critic side by side', () => {
  const expert: Judgement = { first: 'falsifier-given', falsifiers: ['If they fall for two quarters I sell'] }

  it('agree on a falsifier if they share half of the shorter passage', () => {
    const judged = judge(caseOf(expert), reading([], ['they fall for two quarters', 'Everybody says so']))
    expect(judged.falsifiersFound).toEqual(['If they fall for two quarters I sell'])
    expect(judged.falsifiersMissed).toEqual([])
    expect(judged.noFalsifiers).toEqual(['Everybody says so'])
  })

  it('do not agree on words that are not in the text', () => {
    const judged = judge(caseOf(expert), reading([], ['they rise for two quarters']))
    expect(judged.falsifiersMissed).toEqual(['If they fall for two quarters I sell'])
  })

  it('are not compared if the text is not English', () => {
    const judged = judge(caseOf({ ...expert, first: 'not-english' }), reading([]))
    expect(judged.falsifiersMissed).toEqual([])
  })

  it('agree on the first point wherever the critique makes it', () => {
    expect(judge(caseOf(expert), reading(['figures-named', 'falsifier-given'])).isFirstFound).toBe(true)
    expect(judge(caseOf(expert), reading(['figures-named'])).isFirstFound).toBe(false)
  })
})
