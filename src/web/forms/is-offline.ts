import type { ProblemView } from '#contract/problems.ts'

/** Whether the server did not answer a submission at all. */
export const isUnreachable = (problem: ProblemView | null | undefined): boolean => problem?.code === 'unreachable'

/** Whether the server did not answer because this device has no network. */
export const isOffline = (problem: ProblemView | null | undefined): boolean =>
  isUnreachable(problem) && !navigator.onLine
