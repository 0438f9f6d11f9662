import type { AssetView } from '#contract/assets.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { FieldErrors } from '../forms/form-errors.ts'
import { FormRow } from '../forms/form-section.tsx'
import { type DecisionFields, takesLevels } from './decision-draft.ts'

type LevelFieldsProps = {
  asset: AssetView
  fields: DecisionFields
  change: (changed: Partial<DecisionFields>) => void
  errors: FieldErrors
}

/** Where the way out is, quietly: as it stands until somebody types another price, or none. */
export function LevelFields({ asset, fields, change, errors }: LevelFieldsProps) {
  if (!takesLevels(fields.action)) return null
  const unit = `USD per ${asset.stockOrOptions === 'stock' ? 'share' : 'contract'}, empty for none`
  const isChanged = fields.isStopLossTyped || fields.isTakeProfitTyped
  return (
    <Disclosure label={summaryOf(asset)} isOpenAtFirst={isChanged}>
      <FormRow>
        <NumberField
          label="Stop"
          unit={unit}
          value={fields.isStopLossTyped ? fields.stopLossPrice : (asset.stopLossPrice ?? '')}
          onChange={(stopLossPrice) => change({ stopLossPrice, isStopLossTyped: true })}
          hint={hintOf(asset.stopLossPrice, fields.action === 'Buy' ? asset.stopLossPercentage : null, 'below')}
          error={errors.stopLossPrice}
        />
        <NumberField
          label="Target"
          unit={unit}
          value={fields.isTakeProfitTyped ? fields.takeProfitPrice : (asset.takeProfitPrice ?? '')}
          onChange={(takeProfitPrice) => change({ takeProfitPrice, isTakeProfitTyped: true })}
          hint={hintOf(asset.takeProfitPrice, fields.action === 'Buy' ? asset.takeProfitPercentage : null, 'above')}
          error={errors.takeProfitPrice}
        />
      </FormRow>
    </Disclosure>
  )
}

const summaryOf = ({ stopLossPrice, takeProfitPrice }: AssetView): string =>
  `Stop ${stopLossPrice === null ? 'none' : formatUsd(stopLossPrice)}, target ${takeProfitPrice === null ? 'none' : formatUsd(takeProfitPrice)}`

function hintOf(inForce: string | null, percentage: string | null, side: string): string {
  if (percentage !== null) return `${percentage}% ${side} this Buy’s price, as before, unless you type one.`
  return inForce === null ? 'None is in force now.' : `In force now: ${formatUsd(inForce)}.`
}
