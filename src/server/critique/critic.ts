import type { BlindReading, CritiqueMark, CritiqueRequest, CritiqueStatus } from '#domain/critique/critique.ts'

/** How a critique ended, and how it was made, both of which are stored. */
export type CritiqueResult = {
  readonly status: CritiqueStatus
  /** Why it is not complete, or why the model did not answer, in words for the user; null otherwise. */
  readonly reason: string | null
  readonly text: string
  readonly model: string
  readonly promptVersion: string
  /** SHA-256 (hex) of the prompt as it was sent. */
  readonly promptHash: string
  readonly marks?: readonly CritiqueMark[]
  readonly blind?: BlindReading
}

/**
 * Critiques one decision. It never throws because of a provider: every failure is a result. When `signal` aborts it, the result
 * is thrown away and the job stays.
 */
export type Critic = {
  readonly name: string
  /** @param userId the decision's user, because each account has its own budget */
  critique(
    request: CritiqueRequest,
    onText: (text: string) => void,
    signal: AbortSignal,
    userId: string,
  ): Promise<CritiqueResult>
}
