import { resolve } from 'node:path'
import { BackupRefusal } from '../backup/backup-refusal.ts'
import { requireTarget } from '../backup/backup-target.ts'
import { type MadeBackup, makeBackup } from '../backup/make-backup.ts'
import { type RestoredBackup, restoreBackup } from '../backup/restore-backup.ts'
import { type Config, readConfig } from '../config/config.ts'
import { WrongSetting } from '../config/environment.ts'
import { placeOf } from '../database/open-database.ts'
import { NoSuchDatabase, nameOfPlace } from '../database/open-existing.ts'
import { StartRefusal } from '../database/start-refusal.ts'
import { contentsOf, counted } from '../ledger/journal-report.ts'

type Asked = {
  readonly name: 'backup' | 'restore'
  /** The arguments after the command: the file. */
  readonly words: readonly string[]
  readonly environment: Record<string, string | undefined>
  readonly say: (line: string) => void
}

/** `npm run backup -- FILE` and `npm run restore -- FILE`. @returns 0; or 1 when it was refused, or found faults */
export async function runBackupCommand({ name, words, environment, say }: Asked): Promise<0 | 1> {
  try {
    const [written] = words
    if (!written || words.length > 1) throw new BackupRefusal(`Say which file: npm run ${name} -- FILE`)
    // npm changes to the package's folder, but a typed path is relative to where it was typed.
    const file = resolve(environment.INIT_CWD ?? '.', written)
    const config = readConfig(environment)
    if (config.isDemo) throw new BackupRefusal('CANDOR_DEMO is set, and a demo keeps no journal.')
    const now = new Date().toISOString()
    return name === 'backup' ? await backUp(config, file, now, say) : await restore(config, file, now, say)
  } catch (error) {
    say(sentenceOf(error))
    return 1
  }
}

async function backUp(config: Config, target: string, now: string, say: Asked['say']): Promise<0 | 1> {
  const place = placeOf(config)
  const { dataFolder, backupPassphrase: passphrase } = config
  requireTarget(target, dataFolder)
  const made = await makeBackup({ place, dataFolder, target, passphrase, reason: 'asked', now })
  for (const line of madeLines(made, nameOfPlace(place), target, passphrase !== null)) say(line)
  return made.faults ? 1 : 0
}

function madeLines(made: MadeBackup, place: string, target: string, isEncrypted: boolean): string[] {
  const { bytes, faults } = made
  const secrets = isEncrypted
    ? 'It is encrypted and holds the keys. Keep the passphrase elsewhere: without it nobody can read the backup.'
    : 'It holds no session and no key; it is not encrypted (BACKUP_PASSPHRASE does that). Keep it where only you can read it.'
  return [
    `Candor has backed up ${place}: ${contentsOf(made)}, ${bytes} bytes in ${target}.`,
    'It was read back to its end.',
    secrets,
    ...(faults === null ? ['Another version wrote the journal, so its chains were not checked.'] : []),
    ...(faults
      ? [
          `The journal itself has ${counted(faults, 'fault', 'faults')}, and the backup holds it as it is: see npm run verify.`,
        ]
      : []),
  ]
}

async function restore(config: Config, file: string, now: string, say: Asked['say']): Promise<0> {
  const place = placeOf(config)
  const { dataFolder, backupPassphrase: passphrase } = config
  const restored = await restoreBackup({ place, dataFolder, file, passphrase, now })
  for (const line of restoredLines(restored, nameOfPlace(place))) say(line)
  return 0
}

function restoredLines({ manifest, setAside }: RestoredBackup, place: string): string[] {
  const { madeAt, faults, files } = manifest
  return [
    `Candor has restored ${place}: ${contentsOf(manifest)}, as they were at ${madeAt}.`,
    ...(setAside ? [setAsideWords(manifest.engine, setAside)] : []),
    ...(faults ? [`It had ${counted(faults, 'fault', 'faults')} when the backup was made: see npm run verify.`] : []),
    ...(files.some(({ name }) => name === 'candor.receipt-key')
      ? []
      : [
          'A backup without passphrase holds no keys: everybody signs in anew, and where no key stands a new one is made.',
          'Without the candor.secret of before, codes of authenticator apps are refused: sign in with a recovery code, or have ' +
            'npm run account -- reset NAME, and set the app up anew in Settings.',
        ]),
    'Start it with npm start.',
  ]
}

const setAsideWords = (engine: 'sqlite' | 'postgres', folder: string): string =>
  engine === 'sqlite'
    ? `The journal that stood there was not deleted: it is in ${folder}.`
    : `The keys and remembered heads that stood there were not deleted: they are in ${folder}.`

function sentenceOf(error: unknown): string {
  if (error instanceof BackupRefusal) return error.message
  const isKnown = error instanceof WrongSetting || error instanceof NoSuchDatabase || error instanceof StartRefusal
  return isKnown ? `Nothing was done: ${error.message}` : `It failed, and nothing was changed: ${String(error)}`
}
