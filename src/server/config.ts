import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { VariableView } from '#contract/operator.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { ACCESS_ENVIRONMENT, type AccessConfig, readAccess } from './access-config.ts'
import { isHttpsOrLoopback } from './outbound/https-or-loopback.ts'
import { describeVariables } from './settings/variables.ts'

const secret = z.string().trim().min(1)
const optionalSecret = secret.optional()
const baseUrl = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((url) => url.replace(/\/+$/, ''))
/** Requests in a time; 0 is no limit. */
const limit = (fallback: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be 0 (no limit) or more')
    .max(1_000_000, 'must be at most 1000000')
    .default(fallback)
const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(fallback)
    .transform((value) => value === '1')

/** Passwords and proofs of identity go there, so nobody on the way may read along. */
const siteAddress = z
  .url('must be an address such as https://id.example.com')
  .refine(isHttpsOrLoopback, 'must begin with https:// (http:// is possible on this machine only, as in 127.0.0.1)')
const isOrigin = (address: string): boolean => {
  const url = URL.parse(address)
  return url?.href === `${url?.origin}/`
}

const OPENAI = 'https://api.openai.com/v1'
const SEC = 'https://www.sec.gov'
const SEC_DATA = 'https://data.sec.gov'

/** Every variable that Candor reads, with what it must look like. The README's table says the same for people. */
const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int('must be a whole number').min(0).max(65_535).default(3000),
  CANDOR_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  MARKET_DATA_API_KEY: optionalSecret,
  MARKET_DATA_BASE_URL: baseUrl('https://api.massive.com'),
  // What the free plans allow.
  MARKET_DATA_PER_MINUTE: limit(5),
  MARKET_DATA_PER_DAY: limit(0),
  PRICE_API_KEY: optionalSecret,
  PRICE_BASE_URL: baseUrl('https://api.twelvedata.com'),
  PRICE_PER_MINUTE: limit(8),
  PRICE_PER_DAY: limit(800),
  AI_API_KEY: optionalSecret,
  OPENAI_API_KEY: optionalSecret,
  AI_BASE_URL: baseUrl(OPENAI).refine((url) => url.endsWith('/v1'), 'must end in /v1'),
  AI_MODEL: z.string().min(1).default('gpt-4o'),
  AI_API: z.enum(['auto', 'responses', 'chat'], 'must be auto, responses or chat').default('auto'),
  AI_PER_DAY: limit(50),
  AI_BLIND: flag('1'),
  ENABLE_YAHOO: flag('0'),
  YAHOO_BASE_URL: baseUrl('https://query2.finance.yahoo.com'),
  AUTH_PASSWORD_MIN: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(PASSWORD_LENGTH.minDefault, `must be at least ${PASSWORD_LENGTH.minDefault}`)
    .max(128, 'must be at most 128')
    .default(PASSWORD_LENGTH.minDefault),
  SEC_BASE_URL: baseUrl(SEC),
  SEC_DATA_BASE_URL: baseUrl(SEC_DATA),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  RECEIPT_KEY: optionalSecret,
  BACKUP_PASSPHRASE: z.string().min(8, 'must have at least 8 characters').optional(),
  BACKUP_FOLDER: z.string().min(1).optional(),
  CANDOR_DEMO: flag('0'),
  CANDOR_URL: siteAddress.refine(isOrigin, 'must be an address without a path').optional(),
  OIDC_ISSUER: siteAddress.refine((url) => !/[?#]/.test(url), 'must have no ? and no #').optional(),
  OIDC_CLIENT_ID: optionalSecret,
  OIDC_CLIENT_SECRET: optionalSecret,
  OIDC_NAME: z.string().trim().max(60, 'must have at most 60 characters').optional(),
  ...ACCESS_ENVIRONMENT,
})

/** A provider with a key and with limits, of which 0 is none. */
export type ProviderAccess = {
  readonly apiKey: string
  readonly baseUrl: string
  readonly perMinute: number
  readonly perDay: number
}

/** How a server is asked: by the Responses API, by chat completions, or by whichever of the two it has. */
export type AiApi = 'auto' | 'responses' | 'chat'

export type Config = {
  readonly host: string
  readonly port: number
  /** The address at which people open this Candor, an origin; null where nobody said. */
  readonly url: string | null
  /** null keeps everything in memory. */
  readonly dataFolder: string | null
  readonly databaseUrl: string | null
  readonly marketData: ProviderAccess | null
  readonly prices: ProviderAccess | null
  /** Without a key it is a local server, which needs none. */
  readonly ai: { readonly apiKey: string | null; readonly baseUrl: string; readonly model: string } | null
  readonly aiUse: {
    readonly api: AiApi
    /** Calls of the model in a day for each account; 0 is no limit. */
    readonly perDay: number
    /** Whether the model is asked about the claim alone first. */
    readonly isBlindFirst: boolean
  }
  readonly isYahooEnabled: boolean
  readonly yahooBaseUrl: string
  readonly passwordMin: number
  /** All that were read, without what is secret. */
  readonly variables: readonly VariableView[]
  readonly access: AccessConfig
  /** null where people sign in with a password only. */
  readonly openIdConnect: OpenIdConnectConfig | null
  readonly sec: { readonly baseUrl: string; readonly dataBaseUrl: string; readonly contact: string | null }
  /** What signs receipts: PKCS #8 (DER) in base64; null takes that of the data folder. */
  readonly receiptKey: string | null
  /** null makes backups that are not encrypted. */
  readonly backupPassphrase: string | null
  /** Where the daily backups lie; null with a journal in memory, which has none. */
  readonly backupFolder: string | null
  /** Everybody gets in, and everything is forgotten at the end (ruling 1). */
  readonly isDemo: boolean
}

export type OpenIdConnectConfig = {
  /** Exactly as the provider names itself: accounts belong to an issuer and a subject. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What stands on the button. */
  readonly name: string
  /** Where the provider sends people back to. */
  readonly redirectUri: string
}

/** A wrong setting, in one sentence that names the variable. */
export class WrongSetting extends Error {}

/** @throws WrongSetting for the first variable that is not what it must be. An empty variable counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = Environment.safeParse(set)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new WrongSetting(`${issue?.path.join('.')} ${sentence(issue?.message ?? 'is wrong')}`)
  }
  const env = read.data
  const aiKey = env.AI_API_KEY ?? env.OPENAI_API_KEY
  const provider = (apiKey: string | undefined, baseUrl: string, perMinute: number, perDay: number) =>
    apiKey ? { apiKey, baseUrl, perMinute, perDay } : null
  const config: Config = {
    host: env.HOST,
    port: env.PORT,
    url: env.CANDOR_URL ? new URL(env.CANDOR_URL).origin : null,
    dataFolder: resolve(env.CANDOR_DATA),
    databaseUrl: env.DATABASE_URL ?? null,
    marketData: provider(
      env.MARKET_DATA_API_KEY,
      env.MARKET_DATA_BASE_URL,
      env.MARKET_DATA_PER_MINUTE,
      env.MARKET_DATA_PER_DAY,
    ),
    prices: provider(env.PRICE_API_KEY, env.PRICE_BASE_URL, env.PRICE_PER_MINUTE, env.PRICE_PER_DAY),
    ai:
      aiKey || env.AI_BASE_URL !== OPENAI
        ? { apiKey: aiKey ?? null, baseUrl: env.AI_BASE_URL, model: env.AI_MODEL }
        : null,
    aiUse: { api: env.AI_API, perDay: env.AI_PER_DAY, isBlindFirst: env.AI_BLIND },
    isYahooEnabled: env.ENABLE_YAHOO,
    yahooBaseUrl: env.YAHOO_BASE_URL,
    passwordMin: env.AUTH_PASSWORD_MIN,
    variables: describeVariables(Object.keys(Environment.shape), set),
    access: readAccess(env),
    openIdConnect: readOpenIdConnect(env),
    sec: {
      baseUrl: env.SEC_BASE_URL,
      // Whoever stands in for the one stands in for the other.
      dataBaseUrl: env.SEC_BASE_URL !== SEC && !set.SEC_DATA_BASE_URL ? env.SEC_BASE_URL : env.SEC_DATA_BASE_URL,
      contact: env.CONTACT_EMAIL ?? null,
    },
    receiptKey: env.RECEIPT_KEY ?? null,
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
    backupFolder: resolve(env.BACKUP_FOLDER ?? join(env.CANDOR_DATA, 'backups')),
    isDemo: env.CANDOR_DEMO,
  }
  return config.isDemo ? forgettingEverything(config) : config
}

/** @throws WrongSetting for what is missing beside an issuer */
function readOpenIdConnect(env: z.output<typeof Environment>): OpenIdConnectConfig | null {
  const { OIDC_ISSUER: issuer } = env
  if (!issuer) return null
  const needed = (name: 'CANDOR_URL' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', what: string): string => {
    const value = env[name]
    if (!value) throw new WrongSetting(`${name} must be set because OIDC_ISSUER is: ${what}.`)
    return value
  }
  const url = needed('CANDOR_URL', 'the address at which people open this Candor, such as https://candor.example.com')
  return {
    issuer,
    clientId: needed('OIDC_CLIENT_ID', 'what the provider knows this Candor by'),
    clientSecret: needed('OIDC_CLIENT_SECRET', 'the secret that the provider gave with the client id'),
    name: env.OIDC_NAME ?? `Continue with ${new URL(issuer).host}`,
    redirectUri: new URL('/api/session/open-id-connect/callback', url).href,
  }
}

/** A demo keeps to itself, whatever else is set: no database, nobody asked, the shortest names good as passwords. */
const forgettingEverything = (config: Config): Config => ({
  ...config,
  dataFolder: null,
  databaseUrl: null,
  marketData: null,
  prices: null,
  ai: null,
  sec: { ...config.sec, contact: null },
  isYahooEnabled: false,
  passwordMin: PASSWORD_LENGTH.minDefault,
  openIdConnect: null,
  receiptKey: null,
  backupPassphrase: null,
  backupFolder: null,
})

/** zod's own messages start with «Invalid …» or «Too big: …»; ours already read as the rest of a sentence. */
const sentence = (message: string): string => (message.startsWith('must') ? `${message}.` : `is wrong: ${message}.`)
