import type { CritiqueRequest, CritiqueStatus } from '#domain/critique/critique.ts'

/** How a critique ended, with what is stored about how it was made. */
export type CritiqueResult = {
  readonly status: CritiqueStatus
  /** Why it is not complete, in words for people; null when it is. */
  readonly reason: string | null
  readonly text: string
  readonly model: string
  readonly promptVersion: string
  /** SHA-256 (hex) of the prompt as it was sent. */
  readonly promptHash: string
}

/**
 * Reads one decision. Never throws for what a provider does: every end is a result. When `signal` stops it, the result is
 * thrown away and the job stays.
 */
export type Critic = {
  readonly name: string
  critique(request: CritiqueRequest, onText: (text: string) => void, signal: AbortSignal): Promise<CritiqueResult>
}
