import { expect, it } from 'vitest'
import { germanNumber } from './spelled-numbers-german.ts'

it.each([
  ['fünfzig', 50],
  ['Fünfundzwanzig', 25],
  ['dreissig', 30],
  ['siebzehn', 17],
  ['elf', 11],
  ['eine', 1],
  ['null', 0],
  ['hundert', 100],
  ['zweihundertfünfzehn', 215],
  ['hundertundeins', 101],
  ['zwölftausenddreihundert', 12_300],
  ['zweihunderttausend', 200_000],
  ['dreieinhalb', 3.5],
  ['anderthalb', 1.5],
])('%s is %d', (word, value) => expect(germanNumber(word)).toBe(value))

it.each(['Umsatz', 'einig', 'günstig', 'zwölften', 'zehnundzwanzig', 'hundertprozentig', ''])(
  '%s is no number',
  (word) => expect(germanNumber(word)).toBeNull(),
)
