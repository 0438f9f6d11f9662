import { hasComeToItsDay } from '#domain/claims/claim-days.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { HOUR_MS, type Instant, instantAt } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { loadMirror } from '../mirror/load-mirror.ts'
import { findPreferences } from '../preferences/preference-store.ts'
import { listDueReviews } from '../reviews/list-due-reviews.ts'
import { storeMailFailure } from './mail-usage.ts'
import { type Mailer, MailFailure, type MailFailureKind, makeMailer } from './mailer.ts'
import { type RecapMail, recapMail, type Week } from './recap-format.ts'
import { recapLink } from './recap-link.ts'
import { listRecaps, type Recap, type RecapFailure, replaceRecap } from './recap-store.ts'

const DAYS = 7
/** Somewhat less than the hour between two rounds, so that the next one tries again. */
const FIRST_PAUSE_MS = (HOUR_MS * 5) / 6
const LONGEST_PAUSE_MS = 24 * HOUR_MS

/** The recap of a week that is over, and the instant at which it is written: the next week begins there. */
type DueRecap = { readonly userId: string; readonly recap: Recap; readonly until: Instant }

/**
 * Sends every recap whose week is over. Before its mail is handed over, a recap is marked as one of which nobody knows whether it went:
 * so only one process sends it, and none sends it again. What was not taken is tried again, and what a week did not tell the next one does.
 */
export async function sendDueRecaps(context: AppContext): Promise<void> {
  const { db, config, now, log } = context
  const { mail, url } = config
  if (!mail || !url) return
  const due = (await listRecaps(db)).filter(({ recap }) => isDue(recap, now()))
  if (due.length === 0) return
  const mailer = makeMailer(mail)
  // A server that is down is met once, and not for as long as it takes to give up on it for each recap.
  const failure = await mailer.check().then(() => null, asMailFailure)
  if (failure) {
    await tellOperator(context, failure)
    for (const { userId, recap } of due) await replaceRecap(db, userId, recap, failed(recap, 'delayed', now()))
    return
  }
  for (const { userId, recap } of due) {
    const one = { userId, recap, until: now() }
    const composed = await compose(context, url, one).catch((err: unknown) => {
      log.warn({ err, userId }, 'a weekly recap could not be written')
      return null
    })
    if (composed) await handOver(context, mailer, one, composed)
    else await replaceRecap(db, userId, recap, failed(recap, 'delayed', one.until))
  }
}

function isDue({ lastAt, failure }: Recap, now: Instant): boolean {
  if (failure?.kind === 'delayed') {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failure.tries - 1), LONGEST_PAUSE_MS)
    return Date.parse(now) >= Date.parse(failure.at) + pause
  }
  return dayNumber(marketDayOf(now)) - dayNumber(marketDayOf(failure?.at ?? lastAt)) >= DAYS
}

const failed = (recap: Recap, kind: RecapFailure['kind'], at: Instant): Recap => ({
  ...recap,
  failure: { kind, at, tries: (recap.failure?.kind === 'delayed' ? recap.failure.tries : 0) + 1 },
})

async function handOver(
  context: AppContext,
  mailer: Mailer,
  { userId, recap, until }: DueRecap,
  mail: ComposedMail,
): Promise<void> {
  const { db, log } = context
  const taken = failed(recap, 'unknown', until)
  if (!(await replaceRecap(db, userId, recap, taken))) return
  const failure = await mailer.send(recap.address, mail).then(() => null, asMailFailure)
  if (failure) {
    log.warn({ err: failure, userId }, 'a weekly recap could not be sent')
    await tellOperator(context, failure)
  }
  const { address, isConfirmed } = recap
  const after = failure ? failed(recap, OUTCOMES[failure.kind], until) : { address, isConfirmed, lastAt: until }
  await replaceRecap(db, userId, taken, after)
}

const OUTCOMES: Readonly<Record<MailFailureKind, RecapFailure['kind']>> = {
  'recipient-refused': 'refused',
  'content-refused': 'refused',
  unknown: 'unknown',
  busy: 'delayed',
  credentials: 'delayed',
  encryption: 'delayed',
  unreachable: 'delayed',
  'sender-refused': 'delayed',
}

/** @throws whatever is no failure of the mail server */
function asMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error
  throw error
}

async function tellOperator({ db, log, now }: AppContext, failure: MailFailure): Promise<void> {
  if (await storeMailFailure(db, failure.kind, now()))
    log.error({ err: failure }, 'the mail server cannot be used: mails are tried again')
}

type ComposedMail = RecapMail & { readonly endLink: string }

async function compose(context: AppContext, url: string, due: DueRecap): Promise<ComposedMail> {
  const { userId, recap } = due
  const endLink = recapLink(url, context.secret, 'end', { userId, address: recap.address })
  const { displayUsername } = await context.db
    .selectFrom('users')
    .select('displayUsername')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const journal = new URL(`/account/${encodeURIComponent(displayUsername ?? '')}/overview/mirror`, url).href
  const { language } = await findPreferences(context.db, userId)
  return { ...recapMail(await weekOf(context, due), { journal, end: endLink }, language), endLink }
}

async function weekOf(context: AppContext, { userId, recap: { lastAt }, until: now }: DueRecap): Promise<Week> {
  const { mirror } = await loadMirror(context, userId, null)
  const [today, since] = [marketDayOf(now), marketDayOf(lastAt)]
  const recorded = await context.db
    .selectFrom('entries')
    .select('sequence')
    .where('user_id', '=', userId)
    .where('kind', '=', 'decision-recorded')
    // The mail says since which day, so that the whole day counts.
    .where('recorded_at', '>=', instantAt(since, '00:00', MARKET_ZONE))
    // What is recorded while the Mirror is read belongs to the next week.
    .where('recorded_at', '<=', now)
    .execute()
  const open = mirror.claims.filter(
    (claim) => claim.outcome === null && !claim.awaitsReview && claim.counts && !hasComeToItsDay(claim, today),
  )
  return {
    since,
    decisions: recorded.length,
    resolvedClaims: mirror.claims.filter(
      (claim) => claim.leftOut === null && claim.until > since && hasComeToItsDay(claim, today),
    ).length,
    dueReviews: (await listDueReviews(context.db, userId, now)).length,
    nextClaimOn: open.map(({ until }) => until).sort()[0] ?? null,
  }
}
