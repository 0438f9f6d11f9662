import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { namesInPath, PATH_PARAMETERS } from '#contract/endpoints/path-parameters.ts'
import { MEANING_OF_REFUSAL, refusalsOf } from '#contract/endpoints/refusals.ts'
import { JournalQuery } from '#contract/journal.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { openApi } from './openapi.ts'

let app: TestApp
let member: Visitor
beforeAll(async () => {
  app = await openTestApp()
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm())
})
afterAll(() => app.close())

/** Valid values of the parameters that some request must have. */
const EXAMPLES: Readonly<Record<string, string>> = {
  list: 'bought',
  search: 'IBM',
  on: '2026-06-10',
  before: '1',
  figure: 'selling',
}

const addressOf = (path: string, names: readonly string[]) =>
  `${path.replace('{ticker}', 'IBM').replaceAll(/\{\w+\}/g, '1')}?${new URLSearchParams(names.map((name) => [name, EXAMPLES[name] ?? 'x']))}`

/** The callback of a provider and the links in mails answer pages to people, whatever is missing in their address. */
const FOR_PROGRAMS = ENDPOINTS.filter(
  ({ method, path, query, optionalQuery, media }) =>
    method === 'get' && !path.startsWith('/api/session/') && !media?.includes('text/html') && (query ?? optionalQuery),
)

it.each(FOR_PROGRAMS)('the required parameters of $path are enough', async ({ path, query = {} }) => {
  const { status, json } = await (path === '/api/export'
    ? { status: (await exported(path)).status, json: null }
    : member.send('GET', addressOf(path, Object.keys(query))))
  expect([200, 404], JSON.stringify(json)).toContain(status)
})

it.each(FOR_PROGRAMS.filter(({ query }) => query))(
  'none of the required parameters of $path can be left out',
  async ({ path, query = {} }) => {
    const required = Object.keys(query)
    for (const name of required) {
      const others = required.filter((other) => other !== name)
      const answer = await member.send('GET', addressOf(path, others))
      expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: name }] } })
    }
  },
)

/** A file, which is not JSON in every format. */
async function exported(path: string): Promise<Response> {
  const answer = await app.http.request(`http://localhost${path}`, { headers: { cookie: member.cookie() } })
  await answer.text()
  return answer
}

it('the journal is filtered by the parameters that are described, and by no others', () => {
  const journal = ENDPOINTS.find(({ path }) => path === '/api/journal')
  expect(Object.keys(journal?.optionalQuery ?? {}).toSorted()).toEqual(Object.keys(JournalQuery.shape).toSorted())
})

it('every parameter of a path and every status of a refusal is explained', () => {
  expect(ENDPOINTS.flatMap(({ path }) => namesInPath(path)).filter((name) => !(name in PATH_PARAMETERS))).toEqual([])
  expect(ENDPOINTS.flatMap(refusalsOf).filter((status) => !(status in MEANING_OF_REFUSAL))).toEqual([])
})

it('OpenAPI and the page say of each parameter whether it is required', async () => {
  const { paths } = (await openApi()) as { paths: Record<string, { get: { parameters: object[] } }> }
  const close = paths['/api/prices/{ticker}/close']?.get.parameters
  expect(close).toMatchObject([
    { in: 'path', name: 'ticker', required: true },
    { in: 'query', name: 'on', required: true },
    { in: 'query', name: 'assetId', required: false },
  ])
  const page = await (await app.http.request('/api/docs')).text()
  expect(page).toContain('<code>?on=</code> calendar day')
  expect(page).toContain('<code>?assetId=</code> (optional) id of your asset')
  expect(page).toContain('<code>?tests=</code> (optional) ')
})
