import type { DecisionBody } from '#contract/decisions.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { needsQuantity } from '#domain/decisions/needs-quantity.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import { type ClaimFields, checkClaim, claimBody, freshClaim } from '#web/claims/claim-draft.ts'
import { randomId } from '#web/ui/random-id.ts'
import type { FieldErrors } from '../forms/form-errors.ts'
import {
  checkDayDecided,
  checkLevelPrice,
  checkPrice,
  checkQuantity,
  checkThesis,
  checkWrongIf,
  needsPrice,
} from './decision-checks.ts'
import type { NextAction } from './next-actions.ts'

/** The input of the panel, under the field names of the request. */
export type DecisionFields = ClaimFields & {
  readonly decisionId: string
  readonly action: NextAction
  readonly updatedConfidenceLevel: number
  readonly isLevelSaved: boolean
  readonly updatedThesis: string
  readonly isThesisSaved: boolean
  /** One line that would prove the decision wrong, and the day on which to ask. Both may be empty. */
  readonly wrongIf: string
  readonly wrongIfOn: string
  readonly quantity: string
  /** The day of the decision; empty for today. */
  readonly decidedOn: string
  readonly price: string
  /** Whether the user typed the price, so that a price which arrives later does not replace it. */
  readonly isPriceTyped: boolean
  /** The typed price of the stop; empty for none. Without any input the stop stays unchanged. */
  readonly stopLossPrice: string
  readonly isStopLossTyped: boolean
  readonly takeProfitPrice: string
  readonly isTakeProfitTyped: boolean
  /** The sequence up to which the asset was known when the draft was begun; 0 when that is not known. */
  readonly seenUpTo: number
}

/** The input as it is sent. */
export type SentFields = DecisionFields & {
  /** The moment of the known price that fills the field untouched; left out when the user typed one, or when none is known. */
  readonly knownPriceAt?: string
}

/** The fields that show an error beside them. */
export const FIELDS_WITH_ERROR = [
  'updatedConfidenceLevel',
  'updatedThesis',
  'wrongIf',
  'wrongIfOn',
  'quantity',
  'decidedOn',
  'price',
  'stopLossPrice',
  'takeProfitPrice',
  'claimPrice',
] as const

export const freshDecision = (action: NextAction, seenUpTo = 0): DecisionFields => ({
  decisionId: randomId(),
  action,
  updatedConfidenceLevel: CONFIDENCE.initial,
  isLevelSaved: false,
  updatedThesis: '',
  isThesisSaved: false,
  wrongIf: '',
  wrongIfOn: '',
  quantity: '',
  decidedOn: '',
  price: '',
  isPriceTyped: false,
  stopLossPrice: '',
  isStopLossTyped: false,
  takeProfitPrice: '',
  isTakeProfitTyped: false,
  seenUpTo,
  ...freshClaim,
})

/** Whether the asset is held after the action, as a stop or a target requires. */
export const takesLevels = (action: NextAction): boolean => action === 'Hold' || movesQuantity(action)

/** The fields with the displayed price: the typed one, or else the known one. */
export const withPrice = (fields: DecisionFields, knownPrice: string | null): DecisionFields =>
  fields.isPriceTyped ? fields : { ...fields, price: knownPrice ?? '' }

/** Whether the panel contains no input that closing it would put aside. */
export const isUntouched = (fields: DecisionFields): boolean =>
  fields.updatedThesis.trim() === '' &&
  fields.wrongIf.trim() === '' &&
  fields.wrongIfOn === '' &&
  fields.quantity === '' &&
  fields.decidedOn === '' &&
  !fields.isPriceTyped &&
  !fields.isStopLossTyped &&
  !fields.isTakeProfitTyped &&
  !fields.isLevelSaved &&
  fields.updatedConfidenceLevel === CONFIDENCE.initial

/** Finds what the server would refuse, before the form is sent. */
export function checkDecision({ action, updatedThesis, quantity, price, ...fields }: DecisionFields): FieldErrors {
  const isMoving = movesQuantity(action)
  const isPriced = price.trim() !== ''
  return {
    updatedThesis: checkThesis(updatedThesis),
    wrongIf: checkWrongIf(fields.wrongIf),
    claimPrice: checkClaim(fields),
    decidedOn: checkDayDecided(fields.decidedOn),
    quantity: isMoving ? checkMovedQuantity(action, quantity) : undefined,
    price: isPriced ? checkPrice(price) : isMoving ? needsPrice(action) : undefined,
    stopLossPrice: takesLevels(action) && fields.isStopLossTyped ? checkLevel(fields.stopLossPrice) : undefined,
    takeProfitPrice: takesLevels(action) && fields.isTakeProfitTyped ? checkLevel(fields.takeProfitPrice) : undefined,
  }
}

/** An empty level means none. */
const checkLevel = (typed: string): string | undefined => (typed.trim() === '' ? undefined : checkLevelPrice(typed))

function checkMovedQuantity(action: NextAction, quantity: string): string | undefined {
  if (quantity.trim() === '') return needsQuantity(action)
  return checkQuantity(quantity) ?? (Number(quantity) === 0 ? needsQuantity(action) : undefined)
}

/** A message about the quantity or the price names the action that it was written for, and goes when another one is chosen. */
export const errorsOfAction = (
  errors: FieldErrors,
  refused: NextAction | undefined,
  action: NextAction,
): FieldErrors => (refused === action ? errors : { ...errors, quantity: undefined, price: undefined })

/** The request body made from the panel. The quantity is sent only with an action that moves one. */
export function decisionBody(fields: SentFields): DecisionBody {
  const { action } = fields
  const body = {
    decisionId: fields.decisionId,
    updatedConfidenceLevel: fields.updatedConfidenceLevel,
    updatedThesis: fields.updatedThesis,
    wrongIf: fields.wrongIf.trim() || null,
    wrongIfOn: fields.wrongIfOn || null,
    claim: claimBody(fields),
    quantity: movesQuantity(action) ? fields.quantity.trim() : null,
    price: fields.price.trim() || null,
    knownPriceAt: fields.knownPriceAt ?? null,
    decidedOn: fields.decidedOn || null,
    ...(takesLevels(action) ? levelsOf(fields) : {}),
  }
  return action === 'Buy' || action === 'Sell' ? { ...body, assetAction: action } : { ...body, updateAction: action }
}

/** Only the levels that the user has typed; the others stay unchanged. */
function levelsOf(fields: DecisionFields): Partial<DecisionBody> {
  const [stop, target] = [fields.stopLossPrice.trim(), fields.takeProfitPrice.trim()]
  return {
    ...(fields.isStopLossTyped && { stopLossYesNo: stop ? 'Yes' : 'No', stopLossPrice: stop || null }),
    ...(fields.isTakeProfitTyped && { takeProfitYesNo: target ? 'Yes' : 'No', takeProfitPrice: target || null }),
  }
}
