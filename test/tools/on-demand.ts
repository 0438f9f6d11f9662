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
 * Installs a program that some machines lack from npm into .cache, as `on-demand/<name>/package-lock.json` pins it. The folder is
 * renamed at the end, so a folder with its final name is complete, and of two simultaneous runs one wins.
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

/** Installs without install scripts. They would do little here, and `prepare` does it visibly. */
async function install(recipe: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(recipe, file), join(folder, file))
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, PATH: pathWithoutOurNode() },
  })
}

/** The PATH without our own Node: npm reads the machine's settings, such as certificates, beside the Node that runs it. */
function pathWithoutOurNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter)
}
