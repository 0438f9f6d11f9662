import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeFault, isOfTheLists } from '#domain/ledger/ledger-fault.ts'
import { type Config, readConfig } from '../config/config.ts'
import { WrongSetting } from '../config/environment.ts'
import { type DatabasePlace, type Db, type OpenDatabase, placeOf } from '../database/open-database.ts'
import { NoSuchDatabase, nameOfPlace, openExisting, watchRest } from '../database/open-existing.ts'
import { MARKER } from '../database/open-journal.ts'
import { findMarker, requireWhole } from '../database/require-whole.ts'
import { withFaultsAround } from '../ledger/faults-around.ts'
import { HEADS_FILE } from '../ledger/heads-file.ts'
import { contentsOf, counted, faultLine, type JournalReport, NOBODY } from '../ledger/journal-report.ts'
import { isReadModelUpToDate } from '../ledger/read-model-version.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { verify } from '../ledger/verify.ts'
import { findPublicKey } from '../receipts/receipt-key.ts'

/** 0: no fault; 1: faults were found; 2: the journal could not be read. */
type ExitCode = 0 | 1 | 2

type Command = {
  readonly access: 'read' | 'write'
  readonly run: (database: OpenDatabase) => Promise<JournalReport>
  /** What was done about differing rows of the lists, or what to do. */
  readonly rowsOfLists: string
}

const COMMANDS: Readonly<Record<'verify' | 'rebuild', Command>> = {
  verify: {
    access: 'read',
    run: verify,
    rowsOfLists:
      'Rows of the lists and of the Journal come from the entries: npm run rebuild writes those anew that differ (asset-row-…, journal-…).',
  },
  rebuild: {
    access: 'write',
    run: rebuild,
    rowsOfLists: 'Rows of the lists that differed (asset-row-…) were put right.',
  },
}

type Asked = {
  readonly name: keyof typeof COMMANDS
  readonly environment: Record<string, string | undefined>
  /** Writes one line of the result. */
  readonly say: (line: string) => void
  /** Whether to print one JSON object instead of lines for people. */
  readonly isJson: boolean
}

/** `npm run verify` and `npm run rebuild`: checks the journal that the configuration names, and prints the result. */
export async function runJournalCommand({ name, environment, say, isJson }: Asked): Promise<ExitCode> {
  const command = COMMANDS[name]
  let place: DatabasePlace | null = null
  try {
    const config = readConfig(environment)
    place = journalOf(config)
    if (!isJson) say(`Candor reads ${nameOfPlace(place)}.`)
    const looked = await lookThrough(place, config, name)
    const { report } = looked
    for (const line of isJson ? [asJson(place, looked)] : asLines(command, looked)) say(line)
    return report.faults.length === 0 ? 0 : 1
  } catch (error) {
    say(notRead(error, place, isJson))
    return 2
  }
}

type Looked = {
  readonly report: JournalReport
  readonly names: Usernames
  /** The files outside the database that are not there, of those that remember how far its ledgers went. */
  readonly missing: readonly string[]
}

async function lookThrough(place: DatabasePlace, config: Config, name: Asked['name']): Promise<Looked> {
  const { access, run } = COMMANDS[name]
  const { dataFolder, receiptKey } = config
  const marker = await findMarker(place, dataFolder)
  const outside = {
    folder: dataFolder,
    publicKey: findPublicKey({ given: receiptKey, folder: dataFolder }),
    countedLines: () => marker()?.headLines ?? 0,
  }
  const isStillAtRest = access === 'read' ? watchRest(place) : () => true
  const database = await openExisting(place, access)
  let looked: Looked
  try {
    await requireWhole(place, database)
    if (name === 'verify' && !(await isReadModelUpToDate(database.db)))
      throw new NoSuchDatabase('Another version of Candor has written its lists. Start Candor once, then ask again.')
    const report = await withFaultsAround(database, await run(database), outside)
    const names = await usernamesOf(database.db, report)
    const missing = report.entries === 0 ? [] : missingBeside(dataFolder, marker() !== null)
    looked = { report, names, missing }
  } catch (error) {
    if (isStillAtRest()) throw error
    return lookThrough(place, config, name)
  } finally {
    await database.db.destroy()
  }
  // Candor was started meanwhile, so what was read may not be from a single moment.
  return isStillAtRest() ? looked : lookThrough(place, config, name)
}

