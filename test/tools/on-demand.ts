import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
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
    if (!existsSync(target)) throw new Error(`Could not get ${name} from npm: ${messageOf(cause)}`, { cause })
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim()

/**
 * Installs without install scripts. They would do little here, and `prepare` does it visibly.
 * @throws where a package is missing afterwards: npm calls it a success when it could not get an optional one
 */
export async function install(recipe: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(recipe, file), join(folder, file))
  await npm(folder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  const { packages } = Lock.parse(JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')))
  for (const [path, { version, os, cpu }] of Object.entries(packages)) {
    const isForThisMachine = (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
    if (!isForThisMachine || existsSync(join(folder, path))) continue
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
    // Asked for by itself, because npm does not say why it left out an optional one.
    await npm(folder, 'cache', 'add', name).catch((cause) => {
      throw new Error(`npm left out ${name}, which is optional and could not be had: ${messageOf(cause)}`, { cause })
    })
    throw new Error(`npm left out ${name}, which is optional, and could get it afterwards. Try again.`)
  }
}

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
})

const npm = (folder: string, ...words: string[]) =>
  run('npm', [...words, '--loglevel=error'], { cwd: folder, env: { ...process.env, PATH: pathWithoutOurNode() } })

/** The PATH without our own Node: npm reads the machine's settings, such as certificates, beside the Node that runs it. */
function pathWithoutOurNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter)
}
