import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, signUp, startCandor } from './candor.ts'
import { type JournalSize, writeJournal } from './journal.ts'
import { fire, median } from './load.ts'
import { exactCpuMs, settled } from './reader.ts'

/**
 * How often the server is started. At the first start nothing is stored of what earlier processes have computed; at each later one a
 * price has changed since then.
 */
const STARTS = 4
/** How many accounts have the same journal. For all but the first the code is compiled, but nothing of theirs is cached. */
const ACCOUNTS = 4

/** With a benchmark, because claims whose closes are awaited are looked at after each start: of 20,000 that takes a minute. */
const WITH_CLOSES = { hasCloses: true, hasBenchmark: true } as const
const TWO_YEARS = { ...WITH_CLOSES, startsOn: '2024-11-20', everyDays: 70 } as const

type Page = { readonly name: string; readonly path: string; readonly firstMs: number; readonly againMs: number }

/** The pages to read, with limits in milliseconds of CPU: for the first time, and after one price has changed. */
const JOURNALS: readonly { readonly size: JournalSize; readonly pages: readonly Page[] }[] = [
  {
    size: { assets: 1_000, decisions: 5_000, ...TWO_YEARS },
    pages: [
      { name: 'list of 1,000', path: '/api/assets?list=bought', firstMs: 60, againMs: 10 },
      { name: 'curve of 1,000', path: '/api/summary/equity', firstMs: 60, againMs: 10 },
    ],
  },
  {
    size: { assets: 300, decisions: 3_000, ...TWO_YEARS },
    pages: [{ name: 'curve of 300', path: '/api/summary/equity', firstMs: 100, againMs: 10 }],
  },
  {
    size: { assets: 300, decisions: 3_000, ...WITH_CLOSES, startsOn: '2016-11-21', everyDays: 365 },
    pages: [{ name: 'curve of 300 over ten years', path: '/api/summary/equity', firstMs: 100, againMs: 10 }],
  },
  {
    size: { assets: 300, decisions: 5_000, ...TWO_YEARS, everyDays: 40 },
    pages: [{ name: 'Mirror of 5,000 decisions on 300', path: '/api/mirror', firstMs: 300, againMs: 300 }],
  },
  {
    size: { assets: 300, decisions: 5_000, ...WITH_CLOSES, startsOn: '2016-11-21', everyDays: 210 },
    pages: [{ name: 'Mirror of 5,000 decisions on 300 in ten years', path: '/api/mirror', firstMs: 300, againMs: 300 }],
  },
]

/**
 * Measures the server's CPU for a first read of what has changed since the last one, in a process that has just started and in one that
 * has served others, and of what has not changed since it was read by a process before. `npm run bench -- first-read mirror` leaves out
 * all journals but those of the Mirror, to write which takes most of the time.
 */
export async function firstRead(): Promise<boolean> {
  let isWithin = true
  for (const { size, pages } of wantedJournals()) {
    const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'))
    const first = await startCandor(folder)
    const members: Record<string, string>[] = []
    for (let nth = 0; nth < ACCOUNTS; nth += 1) members.push(await signUp(first.url, `bench.user${nth}`))
    await ended(first)
    await writeJournal(folder, size)
    await backgroundDone(folder)
    for (const page of pages) isWithin = (await measure(folder, members, page)) && isWithin
  }
  return isWithin
}

const wantedJournals = () =>
  process.argv.includes('mirror')
    ? JOURNALS.filter(({ pages }) => pages.some(({ path }) => path === '/api/mirror'))
    : JOURNALS

const LOOK_EVERY_MS = 500

/** Lets a server do once what it would do beside the reads: resolve the claims that are due, and make the backup of the day. */
async function backgroundDone(folder: string): Promise<void> {
  const server = await startCandor(folder)
  const backups = join(folder, 'backups')
  const isMade = () => existsSync(backups) && readdirSync(backups).some((name) => name.endsWith('.backup'))
  while (!isMade()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  await settled(server)
  await ended(server)
}

async function measure(folder: string, members: readonly Record<string, string>[], page: Page): Promise<boolean> {
  const [never, cold, warm, again, unchanged]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []]
  for (let start = 0; start < STARTS; start += 1) {
    await started(folder, members, async (read, changePrice) => {
      for (const nth of members.keys()) {
        ;(start === 0 ? never : nth === 0 ? cold : warm).push(await read(page, nth))
        await changePrice(nth, 100 + start)
        if (nth > 0) again.push(await read(page, nth))
      }
      await read(page, 0)
    })
    await started(folder, members, async (read, changePrice) => {
      unchanged.push(await read(page, 0))
      for (const nth of members.keys()) await changePrice(nth, 110 + start)
    })
  }
  const told = (values: readonly number[]) => `${median(values).toFixed(0)} (least ${Math.min(...values).toFixed(0)})`
  console.log(
    `first-read, ${page.name}: CPU ${told(never)} ms where no process has read it yet, ${told(cold)} ms in a process that has just started, ${told(warm)} ms in one that has read for ` +
      `others (limit ${page.firstMs} ms), ${told(unchanged)} ms after a restart without a change; after one price changed ` +
      `${told(again)} ms (limit ${page.againMs} ms)`,
  )
  return median(warm) < page.firstMs && median(again) < page.againMs
}

type Read = (page: Page, nth: number) => Promise<number>
type ChangePrice = (nth: number, price: number) => Promise<unknown>

/** Does what is to be done with a server that has just started, and ends it. */
async function started(
  folder: string,
  members: readonly Record<string, string>[],
  work: (read: Read, changePrice: ChangePrice) => Promise<void>,
): Promise<void> {
  const server = await startCandor(folder)
  await settled(server)
  const headersOf = (nth: number) => ({ ...members[nth], origin: server.url })
  const changePrice: ChangePrice = (nth, price) =>
    fire(server.url, 1, 1, () => ({
      method: 'POST',
      path: '/api/assets/1/prices',
      headers: headersOf(nth),
      body: JSON.stringify({ price: (price + nth / 100).toFixed(2) }),
    }))
  await work((page, nth) => cpuOf(server, 'GET', page.path, headersOf(nth)), changePrice)
  await ended(server)
}

async function cpuOf(server: Running, method: string, path: string, headers: Record<string, string>): Promise<number> {
  const before = exactCpuMs(server)
  const accepts = { ...headers, 'accept-encoding': 'gzip, deflate, br, zstd' }
  await fire(server.url, 1, 1, () => ({ method, path, headers: accepts }))
  return exactCpuMs(server) - before
}

const ended = (server: Running) => new Promise((resolve) => server.process.once('exit', resolve).kill('SIGTERM'))