/** Without a folder there is no place for them, and nothing is missing. */
const missingBeside = (folder: string | null, hasMarker: boolean): string[] =>
  folder === null ? [] : [...(hasMarker ? [] : [MARKER]), ...(existsSync(join(folder, HEADS_FILE)) ? [] : [HEADS_FILE])]

function journalOf(config: Config): DatabasePlace {
  if (config.isDemo) throw new NoSuchDatabase('CANDOR_DEMO is set, and a demo keeps no journal.')
  return placeOf(config)
}

function notRead(error: unknown, place: DatabasePlace | null, isJson: boolean): string {
  const isKnown = error instanceof NoSuchDatabase || error instanceof WrongSetting
  const reason = isKnown
    ? `${error.message} Nothing was checked.`
    : `It could not be read to its end: ${String(error)}. Nothing was checked to its end.`
  const database = place && nameOfPlace(place)
  return isJson ? JSON.stringify({ database, problem: reason }) : reason
}

type Usernames = ReadonlyMap<string, string>

/** The names of users with faults, because an id tells people nothing; an erased user has only an id. */
async function usernamesOf(db: Db, { faults }: JournalReport): Promise<Usernames> {
  const names = new Map<string, string>()
  for (const id of new Set(faults.map(({ userId }) => userId))) {
    const user = await db.selectFrom('users').select('displayUsername').where('id', '=', id).executeTakeFirst()
    if (user) names.set(id, user.displayUsername)
  }
  return names
}

function asLines({ rowsOfLists }: Command, { report, names, missing }: Looked): string[] {
  const { assets, erased, faults } = report
  const gone = erased === 0 ? '' : ` ${counted(erased, 'account was', 'accounts were')} erased, with a mark of it.`
  const read = `Read ${contentsOf(report)}: the chain and ${counted(assets, 'asset was', 'assets were')} compared.${gone}`
  const unmarked = missing.length === 0 ? [] : [notRemembered(missing)]
  if (faults.length === 0) return [read, 'Every chain is whole, and the read model equals the replay.', ...unmarked]
  const lines = faults.map((fault) => `  ${faultLine(fault, names.get(fault.userId))}`)
  const isOfEntries = faults.some((fault) => !isOfTheLists(fault) && fault.userId !== NOBODY)
  return [
    read,
    ...lines,
    `${counted(faults.length, 'fault', 'faults')}. This command changed no entry.`,
    ...(isOfEntries ? ['Entries are never put right: compare with a backup, and restore it if it is whole.'] : []),
    ...(faults.some(isOfTheLists) ? [rowsOfLists] : []),
    ...unmarked,
  ]
}

const notRemembered = (missing: readonly string[]): string =>
  `Beside it there is no ${missing.join(' and no ')}, which outside the database remembers how far it went: an older copy, ` +
  `and one from which an account was removed, look just as whole. ${missing.includes(MARKER) ? FROM_NEXT_START : FROM_SOON}`

const FROM_NEXT_START = 'The next start of Candor begins to remember anew.'
/** As `ledger/journal-check.ts` does it, which first looks through the journal. */
const FROM_SOON = 'Candor begins to remember within half a minute while it runs, or after its next start.'

function asJson(place: DatabasePlace, { report, names, missing }: Looked): string {
  const { faults, ...counts } = report
  const found = faults.map((fault) => {
    const { userId, kind, sequence, lastSequence } = fault
    const whose = { userId: userId === NOBODY ? null : userId, username: names.get(userId) ?? null }
    return { ...whose, kind, sequence, lastSequence, message: describeFault(fault) }
  })
  const unmarked = missing.length === 0 ? {} : { warning: notRemembered(missing) }
  return JSON.stringify({ database: nameOfPlace(place), ...counts, faults: found, missing, ...unmarked })
}
