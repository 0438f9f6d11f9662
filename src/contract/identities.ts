import { z } from 'zod'
import { InstantView } from './fields.ts'

/** An identity at an OpenID Connect provider that can sign in to this account. */
const IdentityView = z
  .object({
    id: z.string(),
    issuer: z.string().describe('issuer identifier of the OpenID Connect provider'),
    linkedAt: InstantView,
    isOfProvider: z
      .boolean()
      .describe(
        'whether the identity belongs to the provider that is configured now; otherwise it can no longer sign in',
      ),
  })
  .meta({ id: 'Identity' })

export const IdentitiesView = z
  .object({
    provider: z
      .string()
      .nullable()
      .describe('label of the button that signs in with the provider; null when no provider is configured'),
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
      .describe(
        'address of the provider’s page to which to send the browser; null when no visit is needed and the change is made',
      ),
  })
  .meta({ id: 'ProviderAddress' })
export type ProviderAddressView = z.infer<typeof ProviderAddressView>

/** Why linking or unlinking failed, beside the failures of a sign-in. Settings has the words. */
export type IdentityFailure = 'not-fresh' | 'linked-elsewhere' | 'another-person' | 'only-way-in' | 'session-ended'

/** The value of `?identity=` in the address of Settings when the provider has sent the browser back. */
export type IdentityOutcome = 'linked' | 'unlinked'
