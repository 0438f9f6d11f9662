import { runJournalCommand } from '../src/server/commands/journal-command.ts'
import { printLine } from './print-line.ts'
import { readSettingsFile } from './settings-file.ts'

/**
 * `npm run rebuild` rewrites rows of the lists that differ from the ledger, even beside a running server. It exits like `verify`.
 * With `--json` it prints one JSON object.
 */
readSettingsFile()
process.exitCode = await runJournalCommand({
  name: 'rebuild',
  environment: process.env,
  say: printLine,
  isJson: process.argv.includes('--json'),
})
