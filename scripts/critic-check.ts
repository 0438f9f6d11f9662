import { runCriticCheck } from '../src/server/commands/critic-check-command.ts'
import { printLine } from './print-line.ts'
import { readSettingsFile } from './settings-file.ts'

/**
 * `npm run critic-check -- FOLDER` runs a folder of theses through the configured model and prints what the model made up. A
 * thesis is a `.txt` or `.md` file, or an object in a `.json` file; an object with `entries` is a sequence of decisions on one
 * asset, of which each is sent with those before it and with what the model said of them. It may name `headlines` and `filings`, as
 * the `facts` of a critique in an export do. The model gets the same prompt as
 * from a journal; nothing is recorded.
 */
readSettingsFile()
process.exitCode = await runCriticCheck({
  environment: process.env,
  folder: process.argv[2],
  say: printLine,
})
