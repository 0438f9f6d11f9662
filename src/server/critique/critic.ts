import type { BlindReading, CritiqueMark, CritiqueRequest, CritiqueStatus } from '#domain/critique/critique.ts'

/** How a critique ended, with what is stored about how it was made. */
export type CritiqueResult = {
  readonly status: CritiqueStatus
  /** Why it is not complete, or why not the model answered, in words for people; null otherwise. */
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
 * Reads one decision. Never throws for what a provider does: every end is a result. When `signal` stops it, the result is
 * thrown away and the job stays.
 */
export type Critic = {
  readonly name: string
  /** @param userId whose decision it is: each account has a budget of its own */
  critique(
    request: CritiqueRequest,
    onText: (text: string) => void,
    signal: AbortSignal,
    userId: string,
  ): Promise<CritiqueResult>
}
