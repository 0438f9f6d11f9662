import { runJournalCommand } from '../src/server/commands/journal-command.ts'
import { printLine } from './print-line.ts'
import { readSettingsFile } from './settings-file.ts'

/**
 * `npm run verify` checks every ledger and changes nothing, even beside a running server. It exits with 0 if nothing is wrong,
 * 1 if there is a fault, and 2 if the journal cannot be read. With `--json` it prints one JSON object.
 */
readSettingsFile()
process.exitCode = await runJournalCommand({
  name: 'verify',
  environment: process.env,
  say: printLine,
  isJson: process.argv.includes('--json'),
})
