import { runCriticCheck } from '../src/server/critic-check-command.ts'
import { readSettingsFile } from './settings-file.ts'

/**
 * `npm run critic-check -- FOLDER` runs a folder of theses through the configured model and prints what the model made up. A
 * thesis is a `.txt` or `.md` file, or an object in a `.json` file. The model gets the same prompt as from a journal; nothing
 * is recorded.
 */
readSettingsFile()
process.exitCode = await runCriticCheck({
  environment: process.env,
  folder: process.argv[2],
  say: (line) => process.stdout.write(`${line}\n`),
})
