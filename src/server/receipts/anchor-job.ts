import { randomBytes } from 'node:crypto'
import type { Receipt } from '#domain/ledger/receipt.ts'
import { beginProofFile, blind, extendProofFile, readProofFile } from '#domain/opentimestamps/proof-file.ts'
import { DAY_MS, HOUR_MS, type Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import type { AnchorRow } from '../database/tables.ts'
import { Refusal } from '../http/problem.ts'
import type { Outcome } from '../outbound/http-fetch.ts'
import { listDueAnchors, listUnanchored, storeAnchors, storeQuestion } from './anchor-store.ts'
import { type Calendar, findBlock, findPromise } from './calendar.ts'
import { digestOfFile, hashBytes } from './hash-bytes.ts'
import { issueReceipt } from './issue-receipt.ts'

/** The most requests of each kind in one round; the others follow in the next. */
const MOST_A_ROUND = 200
/**
 * The most questions for one anchor. The interval doubles from an hour up to a day, about four weeks in all; a calendar needs
 * hours.
 */
const MOST_QUESTIONS = 30
const NONCE_BYTES = 16

/**
 * One round: asks the calendar for the promised blocks, then sends a receipt for every ledger that has grown since one was last
 * sent, at least a day ago. Nobody waits for it, and what fails is repeated in a later round.
 */
export async function anchorHeads(context: AppContext): Promise<void> {
  const { calendar } = context
  if (calendar && (await askForBlocks(context, calendar))) await sendHeads(context, calendar)
}

/** @returns false when the calendar must not be asked for now */
async function askForBlocks({ db, now }: AppContext, calendar: Calendar): Promise<boolean> {
  for (const row of await listDueAnchors(db, calendar.url, now(), MOST_A_ROUND)) {
    const proof = readProofFile(row.proof, hashBytes)
    const message = proof && findPromise(proof.attested, calendar.url)
    const answer = message === null ? null : await calendar.ask(message)
    if (answer && isLeftAlone(answer)) return false
    const hasBlock = answer?.ok && findBlock(answer.data.attested) !== null
    const longer = proof && message && hasBlock && extendProofFile(proof, message, answer.data.timestamp, hashBytes)
    const questions = row.questions + 1
    const isOver = message === null || longer || questions >= MOST_QUESTIONS
    await storeQuestion(db, row, {
      proof: longer || row.proof,
      questions,
      ask_at: isOver ? null : later(now(), Math.min(HOUR_MS * 2 ** questions, DAY_MS)),
    })
  }
  return true
}

async function sendHeads(context: AppContext, calendar: Calendar): Promise<void> {
  const { db, now } = context
  for (const userId of await listUnanchored(db, later(now(), -DAY_MS), MOST_A_ROUND)) {
    const receipt = await issueReceipt(context, userId).catch((error: unknown) => {
      // A damaged ledger is not signed and so not sent. The Proof page tells its owner why.
      if (error instanceof Refusal) return null
      throw error
    })
    if (receipt && receipt.sequence > 0 && isLeftAlone(await send(context, calendar, userId, receipt))) return
  }
}

async function send({ write, now }: AppContext, calendar: Calendar, userId: string, receipt: Receipt) {
  const text = JSON.stringify(receipt)
  const [digest, nonce] = [digestOfFile(text), randomBytes(NONCE_BYTES).toString('hex')]
  const answer = await calendar.submit(blind(digest, nonce, hashBytes))
  const proof = answer.ok ? beginProofFile(digest, nonce, answer.data.timestamp) : ''
  const place = { user_id: userId, sequence: receipt.sequence, receipt: text, calendar: calendar.url }
  if (readProofFile(proof, hashBytes))
    await write(userId, (trx) =>
      storeOfUser(trx, { ...place, submitted_at: now(), proof, questions: 0, ask_at: later(now(), HOUR_MS) }),
    )
  return answer
}

/** Stores nothing if the account was erased while the calendar was answering. */
async function storeOfUser(db: Db, row: AnchorRow): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('id', '=', row.user_id).executeTakeFirst()
  if (user) await storeAnchors(db, [row])
}

/** Whether the calendar asked for a pause, refuses our requests, or has failed so often that it gets a pause. */
const isLeftAlone = (answer: Outcome<unknown>): boolean =>
  !answer.ok && (answer.kind === 'rate' || answer.kind === 'auth' || answer.retryAt !== undefined)

const later = (from: Instant, ms: number): Instant => new Date(Date.parse(from) + ms).toISOString()
