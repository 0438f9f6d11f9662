import type { OwnTestMessages } from './own-test-messages.ts'

export const ownTests: OwnTestMessages = {
  wrongIf: 'Falsch, wenn',
  ofLine: 'Was dich widerlegen würde, in einer Zeile.',
  askMeOn: 'Frag mich am',
  optional: 'freiwillig',
  yourTest: 'Deine Probe:',
  keepIt: 'Behalten?',
  askedOn: (day) => ` Du würdest am ${day} gefragt.`,
  keep: 'Behalten',
  change: 'Ändern',
  leaveOut: 'Weglassen',
  kept: 'Deine Probe steht jetzt neben der These.',
  toChange: 'Sie steht jetzt unter „Falsch, wenn“: Ändere sie dort.',
  leftOut: 'Sie bleibt nur in der These.',
  level: {
    stop: {
      why: 'Für einen Kurs gibt es den Stopp: Er wird beobachtet.',
      set: (level) => `Als Stopp setzen: ${level}`,
      willBe: (level) => `Dein Stopp wird ${level}.`,
      ofCost: (percent) => `${percent}\u00a0% unter dem Einstand`,
      ofYourCost: (price, percent, cost) => `${price}, ${percent}\u00a0% unter deinem Einstand von ${cost}`,
    },
    target: {
      why: 'Für einen Kurs gibt es das Ziel: Es wird beobachtet.',
      set: (level) => `Als Ziel setzen: ${level}`,
      willBe: (level) => `Dein Ziel wird ${level}.`,
      ofCost: (percent) => `${percent}\u00a0% über dem Einstand`,
      ofYourCost: (price, percent, cost) => `${price}, ${percent}\u00a0% über deinem Einstand von ${cost}`,
    },
  },
}
