import { BlockList, isIP, isIPv6 } from 'node:net'
import { z } from 'zod'
import type { SignUpPolicy } from '#contract/accounts.ts'
import { PASSWORD_COST, type PasswordCost } from '../accounts/password-hash.ts'
import type { AtOnce } from '../fair-shares/turns-of-account.ts'
import type { TrustedProxies } from '../http/client-address.ts'
import { isHttpsOrLoopback } from '../outbound/https-or-loopback.ts'

/** A variable that limits how often something may be done; 0 is no limit. */
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

/** The variables that decide who gets in, and how much each may do. */
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
  /** The secret that signs cookies; null when it is made and stored beside the database. */
  readonly secret: string | null
  /** The operators' accounts, in lower case; when empty, the first account. */
  readonly admins: readonly string[]
  /** Whether long passwords, invitations and a second factor are required (CANDOR_HARDENED). */
  readonly isHardened: boolean
  /** The service that knows stolen passwords by the first characters of their hashes; null asks none. */
  readonly breachedPasswordsUrl: string | null
  /** Who may make an account: everybody, those who are invited, or nobody. */
  readonly signUp: SignUpPolicy
  /** How many wrong passwords are free of a wait, and the longest wait in seconds. */
  readonly signIn: {
    /** For one account from one address, or in a browser in which it was signed in before. */
    readonly tries: number
    /** For one account, from all addresses together. */
    readonly triesPerAccount: number
    /** For all accounts together, from one address. */
    readonly triesPerAddress: number
    readonly longestWaitSeconds: number
  }
  /** Accounts made from one address in an hour; from this machine itself, a hundred times as many. */
  readonly signUpsPerHour: number
  /** How many passwords may wait to be hashed; further ones are refused, with a time to come back. */
  readonly passwordsAtOnce: number
  /** The cost of a new password's hash. No variable sets it; tests, which sign up by the thousand, use a lower one. */
  readonly passwordCost: PasswordCost
  /** How many pages of an account may have an event stream; 0 is no limit. */
  readonly eventStreams: number
  readonly shares: SharesConfig
}

/** One account's share of what all users share; 0 is no limit. */
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

/** @returns null when the text is not a list of addresses and subnets */
function blockList(text: string): BlockList | null {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, more] = (entry === 'loopback' ? '127.0.0.0/8' : entry).split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    // An empty number of bits would be 0, by which everybody is trusted.
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
    if (isIP(address) === 0 || more !== undefined || !(prefix <= most)) return null
    list.addSubnet(address, prefix, family)
    if (entry === 'loopback') list.addAddress('::1', 'ipv6')
  }
  return list
}
