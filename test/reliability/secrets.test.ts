import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT } from '../doubles/open-id-connect-double.ts'
import { type HttpMember, PASSWORD, signUp } from '../support/http-member.ts'
import { CALLBACK, openIdConnectSettings, START } from '../support/open-id-connect.ts'
import { KEYS, type Providers, startProviders } from '../support/providers.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'

const BUILT = resolve(import.meta.dirname, '../../dist/web')

let providers: Providers
let candor: RunningCandor
let member: HttpMember
/** Everything that anybody was answered. */
const answers: string[] = []

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
  await candor.stop()
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

/** The keys, the parts of them that providers repeat, the session's cookie and the password. */
const secrets = (): string[] => [
  ...Object.values(KEYS),
  CLIENT.secret,
  KEYS.openAi.slice(0, 8),
  KEYS.openAi.slice(-4),
  decodeURIComponent(member.cookie.split('=')[1] ?? '').split('.')[0] ?? '',
  PASSWORD,
  'wrong-canary',
]

const found = (text: string): string[] => secrets().filter((secret) => text.includes(secret))

test('the providers were asked with their keys', () => {
  const { massive, twelveData, openAi } = providers
  for (const { requests } of [massive, twelveData, openAi]) expect(requests.length).toBeGreaterThan(1)
  expect(openAi.requests[0]?.headers.authorization).toBe(`Bearer ${KEYS.openAi}`)
})

test('no secret stands in an answer', () => {
  expect(answers.length).toBeGreaterThan(30)
  expect(answers.flatMap(found)).toEqual([])
})

test('no secret stands in what Candor says and logs', () => {
  expect([...candor.said, ...candor.logged].flatMap(found)).toEqual([])
})

test('no thesis stands in a log', () => {
  expect(candor.logged.filter((line) => line.includes('Hybrid cloud'))).toEqual([])
})

test('no secret stands in a built page, and no source map beside it', () => {
  const files = globSync('**/*', { cwd: BUILT, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(20)
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.map'))).toEqual([])
  expect(files.flatMap((file) => found(readFileSync(join(file.parentPath, file.name), 'latin1')))).toEqual([])
})
