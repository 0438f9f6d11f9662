import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Reads `.env` into the environment, without replacing variables that are set. All commands do it the same way. */
export function readSettingsFile(): void {
  const file = join(import.meta.dirname, '../.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
