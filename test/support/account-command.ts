import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COMPILE_CACHE } from '../tools/compile-cache.ts'
import type { RunningCandor } from './running-candor.ts'

/** Runs `npm run account` beside the running server. @returns its output */
async function accountCommand({ folder, url }: RunningCandor, ...words: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../scripts/account.ts')
  const environment = { PATH: process.env.PATH, ...COMPILE_CACHE, CANDOR_DATA: folder, CANDOR_URL: url }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { env: environment })
  return stdout
}

/** An invitation link, with which one account can be made. */
export const inviteLink = async (candor: RunningCandor): Promise<string> =>
  (await accountCommand(candor, 'invite')).split('\n')[0] ?? ''
