import type { OperatorMessages } from './operator-messages.ts'

export const operator: OperatorMessages = {
  lede: 'Womit dieser Candor läuft. Niemand sonst darin sieht diese Seite.',
  providers: 'Anbieter',
  budgets: 'Kontingente',
  variables: 'Variablen',
  cannotBeShown: (why) => `Diese Seite lässt sich nicht anzeigen. ${why}`,
  loading: 'Womit dieser Candor läuft, wird geladen',
  needs: {
    companies: 'Suche nach Unternehmen',
    prices: 'Kurse',
    critic: 'Kritiker',
    facts: 'Fakten für den Kritiker',
  },
  after: (one, other) => `${one}, dann ${other}`,
  wanting:
    'Alles funktioniert auch ohne sie. Jeder wird durch eine Variable eingeschaltet (siehe unten). Kein Schlüssel gelangt je auf diese Seite.',
  usage: {
    of: (used, limit) => `${used} von ${limit}`,
    minute: (spent) => `${spent} in dieser Minute`,
    day: (spent) => `${spent} heute`,
    requests: (spent) => `Anfragen: ${spent}.`,
    unlimited: 'Die Anfragen sind nicht begrenzt.',
    paused: (moment) => `Keine Anfrage bis ${moment}, wegen des letzten Fehlers.`,
    failure: (age) => `Letzter Fehler ${age}: `,
  },
  variable: {
    note: 'Variablen werden in der Umgebung gesetzt, in der Candor startet, und gelten ab dem nächsten Start. Von einem Geheimnis sagt diese Seite nur, dass es gesetzt ist.',
    none: 'Keine ist gesetzt: Überall gilt die Voreinstellung.',
    secret: 'gesetzt, wird nicht gezeigt',
    others: (count) => (count === 1 ? '1, die nicht gesetzt ist' : `${count}, die nicht gesetzt sind`),
  },
}
