import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { signUp } from './http-member.ts'
import { type RunningCandor, startCandor } from './running-candor.ts'

/** For a file whose first account runs its Candor, as the first one of each does: an environment in which nothing is set. */
export const WITH_ITS_OPERATOR = (): Record<string, string> => ({})

/** For a file whose accounts each have the sample journal. What one of them records about a company, such as a split, may count for others. */
export const DEMO = (): Record<string, string> => ({ CANDOR_DEMO: '1' })

/** What files share a Candor with: they meet as little as people with accounts of their own, so their usernames differ. */
const SHARED: ReadonlySet<Environment | undefined> = new Set([undefined, DEMO])

type Environment = () => Record<string, string>

/**
 * A Candor for a test file, which `get()` returns while the tests run. A test fails if Candor logs an error meanwhile.
 * @param environment what Candor is given. A file that gives nothing, or `DEMO`, shares one with the other such files of its worker.
 */
export function candorForFile(environment?: Environment): { get(): RunningCandor } {
  const isShared = SHARED.has(environment)
  let candor: RunningCandor | undefined

  const get = () => {
    if (!candor) throw new Error('Candor is there once the tests run.')
    return candor
  }
  beforeAll(async () => {
    candor = await (isShared || environment === undefined ? candorOfWorker(environment) : startCandor(environment()))
  })
  afterEach(() => {
    expect(newErrorsOf(get())).toEqual([])
  })
  if (!isShared) afterAll(() => candor?.close())
  return { get }
}

/** How many errors of each were read already. */
const errorsRead = new WeakMap<RunningCandor, number>()

function newErrorsOf(candor: RunningCandor): string[] {
  const errors = candor.errors()
  const fresh = errors.slice(errorsRead.get(candor) ?? 0)
  errorsRead.set(candor, errors.length)
  return fresh
}

const candors = new Map<Environment | undefined, Promise<RunningCandor>>()

/**
 * The Candor that the files of a worker share. A new one compiles everything anew: it needs four seconds of CPU for what takes half a
 * second in one that answered the same before. It ends with its worker, as its browser does.
 */
function candorOfWorker(environment: Environment | undefined): Promise<RunningCandor> {
  const candor = candors.get(environment) ?? startShared(environment?.() ?? {})
  candors.set(environment, candor)
  return candor
}

async function startShared(environment: Record<string, string>): Promise<RunningCandor> {
  // More people sign up than live at one address.
  const candor = await startCandor({ ...environment, SIGN_UPS_PER_HOUR: '0' })
  // The first account runs it, whichever file comes first.
  await signUp(candor, 'operator')
  // Vitest ends its workers so, and without this Candor would outlive its worker.
  process.once('SIGTERM', () => {
    process.kill(candor.pid(), 'SIGKILL')
    rmSync(candor.folder, { recursive: true, force: true })
    process.kill(process.pid, 'SIGTERM')
  })
  return candor
}
