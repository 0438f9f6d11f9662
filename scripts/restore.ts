import { runBackupCommand } from '../src/server/backup-command.ts'
import { readSettingsFile } from './settings-file.ts'

/** `npm run restore -- FILE`: puts a backup where the journal belongs; what stands there is set aside. Exits with 0, or 1 where it was refused. */
readSettingsFile()
process.exitCode = await runBackupCommand({
  name: 'restore',
  words: process.argv.slice(2),
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
})
