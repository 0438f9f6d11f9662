import { EXIT_PERCENT_MIN } from '#domain/decisions/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FormRow } from '../forms/form-section.tsx'
import { isExitPriced, type PartProps } from './add-asset-draft.ts'
import styles from './exit-fields.module.css'

/** The fields for the stop and the target of a first decision, set before a loss can influence them. */
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
        priced={isExitPriced(fields, 'stopLoss') ? fields.stopLossPrice : null}
        onPrice={(stopLossPrice) => change({ stopLossPrice })}
        onPercentage={() => change({ isStopLossPriced: false })}
        priceError={errors.stopLossPrice}
      />
      <Exit
        name="Take profit"
        unit="% above cost"
        yesNo={fields.takeProfitYesNo}
        onChoose={(takeProfitYesNo) => change({ takeProfitYesNo })}
        percentage={fields.takeProfitPercentage}
        onType={(takeProfitPercentage) => change({ takeProfitPercentage })}
        error={errors.takeProfitPercentage}
        priced={isExitPriced(fields, 'takeProfit') ? fields.takeProfitPrice : null}
        onPrice={(takeProfitPrice) => change({ takeProfitPrice })}
        onPercentage={() => change({ isTakeProfitPriced: false })}
        priceError={errors.takeProfitPrice}
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
  /** The typed price, in place of a percentage; null when a percentage is typed. */
  priced: string | null
  onPrice: (price: string) => void
  onPercentage: () => void
  priceError: string | undefined
}

function Exit({ name, unit, yesNo, onChoose, percentage, onType, error, ...price }: ExitProps) {
  return (
    <div className={styles.exit}>
      <Choice legend={name} options={['Yes', 'No']} value={yesNo} onChange={onChoose} />
      {yesNo === 'Yes' && price.priced !== null && (
        <NumberField
          label={`${name} price`}
          unit="USD per share"
          value={price.priced}
          onChange={price.onPrice}
          hint={
            <Button variant="quiet" onClick={price.onPercentage}>
              Type a percentage instead
            </Button>
          }
          error={price.priceError}
        />
      )}
      {yesNo === 'Yes' && price.priced === null && (
        <NumberField
          label={`${name} percentage`}
          hides="nothing"
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
