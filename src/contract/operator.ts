import { z } from 'zod'
import { BackupsView, ProviderView, UsageView } from './settings.ts'

const VariableView = z
  .object({
    name: z.string(),
    isSet: z.boolean().describe('whether the environment sets it; otherwise its default counts'),
    value: z.string().nullable().describe('what it is set to; null where it is not set, and for a secret'),
  })
  .meta({ id: 'Variable' })
export type VariableView = z.infer<typeof VariableView>

/** What only whoever runs this Candor may see. */
export const OperatorView = z
  .object({
    providers: z.array(ProviderView),
    facts: ProviderView.describe('what critics are given that is not the user’s own words'),
    usage: z.array(UsageView).describe('providers that are set up; of the critic, the calls of all accounts today'),
    backups: BackupsView.nullable().describe('null where nothing outlives the process'),
    variables: z.array(VariableView).describe('every variable that Candor reads'),
  })
  .meta({ id: 'Operator' })
export type OperatorView = z.infer<typeof OperatorView>
