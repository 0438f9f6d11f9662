import { EXIT_PERCENT_MIN } from '#domain/decisions/limits.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FormRow } from '../forms/form-section.tsx'
import { isExitPriced, type PartProps } from './add-asset-draft.ts'
import { type DecisionMessages, decisionMessages } from './decision-messages.ts'
import styles from './exit-fields.module.css'

/** The fields for the stop and the target of a first decision, set before a loss can influence them. */
export function ExitFields({ fields, change, errors }: PartProps) {
  const { exits } = useMessages(decisionMessages)
  return (
    <FormRow>
      <Exit
        words={exits.stopLoss}
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
        words={exits.takeProfit}
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
  words: DecisionMessages['exits']['stopLoss']
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

function Exit({ words, yesNo, onChoose, percentage, onType, error, ...price }: ExitProps) {
  const messages = useMessages(decisionMessages)
  return (
    <div className={styles.exit}>
      <Choice
        legend={words.name}
        options={['Yes', 'No']}
        names={messages.exits.yesNo}
        value={yesNo}
        onChange={onChoose}
      />
      {yesNo === 'Yes' && price.priced !== null && (
        <NumberField
          label={words.price}
          unit={messages.usdPer.stock}
          value={price.priced}
          onChange={price.onPrice}
          hint={
            <Button variant="quiet" onClick={price.onPercentage}>
              {messages.exits.asPercentage}
            </Button>
          }
          error={price.priceError}
        />
      )}
      {yesNo === 'Yes' && price.priced === null && (
        <NumberField
          label={words.percentage}
          hides="nothing"
          unit={words.unit}
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
