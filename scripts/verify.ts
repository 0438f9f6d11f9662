import { runJournalCommand } from '../src/server/journal-command.ts'
import { readSettingsFile } from './settings-file.ts'

/** `npm run verify`: only looks, at any time, beside whoever writes. Exits with 0 when nothing is wrong, 1 on a fault, 2 when the journal cannot be read. With `--json` one JSON object. */
readSettingsFile()
process.exitCode = await runJournalCommand({
  name: 'verify',
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  isJson: process.argv.includes('--json'),
})
