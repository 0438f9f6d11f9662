import { z } from 'zod'

const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

/** The variables that name the journal's database, and how it is reached. */
export const DATABASE_ENVIRONMENT = {
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_POOL: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .max(1_000, 'must be at most 1000')
    .default(10),
  DATABASE_POOLER: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  DATABASE_TLS: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
} as const

type Environment = z.output<z.ZodObject<typeof DATABASE_ENVIRONMENT>>

/** A PostgreSQL database, and the ways to reach it. */
export type PostgresAddress = {
  /** For the queries of requests, perhaps through a connection pooler. */
  readonly url: string
  /** Past any pooler, as the owner of the tables: for migrations, for listening, and for leases that one process holds. */
  readonly directUrl: string
  /** The most connections of this process to `url`. */
  readonly poolSize: number
  /** Whether a pooler may give each transaction another connection, so that nothing may be kept in a connection. */
  readonly isPooled: boolean
}

/** The first variable with a wrong value, and what is wrong with it, as the rest of a sentence. */
type WrongAddress = { readonly variable: string; readonly problem: string }

/** @returns null when SQLite is used */
export function readDatabase(env: Environment): PostgresAddress | WrongAddress | null {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env
  if (!url) return null
  if (env.DATABASE_POOLER === '1' && !direct)
    return {
      variable: 'DATABASE_DIRECT_URL',
      problem: 'must be set because DATABASE_POOLER is: a pooler cannot listen.',
    }
  for (const [variable, address] of Object.entries({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }))
    if (env.DATABASE_TLS === '1' && address && !isPrivate(address))
      return {
        variable,
        problem:
          'must end in ?sslmode=verify-full, since the journal travels to another machine. Where nobody else is on that ' +
          'network (containers of one machine), DATABASE_TLS=0 goes without.',
      }
  return { url, directUrl: direct ?? url, poolSize: env.DATABASE_POOL, isPooled: env.DATABASE_POOLER === '1' }
}

const THIS_MACHINE: ReadonlySet<string> = new Set(['', 'localhost', '127.0.0.1', '[::1]'])
const ENCRYPTED: ReadonlySet<string | null> = new Set(['require', 'verify-ca', 'verify-full'])

/** Whether nobody on the way can read along: the connection is encrypted, or never leaves this machine. */
function isPrivate(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  // A host in the parameters overrides that of the address; one that begins with a slash is a socket's folder.
  const host = searchParams.get('host') ?? hostname
  return host.startsWith('/') || THIS_MACHINE.has(host.toLowerCase()) || ENCRYPTED.has(searchParams.get('sslmode'))
}
