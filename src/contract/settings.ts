import { z } from 'zod'
import { CLAIM_HORIZONS } from '#domain/claims/claim.ts'
import { LANGUAGES } from '#domain/locale.ts'
import { InstantView, TickerField } from './fields.ts'
import { PriceView } from './prices.ts'

export const ProviderView = z
  .object({
    need: z.enum(['companies', 'prices', 'critic', 'facts']),
    isActive: z.boolean().describe('whether a provider is configured; otherwise Candor does it by itself'),
    name: z.string().describe('name of the provider that is used now'),
    howToSwitchOn: z
      .string()
      .nullable()
      .describe('how to configure a provider; null when one is configured, and for everyone except operators'),
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
      'time until which the provider is not called, because it failed too often or asked to wait; null when it ' +
        'is called',
    ),
    lastFailure: z
      .object({ message: z.string(), at: InstantView })
      .nullable()
      .describe('last failure, with a message for the user; null when there is none'),
  })
  .meta({ id: 'ProviderUsage' })
export type UsageView = z.infer<typeof UsageView>

/** The price of a symbol on one's lists, which shows its age. */
const PriceAgeView = z
  .object({
    symbol: z.string(),
    price: PriceView.nullable(),
    heldBack: z.string().nullable().describe('reason why a newer price is not used; null when there is no such price'),
  })
  .meta({ id: 'PriceAge' })

/** The automatic backups: one each day, and one before each update. */
export const BackupsView = z
  .object({
    newest: z.object({ madeAt: InstantView, bytes: z.int() }).nullable(),
    count: z.int(),
    bytes: z.int().describe('total size of all backups, in bytes'),
    isEncrypted: z.boolean(),
    problem: z
      .string()
      .nullable()
      .describe('message for the user about why the last backup could not be made; null when it was made'),
  })
  .meta({ id: 'Backups' })
export type BackupsView = z.infer<typeof BackupsView>

const Theme = z.enum(['system', 'light', 'dark'])
const LanguageField = z.enum(LANGUAGES)
const ClaimMonths = z.literal(CLAIM_HORIZONS).describe('months over which the claim of the last decision runs')
const ClaimAgainst = z
  .enum(['benchmark', 'gain'])
  .describe('what the claim of the last decision is held against; left as it was by a price of your own')

export const SettingsView = z
  .object({
    providers: z.array(ProviderView),
    facts: ProviderView.describe('sources of company facts that critics are given, such as filings and headlines'),
    usage: z
      .array(UsageView)
      .describe(
        'calls of the language model by your own account today; for operators, preceded by the usage of the ' +
          'configured providers',
      ),
    priceAges: z.array(PriceAgeView).describe('prices of the shares that you hold or watch'),
    backups: BackupsView.nullable().describe('state of the automatic backups; null when none are made'),
    benchmark: z.string().describe('ticker with which your decisions are compared'),
    claimMonths: ClaimMonths,
    claimAgainst: ClaimAgainst,
    isSummaryHidden: z.boolean(),
    hasSellFriction: z
      .boolean()
      .describe('whether the Sell panel hides the purchase price and the gain until the thesis is saved'),
    theme: Theme,
    language: LanguageField.describe('language of the pages that are translated; the API itself answers in English'),
  })
  .meta({ id: 'Settings' })
export type SettingsView = z.infer<typeof SettingsView>

/** A person's settings, with their defaults. */
export const Preferences = z
  .object({
    isSummaryHidden: z.boolean().default(false),
    hasSellFriction: z.boolean().default(false),
    theme: Theme.default('system'),
    language: LanguageField.default('en'),
    benchmark: z.string().default('SPY'),
    claimMonths: ClaimMonths.default(12),
    claimAgainst: ClaimAgainst.default('benchmark'),
  })
  .meta({ id: 'Preferences' })
export type Preferences = z.infer<typeof Preferences>

/** Changes settings. A field that is left out stays as it was. */
export const SettingsBody = z
  .strictObject({
    isSummaryHidden: z.boolean().optional(),
    hasSellFriction: z.boolean().optional(),
    theme: Theme.optional(),
    language: LanguageField.optional(),
    benchmark: TickerField.optional(),
    claimMonths: ClaimMonths.optional(),
    claimAgainst: ClaimAgainst.optional(),
  })
  .meta({ id: 'ChangeSettings' })
export type SettingsBody = z.input<typeof SettingsBody>
