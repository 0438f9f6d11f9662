import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT } from '../doubles/open-id-connect-double.ts'
import { type HttpMember, PASSWORD, signUp } from '../support/http-member.ts'
import { runCommand } from '../support/journal-command.ts'
import { CALLBACK, openIdConnectSettings, START } from '../support/open-id-connect.ts'
import { KEYS, type Providers, startProviders } from '../support/providers.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { unzip } from '../support/unzip.ts'
import { printReport } from './report.ts'

const BUILT = resolve(import.meta.dirname, '../../dist/web')

let providers: Providers
let candor: RunningCandor
let member: HttpMember
/** Everything that anybody was answered. */
const answers: string[] = []
/** The texts of each export. */
const exports: string[] = []
let backup: string

beforeAll(async () => {
  providers = await startProviders()
  candor = await startCandor({ ...providers.environment, ...openIdConnectSettings('http://127.0.0.1:9') })
  member = await signUp(candor, 'auditor')
  await useEverything()
  // All three refuse the key from here on; two of them repeat a part of it.
  providers.massive.behave('unknown-key')
  providers.twelveData.behave('unknown-key')
  providers.openAi.behave('invalid-key')
  await useEverything()
  for (const format of ['json', 'csv', 'markdown']) exports.push(...(await exported(format)))
  await candor.stop()
  const file = join(candor.folder, 'plain.backup')
  const made = await runCommand('backup', { CANDOR_DATA: candor.folder }, file)
  expect(made).toMatchObject({ code: 0 })
  backup = readFileSync(file, 'latin1')
})
afterAll(async () => {
  await candor.close()
  await providers.close()
})

let uses = 0
async function useEverything(): Promise<void> {
  uses += 1
  const get = async (path: string) => void answers.push((await member.send('GET', path)).text)
  await get(`/api/companies?search=zyxwv${uses}`)
  await get(`/api/companies?search=Apple${uses}`)
  for (const path of ['prices', 'logos']) await get(`/api/${path}/${uses === 1 ? 'AAPL' : 'NVDA'}`)
  await get('/api/settings')
  const { assetId } = await member.add({ ticker: uses === 1 ? 'AAPL' : 'NVDA' })
  await member.critiqued(assetId)
  for (const path of ['', '/decisions', '/critiques'])
    answers.push((await member.send('POST', `/api/assets/${assetId}${path}`, { key: 'wrong' })).text)
  for (const path of [`/api/assets/${assetId}`, '/api/assets?list=bought', '/api/sign-in-options', '/api/openapi.json'])
    await get(path)
  for (const path of [
    '/',
    '/about',
    '/page',
    '/login',
    '/nowhere',
    '/api/docs',
    '/account/auditor/bought/1',
    START,
    CALLBACK,
  ])
    await get(path)
  answers.push((await member.send('POST', '/api/session', { username: 'auditor', password: 'wrong-canary' })).text)
}

async function exported(format: string): Promise<string[]> {
  const answer = await fetch(`${candor.url}/api/export?format=${format}`, { headers: { cookie: member.cookie } })
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return bytes.subarray(0, 2).toString() === 'PK' ? [...unzip(bytes).values()] : [bytes.toString('utf8')]
}

/** The keys, the parts of them that providers repeat, the session's cookie, the password, and what signs cookies and receipts. */
const secrets = (): string[] => [
  ...['candor.secret', 'candor.receipt-key'].map((name) => readFileSync(join(candor.folder, name), 'utf8').trim()),
  ...Object.values(KEYS),
  CLIENT.secret,
  KEYS.openAi.slice(0, 8),
  KEYS.openAi.slice(-4),
  decodeURIComponent(member.cookie.split('=')[1] ?? '').split('.')[0] ?? '',
  PASSWORD,
  'wrong-canary',
]

/** How many texts were searched, and what was found in them. */
const searched = { texts: 0, found: [] as string[] }

function search(texts: readonly string[]): string[] {
  const known = secrets()
  const found = texts.flatMap((text) => known.filter((secret) => text.includes(secret)))
  searched.texts += texts.length
  searched.found.push(...found)
  return found
}

test('the providers were asked with their keys', () => {
  const { massive, twelveData, openAi } = providers
  for (const { requests } of [massive, twelveData, openAi]) expect(requests.length).toBeGreaterThan(1)
  expect(openAi.requests[0]?.headers.authorization).toBe(`Bearer ${KEYS.openAi}`)
})

test('no secret stands in an answer', () => {
  expect(answers.length).toBeGreaterThan(30)
  expect(search(answers)).toEqual([])
})

test('no secret stands in what Candor says and logs', () => {
  expect(search([...candor.said, ...candor.logged])).toEqual([])
})

test('no thesis stands in a log', () => {
  expect(candor.logged.filter((line) => line.includes('Hybrid cloud'))).toEqual([])
})

test('no secret stands in a built page, and no source map beside it', () => {
  const files = globSync('**/*', { cwd: BUILT, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(20)
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.map'))).toEqual([])
  expect(search(files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')))).toEqual([])
})

test('no secret stands in an export or in a backup without a passphrase, in which everything else does', () => {
  expect(exports.length).toBeGreaterThan(3)
  for (const text of [exports[0], backup]) expect(text).toContain('Hybrid cloud')
  expect(search([...exports, backup])).toEqual([])
})

test('what was searched is printed', () => {
  const { texts, found } = searched
  printReport({
    name: 'secrets',
    n: texts,
    // Each of the three providers refused its key.
    faults: 3,
    figure: { secrets: secrets().length, found: found.length },
    pass: found.length === 0,
  })
  expect(texts).toBeGreaterThan(100)
})
