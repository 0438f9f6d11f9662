import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

describe('so many out of the next ones', () => {
  const earlier = (wrote: string, report: string) => [
    decided(wrote, { at: '2026-02-03T15:00:00.000Z', price: '100' }),
    decided(report, { action: 'Hold', at: '2026-05-04T15:00:00.000Z', price: '98' }),
  ]
  const kindsAfter = (wrote: string, report: string, thesis: string) =>
    readBuiltIn(
      asked(decided(thesis, { action: 'Hold', at: '2026-08-04T15:00:00.000Z', price: '80' }), earlier(wrote, report)),
    ).sentences.map(({ kind }) => kind)

  test.each([
    ['Comps must be positive in two of the next three quarters or I sell.', 'Comps -1%.', 'Comps -2%. Still here.'],
    ['If comps fall in two of the next three quarters I sell.', 'Comps -1%.', 'Comps -2%. Still here.'],
    [
      'Comps must be positive in two of the next three quarters or I sell.',
      'Comps -1%.',
      '-2.1. Two of three. I stay.',
    ],
  ])('%s %s %s', (wrote, report, thesis) =>
    expect(kindsAfter(wrote, report, thesis)).toContain('falsifier-broken-and-held'),
  )

  test.each([
    ['Comps must be positive in two of the next three quarters or I sell.', 'Comps +1%.', 'Comps -2%. Still here.'],
    ['Comps must be positive in one of the next three quarters or I sell.', 'Comps -1%.', 'Comps -2%. Still here.'],
    ['If comps fall in three of the next four quarters I sell.', 'Comps -1%.', 'Comps -2%. Still here.'],
  ])('not yet: %s %s %s', (wrote, report, thesis) =>
    expect(kindsAfter(wrote, report, thesis)).not.toContain('falsifier-broken-and-held'),
  )
})

describe('a second report', () => {
  const kindsOf = (wrote: string, ...reports: readonly string[]) => {
    const entries = reports.map((thesis, at) =>
      decided(thesis, { action: 'Hold', at: `2026-0${5 + at * 3}-04T15:00:00.000Z`, price: '90' }),
    )
    const [last, ...before] = entries.toReversed()
    const bought = decided(wrote, { at: '2026-02-03T15:00:00.000Z', price: '100' })
    return last ? readBuiltIn(asked(last, [bought, ...before.toReversed()])).sentences.map(({ kind }) => kind) : []
  }
  const BROKEN = 'falsifier-broken-and-held'

  test.each(['If comps fall in a second report I sell.', 'If comps are negative in a second quarter I am out.'])(
    'breaks a test that the first does not: %s',
    (wrote) => {
      expect(kindsOf(wrote, 'Comps -2%. Still here.')).not.toContain(BROKEN)
      expect(kindsOf(wrote, 'Comps -2%.', 'Comps -3%. Still here.')).toContain(BROKEN)
    },
  )
  test('and where one is enough, the first does', () =>
    expect(kindsOf('If comps fall in a quarter I sell.', 'Comps -2%. Still here.')).toContain(BROKEN))
})
