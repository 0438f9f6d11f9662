import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (wrote: string, thesis: string) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', price: '95' }), [
      decided(wrote, { at: '2026-03-05T15:00:00.000Z', price: '90' }),
    ]),
  ).sentences.map(({ kind, text }) => `${kind}: ${text}`)

describe('one of several conditions says nothing of the whole', () => {
  test.each([
    ['Out if comps are below 2%, provided that margins fall too.', 'Comps 1.5%.'],
    ['Out if comps are below 2%, but only if margins fall as well.', 'Comps 1.5%.'],
    ['If comps fall below 2% and only if margins shrink, I sell.', 'Comps 1.5%.'],
  ])('%s / %s: it is not told that it came', (wrote, thesis) =>
    expect(said(wrote, thesis).join('\n')).not.toContain('falsifier-broken-and-held'),
  )

  test('of what has to be so as well only a part is told', () => {
    const wrote = 'I keep it only if rent collection stays over 95% and the dividend is covered.'
    expect(said(wrote, 'Collection 96%.').join('\n')).toContain('answers a part')
  })

  test('and of one condition the whole', () =>
    expect(said('Out if comps are below 2%.', 'Comps 1.5%.').join('\n')).toContain('falsifier-broken-and-held'))
})
