import type { ProblemView } from '#contract/problems.ts'

/** Whether the server did not answer a submission at all. */
export const isUnreachable = (problem: ProblemView | null | undefined): boolean => problem?.code === 'unreachable'
