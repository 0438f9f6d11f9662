import { runBackupCommand } from '../src/server/commands/backup-command.ts'
import { printLine } from './print-line.ts'
import { readSettingsFile } from './settings-file.ts'

/**
 * `npm run backup -- FILE` makes a backup, even beside a running server. It exits with 0, or with 1 if no backup was made or the
 * journal has faults.
 */
readSettingsFile()
process.exitCode = await runBackupCommand({
  name: 'backup',
  words: process.argv.slice(2),
  environment: process.env,
  say: printLine,
})
