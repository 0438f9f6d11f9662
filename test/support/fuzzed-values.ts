import type { Chance } from './seeded.ts'

type Schema = { readonly [word: string]: unknown }

/** The named schemas of a description. */
export type Named = Readonly<Record<string, Schema>>

/** Texts that have broken programs before. */
export const AWKWARD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\ufeff\u202e\u200b',
  '\u{1f4c9}'.repeat(300),
  'ﷺ'.repeat(2_000),
  'e\u0301'.repeat(500),
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e308',
  '1e-320',
  '1e999999',
  '9'.repeat(400),
  '0x1f',
  '٣',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '2026-11-22T25:61:61Z',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '%2e%2e%2f%00',
  '{{7*7}}',
  '=cmd|calc',
  '\r\nset-cookie: a=b',
  'x'.repeat(5_001),
  'x'.repeat(70_000),
]

const AWKWARD_VALUES: readonly unknown[] = [
  ...AWKWARD_TEXTS,
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 53 + 2,
  -(2 ** 63),
  [],
  {},
  [[[[]]]],
  { length: 3 },
  Array.from({ length: 2_000 }, () => 0),
]

export const awkward = (chance: Chance): unknown => chance.oneOf(AWKWARD_VALUES)

/** A random value that fits a schema. It may break rules that the schema does not contain, such as one about two members. */
export function fits(schema: Schema, named: Named, chance: Chance, depth = 0): unknown {
  const reference = typeof schema.$ref === 'string' ? named[schema.$ref.split('/').at(-1) ?? ''] : undefined
  if (reference) return fits(reference, named, chance, depth + 1)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return chance.oneOf(schema.enum)
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(parts)) return fits(chance.oneOf(parts) ?? {}, named, chance, depth + 1)
  if (schema.type === 'object') return fitsObject(schema, named, chance, depth)
  if (schema.type === 'array') return fitsArray(schema, named, chance, depth)
  if (schema.type === 'boolean') return chance.next() < 0.5
  if (schema.type === 'number' || schema.type === 'integer') return chance.oneOf([0, 1, 2, 7, 10, 100, 99.5])
  if (schema.type === 'string') return fitsText(schema, chance)
  return awkward(chance)
}

function fitsObject(schema: Schema, named: Named, chance: Chance, depth: number): unknown {
  const properties = (schema.properties ?? {}) as Named
  const required = Array.isArray(schema.required) ? schema.required : []
  const names = Object.keys(properties).filter((name) => required.includes(name) || chance.next() < 0.4)
  if (depth > 6) return {}
  return Object.fromEntries(names.map((name) => [name, fits(properties[name] ?? {}, named, chance, depth + 1)]))
}

const fitsArray = (schema: Schema, named: Named, chance: Chance, depth: number): unknown[] =>
  Array.from({ length: depth > 6 ? 0 : chance.whole(0, 3) }, () =>
    fits((schema.items ?? {}) as Schema, named, chance, depth + 1),
  )

const TEXTS = ['IBM', 'A thesis of some words.', '12.50', '3', '2026-11-20', '2025-01-02', 'u-0000', 'lanterns', 'read']

function fitsText({ format, minLength }: Schema, chance: Chance): string {
  if (format === 'uuid') return `${'0'.repeat(8)}-0000-4000-8000-${String(chance.whole(0, 9_999)).padStart(12, '0')}`
  if (format === 'date') return `202${chance.whole(4, 6)}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`
  if (format === 'date-time') return '2026-11-20T10:00:00.000Z'
  const text = chance.oneOf(TEXTS) ?? ''
  return typeof minLength === 'number' ? text.padEnd(minLength, 'x') : text
}

/** The same value with one unexpected value somewhere inside, or with an extra member. */
export function spoilt(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.next() < 0.7) {
    const at = chance.whole(0, value.length - 1)
    return value.map((one, index) => (index === at ? spoilt(one, chance) : one))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return awkward(chance)
  const names = Object.keys(value)
  const name = chance.oneOf(names)
  if (name === undefined || chance.next() < 0.2) return { ...value, [extra(chance)]: awkward(chance) }
  if (chance.next() < 0.15) return Object.fromEntries(Object.entries(value).filter(([own]) => own !== name))
  return { ...value, [name]: spoilt((value as Schema)[name], chance) }
}

const extra = (chance: Chance): string =>
  chance.oneOf(['userId', 'user_id', 'hash', 'sequence', 'constructor', 'toJSON', 'then', '\u0000', '']) ?? ''
