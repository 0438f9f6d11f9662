import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { buyIbm } from './buy-ibm.ts'

/**
 * A program in which one account sends as many requests as it can, on a number of connections at once, until it is stopped. It
 * prints a line once half of the connections have an answer, and when it is stopped another line with the count of each answer.
 */

type Wish = { readonly method: string; readonly path: string; readonly body?: object }

const [url = '', cookie = '', connections = '1', wanted = ''] = process.argv.slice(2)

let count = 0
const thesis = () =>
  `Entry ${count}: ${'revenue should grow above 8% for three quarters, and I am sure of it. '.repeat(70)}`.slice(
    0,
    5000,
  )
const next = (wish: (n: number) => Wish) => () => {
  count += 1
  return wish(count)
}

/** The requests by their names. */
const WISHES: Readonly<Record<string, () => Wish>> = {
  add: next((n) => ({
    method: 'POST',
    path: '/api/assets',
    body: buyIbm({ ticker: `P${n}`, companyName: `Company ${n}`, thesis: thesis() }),
  })),
  decide: next((n) => ({
    method: 'POST',
    path: `/api/assets/${(n % 50) + 1}/decisions`,
    body: {
      decisionId: randomUUID(),
      updateAction: 'Hold',
      updatedConfidenceLevel: (n % 10) + 1,
      updatedThesis: thesis(),
    },
  })),
  list: next(() => ({ method: 'GET', path: '/api/assets?list=bought' })),
  asset: next((n) => ({ method: 'GET', path: `/api/assets/${(n % 50) + 1}` })),
  summary: next(() => ({ method: 'GET', path: '/api/summary' })),
  equity: next(() => ({ method: 'GET', path: '/api/summary/equity' })),
  mirror: next(() => ({ method: 'GET', path: '/api/mirror' })),
  journal: next(() => ({ method: 'GET', path: '/api/journal?search=revenue%20grow' })),
  echo: next(() => ({ method: 'POST', path: '/api/echo', body: { text: thesis() } })),
  critique: next((n) => ({
    method: 'POST',
    path: `/api/assets/${(n % 50) + 1}/critiques`,
    body: { decisionId: randomUUID() },
  })),
  draft: next((n) => ({
    method: 'POST',
    path: `/api/drafts/${randomUUID()}`,
    body: {
      form: 'update',
      assetId: (n % 50) + 1,
      fields: { thesis: 'x'.repeat(19_000) },
      editedAt: new Date().toISOString(),
      basedOn: null,
    },
  })),
  export: next(() => ({ method: 'GET', path: '/api/export?format=json' })),
  zip: next(() => ({ method: 'GET', path: '/api/export?format=markdown' })),
  import: next(() => ({
    method: 'POST',
    path: '/api/import',
    body: { format: 'candor-journal', filler: 'x'.repeat(2_000_000) },
  })),
  search: next((n) => ({ method: 'GET', path: `/api/companies?search=${'abcdefghij'[n % 10]}` })),
  proof: next(() => ({ method: 'GET', path: '/api/proof' })),
  openapi: next(() => ({ method: 'GET', path: '/api/openapi.json' })),
  nothing: next(() => ({ method: 'GET', path: '/api/no-such-address' })),
}

const names = wanted === '' ? Object.keys(WISHES) : wanted.split(',')
const answered = new Map<string, number>()
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })

function send({ method, path, body }: Wish): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      `${url}${path}`,
      { agent, method, headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => resolve(0))
      },
    )
    sent.on('error', () => resolve(0))
    sent.end(body && JSON.stringify(body))
  })
}

let begun = 0
async function press(name: string): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const wish = WISHES[name]
    if (!wish) throw new Error(`There is no wish ${name}.`)
    const key = `${name} ${await send(wish())}`
    answered.set(key, (answered.get(key) ?? 0) + 1)
    if (!isFirst) continue
    begun += 1
    if (begun === Math.ceil(Number(connections) / 2)) process.stdout.write('pressing\n')
  }
}

process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify(Object.fromEntries([...answered].sort()))}\n`, () => process.exit(0))
})
for (let index = 0; index < Number(connections); index += 1) void press(names[index % names.length] ?? '')
