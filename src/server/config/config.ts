import { join, resolve } from 'node:path'
import type { z } from 'zod'
import type { VariableView } from '#contract/operator.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { type AccessConfig, readAccess } from './access-config.ts'
import { type PostgresAddress, readDatabase } from './database-config.ts'
import { Environment, OPENAI, SEC, WrongSetting } from './environment.ts'
import { type MailConfig, readMail } from './mail-config.ts'
import { type OpenIdConnectConfig, readOpenIdConnect } from './open-id-connect-config.ts'
import { describeVariables } from './variables.ts'

/** A provider with a key and with limits; 0 means no limit. */
export type ProviderAccess = {
  readonly apiKey: string
  readonly baseUrl: string
  readonly perMinute: number
  readonly perDay: number
}

/** The API of the model's server: the Responses API, chat completions, or whichever of the two it has. */
export type AiApi = 'auto' | 'responses' | 'chat'

export type Config = {
  readonly host: string
  readonly port: number
  /** The origin at which people open this Candor; null when it is not set. */
  readonly url: string | null
  /** null keeps everything in memory */
  readonly dataFolder: string | null
  /** null means SQLite */
  readonly database: PostgresAddress | null
  readonly marketData: ProviderAccess | null
  readonly prices: ProviderAccess | null
  /** Without a key it is a local server, which needs none. */
  readonly ai: { readonly apiKey: string | null; readonly baseUrl: string; readonly model: string } | null
  readonly aiUse: {
    readonly api: AiApi
    /** The model's calls in a day for each account; 0 means no limit. */
    readonly perDay: number
    /** Whether the model is asked about the claim alone first. */
    readonly isBlindFirst: boolean
  }
  readonly isYahooEnabled: boolean
  readonly yahooBaseUrl: string
  readonly passwordMin: number
  /** All variables that were read, without secret values. */
  readonly variables: readonly VariableView[]
  readonly access: AccessConfig
  /** null when people sign in with a password only */
  readonly openIdConnect: OpenIdConnectConfig | null
  /** null when no mail is sent */
  readonly mail: MailConfig | null
  readonly sec: { readonly baseUrl: string; readonly dataBaseUrl: string; readonly contact: string | null }
  /** The key that signs receipts: PKCS #8 (DER) in base64; null uses that of the data folder. */
  readonly receiptKey: string | null
  /** The OpenTimestamps calendar to which heads are sent, without a slash at its end; null anchors nothing. */
  readonly calendarUrl: string | null
  /** null makes backups that are not encrypted. */
  readonly backupPassphrase: string | null
  /** The folder of the daily backups; null for a journal in memory, which has none. */
  readonly backupFolder: string | null
  /** Everybody gets in, and everything is lost at the end (ruling 1). */
  readonly isDemo: boolean
}

/** NIST's recommendation for a password without a second factor. */
const HARDENED_PASSWORD_MIN = 15

/** @throws WrongSetting for the first variable with a wrong value. An empty variable counts as not set. */
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
    database: databaseOf(env),
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
    passwordMin: Math.max(env.AUTH_PASSWORD_MIN, env.CANDOR_HARDENED === '1' ? HARDENED_PASSWORD_MIN : 0),
    variables: describeVariables(Object.keys(Environment.shape), set),
    access: readAccess(env),
    openIdConnect: readOpenIdConnect(env),
    mail: readMail(env),
    sec: {
      baseUrl: env.SEC_BASE_URL,
      // A double that replaces the one server also replaces the other.
      dataBaseUrl: env.SEC_BASE_URL !== SEC && !set.SEC_DATA_BASE_URL ? env.SEC_BASE_URL : env.SEC_DATA_BASE_URL,
      contact: env.CONTACT_EMAIL ?? null,
    },
    receiptKey: env.RECEIPT_KEY ?? null,
    calendarUrl: env.OPENTIMESTAMPS_CALENDAR ?? null,
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
    backupFolder: resolve(env.BACKUP_FOLDER ?? join(env.CANDOR_DATA, 'backups')),
    isDemo: env.CANDOR_DEMO,
  }
  return config.isDemo ? forgettingEverything(config) : config
}

/** @throws WrongSetting for an address that must not be used */
function databaseOf(env: z.output<typeof Environment>): PostgresAddress | null {
  const database = readDatabase(env)
  if (database && 'problem' in database) throw new WrongSetting(`${database.variable} ${database.problem}`)
  return database
}

/** A demo ignores other settings: it has no database, calls no server, and accepts the shortest username as a password. */
const forgettingEverything = (config: Config): Config => ({
  ...config,
  dataFolder: null,
  database: null,
  marketData: null,
  prices: null,
  ai: null,
  sec: { ...config.sec, contact: null },
  isYahooEnabled: false,
  passwordMin: PASSWORD_LENGTH.minDefault,
  openIdConnect: null,
  access: { ...config.access, breachedPasswordsUrl: null },
  mail: null,
  receiptKey: null,
  calendarUrl: null,
  backupPassphrase: null,
  backupFolder: null,
})

/** zod's own messages start with «Invalid …» or «Too big: …»; ours already read as the rest of a sentence. */
const sentence = (message: string): string => (message.startsWith('must') ? `${message}.` : `is wrong: ${message}.`)
