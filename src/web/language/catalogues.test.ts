import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '#test/support/catalogues.ts'
import { german } from '#web/german.ts'
import { layoutMessages } from '#web/layout/layout-messages.ts'
import { pluralForm, speakGerman } from './messages.ts'

/** What a message is given has to come back in what it says, in whichever language. */
const GIVEN = ['«first»', '«second»', '«third»', '«fourth»'] as const

type Message = readonly [path: string, says: string, given: readonly string[]]

/** Every message of a catalogue, functions called with what can be found again. */
function messagesIn(value: unknown, path: string): Message[] {
  if (typeof value === 'string') return [[path, value, []]]
  if (typeof value === 'function') {
    const says = String(value(...GIVEN.slice(0, value.length)))
    return [[path, says, GIVEN.filter((given) => says.includes(given))]]
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => messagesIn(inner, `${path}.${key}`))
}

/** What a message says of what it is given, where the languages differ on purpose: German names no part that cannot be loaded. */
const DIFFERENT = new Set(['ui.cannotBeLoaded'])

describe.each(Object.entries(CATALOGUES))('the messages of %s', (name, catalogue) => {
  const english = messagesIn(catalogue('en'), name)
  const inGerman = messagesIn(german[name as keyof typeof CATALOGUES], name)

  test('say the same of what they are given in both languages', () => {
    const given = (messages: readonly Message[]) =>
      messages.filter(([path]) => !DIFFERENT.has(path)).map(([path, , found]) => [path, found.toSorted()])
    expect(given(inGerman)).toEqual(given(english))
  })

  test('are not empty in German, and have no straight quotes, no spaces too many and no three dots', () => {
    const odd = inGerman.filter(([, says]) => says === '' || /["']| {2}|\.\.\./.test(says))
    expect(odd).toEqual([])
  })
})

test('a catalogue has the messages of the language that is asked for', () => {
  speakGerman(german)
  expect(layoutMessages('de').signOut).toBe('Abmelden')
  expect(layoutMessages('en').signOut).toBe('Sign Out')
})

test('a word has one form for 1 and another for any other number', () => {
  const forms = { one: 'asset', other: 'assets' }
  expect([0, 0.5, 1, 2, 1000].map((count) => pluralForm('en', count, forms))).toEqual([
    ...['assets', 'assets', 'asset', 'assets', 'assets'],
  ])
  expect(pluralForm('de', 1, { one: 'Anlage', other: 'Anlagen' })).toBe('Anlage')
})
