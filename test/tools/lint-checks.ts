import type { Check } from './run-check.ts'

/** The rules that say which folder may import which. Of files that a rule is switched off for, they are told as warnings. */
export const FENCES = ['--only=style/noRestrictedImports', '--diagnostic-level=error']

/**
 * Fences first and by themselves: one wrong import between rooms is told in one sentence here, and by lint beside its order and its style, and by
 * the compiler in some two hundred errors.
 */
export const lintChecks = (paths: string): readonly Check[] => [
  {
    name: 'fences',
    kind: 'command',
    command: `biome lint ${FENCES.join(' ')} --no-errors-on-unmatched ${paths}`,
    stopsAt: 'failure',
  },
  { name: 'lint', kind: 'command', command: `biome check --no-errors-on-unmatched ${paths}`, stopsAt: 'failure' },
]
