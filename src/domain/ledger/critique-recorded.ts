import type { BlindReading, CritiqueFacts, CritiqueMark, CritiqueStatus } from '../critique/critique.ts'

/** A critic's answer to a decision, or why there is none. */
export type CritiqueRecorded = {
  readonly kind: 'critique-recorded'
  readonly decisionId: string
  readonly assetId: number
  readonly status: CritiqueStatus
  /**
   * Why a critique is not complete, or why the built-in critic answered instead of a model, in words for the user; null
   * otherwise.
   */
  readonly reason: string | null
  /** The whole critique, or the part of it that had arrived. */
  readonly text: string
  /** The model's name, `built-in critic`, or `built-in` when that one answered instead of a model. */
  readonly model: string
  readonly promptVersion: string
  /** SHA-256 (hex) of the prompt as it was sent. */
  readonly promptHash: string
  readonly durationMs: number
  /** Filings, headlines, closes and passages that the critic was given. Left out when there were none, and in entries from before facts existed. */
  readonly facts?: CritiqueFacts & {
    /** SHA-256 (hex) of the canonical JSON of the rest. */
    readonly hash: string
  }
  /** Statements that are not in what the critic was given. Left out when there are none, and in entries from before the check. */
  readonly marks?: readonly CritiqueMark[]
  /** Left out when the model was not asked blind. */
  readonly blind?: BlindReading
}
