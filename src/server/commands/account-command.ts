import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#domain/time.ts'
import { listAccounts, type StoredAccount, setDisabled } from '../accounts/account-store.ts'
import { eraseAccount } from '../accounts/erasure/erase-account.ts'
import { appendInvitation } from '../accounts/invitations.ts'
import { listIdentities } from '../accounts/open-id-connect/identity-store.ts'
import { passwordHashing } from '../accounts/password-hash.ts'
import { resetWaysIn } from '../accounts/reset-ways-in.ts'
import { hasPasskey } from '../accounts/second-factor/needed-factor.ts'
import { endOtherSessions } from '../accounts/session.ts'
import { type Config, readConfig } from '../config/config.ts'
import { WrongSetting } from '../config/environment.ts'
import { type OpenDatabase, placeOf } from '../database/open-database.ts'
import { NoSuchDatabase, nameOfPlace, openExisting } from '../database/open-existing.ts'
import { requireOwnFiles } from '../database/own-files.ts'
import { StartRefusal } from '../database/start-refusal.ts'
import { makeWrite } from '../database/write.ts'
import { Refusal } from '../http/problem.ts'
import { openReceiptKey } from '../receipts/receipt-key.ts'

type Asked = {
  /** The arguments after `npm run account --`. */
  readonly words: readonly string[]
  readonly environment: Record<string, string | undefined>
  readonly now: string
  readonly say: (line: string) => void
  /** Writes a line for people beside the result, which scripts read. */
  readonly note: (line: string) => void
}

type Work = OpenDatabase & { readonly config: Config; readonly now: string; readonly say: (line: string) => void }

const USAGE = [
  'npm run account -- list              every account, when it was made, and whether it is let in',
  'npm run account -- reset NAME        a new password for it, which is printed once and is then its only way in',
  'npm run account -- disable NAME      it is signed out and not let in; its journal stays',
  'npm run account -- enable NAME       it is let in again',
  'npm run account -- erase NAME        it is gone with all that it recorded; only backups bring it back',
  'npm run account -- invite [DAYS]     a link with which one account can be made (7 days)',
]

const DAYS_OF_INVITATION = 7
const MOST_DAYS = 365

/** `npm run account`, also beside a running server. @returns the exit code: 0 done, 1 nothing was changed, 2 no journal */
export async function runAccountCommand({ words, environment, now, say, note }: Asked): Promise<0 | 1 | 2> {
  try {
    const config = readConfig(environment)
    const place = placeOf(config)
    note(`Candor reads ${nameOfPlace(place)}.`)
    requireOwnFiles(config.dataFolder)
    const { db, engine } = await openExisting(place, 'write')
    try {
      return (await run(words, { db, engine, config, now, say })) ? 0 : 1
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (error instanceof Refusal) {
      say(error.message)
      return 1
    }
    const isKnown = error instanceof NoSuchDatabase || error instanceof WrongSetting || error instanceof StartRefusal
    if (!isKnown) throw error
    say(error.message)
    return 2
  }
}

type Act = (account: StoredAccount, work: Work) => Promise<boolean>

const ACTS = new Map<string, Act>([
  ['reset', reset],
  ['disable', disable],
  ['enable', enable],
  ['erase', erase],
])

/** @returns whether the command was carried out */
async function run([command = '', argument = '']: readonly string[], work: Work): Promise<boolean> {
  if (command === 'list') return list(work)
  if (command === 'invite') return invite(argument, work)
  const act = ACTS.get(command)
  if (!act || argument === '') {
    for (const line of USAGE) work.say(line)
    return false
  }
  const account = (await listAccounts(work.db)).find(({ username }) => username === argument.toLowerCase())
  if (!account) work.say(`There is no account called ${argument}. Nothing was changed.`)
  return account ? act(account, work) : false
}

async function list({ db, say }: Work): Promise<boolean> {
  const accounts = await listAccounts(db)
  for (const { id, displayUsername, createdAt, hasPassword, disabledAt } of accounts) {
    const [isLinked, hasKey] = [(await listIdentities(db, id)).length > 0, await hasPasskey(db, id)]
    const ways = [hasPassword && 'password', isLinked && 'OpenID Connect', hasKey && 'passkey']
      .filter(Boolean)
      .join(', ')
    say(`${displayUsername.padEnd(32)}  ${createdAt.slice(0, 10)}  ${ways}${disabledAt ? '  disabled' : ''}`)
  }
  say(accounts.length === 1 ? '1 account.' : `${accounts.length} accounts.`)
  return true
}

async function reset({ id, displayUsername }: StoredAccount, { db, now, say }: Work): Promise<boolean> {
  const password = randomBytes(12).toString('base64url')
  const hash = await passwordHashing(1).hash(password)
  await db.transaction().execute((trx) => resetWaysIn(trx, id, hash, now))
  // Once more after the commit: a sign-in with the old password may have made a session meanwhile.
  await endOtherSessions(db, id, null)
  say(`The new password of ${displayUsername} is ${password}`)
  say(
    'It is the only way in: every session has ended, and passkeys, recovery codes, API tokens, the authenticator app and what was ' +
      'linked are removed. It should be changed under Settings, Account.',
  )
  return true
}

async function disable({ id, displayUsername }: StoredAccount, { db, now, say }: Work): Promise<boolean> {
  await setDisabled(db, id, now)
  await endOtherSessions(db, id, null)
  say(`${displayUsername} is signed out everywhere and not let in any more. The journal stays as it is.`)
  return true
}

async function enable({ id, displayUsername }: StoredAccount, { db, say }: Work): Promise<boolean> {
  await setDisabled(db, id, null)
  say(`${displayUsername} is let in again.`)
  return true
}

/** Erases an account for an owner who cannot do it in Settings. */
async function erase({ id, displayUsername }: StoredAccount, work: Work): Promise<boolean> {
  const { config, now, say, ...database } = work
  const { dataFolder } = config
  const receiptKey = openReceiptKey({ given: config.receiptKey, folder: dataFolder })
  const erasing = { ...database, write: makeWrite(database), receiptKey, dataFolder, now: () => now }
  const { entries } = await eraseAccount(erasing, id)
  say(
    `${displayUsername} is erased with ${entries === 1 ? '1 entry' : `${entries} entries`}, and signed out everywhere.`,
  )
  say(
    `A signed mark of it stays, which names nobody. Backups from before still have it: delete them, or let them go by.`,
  )
  return true
}

async function invite(days: string, { db, config, now, say }: Work): Promise<boolean> {
  const count = days === '' ? DAYS_OF_INVITATION : Number(days)
  if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS) {
    say(`An invitation lasts from 1 to ${MOST_DAYS} days. Nothing was changed.`)
    return false
  }
  const expiresAt = new Date(Date.parse(now) + count * DAY_MS).toISOString()
  const token = await appendInvitation(db, now, expiresAt)
  say(`${config.url ?? `http://localhost:${config.port}`}/login?invitation=${token}#sign-up`)
  say(`One account can be made with this link until ${expiresAt.slice(0, 10)}.`)
  return true
}
