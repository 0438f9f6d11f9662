import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Moves the clock of a Candor process. Node loads this file before the program (`--import`). A file named in the environment
 * holds the offset that every `Date` of the process then has from the machine's time. Timers are not changed.
 */

const FILE = 'MOVED_CLOCK_FILE'

type MovedClock = {
  /** The environment with which to start the process. */
  readonly environment: Record<string, string>
  /** The time in that process. */
  now(): Date
  /** Advances the time in that process at once. */
  advance(ms: number): void
  /** Deletes the file, once no process uses it. */
  forget(): void
}

/** @param file the path of the file with the offset; no other test may use it */
export function movedClock(file: string, startsAt: string): MovedClock {
  let distanceMs = Date.parse(startsAt) - Date.now()
  const keep = () => writeFileSync(file, String(Math.round(distanceMs)))
  keep()
  return {
    environment: { NODE_OPTIONS: `--import=${import.meta.filename}`, [FILE]: file },
    now: () => new Date(Date.now() + distanceMs),
    advance(ms) {
      distanceMs += ms
      keep()
    },
    forget: () => rmSync(file, { force: true }),
  }
}

const file = process.env[FILE]
if (file && existsSync(file)) moveEveryDate(file)

function moveEveryDate(distanceFile: string): void {
  const RealDate = Date
  const now = () => RealDate.now() + Number(readFileSync(distanceFile, 'utf8'))
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    construct: (target, given, created) => Reflect.construct(target, given.length === 0 ? [now()] : given, created),
  })
}
