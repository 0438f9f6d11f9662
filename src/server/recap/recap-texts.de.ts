import type { RecapTexts } from './recap-texts.ts'

/** The same in German. The mail is called as Settings call it. */
export const GERMAN: RecapTexts = {
  subject: 'Deine Woche in Candor',
  decisions: (count, since) =>
    `Seit dem ${since} hast du ${count === 0 ? 'keine Entscheidung' : count === 1 ? '1 Entscheidung' : `${count} Entscheidungen`} festgehalten.`,
  resolved: (count) => `Der Tag ${count === 1 ? 'einer Behauptung' : `von ${count} Behauptungen`} ist gekommen.`,
  due: (count) =>
    count === 1
      ? '1 Rückblick ist fällig. Er fragt, woran du dich erinnerst, bevor er etwas zeigt.'
      : `${count} Rückblicke sind fällig. Sie fragen, woran du dich erinnerst, bevor sie etwas zeigen.`,
  nextClaim: (day) => `Die nächste Behauptung, die zählt, wird am ${day} geprüft.`,
  foot: (mirror, end) =>
    `Dein Spiegel: ${mirror}\n\nDu hast diese Mail in den Einstellungen bestellt. So endet sie: ${end}`,
  confirmation: {
    subject: 'Möchtest du eine wöchentliche Mail von Candor?',
    text: (confirm) =>
      `Jemand, wahrscheinlich du, hat Candor gebeten, eine wöchentliche Mail an diese Adresse zu schicken: wie viele Entscheidungen, Rückblicke und Behauptungen, ohne Beträge.\n\nWenn du das warst, sag hier zu: ${confirm}\n\nWenn nicht, tu nichts: Es kommt keine weitere Mail.`,
  },
  pages: {
    confirmation: { question: 'Soll jede Woche eine Mail an diese Adresse gehen?', button: 'Jede Woche schicken' },
    end: { question: 'Soll die wöchentliche Mail enden?', button: 'Keine Mail mehr' },
    confirmed: 'Die erste Mail kommt in einer Woche. Jede hat einen Link, der sie beendet.',
    ended: 'Es kommt keine Mail mehr. Dein Journal ist, wie es war.',
  },
}
