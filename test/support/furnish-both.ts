import { appendIdentity } from '#server/accounts/open-id-connect/identity-store.ts'
import { appendPasskey } from '#server/accounts/passkeys/passkey-store.ts'
import { copySample, writtenSample } from '#server/demo/copied-journal.ts'
import { asTraded } from '#server/demo/demo-prices.ts'
import { STORY_TICKERS } from '#server/demo/sample-journal.ts'
import { demoDays } from '#server/demo/story/demo-walk.ts'
import { SHARED, storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { storeRecap } from '#server/recap/recap-store.ts'
import { storeAnchors } from '#server/receipts/anchor-store.ts'
import type { BothEngines } from './both-engines.ts'

/** Ids that are the same in both, and in another order than the one in which they are made. */
const counted = () => {
  let count = 0
  return () => {
    count += 1
    return `${(99_999_999 - count * 7_919).toString().padStart(8, '0')}-0000-4000-8000-000000000000`
  }
}

/** Gives an account the three years of the demo, with the closes of its shares, so that every instrument of the Mirror speaks. */
export async function copyDemo(both: BothEngines, name: string, endsOn: string): Promise<void> {
  const sample = await writtenSample(endsOn, counted())
  await both.each(async ({ context: { write, db, now } }) => {
    for (const ticker of STORY_TICKERS) {
      const days = demoDays(ticker, '2023-11-01', endsOn, endsOn).map(asTraded)
      // The later days first, as a provider is asked for the days before what is stored.
      for (const half of [days.slice(days.length / 2), days.slice(0, days.length / 2)])
        await storeDailyPrices(db, SHARED, ticker, half, 'demo', now())
    }
    await write(`user-${name}`, (trx) => copySample(trx, `user-${name}`, sample, counted()))
  })
}

export const RECAP_ADDRESS = 'reads@example.com'

/** Gives an account a weekly recap, as who has confirmed its mail. */
export const wantRecap = (both: BothEngines, name: string): Promise<void> =>
  both.each(({ context: { db, now } }) =>
    storeRecap(db, `user-${name}`, { address: RECAP_ADDRESS, isConfirmed: true, lastAt: now() }),
  )

/** What an account has beside its journal, made at one moment. */
export const furnish = (both: BothEngines, name: string): Promise<void> =>
  both.each(async ({ context: { db, now } }) => {
    const userId = `user-${name}`
    for (const [place, called] of ['zeta', 'Äther', 'alpha', 'Beta'].entries()) {
      const id = `${9 - place}-${called}`
      const token = {
        id,
        user_id: userId,
        name: called,
        token_hash: `hash-${place}`,
        scopes: 'read',
        created_at: now(),
      }
      await db
        .insertInto('api_tokens')
        .values({ ...token, expires_at: '2099-01-01T00:00:00.000Z', last_used_at: null })
        .execute()
      const passkey = { id: `key-${id}`, name: called, publicKey: new Uint8Array([place]), counter: 0, transports: [] }
      await appendPasskey(db, userId, passkey, now())
      await appendIdentity(db, {
        id: `at-${id}`,
        userId,
        issuer: `https://${place}.example`,
        subject: called,
        now: now(),
      })
    }
    const receipt = '{"format":"candor-receipt"}'
    const anchor = { receipt, calendar: 'https://calendar.example', submitted_at: now(), proof: '00', questions: 0 }
    await storeAnchors(
      db,
      [2, 10, 1].map((sequence) => ({ ...anchor, user_id: userId, sequence, ask_at: null })),
    )
  })
