import { readBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import type { CriticReading } from './case.ts'
import { quotationsOf } from './sentences.ts'

/** The one place in which the bench asks the critic. */
export function readCritique(request: CritiqueRequest): CriticReading {
  const { sentences, falsifiers } = readBuiltIn(request)
  return {
    findings: sentences.map(({ kind, text }) => ({ kind, sentence: text, quotes: quotationsOf(text) })),
    falsifiers,
  }
}
