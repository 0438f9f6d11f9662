import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { progress } from './progress.ts'

const run = promisify(execFile)
const cache = resolve(import.meta.dirname, '../../.cache')

/**
 * A program that only some machines lack, from npm: what `on-demand/<name>/package-lock.json` pins, in .cache.
 * Made aside and renamed at the end: a folder under its final name is whole, and of two runs at once one wins.
 */
export async function onDemand(name: string, prepare: (folder: string) => Promise<void>): Promise<string> {
  const recipe = join(import.meta.dirname, 'on-demand', name)
  const target = join(cache, `${name}-${await fingerprint(join(recipe, 'package-lock.json'))}`)
  if (existsSync(target)) return target
  const folder = `${target}.${process.pid}`
  progress(`Installing ${name} from npm ...`)
  try {
    await install(recipe, folder)
    await prepare(folder)
    await rename(folder, target)
  } catch (cause) {
    if (!existsSync(target)) throw new Error(`Could not get ${name} from npm.`, { cause })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return target
}

async function fingerprint(lockFile: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(lockFile))
    .digest('hex')
    .slice(0, 12)
}

/** Without install scripts: what they would do here is little, and `prepare` does it in plain sight. */
async function install(recipe: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(recipe, file), join(folder, file))
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, PATH: pathWithoutOurNode() },
  })
}

/** npm finds the machine's settings (its certificates, say) beside the Node that runs it: not beside ours. */
function pathWithoutOurNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter)
}
