import { AWKWARD_TEXTS, awkward, fits, type Named, spoilt } from './fuzzed-values.ts'
import type { Chance } from './seeded.ts'

type Parameter = { readonly in: string; readonly name: string; readonly required: boolean }
type Json = { readonly [word: string]: unknown }
type Operation = {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Json } } }
}

export type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Named }
}

/** A request as it is sent. `path` includes the query. */
export type FuzzedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}

/** A random request to an endpoint of a description: valid, nearly valid, or nonsense. */
export function fuzzedRequest({ paths, components }: Described, chance: Chance): FuzzedRequest {
  const [path, operations] = chance.oneOf(Object.entries(paths)) ?? ['', {}]
  const [method, operation] = chance.oneOf(Object.entries(operations)) ?? ['get', { parameters: [] }]
  const schema = operation.requestBody?.content['application/json'].schema
  const body = schema ? bodyOf(schema, components.schemas, chance) : null
  return {
    method: chance.next() < 0.05 ? (chance.oneOf(['PUT', 'PATCH', 'OPTIONS', 'DELETE', 'POST', 'BREW']) ?? '') : method,
    path: addressOf(path, operation.parameters, chance),
    headers: headersOf(body !== null, chance),
    body: body ?? (method !== 'get' && chance.next() < 0.1 ? '{}' : null),
  }
}

/** Ids for paths: some that exist, and some that do not. */
const IDS = ['1', '2', '3', '9', '0', '-1', '1.5', '1e3', '00000000-0000-4000-8000-000000000001', 'IBM', '9'.repeat(40)]
const AWKWARD_IDS = [
  ...[
    '%00',
    '%2F',
    '..%2F..%2Fsettings',
    '%',
    '%ff%fe',
    '%u0041',
    'constructor',
    '__proto__',
    ';jsessionid=1',
    '%0d%0a',
  ],
  ...['x'.repeat(9_000), '%E2%80%AE', '*', "'", '"', '\\', '1%00', ' 1 ', '+1', '0x1', '١'],
]

function addressOf(path: string, parameters: readonly Parameter[], chance: Chance): string {
  const named = path.replaceAll(/\{\w+\}/g, () => chance.oneOf(chance.next() < 0.7 ? IDS : AWKWARD_IDS) ?? '')
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || chance.next() < 0.5))
    .map(({ name }) => `${name}=${queryValue(chance)}`)
  if (chance.next() < 0.05) query.push(`${query[0] ?? 'list=bought'}&list[]=1&list=sold&__proto__[a]=1`)
  if (chance.next() < 0.01) query.push(`long=${'%F0%9F%92%A9'.repeat(8_000)}`)
  const suffix = chance.next() < 0.03 ? chance.oneOf(['/', '//', '/..', '/%2e%2e', '?', '/.git', '%00']) : ''
  return `${named}${suffix}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

const QUERY_VALUES = [
  'bought',
  'sold',
  'watched',
  'json',
  'csv',
  'markdown',
  '1',
  '2',
  '50',
  '2026-11-20',
  'IBM',
  '3m',
  'Buy',
]
/** Cursors that Candor never gave out. */
const CURSORS = ['eyJhIjoxfQ', '99999999999999999999', 'MTIz', '-1', '1:2:3', 'null', '[]', '1e9']

function queryValue(chance: Chance): string {
  const kind = chance.next()
  if (kind < 0.5) return chance.oneOf(QUERY_VALUES) ?? ''
  if (kind < 0.7) return chance.oneOf(CURSORS) ?? ''
  if (kind < 0.8) return chance.oneOf(['%', '%ff', '%00', '%ED%A0%80', '%c0%af', '&&&', '=']) ?? ''
  return encodeURIComponent((chance.oneOf(AWKWARD_TEXTS) ?? '').slice(0, 3_000).toWellFormed())
}

function bodyOf(schema: Json, named: Named, chance: Chance): string | Uint8Array {
  const right = fits(schema, named, chance)
  const kind = chance.next()
  if (kind < 0.35) return JSON.stringify(right)
  if (kind < 0.8) return JSON.stringify(spoilt(right, chance)) ?? ''
  return notQuiteJson(JSON.stringify(right), chance)
}

/** Broken JSON: cut, doubled, too deeply nested, in other encodings, or with members that mean something to JavaScript. */
function notQuiteJson(text: string, chance: Chance): string | Uint8Array {
  const ways: readonly (() => string | Uint8Array)[] = [
    () => text.slice(0, chance.whole(0, text.length)),
    () => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},'),
    () => text.replace('{', `${text.slice(0, -1) || '{'},`),
    () => '['.repeat(20_000),
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => `[${text},${text}]`,
    () => text.replaceAll(/\d+/g, '1e400'),
    () => text.replaceAll(/"[^"]*"(?=[,}])/g, '"\\ud800"'),
    () => text.replaceAll(/"[^"]*"(?=[,}])/g, '"\\u0000"'),
    () => new Uint8Array([0x7b, 0xff, 0xfe, 0x22, 0xc0, 0x80, 0x7d]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
    () => `${text}${text}`,
    () => `{"a":"${'x'.repeat(200_000)}"}`,
    () => JSON.stringify(awkward(chance)) ?? '',
    () => 'ticker=IBM&thesis=yes',
    () => '',
  ]
  return (chance.oneOf(ways) ?? (() => text))()
}

const CONTENT_TYPES = [
  'text/plain',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
  '',
]

/** Headers that mostly are those of our own pages, and sometimes those of another site, a program or an attacker. */
function headersOf(hasBody: boolean, chance: Chance): Record<string, string> {
  const headers: Record<string, string> = { origin: 'http://localhost' }
  if (hasBody) headers['content-type'] = 'application/json'
  const now = (share: number, name: string, values: readonly string[]) => {
    if (chance.next() < share) headers[name] = chance.oneOf(values) ?? ''
  }
  now(0.06, 'content-type', CONTENT_TYPES)
  now(0.04, 'origin', [
    'null',
    '',
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:99999',
    '%',
  ])
  now(0.04, 'host', [
    'evil.example',
    '',
    'localhost:99999',
    '[::1',
    '169.254.169.254',
    'a@localhost',
    '\u00e9',
    'x'.repeat(300),
  ])
  now(0.06, 'sec-fetch-site', ['cross-site', 'same-site', 'none', 'x'])
  now(0.06, 'sec-fetch-mode', ['navigate', 'no-cors', 'x'])
  now(0.04, 'authorization', [
    'Bearer',
    'Bearer ',
    'bearer candor_x',
    `Bearer ${'x'.repeat(9_000)}`,
    'Basic Og==',
    '\u00ff',
  ])
  now(0.04, 'x-forwarded-for', ['::1', "1.1.1.1, '", ',,,', '\u00ff', 'x'.repeat(5_000), '127.0.0.1, 10.0.0.1'])
  now(0.04, 'if-none-match', ['*', '"', 'W/"x", "y"', '\u00ff'.repeat(500)])
  now(0.04, 'accept-encoding', ['br;q=0, *;q=0', 'gzip, br', '*', ';;;', 'zstd'])
  now(0.03, 'user-agent', ['\u00ff'.repeat(2_000), '', '{"$ne":1}'])
  now(0.03, 'content-length', ['-1', '0', '1e9', '99999999999', 'x'])
  now(0.03, 'last-event-id', ['-1', 'x', '1e99', '9'.repeat(40)])
  return headers
}
