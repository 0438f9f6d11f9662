import { ANCHORING_SHAPES } from './shapes/anchoring.ts'
import { CONFIRMATION_BIAS_SHAPES } from './shapes/confirmation-bias.ts'
import { DISPOSITION_EFFECT_SHAPES } from './shapes/disposition-effect.ts'
import { HERDING_SHAPES } from './shapes/herding.ts'
import { PLANNED_TRADES_SHAPES } from './shapes/planned-trades.ts'
import { RECKONING_SHAPES } from './shapes/reckoning.ts'
import { RISK_OF_RUIN_SHAPES } from './shapes/risk-of-ruin.ts'
import { SELF_KNOWLEDGE_SHAPES } from './shapes/self-knowledge.ts'
import type { Shape } from './shapes/shape.ts'
import type { Sign } from './sign.ts'

/**
 * Whole families of clauses that say the same thing: somebody, a verb of owning, the share; a stretch of days in a row; a sum, out of, a
 * house. They carry further than the phrases of the other signs, which name what people wrote word for word. Furthest reach words of
 * fields that stand together in whatever order: how they are joined is left open, so that each field has to be narrow enough to mean
 * nothing else beside the other.
 */
const SHAPES: readonly Shape[] = [
  ...RISK_OF_RUIN_SHAPES,
  ...HERDING_SHAPES,
  ...DISPOSITION_EFFECT_SHAPES,
  ...CONFIRMATION_BIAS_SHAPES,
  ...ANCHORING_SHAPES,
  ...PLANNED_TRADES_SHAPES,
  ...SELF_KNOWLEDGE_SHAPES,
  ...RECKONING_SHAPES,
]

/** The shapes as signs: each with what the first sign of its kind says, weighs and asks for. */
export const signsByShape = (signs: readonly Sign[]): readonly Sign[] =>
  SHAPES.flatMap((shape) => {
    const base = signs.find(({ kind }) => kind === shape.kind)
    return base ? [{ ...base, ...shape }] : []
  })
