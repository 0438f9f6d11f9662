import { z } from 'zod'
import { BackupsView, ProviderView, UsageView } from './settings.ts'

const VariableView = z
  .object({
    name: z.string(),
    isSet: z.boolean().describe('whether the environment sets the variable; otherwise its default applies'),
    value: z.string().nullable().describe('value of the variable; null when it is not set, and for a secret'),
  })
  .meta({ id: 'Variable' })
export type VariableView = z.infer<typeof VariableView>

/** What only whoever runs this Candor may see. */
export const OperatorView = z
  .object({
    providers: z.array(ProviderView),
    facts: ProviderView.describe('sources of company facts that critics are given, such as filings and headlines'),
    usage: z
      .array(UsageView)
      .describe('usage of the configured providers; for the language model, the calls of your own account today'),
    backups: BackupsView.nullable().describe('state of the automatic backups; null when none are made'),
    variables: z.array(VariableView).describe('all environment variables that Candor reads'),
  })
  .meta({ id: 'Operator' })
export type OperatorView = z.infer<typeof OperatorView>
