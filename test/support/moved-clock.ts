import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * A Candor in a time of its own. Node loads this file before the program (`--import`), and every `Date` of the process is
 * then as far from the machine's as the file says that its environment names. Timers stay as they are.
 */

const FILE = 'MOVED_CLOCK_FILE'

type MovedClock = {
  /** What the process is to be started with. */
  readonly environment: Record<string, string>
  /** What time it is there. */
  now(): Date
  /** Lets time pass there, in an instant. */
  advance(ms: number): void
  /** Once nobody goes by it any more. */
  forget(): void
}

/** @param file where the distance is kept; in nobody else's way */
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
