import { z } from 'zod'
import { InstantView } from './fields.ts'

/** An identity at an OpenID Connect provider that can sign in to this account. */
const IdentityView = z
  .object({
    id: z.string(),
    issuer: z.string().describe('the provider, as it names itself'),
    linkedAt: InstantView,
    isOfProvider: z.boolean().describe('false for a provider that this Candor does not sign people in with any more'),
  })
  .meta({ id: 'Identity' })

export const IdentitiesView = z
  .object({
    provider: z.string().nullable().describe('what stands on the button that signs in with it; null without one'),
    identities: z.array(IdentityView),
  })
  .meta({ id: 'Identities' })
export type IdentitiesView = z.infer<typeof IdentitiesView>

/** The address at the provider to which the browser goes to prove who is using it. */
export const ProviderAddressView = z
  .object({
    address: z
      .string()
      .nullable()
      .describe('the provider’s page for this; null where nobody has to be asked and it is done'),
  })
  .meta({ id: 'ProviderAddress' })
export type ProviderAddressView = z.infer<typeof ProviderAddressView>

/** Why linking or unlinking failed, beside the failures of a sign-in. Settings has the words. */
export type IdentityFailure = 'not-fresh' | 'linked-elsewhere' | 'another-person' | 'only-way-in' | 'session-ended'

/** The value of `?identity=` in the address of Settings when the provider has sent the browser back. */
export type IdentityOutcome = 'linked' | 'unlinked'
