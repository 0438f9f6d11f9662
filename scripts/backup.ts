import { runBackupCommand } from '../src/server/backup-command.ts'
import { readSettingsFile } from './settings-file.ts'

/** `npm run backup -- FILE`: at any time, beside a running server. Exits with 0, or 1 where no backup was made or the journal has faults. */
readSettingsFile()
process.exitCode = await runBackupCommand({
  name: 'backup',
  words: process.argv.slice(2),
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
})
