import { runJournalCommand } from '../src/server/journal-command.ts'
import { readSettingsFile } from './settings-file.ts'

/** `npm run rebuild`: writes rows of the lists anew where they differ from the ledger, beside a running server too. Exits as `verify` does. With `--json` one JSON object. */
readSettingsFile()
process.exitCode = await runJournalCommand({
  name: 'rebuild',
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  isJson: process.argv.includes('--json'),
})
