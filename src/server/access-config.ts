import { BlockList, isIP, isIPv6 } from 'node:net'
import { z } from 'zod'
import type { SignUpPolicy } from '#contract/accounts.ts'
import { PASSWORD_COST, type PasswordCost } from './accounts/password-hash.ts'
import type { AtOnce } from './fair-shares/turns-of-account.ts'
import type { TrustedProxies } from './http/client-address.ts'
import { isHttpsOrLoopback } from './outbound/https-or-loopback.ts'

/** A variable that says how often something may be done; 0 is no limit. */
export const limit = (fallback: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be 0 (no limit) or more')
    .max(1_000_000, 'must be at most 1000000')
    .default(fallback)

const trustedProxies = z
  .string()
  .default('0')
  .transform((text, context): TrustedProxies => {
    if (/^\d$/.test(text)) return { hops: Number(text) }
    const addresses = blockList(text)
    if (addresses) return { addresses }
    context.addIssue(
      'must be how many proxies stand before Candor (0 to 9), or their addresses, as in loopback or 10.0.0.0/8, 192.0.2.7',
    )
    return z.NEVER
  })

const accountNames = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  )

const breachedPasswordsUrl = z
  .url('must be an address such as https://api.pwnedpasswords.com')
  .refine(isHttpsOrLoopback, 'must begin with https:// (http:// is possible on this machine only)')
  .transform((url) => url.replace(/\/+$/, ''))

/** The variables that say who gets in, and how much somebody may do. */
export const ACCESS_ENVIRONMENT = {
  TRUST_PROXY: trustedProxies,
  CANDOR_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CANDOR_ADMIN: accountNames,
  CANDOR_HARDENED: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  BREACHED_PASSWORDS_URL: breachedPasswordsUrl.optional(),
  SIGN_UP: z.enum(['open', 'invite', 'closed'], 'must be open, invite or closed').default('open'),
  SIGN_IN_TRIES: limit(10),
  SIGN_IN_TRIES_PER_ACCOUNT: limit(50),
  SIGN_IN_TRIES_PER_ADDRESS: limit(100),
  SIGN_IN_LONGEST_WAIT: limit(900),
  SIGN_UPS_PER_HOUR: limit(20),
  PASSWORDS_AT_ONCE: limit(100),
  EVENT_STREAMS: limit(8),
  READS_AT_ONCE: limit(1),
  WRITES_AT_ONCE: limit(8),
  REQUESTS_WAITING: limit(500),
  SEARCHES_PER_MINUTE: limit(300),
  PRICES_PER_MINUTE: limit(300),
  CRITIQUES_PER_MINUTE: limit(60),
  UPLOADS_PER_MINUTE: limit(60),
} as const

type Environment = z.output<z.ZodObject<typeof ACCESS_ENVIRONMENT>>

export type AccessConfig = {
  readonly trustedProxies: TrustedProxies
  /** What signs cookies; null where it is made and kept beside the database. */
  readonly secret: string | null
  /** The accounts that run this Candor, in small letters; none is the first account. */
  readonly admins: readonly string[]
  /** Whether long passwords, invitations and a second factor are asked for (CANDOR_HARDENED). */
  readonly isHardened: boolean
  /** Who is asked, by the first characters of its hash, whether a new password was stolen somewhere; null asks nobody. */
  readonly breachedPasswordsUrl: string | null
  /** Who may make an account: everybody, who was invited, or nobody. */
  readonly signUp: SignUpPolicy
  /** Wrong passwords that nothing is waited after, and the longest wait in seconds. */
  readonly signIn: {
    /** For one account from one address, or on a device that was signed in before. */
    readonly tries: number
    /** For one account from everywhere. */
    readonly triesPerAccount: number
    /** For all accounts from one address. */
    readonly triesPerAddress: number
    readonly longestWaitSeconds: number
  }
  /** Accounts made from one address; from this machine itself a hundred times as many. */
  readonly signUpsPerHour: number
  /** How many passwords may wait to be hashed; whoever comes then is told to come back. */
  readonly passwordsAtOnce: number
  /** What a new password's hash costs. No variable changes it: only tests, which sign up by the thousand, have a lower one. */
  readonly passwordCost: PasswordCost
  /** Pages of one account that are told at once what happens; 0 is no limit. */
  readonly eventStreams: number
  readonly shares: SharesConfig
}

/** What one account may have of what all share; 0 is no limit. */
export type SharesConfig = {
  readonly atOnce: Readonly<Record<'read' | 'write', AtOnce>>
  readonly perMinute: Readonly<Record<'search' | 'price' | 'critique' | 'upload', number>>
}

export const readAccess = (env: Environment): AccessConfig => ({
  trustedProxies: env.TRUST_PROXY,
  secret: env.CANDOR_SECRET ?? null,
  admins: env.CANDOR_ADMIN,
  isHardened: env.CANDOR_HARDENED === '1',
  breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL ?? null,
  signUp: env.CANDOR_HARDENED === '1' && env.SIGN_UP === 'open' ? 'invite' : env.SIGN_UP,
  signIn: {
    tries: env.SIGN_IN_TRIES,
    triesPerAccount: env.SIGN_IN_TRIES_PER_ACCOUNT,
    triesPerAddress: env.SIGN_IN_TRIES_PER_ADDRESS,
    longestWaitSeconds: env.SIGN_IN_LONGEST_WAIT,
  },
  signUpsPerHour: env.SIGN_UPS_PER_HOUR,
  passwordsAtOnce: env.PASSWORDS_AT_ONCE,
  passwordCost: PASSWORD_COST,
  eventStreams: env.EVENT_STREAMS,
  shares: {
    atOnce: {
      read: { working: env.READS_AT_ONCE, waiting: env.REQUESTS_WAITING },
      write: { working: env.WRITES_AT_ONCE, waiting: env.REQUESTS_WAITING },
    },
    perMinute: {
      search: env.SEARCHES_PER_MINUTE,
      price: env.PRICES_PER_MINUTE,
      critique: env.CRITIQUES_PER_MINUTE,
      upload: env.UPLOADS_PER_MINUTE,
    },
  },
})

/** @returns null for what is no list of addresses and subnets */
function blockList(text: string): BlockList | null {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits] = (entry === 'loopback' ? '127.0.0.0/8' : entry).split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    const prefix = Number(bits ?? most)
    if (isIP(address) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) return null
    list.addSubnet(address, prefix, family)
    if (entry === 'loopback') list.addAddress('::1', 'ipv6')
  }
  return list
}
