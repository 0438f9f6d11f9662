import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { noKeys } from './no-keys.ts'

const SCRIPTS = resolve(import.meta.dirname, '../../scripts')

export type Ran = { readonly code: unknown; readonly said: string }

/** Runs `npm run verify` or another command on the journal in its own process, with only the given environment. */
export async function runCommand(
  name: 'verify' | 'rebuild' | 'backup' | 'restore',
  environment: Record<string, string>,
  ...words: readonly string[]
): Promise<Ran> {
  const command = spawn(process.execPath, [`${SCRIPTS}/${name}.ts`, ...words], {
    env: noKeys(environment),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(command.stdout), once(command, 'close')])
  return { code, said: output }
}
