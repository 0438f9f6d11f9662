import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Takes the settings in `.env` into the environment, where nothing is set by that name: for every command the same. */
export function readSettingsFile(): void {
  const file = join(import.meta.dirname, '../.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
