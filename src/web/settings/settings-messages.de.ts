import { describeFigure } from '#domain/assets/explanation/explained-figure.ts'
import { GERMAN } from '#domain/assets/explanation/explanation-texts.de.ts'
import type { SettingsMessages } from './settings-messages.ts'

export const settings: SettingsMessages = {
  cannotBeShown: (why) => `Deine Einstellungen lassen sich nicht anzeigen. ${why}`,
  loading: 'Deine Einstellungen werden geladen',
  sections: {
    appearance: 'Darstellung',
    selling: 'Verkaufen',
    comparison: 'Vergleich',
    recap: 'Wöchentliche Mail',
    export: 'Export',
    device: 'Dieses Gerät',
    proof: 'Nachweis',
    backups: 'Sicherungen',
    prices: 'Kurse',
    operator: 'Betrieb',
    account: 'Konto',
  },
  proof: {
    sealed: 'Jeder Eintrag ist mit dem davor versiegelt.',
    see: 'Sieh nach, ob alle noch sind, wie sie festgehalten wurden',
    receipt: ', und nimm eine signierte Quittung mit.',
  },
  operator: { youRun: 'Du betreibst diesen Candor.', see: 'Sieh seine Anbieter, Kontingente und Variablen an' },
  save: 'Speichern',
  saved: 'Gespeichert',
  notSaved: (why) => `Nicht gespeichert. ${why}`,
  putBack: (why) => `Nicht gespeichert und zurückgestellt. ${why}`,
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  inGerman:
    'Auf Deutsch sind alle Seiten eines Kontos. Auf Englisch bleiben, mit ihren Zahlen und Daten: was Kritiker und Sprachmodelle schreiben, der Beispieleintrag, den ein neues Konto unter „Gekauft“ sieht, und die öffentlichen Seiten.',
  friction: {
    name: 'Kaufkurs und Gewinn verbergen, während ich verkaufe',
    why: 'Was du einmal gezahlt hast, sagt nichts über das, was kommt. Trotzdem wird verkauft, was gestiegen ist, und behalten, was gefallen ist. Ist das hier an, verbirgt die Seite einer Anlage beides, und die Kritiken, die es nennen, während du schreibst, warum du verkaufst, und zeigt, was du beim Kauf geschrieben hast. Beides kommt zurück, sobald die These gespeichert ist.',
    experiment:
      'In einem Laborversuch war diese Gewohnheit um 25\u00a0% schwächer, wenn der Bildschirm den Kaufkurs nicht zeigte:',
    source: 'Frydman und Rangel 2014',
    hint: '. Ein Labor ist kein Markt, nimm es also als Hinweis und nicht als Versprechen.',
  },
  benchmark: {
    name: 'Vergleichswert',
    unit: 'Ticker',
    why: 'Das Diagramm einer Anlage zeichnet ihre Kurse neben diesen, ab deiner ersten Entscheidung. SPY ist ein Fonds mit den 500 größten Unternehmen der Vereinigten Staaten. Beides sind nur Kurse, ohne Dividenden.',
    claims:
      'Auch das Formular einer neuen Entscheidung misst ihre Behauptung an ihm, wenn du dort nicht überhaupt einen Gewinn oder einen eigenen Kurs wählst. Schon festgehaltene Behauptungen behalten den Vergleichswert, den sie nennen.',
  },
  recap: {
    why: 'Einmal in der Woche, per Mail: wie viele Entscheidungen du festgehalten hast, wie viele Rückblicke fällig sind, wann sich die nächste Behauptung entscheidet. Keine Beträge, keine Unternehmen, keines deiner Worte. Jede Mail hat einen Link, der sie beendet.',
    address: 'E-Mail-Adresse',
    send: 'Schick mir die Mail',
    goesTo: (address) => `Jede Woche geht eine Mail an ${address}.`,
    asked: (address) =>
      `Eine Mail an ${address} fragt, ob du das möchtest. Sonst wird nichts geschickt, bis du dort zusagst.`,
    failure: {
      delayed: (moment) =>
        `Die letzte Mail konnte noch nicht gesendet werden. Es wurde am ${moment} versucht, und wird von selbst wieder versucht, bis es gelingt.`,
      refused: (moment) =>
        `Der Mailserver hat die letzte Mail am ${moment} endgültig abgelehnt. Prüfe, ob die Adresse stimmt: Wenn nicht, beende die Mails und bitte um sie unter einer anderen. Die nächste wird eine Woche später gesendet und erzählt alles seit der letzten, die angenommen wurde.`,
      unknown: (moment) =>
        `Ob die letzte Mail vom ${moment} ankam, ist nicht bekannt: Der Mailserver hat nicht gesagt, dass er sie angenommen hat. Sie wird nicht noch einmal gesendet, damit keine zweimal kommt. Die nächste wird eine Woche später gesendet und erzählt alles seit der letzten, die angenommen wurde.`,
    },
    notEnded: (why) => `Das ließ sich nicht beenden. ${why}`,
    end: 'Keine Mail mehr',
  },
  device: {
    kept: 'Was du zuletzt gelesen hast, bleibt in diesem Browser, höchstens 100 Antworten von Candor, damit es sich ohne Verbindung öffnen lässt. Es verschwindet, wenn du dich abmeldest oder jemand anderes sich hier anmeldet.',
    notKept: 'Dieser Browser behält nichts von dem, was du liest: Seiten ohne Verbindung brauchen TLS (https).',
    drafts:
      'Entwürfe bleiben hier und auf dem Server, 90 Tage nach der letzten Änderung oder bis sie festgehalten sind. Ein Entwurf, den der Server noch nicht hat, bleibt in diesem Browser, wenn du dich abmeldest, und wird nur dir gezeigt.',
    notYours: 'Auf einem Computer, der dir nicht gehört, melde dich ab, wenn du fertig bist.',
    clear: 'Löschen, was hier liegt',
    cleared: 'Gelöscht. Was du von jetzt an öffnest, bleibt wieder hier.',
    notCleared: 'Dieser Browser ließ das nicht zu. Melde dich ab, dann verschwindet es.',
  },
  backups: {
    newest: 'Neueste Sicherung',
    made: (moment) => `Gemacht am ${moment} Uhr, zur Probe ganz gelesen.`,
    madeOpen: (moment) => `Gemacht am ${moment} Uhr, zur Probe ganz gelesen, nicht verschlüsselt.`,
    ageAndSize: (age, size) => `${age}, ${size}`,
    none: 'Noch keine',
    eachDay: 'Jeden Tag wird eine gemacht, solange Candor läuft, und vor jeder Aktualisierung.',
    problem: 'Die letzte ließ sich nicht machen:',
    all: 'Alle, die es gibt',
    count: (count, size) => `${count} Sicherungen, ${size}`,
    where: 'Wo',
    onMachine: 'Auf dem Rechner, auf dem dieser Candor läuft',
    lost: 'Eine Sicherung auf demselben Speicher geht mit ihm verloren. Wer diesen Candor betreibt, kann sie anderswo aufheben; dein eigener Export ist eine Kopie, die dir bleibt.',
  },
  prices: {
    none: 'Du hältst und beobachtest noch keine Aktie, deshalb wird kein Kurs abgefragt.',
    all: (count) => `Alle ${count} Kurse und ihr Alter`,
    unknown: 'Es ist kein Kurs bekannt',
    quarantined: 'Ein neuerer ist zurückgehalten.',
    how: 'Wie wird das berechnet?',
    of: (figure) => ` (${figure})`,
    method: describeFigure('current-price', 'known', GERMAN),
  },
}
