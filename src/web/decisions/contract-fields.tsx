import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FormRow } from '../forms/form-section.tsx'
import type { PartProps } from './add-asset-draft.ts'
import { contractLine } from './contract-format.ts'
import { decisionMessages } from './decision-messages.ts'

/** The terms of an option. All are optional, but only with them can one ticker be on the lists more than once. */
export function ContractFields({ fields, change, errors }: PartProps) {
  const { contract } = useMessages(decisionMessages)
  const language = useLanguage()
  return (
    <>
      <Choice
        legend={contract.legend}
        options={['call', 'put', 'not said']}
        names={contract.rights}
        value={fields.right}
        onChange={(right) => change({ right })}
      />
      <FormRow>
        <NumberField
          label={contract.strike}
          unit={contract.strikeUnit}
          value={fields.strike}
          onChange={(strike) => change({ strike })}
          error={errors.strike}
        />
        <DayField
          label={contract.expiry}
          unit={contract.optional}
          value={fields.expiresOn}
          onChange={(expiresOn) => change({ expiresOn })}
          error={errors.expiresOn}
        />
      </FormRow>
      <FormRow>
        <NumberField
          label={contract.multiplier}
          hides="nothing"
          unit={contract.multiplierUnit}
          value={fields.multiplier}
          onChange={(multiplier) => change({ multiplier })}
          hint={contractLine(fields.multiplier, fields.costBasis, language)}
          error={errors.multiplier}
        />
      </FormRow>
    </>
  )
}
