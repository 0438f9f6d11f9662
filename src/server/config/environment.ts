import { z } from 'zod'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { isHttpsOrLoopback } from '../outbound/https-or-loopback.ts'
import { ACCESS_ENVIRONMENT, limit } from './access-config.ts'
import { DATABASE_ENVIRONMENT } from './database-config.ts'

/** A wrong setting, in one sentence that names the variable. */
export class WrongSetting extends Error {}

const secret = z.string().trim().min(1)
const optionalSecret = secret.optional()
const baseUrl = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((url) => url.replace(/\/+$/, ''))
const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(fallback)
    .transform((value) => value === '1')

/** Passwords and proofs of identity are sent there, so nobody on the way may read along. */
const siteAddress = z
  .url('must be an address such as https://id.example.com')
  .refine(isHttpsOrLoopback, 'must begin with https:// (http:// is possible on this machine only, as in 127.0.0.1)')
const isOrigin = (address: string): boolean => {
  const url = URL.parse(address)
  return url?.href === `${url?.origin}/`
}

export const OPENAI = 'https://api.openai.com/v1'
export const SEC = 'https://www.sec.gov'
const SEC_DATA = 'https://data.sec.gov'

/** Every variable that Candor reads, with its form. The README's table describes them for people. */
export const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int('must be a whole number').min(0).max(65_535).default(3000),
  CANDOR_DATA: z.string().min(1).default('./data'),
  MARKET_DATA_API_KEY: optionalSecret,
  MARKET_DATA_BASE_URL: baseUrl('https://api.massive.com'),
  // The limits of the free plans.
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
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example.com:587' })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  RECEIPT_KEY: optionalSecret,
  BACKUP_PASSPHRASE: z.string().min(8, 'must have at least 8 characters').optional(),
  BACKUP_FOLDER: z.string().min(1).optional(),
  OPENTIMESTAMPS_CALENDAR: siteAddress
    .refine((url) => !/[?#@]/.test(url), 'must have no ?, no # and no @')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  CANDOR_DEMO: flag('0'),
  CANDOR_URL: siteAddress.refine(isOrigin, 'must be an address without a path').optional(),
  OIDC_ISSUER: siteAddress.refine((url) => !/[?#]/.test(url), 'must have no ? and no #').optional(),
  OIDC_CLIENT_ID: optionalSecret,
  OIDC_CLIENT_SECRET: optionalSecret,
  OIDC_NAME: z.string().trim().max(60, 'must have at most 60 characters').optional(),
  ...DATABASE_ENVIRONMENT,
  ...ACCESS_ENVIRONMENT,
})
