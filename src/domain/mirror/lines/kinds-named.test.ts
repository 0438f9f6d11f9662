import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { type JudgedLine, nameOfKinds } from './lines-summary.ts'

const NOUNS = {
  en: { 'stop-loss': /\bstop\b/, 'take-profit': /\btarget\b/, 'own-test': /\btest\b/ },
  de: { 'stop-loss': /Stopp/, 'take-profit': /Ziel/, 'own-test': /Probe/ },
} as const
const KINDS = ['stop-loss', 'take-profit', 'own-test'] as const

const linesOf = (kinds: readonly (typeof KINDS)[number][]) => kinds.map((kind) => ({ line: { kind } }) as JudgedLine)

it('a sentence about lines names each of their kinds, and none that is not among them', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 9 }),
      fc.constantFrom('en', 'de'),
      (kinds, language) => {
        const name = nameOfKinds(linesOf(kinds))
        const { broke, kept } = mirrorTexts(language).lines
        const told = [broke(name, kinds.length, ''), kept.did([kept.whole(name, kinds.length)]), kept.came(name, 1)]
        for (const words of [...told, kept.onlyParts(name, 2), kept.sold('T1', name)])
          for (const kind of KINDS)
            expect([words, NOUNS[language][kind].test(words)]).toEqual([words, kinds.includes(kind)])
      },
    ),
  ))
