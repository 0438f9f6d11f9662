import { z } from 'zod'

const ProviderView = z
  .object({
    need: z.enum(['companies', 'prices', 'critic']),
    isActive: z.boolean().describe('whether a provider is asked, or Candor does it alone'),
    name: z.string().describe('who does it now'),
    howToSwitchOn: z.string().nullable().describe('what to set for a provider; null when one is set'),
  })
  .meta({ id: 'Provider' })
export type ProviderView = z.infer<typeof ProviderView>

const Theme = z.enum(['system', 'light', 'dark'])

export const SettingsView = z
  .object({
    providers: z.array(ProviderView),
    isSummaryHidden: z.boolean(),
    hasSellFriction: z.boolean().describe('hide purchase price and gain in the Sell panel until the thesis is saved'),
    theme: Theme,
  })
  .meta({ id: 'Settings' })
export type SettingsView = z.infer<typeof SettingsView>

/** What a person's settings are until they choose. */
export const Preferences = z.object({
  isSummaryHidden: z.boolean().default(false),
  hasSellFriction: z.boolean().default(false),
  theme: Theme.default('system'),
})

/** What a person chooses; what is left out stays as it was. */
export const SettingsBody = z
  .strictObject({
    isSummaryHidden: z.boolean().optional(),
    hasSellFriction: z.boolean().optional(),
    theme: Theme.optional(),
  })
  .meta({ id: 'ChangeSettings' })
export type SettingsBody = z.input<typeof SettingsBody>
