import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { changeCount } from '../database/change-count.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { jsonBytes } from '../http/json-bytes.ts'
import { type StoredAnswer, storedAnswer } from '../http/stored-answer.ts'
import { loadMirror, STORING_MIRROR, type StoringMirror } from './load-mirror.ts'
import { findMirrorAnswer, storeMirrorAnswer } from './mirror-answer-store.ts'
import { ingredientsOf } from './mirror-ingredients.ts'
import { viewMirror } from './mirror-view.ts'

/** Which Mirrors are stored, so that a process that has just started need not compute them. */
type Storing = StoringMirror & {
  /** A Mirror of fewer is computed faster than its answer is compressed and written. */
  readonly leastDecisions: number
}

type Context = Pick<AppContext, 'db' | 'now' | 'log'>

type Remembered = {
  /** What tells that nothing at all was written since, on a day of the market; null where nothing tells it. */
  readonly asOf: string | null
  readonly madeOf: string
  readonly language: Language
  readonly answer: StoredAnswer
}

const MOST_USERS = 20
const remembered = makeUserCache<Remembered>(MOST_USERS)

/**
 * The Mirror as it is answered. As long as nothing was written it is told so by one statement; else by all that it is made of, and
 * then it is computed, unless it was stored by an earlier process.
 */
export async function answerMirror(
  context: Context,
  userId: string,
  language: Language,
  storing: Storing = { ...STORING_MIRROR, leastDecisions: 500 },
): Promise<StoredAnswer> {
  const { db, now } = context
  const days = daysOf(now())
  const count = await changeCount(db)
  const asOf = count && `${days} ${count}`
  const latest = remembered.find(db, userId)
  const before = latest?.language === language ? latest : null
  if (before && asOf !== null && before.asOf === asOf) return before.answer
  const madeOf = await ingredientsOf(db, userId, `${days} ${storing.code} ${language}`)
  const answer =
    before?.madeOf === madeOf ? before.answer : await findOrMake(context, userId, madeOf, language, storing)
  remembered.store(db, userId, { asOf, madeOf, language, answer })
  return answer
}

async function findOrMake(
  context: Context,
  userId: string,
  madeOf: string,
  language: Language,
  storing: Storing,
): Promise<StoredAnswer> {
  const { db, log } = context
  const stored = storing.code === null ? null : await findMirrorAnswer(db, userId, madeOf)
  if (stored) return stored
  const loaded = await loadMirror(context, userId, language, storing)
  const answer = storedAnswer(jsonBytes(viewMirror(loaded, marketDayOf(context.now()))))
  if (storing.code !== null && loaded.mirror.decisions >= storing.leastDecisions)
    await store(context, userId, { madeOf, as: `${storing.code} ${language}`, answer }).catch((err) =>
      log.warn({ err }, 'a Mirror could not be stored'),
    )
  return answer
}

type Made = { readonly madeOf: string; readonly as: string; readonly answer: StoredAnswer }

async function store({ db, now }: Context, userId: string, { madeOf, as, answer }: Made) {
  // What was recorded meanwhile may be in it already.
  const isCurrent = (await ingredientsOf(db, userId, `${daysOf(now())} ${as}`)) === madeOf
  if (isCurrent) await storeMirrorAnswer(db, userId, madeOf, answer)
}

/** The last day with a close, and today. */
const daysOf = (now: Instant): string => `${lastSession(now).day} ${marketDayOf(now)}`
