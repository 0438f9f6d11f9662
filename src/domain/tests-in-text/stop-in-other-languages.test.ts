import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isNamedStop } from './own-test.ts'

const read = (text: string) =>
  findOwnTests(text, '2025-05-15', '100').map(({ words, value, side }) => [words, side, value])

test.each([
  ['Kaufe wegen der Dividende. Stopp bei 90.', 'Stopp bei 90', '90'],
  ['Kaufe jetzt. Stop-Loss auf 85,50.', 'Stop-Loss auf 85,50', '85.5'],
  ['Ich halte die Aktie, mein Stopp liegt bei 80.', 'mein Stopp liegt bei 80', '80'],
  ['Verkaufe unter 80.', 'Verkaufe unter 80', '80'],
  ['Gekauft. Ziel 140, Stopp 79.', 'Stopp 79', '79'],
  ['Vendo si baja de 85,50.', 'Vendo si baja de 85,50', '85.5'],
  ['Verkaufen werde ich unter 68 oder wenn das Volumen fällt.', 'Verkaufen werde ich unter 68', '68'],
  ['Stop à 90, objectif 120.', 'Stop à 90', '90'],
  ['Je vends sous 80,5.', 'Je vends sous 80,5', '80.5'],
])('a stop in German, French or Spanish: %s', (text, words, value) =>
  expect(read(text)).toEqual([[words, 'below', value]]),
)

test('it is a stop by its own name', () => {
  expect(findOwnTests('Kaufe. Stopp bei 90.', '2025-05-15', '100').map(isNamedStop)).toEqual([true])
  expect(findOwnTests('Verkaufe unter 80.', '2025-05-15', '100').map(isNamedStop)).toEqual([false])
})

test.each([
  'Verkaufe unter 80 % Auslastung.',
  'Kein Stopp bei 80.',
  'Stopp bei 190.',
  'Verkaufe unter 20.',
  'Verkaufe unter 80 Mio Umsatz.',
  'Je vends si la marge passe sous 80 %.',
])('and none is read in: %s', (text) => expect(read(text)).toEqual([]))
