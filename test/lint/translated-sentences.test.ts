import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problems } from '#web/api/problem-messages.de.ts'
import { ENDINGS, SENTENCES } from '#web/api/problem-sentences.de.ts'

const SRC = resolve(import.meta.dirname, '../../src')
const SOURCES = ['server/**/*.ts', 'domain/**/*.ts', 'contract/**/*.ts', 'web/**/*.{ts,tsx}']

/** A text is written out in one or several pieces, and what is filled in may be anything. */
const FILLED_IN = /\$\{[^}]*\}/
const LITERAL = /'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** The texts that the sources write, as patterns, without those that are little more than what is filled in. */
const written = globSync(SOURCES, { cwd: SRC })
  .filter((file) => !/\.test\.tsx?$|\.de\.ts$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(join(SRC, file), 'utf8')
    const joined = source.replace(/\/\*[\s\S]*?\*\//g, '').replaceAll(/['`] \+\s+['`]/g, '')
    return joined.split('\n').flatMap((line) => [...line.matchAll(LITERAL)].map(([, one, other]) => one ?? other ?? ''))
  })
  .map((text) => text.split(FILLED_IN))
  .filter((pieces) => pieces.some((piece) => piece.length >= 12))
  .map((pieces) => new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`))

const isWritten = (sentence: string) => written.some((pattern) => pattern.test(sentence))

describe('a sentence with a German translation is still written', () => {
  test.each(Object.keys(SENTENCES))('%s', (sentence) => {
    expect(['', ...Object.keys(ENDINGS)].map((ending) => isWritten(sentence + ending))).toContain(true)
  })

  test.each(Object.keys(ENDINGS))('ending with%s', (ending) => {
    const isAnEnding = isWritten(ending) || Object.keys(SENTENCES).some((sentence) => isWritten(sentence + ending))
    expect(isAnEnding).toBe(true)
  })
})

test('every failure of a provider or a language model is told in German', () => {
  const source = readFileSync(join(SRC, 'server/outbound/failure-store.ts'), 'utf8')
  const sentences = [...source.matchAll(/'(It [^']*\.)'/g)].map(([, sentence]) => sentence ?? '')
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((sentence) => problems.ofDraft(sentence) === sentence)).toEqual([])
})

test('what is filled in is written as in German: days, amounts, numbers and actions, and no name', () => {
  expect(
    problems.text(
      'A stop lies below the price of this Buy More, $1,212.30. Type a lower price, or leave it out. Nothing was recorded.',
    ),
  ).toBe(
    'Ein Stopp liegt unter dem Kurs dieser Entscheidung (Nachkauf), 1.212,30\u00a0$. Gib einen niedrigeren Kurs ein oder lass ihn weg. Es wurde nichts festgehalten.',
  )
  expect(
    problems.text(
      'Your last decision on it, Hold, is of Sept 3, 2026. Choose that day or a later one. Nothing was recorded.',
    ),
  ).toBe(
    'Deine letzte Entscheidung dazu, Halten, ist vom 3. Sept. 2026. Wähle diesen Tag oder einen späteren. Es wurde nichts festgehalten.',
  )
  expect(problems.text('You hold 2.5. To sell all of it, use Sell.')).toBe(
    'Du hältst 2,5. Um alles zu verkaufen, nimm Verkauf.',
  )
  expect(problems.text('IBM is already on one of your lists. Please update the asset there.')).toContain('IBM steht')
  expect(
    problems.text(
      'A price is a number of at least 0, for example 189.23. Only digits and a point are read, as in 1234.50.',
    ),
  ).toMatch(/^Ein Kurs ist eine Zahl ab 0.* wie in 1\.234,50\.$/)
})

test('any other sentence is quoted as it was written, because nothing is worse than a guess', () => {
  expect(problems.text('Too many wrong passwords.')).toBe('Candor antwortet auf Englisch: „Too many wrong passwords.“')
  expect(problems.ofDraft('Stimmt das?')).toBe('Stimmt das?')
})
