import type { OwnTestStateMessages } from './own-test-state-messages.ts'

export const ownTestStates: OwnTestStateMessages = {
  open: 'Offen',
  openUntil: (day) => `Offen, gefragt wird am ${day}`,
  asked: (day) => `Gefragt seit dem ${day}: Ist es eingetreten?`,
  met: (day) => `Bestanden: Du hast am ${day} gesagt, dass es nicht eingetreten ist`,
  broken: (day) => `Gebrochen: Du hast am ${day} gesagt, dass es eingetreten ist`,
  ignored: (day) => `Übergangen: Du hast am ${day} gesagt, dass es eingetreten ist`,
  followed: (state, action, day) => `${state}. Danach: ${action} am ${day}`,
  endedBySale: (day) => `Am ${day} beendet, als du wieder gekauft hast, ohne eine Antwort`,
  ended: (day) => `Am ${day} beendet, als du nichts mehr davon gehalten hast, ohne eine Antwort`,
  askedNow: (action, day) =>
    `Das hast du unter „Falsch, wenn“ geschrieben (${action} am ${day}), damit du jetzt gefragt wirst. Gewinn und Verlust sind verborgen, bis du antwortest.`,
  heading: 'Deine Proben',
  earlier: (count) => `${count} frühere`,
  didItHappen: 'Ist es eingetreten?',
  happened: 'Es ist eingetreten',
  happenedName: (line) => `Es ist eingetreten: ${line}`,
  didNot: 'Ist es nicht',
  later: 'Später',
}
