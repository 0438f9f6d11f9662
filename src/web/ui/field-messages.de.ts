import type { FieldMessages } from './field-messages.ts'

export const fields: FieldMessages = {
  readAs: (number) => `Gelesen als ${number}.`,
  readBetween: (number, low, high) => `Gelesen als ${number}, also zwischen ${low} und ${high}.`,
  ambiguous: (typed) => `„${typed}“ kann zwei Zahlen heißen. Wähle, welche du meinst.`,
  ambiguousHidden:
    'Das kann zwei Zahlen heißen. Schreibe sie ohne Punkt zwischen den Tausendern oder mit einer Null mehr am Ende.',
  mean: (number) => `Ich meine ${number}`,
  meanBetween: (number, low, high) => `Ich meine ${number}, zwischen ${low} und ${high}`,
  unfinishedDay: 'Dieser Tag ist noch nicht vollständig: Er braucht Tag, Monat und ein Jahr aus vier Ziffern.',
  day: (day) => `Gelesen als ${day}.`,
}
