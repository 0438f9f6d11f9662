import { EXIT_PERCENT_MIN } from '#domain/decisions/limits.ts'
import { Choice } from '#web/ui/choice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FormRow } from '../forms/form-section.tsx'
import type { PartProps } from './add-asset-draft.ts'
import styles from './exit-fields.module.css'

/** When somebody means to get out, said before it hurts. */
export function ExitFields({ fields, change, errors }: PartProps) {
  return (
    <FormRow>
      <Exit
        name="Stop loss"
        unit="% below cost"
        yesNo={fields.stopLossYesNo}
        onChoose={(stopLossYesNo) => change({ stopLossYesNo })}
        percentage={fields.stopLossPercentage}
        onType={(stopLossPercentage) => change({ stopLossPercentage })}
        error={errors.stopLossPercentage}
      />
      <Exit
        name="Take profit"
        unit="% above cost"
        yesNo={fields.takeProfitYesNo}
        onChoose={(takeProfitYesNo) => change({ takeProfitYesNo })}
        percentage={fields.takeProfitPercentage}
        onType={(takeProfitPercentage) => change({ takeProfitPercentage })}
        error={errors.takeProfitPercentage}
      />
    </FormRow>
  )
}

type ExitProps = {
  name: string
  unit: string
  yesNo: 'Yes' | 'No'
  onChoose: (yesNo: 'Yes' | 'No') => void
  percentage: string
  onType: (percentage: string) => void
  error: string | undefined
}

function Exit({ name, unit, yesNo, onChoose, percentage, onType, error }: ExitProps) {
  return (
    <div className={styles.exit}>
      <Choice legend={name} options={['Yes', 'No']} value={yesNo} onChange={onChoose} />
      {yesNo === 'Yes' && (
        <NumberField
          label={`${name} percentage`}
          unit={unit}
          min={EXIT_PERCENT_MIN}
          step={1}
          value={percentage}
          onChange={onType}
          error={error}
        />
      )}
    </div>
  )
}
