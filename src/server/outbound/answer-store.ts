import { HOUR_MS } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { Outcome } from './http-fetch.ts'

/** A provider that did not know a thing is not asked about it again for this long. */
const UNKNOWN_FOR_MS = HOUR_MS

/** What a provider answered: the JSON itself, or that it knows of no such thing. */
type StoredAnswer = { readonly said: unknown } | { readonly isUnknown: true }

/** An earlier answer that has not expired; null when there is none. */
export async function findAnswer(db: Db, key: string, now: string): Promise<Outcome<unknown> | null> {
  const row = await db
    .selectFrom('provider_cache')
    .select('body')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const stored: StoredAnswer = JSON.parse(row.body)
  return 'said' in stored ? { ok: true, data: stored.said } : { ok: false, kind: 'not-found' }
}

/** @param body the JSON, as it was read */
export async function storeAnswer(db: Db, key: string, body: unknown, forMs: number, now: string): Promise<void> {
  await store(db, key, { said: body }, forMs, now)
}

export async function storeUnknown(db: Db, key: string, now: string): Promise<void> {
  await store(db, key, { isUnknown: true }, UNKNOWN_FOR_MS, now)
}

export async function forgetOldAnswers(db: Db, now: string): Promise<void> {
  await db.deleteFrom('provider_cache').where('expires_at', '<=', now).execute()
}

async function store(db: Db, key: string, answer: StoredAnswer, forMs: number, now: string): Promise<void> {
  const row = {
    body: JSON.stringify(answer),
    fetched_at: now,
    expires_at: new Date(Date.parse(now) + forMs).toISOString(),
  }
  await db
    .insertInto('provider_cache')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
