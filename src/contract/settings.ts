import { z } from 'zod'
import { InstantView, TickerField } from './fields.ts'
import { PriceView } from './prices.ts'

export const ProviderView = z
  .object({
    need: z.enum(['companies', 'prices', 'critic', 'facts']),
    isActive: z.boolean().describe('whether a provider is asked, or Candor does it alone'),
    name: z.string().describe('who does it now'),
    howToSwitchOn: z
      .string()
      .nullable()
      .describe('what to set for a provider; null when one is set, and for everybody but whoever runs this Candor'),
  })
  .meta({ id: 'Provider' })
export type ProviderView = z.infer<typeof ProviderView>

/** The state of a provider that has limits. */
export const UsageView = z
  .object({
    name: z.string(),
    minute: z.object({ used: z.int(), limit: z.int() }).nullable(),
    day: z.object({ used: z.int(), limit: z.int() }).nullable(),
    pausedUntil: InstantView.nullable().describe(
      'it failed too often or asked to wait, so it is left alone until then',
    ),
    lastFailure: z.object({ message: z.string(), at: InstantView }).nullable().describe('in words for people'),
  })
  .meta({ id: 'ProviderUsage' })
export type UsageView = z.infer<typeof UsageView>

/** The price of a symbol on one's lists, which shows its age. */
const PriceAgeView = z
  .object({
    symbol: z.string(),
    price: PriceView.nullable(),
    heldBack: z.string().nullable().describe('why a newer one is quarantined'),
  })
  .meta({ id: 'PriceAge' })

/** The automatic backups: one each day, and one before each update. */
export const BackupsView = z
  .object({
    newest: z.object({ madeAt: InstantView, bytes: z.int() }).nullable(),
    count: z.int(),
    bytes: z.int().describe('of all of them'),
    isEncrypted: z.boolean(),
    problem: z.string().nullable().describe('why the last one could not be made, in words for people'),
  })
  .meta({ id: 'Backups' })
export type BackupsView = z.infer<typeof BackupsView>

const Theme = z.enum(['system', 'light', 'dark'])

export const SettingsView = z
  .object({
    providers: z.array(ProviderView),
    facts: ProviderView.describe('what critics are given that is not the user’s own words'),
    usage: z
      .array(UsageView)
      .describe('your own calls of the critic; for whoever runs this Candor first of the providers that are set up'),
    priceAges: z.array(PriceAgeView).describe('of the symbols on your lists'),
    backups: BackupsView.nullable().describe('null where nothing outlives the process'),
    benchmark: z.string().describe('the ticker that your own decisions are compared with'),
    isSummaryHidden: z.boolean(),
    hasSellFriction: z.boolean().describe('hide purchase price and gain in the Sell panel until the thesis is saved'),
    theme: Theme,
  })
  .meta({ id: 'Settings' })
export type SettingsView = z.infer<typeof SettingsView>

/** A person's settings, with their defaults. */
export const Preferences = z
  .object({
    isSummaryHidden: z.boolean().default(false),
    hasSellFriction: z.boolean().default(false),
    theme: Theme.default('system'),
    benchmark: z.string().default('SPY'),
  })
  .meta({ id: 'Preferences' })
export type Preferences = z.infer<typeof Preferences>

/** Changes settings. A field that is left out stays as it was. */
export const SettingsBody = z
  .strictObject({
    isSummaryHidden: z.boolean().optional(),
    hasSellFriction: z.boolean().optional(),
    theme: Theme.optional(),
    benchmark: TickerField.optional(),
  })
  .meta({ id: 'ChangeSettings' })
export type SettingsBody = z.input<typeof SettingsBody>
