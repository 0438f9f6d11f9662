import { runBackupCommand } from '../src/server/commands/backup-command.ts'
import { printLine } from './print-line.ts'
import { readSettingsFile } from './settings-file.ts'

/**
 * `npm run restore -- FILE` restores a backup, and sets aside the journal that it replaces. It exits with 0, or with 1 if it was
 * refused.
 */
readSettingsFile()
process.exitCode = await runBackupCommand({
  name: 'restore',
  words: process.argv.slice(2),
  environment: process.env,
  say: printLine,
})
