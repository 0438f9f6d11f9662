import { runAccountCommand } from '../src/server/commands/account-command.ts'
import { printLine, printNote } from './print-line.ts'
import { readSettingsFile } from './settings-file.ts'

/**
 * `npm run account` administers accounts, even beside a running server. It exits with 0 if it succeeded, 1 if nothing was
 * changed, and 2 if there is no journal. Which database it read stands on the error output.
 */
readSettingsFile()
process.exitCode = await runAccountCommand({
  words: process.argv.slice(2),
  environment: process.env,
  now: new Date().toISOString(),
  say: printLine,
  note: printNote,
})
