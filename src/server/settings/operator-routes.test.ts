import { afterEach, expect, it } from 'vitest'
import type { SessionView } from '#contract/accounts.ts'
import { OperatorView } from '#contract/operator.ts'
import type { SettingsView } from '#contract/settings.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const SECRETS = { PRICE_API_KEY: 'price-canary', CANDOR_SECRET: 'secret-canary'.repeat(3) }

let app: TestApp
afterEach(() => app.close())
const open = async (environment: Record<string, string> = {}) => {
  app = await openTestApp({ ...SECRETS, ...environment })
  return app
}
const operator = (visitor: Visitor) => visitor.send('GET', '/api/operator')
const session = async (visitor: Visitor) => (await visitor.send('GET', '/api/session')).json as SessionView

it('is for the first account, whose session says so; all others are refused', async () => {
  await open()
  const [first, second] = [await app.member('first'), await app.member('second')]
  const { status, json } = await operator(first)
  expect(status).toBe(200)
  expect(OperatorView.parse(json).providers.map(({ need }) => need)).toEqual(['companies', 'prices', 'critic'])
  expect((await session(first)).isOperator).toBe(true)
  expect(await operator(second)).toMatchObject({ status: 403, json: { title: 'Not allowed' } })
  expect(await session(second)).not.toHaveProperty('isOperator')
  expect((await operator(app.visitor())).status).toBe(401)
})

it('passes to the oldest account that is left when the first is erased', async () => {
  await open()
  const [first, second, third] = [await app.member('first'), await app.member('second'), await app.member('third')]
  expect((await first.send('POST', '/api/account/erasure', { username: 'first' })).status).toBeLessThan(300)
  expect((await operator(second)).status).toBe(200)
  expect((await operator(third)).status).toBe(403)
})

it('is for those whom CANDOR_ADMIN names, in any case, and then for nobody else', async () => {
  await open({ CANDOR_ADMIN: 'Ada-Lovelace, someone-else' })
  const [first, ada] = [await app.member('first'), await app.member('ada-lovelace')]
  expect((await operator(first)).status).toBe(403)
  expect((await operator(ada)).status).toBe(200)
})

it('says of every variable whether it is set, and shows no secret', async () => {
  await open({ PRICE_PER_DAY: '12', AI_BASE_URL: 'https://somebody:word-canary@example.com/v1' })
  const { json } = await operator(await app.member())
  const { variables } = OperatorView.parse(json)
  const of = (name: string) => variables.find((variable) => variable.name === name)
  expect(of('PRICE_PER_DAY')).toEqual({ name: 'PRICE_PER_DAY', isSet: true, value: '12' })
  expect(of('AI_PER_DAY')).toEqual({ name: 'AI_PER_DAY', isSet: false, value: null })
  for (const name of ['PRICE_API_KEY', 'CANDOR_SECRET', 'AI_BASE_URL'])
    expect(of(name), name).toEqual({ name, isSet: true, value: null })
  expect(JSON.stringify(json)).not.toContain('canary')
})

it('Settings tell only the operator how to switch a provider on, and how each one fares', async () => {
  await open()
  const [first, second] = [await app.member('first'), await app.member('second')]
  const settings = async (visitor: Visitor) => (await visitor.send('GET', '/api/settings')).json as SettingsView
  expect((await settings(first)).providers[2]).toMatchObject({ name: 'built-in, no language model' })
  expect((await settings(first)).providers[2]?.howToSwitchOn).toContain('AI_API_KEY')
  expect((await settings(first)).usage.map(({ name }) => name)).toEqual(['Twelve Data'])
  const { providers, facts, usage } = await settings(second)
  expect(providers[2]).toMatchObject({ name: 'built-in, no language model' })
  expect([...providers, facts].map(({ howToSwitchOn }) => howToSwitchOn)).toEqual([null, null, null, null])
  expect(usage).toEqual([])
})

it('is for nobody in a demo, where anybody may be the first account', async () => {
  await open({ CANDOR_DEMO: '1' })
  const visitor = await app.member('visitor')
  expect((await operator(visitor)).status).toBe(403)
  expect(await session(visitor)).not.toHaveProperty('isOperator')
})
