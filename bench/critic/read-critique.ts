import { readBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import type { CriticReading } from './case.ts'
import { quotationsOf } from './sentences.ts'

/** Runs the critic. This is the only place in which the benchmark does so. */
export function readCritique(request: CritiqueRequest): CriticReading {
  const { sentences, falsifiers } = readBuiltIn(request)
  return {
    findings: sentences.map(({ kind, text }) => ({ kind, sentence: text, quotes: quotationsOf(text) })),
    falsifiers,
  }
}
