import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatQuantity, formatUsd } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { FieldErrors } from '../forms/form-errors.ts'
import { FormRow } from '../forms/form-section.tsx'
import { type DecisionFields, takesLevels } from './decision-draft.ts'
import { decisionMessages } from './decision-messages.ts'
import { type PanelMessages, panelMessages } from './panel-messages.ts'
import { type PlannedLevel, plannedLevels, plannedWords } from './planned-levels.ts'

type LevelFieldsProps = {
  asset: AssetView
  fields: DecisionFields
  change: (changed: Partial<DecisionFields>) => void
  errors: FieldErrors
}

/** The fields for stop and target, which keep their present prices until the user types others or clears them. */
export function LevelFields({ asset, fields, change, errors }: LevelFieldsProps) {
  const language = useLanguage()
  if (!takesLevels(fields.action)) return null
  const messages = panelMessages(language).levels
  const units = {
    unit: decisionMessages(language).usdPer[asset.stockOrOptions],
    unitOrNone: messages.usdPer[asset.stockOrOptions],
  }
  const { stop, target } = plannedLevels(asset, fields)
  const summary = messages.summary(plannedWords(stop, language), plannedWords(target, language))
  return (
    <Disclosure label={summary} isOpenAtFirst={stop.isTyped || target.isTyped}>
      <FormRow>
        <LevelField
          words={messages.stop}
          {...units}
          planned={stop}
          onType={(stopLossPrice) => change({ stopLossPrice, isStopLossTyped: true })}
          onLeave={() => change({ stopLossPrice: '', isStopLossTyped: false })}
          error={errors.stopLossPrice}
        />
        <LevelField
          words={messages.target}
          {...units}
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
  words: PanelMessages['levels']['stop']
  unit: string
  unitOrNone: string
  planned: PlannedLevel
  onType: (price: string) => void
  /** Discards the input, so that the level becomes what it would be without any. */
  onLeave: () => void
  error: string | undefined
}

function LevelField({ words, unit, unitOrNone, planned, onType, onLeave, error }: LevelFieldProps) {
  const language = useLanguage()
  const { leaveAt, asBefore } = panelMessages(language).levels
  const { typed, isTyped, usual } = planned
  const isNone = isTyped ? typed.trim() === '' : usual === null
  return (
    <NumberField
      label={words.name}
      unit={isTyped || usual === null || 'price' in usual ? unitOrNone : unit}
      value={isTyped ? typed : usual && 'price' in usual ? usual.price : ''}
      onChange={onType}
      hint={
        <>
          {isTyped && isNone ? words.noneRecorded : usualWords(planned, language)}
          {!isNone && (
            <Button variant="quiet" onClick={() => onType('')}>
              {words.no}
            </Button>
          )}
          {isTyped && usual && (
            <Button variant="quiet" onClick={onLeave}>
              {'price' in usual
                ? leaveAt(formatUsd(usual.price, language))
                : asBefore[usual.side](formatQuantity(usual.percent, language))}
            </Button>
          )}
        </>
      }
      error={error}
    />
  )
}

function usualWords({ isTyped, usual }: PlannedLevel, language: Language): string {
  const { noneNow, now, unlessTyped } = panelMessages(language).levels
  if (usual === null) return noneNow
  if ('price' in usual) return now(formatUsd(usual.price, language))
  return isTyped ? '' : unlessTyped[usual.side](formatQuantity(usual.percent, language))
}
