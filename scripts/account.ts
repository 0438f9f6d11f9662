import { runAccountCommand } from '../src/server/account-command.ts'
import { readSettingsFile } from './settings-file.ts'

/** `npm run account`: what whoever runs Candor does with accounts, beside a running server too. Exits with 0 when it was done, 1 when nothing was changed, 2 when there is no journal. */
readSettingsFile()
process.exitCode = await runAccountCommand({
  words: process.argv.slice(2),
  environment: process.env,
  now: new Date().toISOString(),
  say: (line) => process.stdout.write(`${line}\n`),
})
