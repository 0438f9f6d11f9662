import type { BlindReading, CritiqueFacts, CritiqueMark, CritiqueStatus } from '../critique/critique.ts'

/** What a critic answered to a decision, or why it did not. */
export type CritiqueRecorded = {
  readonly kind: 'critique-recorded'
  readonly decisionId: string
  readonly assetId: number
  readonly status: CritiqueStatus
  /**
   * Why a critique that is not complete isn't, or why the built-in critic answered in a model's stead, in words for people;
   * null otherwise.
   */
  readonly reason: string | null
  /** All of the critique, or what had arrived of it. */
  readonly text: string
  /** The model's name, `built-in critic`, or `built-in` where that one answered in a model's stead. */
  readonly model: string
  readonly promptVersion: string
  /** SHA-256 (hex) of the prompt as it was sent. */
  readonly promptHash: string
  readonly durationMs: number
  /** Filings and headlines that the critic was given. Left out where there were none, and in entries from before there were any. */
  readonly facts?: CritiqueFacts & {
    /** SHA-256 (hex) of the canonical JSON of the rest. */
    readonly hash: string
  }
  /** What of it is not in what the critic was given. Left out where nothing is, and in entries from before it was checked. */
  readonly marks?: readonly CritiqueMark[]
  /** Left out where the model was not asked blind. */
  readonly blind?: BlindReading
}
