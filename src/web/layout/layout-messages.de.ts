import type { LayoutMessages } from './layout-messages.ts'

export const layout: LayoutMessages = {
  skip: 'Direkt zur Seite',
  account: 'Konto',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  reviewsDue: (count) => `${count === 1 ? 'Rückblick ist' : 'Rückblicke sind'} fällig`,
  late: 'Diese Seite ist noch nicht geladen. Prüfe die Verbindung und lade sie noch einmal. Was du festgehalten hast, ist sicher.',
  demo: {
    name: 'Demo',
    lead: 'Das ist eine Demo.',
    rest: 'Sie vergisst alles, wenn sie endet. Melde dich mit einem beliebigen Namen an, der zugleich das Passwort ist.',
  },
  updating: 'Dein Depot wird aktualisiert …',
  disclaimer: 'Candor ist kein Finanzberater, und nichts auf dieser Website ist eine Anlageberatung.',
  aboutCandor: 'Über Candor',
  howItWorks: 'So funktioniert es',
  about: 'Über Candor',
  notFound: {
    title: 'Nicht gefunden',
    heading: 'Hier steht nichts.',
    text: 'Unter dieser Adresse gibt es keine Seite, oder sie gehört zum Journal von jemand anderem. Von dir ist nichts verloren: Deine Einträge stehen, wo du sie festgehalten hast.',
    start: 'Zur Startseite',
    journal: 'Dein Journal öffnen',
    logIn: 'Bei deinem Journal anmelden',
  },
  failure: {
    heading: 'Diese Seite lässt sich nicht anzeigen.',
    unforeseen:
      'Etwas auf dieser Seite funktioniert nicht, wie es soll. Was du festgehalten hast, ist sicher. Versuche es noch einmal, oder lade die Seite neu.',
  },
}
