import { closeSync, existsSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { BackupRefusal } from './backup-refusal.ts'

/** The first bytes of every backup, encrypted or not. */
const BEGINNING = 'CANDOR-BACKUP'

/**
 * Lets a backup replace only an older backup, because somebody may take FILE for the file to back up, and type
 * `npm run backup -- data/candor.db`.
 * @throws BackupRefusal when the name is one of the journal's files, or another file has it
 */
export function requireTarget(target: string, dataFolder: string | null): void {
  if (!existsSync(dirname(target)))
    throw new BackupRefusal(
      `There is no folder ${dirname(target)}. Nothing was written. Make it, or name another file.`,
    )
  const isOwn = dataFolder !== null && existsSync(dataFolder) && isIn(dataFolder, target)
  if (isOwn && basename(target).startsWith('candor.'))
    throw new BackupRefusal(
      `${target} is a file of the journal itself, and FILE is where the backup goes. Nothing was written. Name another file.`,
    )
  if (existsSync(target) && !isReplaceable(target))
    throw new BackupRefusal(
      `${target} is there already and is no backup of Candor. Nothing was written. Name another file, or delete that one.`,
    )
}

const isIn = (folder: string, file: string): boolean => realpathSync(dirname(file)) === realpathSync(folder)

function isReplaceable(file: string): boolean {
  const found = statSync(file)
  return found.isFile() && (found.size === 0 || beginningOf(file) === BEGINNING)
}

function beginningOf(file: string): string {
  const open = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(BEGINNING.length)
    return bytes.toString('latin1', 0, readSync(open, bytes))
  } finally {
    closeSync(open)
  }
}
