import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { loadMirror } from '../mirror/load-mirror.ts'
import { listDueReviews } from '../reviews/list-due-reviews.ts'
import { makeSendMail, type SendMail } from './mailer.ts'
import { recapMail, type Week } from './recap-format.ts'
import { recapLink } from './recap-link.ts'
import { listRecaps, type Recap, takeRecap } from './recap-store.ts'

const DAYS = 7

/** The recap of a week that is over, and the instant at which it is written: the next week begins there. */
type DueRecap = { readonly userId: string; readonly recap: Recap; readonly until: Instant }

/**
 * Sends every recap whose week is over. A week is marked as sent before its mail is, so that nobody gets two: a mail that the
 * server refuses is logged and not repeated.
 */
export async function sendDueRecaps(context: AppContext): Promise<void> {
  const { db, config, now, log } = context
  const { mail, url } = config
  if (!mail || !url) return
  const send = makeSendMail(mail)
  for (const { userId, recap } of await listRecaps(db)) {
    const until = now()
    if (daysSince(recap, marketDayOf(until)) < DAYS || !(await takeRecap(db, userId, recap, until))) continue
    await sendOne(context, send, url, { userId, recap, until }).catch((err: unknown) =>
      log.warn({ err, userId }, 'a weekly recap could not be sent'),
    )
  }
}

async function sendOne(context: AppContext, send: SendMail, url: string, due: DueRecap): Promise<void> {
  const { userId, recap } = due
  const endLink = recapLink(url, context.secret, 'end', { userId, address: recap.address })
  const { displayUsername } = await context.db
    .selectFrom('users')
    .select('displayUsername')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const journal = new URL(`/account/${encodeURIComponent(displayUsername ?? '')}/overview/mirror`, url).href
  const mail = recapMail(await weekOf(context, due), { journal, end: endLink })
  await send(recap.address, { ...mail, endLink })
}

const daysSince = ({ lastAt }: Recap, today: string): number => dayNumber(today) - dayNumber(marketDayOf(lastAt))

async function weekOf(context: AppContext, { userId, recap: { lastAt }, until: now }: DueRecap): Promise<Week> {
  const { mirror } = await loadMirror(context, userId, null)
  const [today, since] = [marketDayOf(now), marketDayOf(lastAt)]
  const recorded = await context.db
    .selectFrom('entries')
    .select('sequence')
    .where('user_id', '=', userId)
    .where('kind', '=', 'decision-recorded')
    .where('recorded_at', '>', lastAt)
    // What is recorded while the Mirror is read belongs to the next week.
    .where('recorded_at', '<=', now)
    .execute()
  const open = mirror.claims.filter(
    ({ outcome, awaitsReview, counts, until }) => outcome === null && !awaitsReview && counts && until > today,
  )
  return {
    since,
    decisions: recorded.length,
    resolvedClaims: mirror.claims.filter(({ until, leftOut }) => leftOut === null && until > since && until <= today)
      .length,
    dueReviews: (await listDueReviews(context.db, userId, now)).length,
    nextClaimOn: open.map(({ until }) => until).sort()[0] ?? null,
  }
}
