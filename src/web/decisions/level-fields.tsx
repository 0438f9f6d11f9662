import type { AssetView } from '#contract/assets.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { FieldErrors } from '../forms/form-errors.ts'
import { FormRow } from '../forms/form-section.tsx'
import { type DecisionFields, takesLevels } from './decision-draft.ts'
import { type PlannedLevel, plannedLevels, plannedWords } from './planned-levels.ts'

type LevelFieldsProps = {
  asset: AssetView
  fields: DecisionFields
  change: (changed: Partial<DecisionFields>) => void
  errors: FieldErrors
}

/** The fields for stop and target, which keep their present prices until the user types others or clears them. */
export function LevelFields({ asset, fields, change, errors }: LevelFieldsProps) {
  if (!takesLevels(fields.action)) return null
  const unit = `USD per ${asset.stockOrOptions === 'stock' ? 'share' : 'contract'}`
  const { stop, target } = plannedLevels(asset, fields)
  const summary = `Stop ${plannedWords(stop)}, target ${plannedWords(target)}`
  return (
    <Disclosure label={summary} isOpenAtFirst={stop.isTyped || target.isTyped}>
      <FormRow>
        <LevelField
          name="Stop"
          unit={unit}
          planned={stop}
          onType={(stopLossPrice) => change({ stopLossPrice, isStopLossTyped: true })}
          onLeave={() => change({ stopLossPrice: '', isStopLossTyped: false })}
          error={errors.stopLossPrice}
        />
        <LevelField
          name="Target"
          unit={unit}
          planned={target}
          onType={(takeProfitPrice) => change({ takeProfitPrice, isTakeProfitTyped: true })}
          onLeave={() => change({ takeProfitPrice: '', isTakeProfitTyped: false })}
          error={errors.takeProfitPrice}
        />
      </FormRow>
    </Disclosure>
  )
}

type LevelFieldProps = {
  name: 'Stop' | 'Target'
  unit: string
  planned: PlannedLevel
  onType: (price: string) => void
  /** Discards the input, so that the level becomes what it would be without any. */
  onLeave: () => void
  error: string | undefined
}

function LevelField({ name, unit, planned, onType, onLeave, error }: LevelFieldProps) {
  const { typed, isTyped, usual } = planned
  const isNone = isTyped ? typed.trim() === '' : usual === null
  const thing = name.toLowerCase()
  return (
    <NumberField
      label={name}
      unit={isTyped || usual === null || 'price' in usual ? `${unit}, empty for none` : unit}
      value={isTyped ? typed : usual && 'price' in usual ? usual.price : ''}
      onChange={onType}
      hint={
        <>
          {isTyped && isNone ? `No ${thing} will be recorded. ` : usualWords(planned)}
          {!isNone && <Button variant="quiet" onClick={() => onType('')}>{`No ${thing}`}</Button>}
          {isTyped && usual && (
            <Button variant="quiet" onClick={onLeave}>
              {'price' in usual
                ? `Leave it at ${formatUsd(usual.price)}`
                : `${usual.percent}% ${usual.side}, as before`}
            </Button>
          )}
        </>
      }
      error={error}
    />
  )
}

function usualWords({ isTyped, usual }: PlannedLevel): string {
  if (usual === null) return 'There is none now.'
  if ('price' in usual) return `Now: ${formatUsd(usual.price)}. `
  return isTyped ? '' : `${usual.percent}% ${usual.side} this Buy’s price, as before, unless you type one. `
}
