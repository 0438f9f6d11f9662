import { Choice } from '#web/ui/choice.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FormRow } from '../forms/form-section.tsx'
import type { PartProps } from './add-asset-draft.ts'
import { contractLine } from './contract-format.ts'

/** The terms of an option. All are optional, but only with them can one ticker be on the lists more than once. */
export function ContractFields({ fields, change, errors }: PartProps) {
  return (
    <>
      <Choice
        legend="Call or put"
        options={['call', 'put', 'not said']}
        value={fields.right}
        onChange={(right) => change({ right })}
      />
      <FormRow>
        <NumberField
          label="Strike"
          unit="USD, optional"
          value={fields.strike}
          onChange={(strike) => change({ strike })}
          error={errors.strike}
        />
        <DayField
          label="Expiry"
          unit="optional"
          value={fields.expiresOn}
          onChange={(expiresOn) => change({ expiresOn })}
          error={errors.expiresOn}
        />
      </FormRow>
      <FormRow>
        <NumberField
          label="Multiplier"
          hides="nothing"
          unit="shares per contract"
          value={fields.multiplier}
          onChange={(multiplier) => change({ multiplier })}
          hint={contractLine(fields.multiplier, fields.costBasis)}
          error={errors.multiplier}
        />
      </FormRow>
    </>
  )
}
