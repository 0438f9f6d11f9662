import type { OwnAccountMessages } from './own-account-messages.ts'

export const ownAccount: OwnAccountMessages = {
  signedInAs: 'Angemeldet als',
  signOut: 'Abmelden',
  cannotBeShown: (why) => `Wo du angemeldet bist, lässt sich nicht anzeigen. ${why}`,
  remove: 'Entfernen',
  keep: 'Behalten',
  code: 'Code',
  password: {
    aside: 'Ein neues Passwort beendet jede andere Sitzung.',
    change: 'Passwort ändern',
    current: 'Jetziges Passwort',
    new: 'Neues Passwort',
    atLeast: (characters) => `mindestens ${characters} Zeichen`,
  },
  tokensLeft: {
    changed: 'Dein Passwort ist geändert, und jede andere Sitzung ist beendet.',
    one: '1 API-Token dieses Kontos gilt weiter wie bisher. Wenn jemand anderes dein Passwort kannte, widerrufe, was damit gemacht worden sein kann.',
    more: (count) =>
      `${count} API-Token dieses Kontos gelten weiter wie bisher. Wenn jemand anderes dein Passwort kannte, widerrufe, was damit gemacht worden sein kann.`,
    revokeOne: 'Widerrufen',
    revokeMore: 'Alle widerrufen',
    leaveOne: 'Lassen',
    leaveMore: 'Alle lassen',
  },
  confirm: {
    please: 'Bestätige bitte, dass du es bist.',
    send: 'Bestätigen',
    password: 'Passwort',
    codeOf: 'deiner Authenticator-App, oder ein Wiederherstellungscode',
    signInAnew: 'Bestätige bitte, dass du es bist: Melde dich noch einmal an. Du kommst auf diese Seite zurück.',
    signInAgain: 'Noch einmal anmelden',
    usePasskey: 'Passkey verwenden',
  },
  sessions: {
    name: 'Wo du angemeldet bist',
    device: (device) => (device === 'An unknown device' ? 'Ein unbekanntes Gerät' : device.replace(' on ', ' unter ')),
    here: ', hier',
    since: (age) => `Angemeldet ${age}`,
    sinceAndUsed: (since, used) => `Angemeldet ${since}, benutzt ${used}`,
    end: 'Beenden',
    endNamed: (device) => `Die Sitzung beenden: ${device}`,
    ends: 'Eine Sitzung endet von selbst nach 14 Tagen ohne Benutzung, und nach 90 Tagen.',
    endAll: 'Jede Sitzung beenden',
  },
  factors: {
    name: 'Ein Weg zurück und ein zweiter Schritt',
    noCodes:
      'Noch keine Wiederherstellungscodes. Ohne sie kann ein verlorenes Passwort nur ersetzen, wer diesen Candor betreibt.',
    codesLeft: (count) => `${count} von 10 Wiederherstellungscodes übrig.`,
    makeCodes: 'Wiederherstellungscodes machen',
    codes: 'Deine Wiederherstellungscodes',
    keepCodes:
      'Drucke sie aus, oder hebe sie auf, wo du aufhebst, was wichtig ist. Jeder gilt einmal: für ein neues Passwort, oder wo nach dem Code deiner App gefragt wird.',
    showCodes: 'Zehn neue Codes zeigen',
    firstCodes:
      'Zehn Codes, nur dieses eine Mal gezeigt. Sie sind für den Tag, an dem du dein Passwort oder deine App verloren hast.',
    newCodes:
      'Zehn Codes, nur dieses eine Mal gezeigt. Die, die du hast, gelten dann nicht mehr. Sie sind für den Tag, an dem du dein Passwort oder deine App verloren hast.',
    asksForCode: 'Eine Anmeldung fragt nach dem Code deiner Authenticator-App.',
    asksForPassword: 'Eine Anmeldung fragt nur nach dem Passwort.',
    asksForPasskey: 'Eine Anmeldung fragt nach deinem Passkey; das Passwort allein genügt nicht.',
    removeApp: 'Authenticator-App entfernen',
    setUpApp: 'Authenticator-App einrichten',
    thenPassword: 'Von da an fragt eine Anmeldung nur nach dem Passwort.',
    loadingForm: 'Das Formular wird geladen',
    form: 'Das Formular',
    makingKey: 'Ein Schlüssel wird gemacht',
    useApp: 'Diese App verwenden',
    scan: 'Lies das mit deiner Authenticator-App ein, oder gib den Schlüssel von Hand ein. Tippe dann den Code, den sie zeigt.',
    key: 'Der Schlüssel',
    qrCode: 'QR-Code mit dem Schlüssel',
  },
  once: {
    copied: 'Kopiert.',
    notCopied: 'Das ließ sich nicht kopieren: Markiere es und kopiere es von Hand.',
    copy: 'Kopieren',
    kept: 'Ich habe es aufgehoben',
  },
  passkeys: {
    name: 'Passkeys',
    added: (age) => `Hinzugefügt ${age}`,
    addedAndUsed: (added, used) => `Hinzugefügt ${added}, benutzt ${used}`,
    remove: 'Entfernen',
    removeTitle: (name) => `${name} entfernen`,
    removeNamed: (name) => `Den Passkey entfernen: ${name}`,
    removing:
      'Dieses Gerät meldet dich dann nicht mehr an. Es kann den Passkey noch anbieten, bis du ihn auch dort entfernst.',
    aside: 'Dein Gerät meldet dich mit seiner PIN, deinem Gesicht oder einem Finger an.',
    add: 'Passkey hinzufügen',
    addDevice: 'Dieses Gerät hinzufügen',
    which: 'Welches Gerät das ist',
  },
  identities: {
    name: 'OpenID Connect',
    linked: (age) => `Verknüpft ${age}`,
    linkedOnce: (age) => `Verknüpft ${age}; dieser Candor meldet dort niemanden mehr an`,
    unlink: 'Trennen',
    unlinkNamed: (issuer) => `${issuer} trennen`,
    unlinkIt: 'Trennen',
    unlinking:
      'Du meldest dich dort noch einmal an und kommst auf diese Seite zurück. Von da an öffnet diese Anmeldung dein Konto nicht mehr. Deine anderen Wege hinein bleiben.',
    opensNothing: 'Sie öffnet hier nichts.',
    elsewhere: (provider) => `Melde dich hier mit einem Konto an, das du anderswo hast: ${provider}.`,
    link: 'Mit diesem Konto verknüpfen',
    goAndLink: 'Dorthin gehen und verknüpfen',
    linking:
      'Du meldest dich dort noch einmal an und kommst auf diese Seite zurück. Von da an öffnet diese Anmeldung dieses Konto.',
    done: {
      linked: 'Verknüpft. Von jetzt an kannst du dich auch damit anmelden.',
      unlinked: 'Getrennt. Dieses Konto lässt sich damit nicht mehr öffnen.',
    },
    failures: {
      'linked-elsewhere':
        'Es wurde nichts geändert: Wer sich dort angemeldet hat, hat schon ein anderes Konto bei diesem Candor. Trenne es dort, oder lösche jenes Konto, und verknüpfe es dann.',
      'another-person':
        'Es wurde nichts geändert: Dort hat sich jemand anderes angemeldet als der, der getrennt werden soll. Melde dich dort ab und versuche es noch einmal.',
      'only-way-in':
        'Es wurde nichts geändert: Nichts anderes öffnet dein Konto, deshalb bleibt es verknüpft. Füge zuerst einen Passkey hinzu.',
      'session-ended':
        'Es wurde nichts geändert: Die Sitzung, in der du begonnen hast, ist zu Ende. Beginne bitte neu.',
      'not-fresh':
        'Es wurde nichts geändert: Der Dienst hat nicht gesagt, dass du dich gerade eben angemeldet hast. Melde dich dort ab und versuche es noch einmal; kommt es wieder vor, findet den Grund im Protokoll des Servers, wer diesen Candor betreibt.',
      denied: 'Es wurde nichts geändert: Die Anmeldung wurde dort abgebrochen oder ist dir nicht erlaubt.',
      expired:
        'Es wurde nichts geändert: Die Anmeldung hat über zehn Minuten gedauert, wurde schon benutzt oder begann in einem anderen Browser. Versuche es bitte noch einmal.',
      unreachable:
        'Es wurde nichts geändert: Der Dienst, bei dem du dich anmeldest, antwortet nicht, wie er soll. Versuche es in einer Minute noch einmal.',
      untrusted:
        'Es wurde nichts geändert: Bei dem, was zurückkam, ließ sich nicht beweisen, dass es von dir ist. Versuche es noch einmal; kommt es wieder vor, sag es dem, der diesen Candor betreibt.',
      misconfigured:
        'Es wurde nichts geändert: Dieser Weg, sich anzumelden, ist nicht richtig eingerichtet. Den Grund findet im Protokoll des Servers, wer diesen Candor betreibt.',
      'not-allowed': 'Es wurde nichts geändert: Auf diesem Weg wirst du nicht eingelassen.',
      throttled:
        'Es wurde nichts geändert: Von deiner Adresse aus wurden sehr viele Anmeldungen begonnen. Versuche es bitte in einer Minute noch einmal.',
      failed:
        'Es wurde nichts geändert: In Candor ist etwas fehlgeschlagen. Versuche es noch einmal, oder sag es dem, der diesen Candor betreibt.',
    },
  },
  tokens: {
    name: 'API-Token',
    revoke: 'Widerrufen',
    revokeNamed: (name) => `Das Token widerrufen: ${name}`,
    aside: 'Damit handelt eines deiner Programme für dich, bis es endet.',
    api: 'Die API',
    make: 'Token machen',
    about: (may, end, used) => `Darf ${may}; ${end}; ${used}`,
    may: { read: 'lesen', record: 'festhalten', export: 'exportieren' },
    until: (day) => `bis ${day}`,
    ended: (day) => `zu Ende seit ${day}`,
    neverUsed: 'nie benutzt',
    used: (age) => `benutzt ${age}`,
    token: 'Das Token',
    copyNow: 'Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt und als Hash gespeichert.',
    send: 'Dieses Token machen',
    what: 'Wofür es ist',
    scopes: 'Was es darf',
    scope: {
      read: 'Journal, Listen und Zahlen lesen',
      record: 'Entscheidungen, Kurse und Grundsätze festhalten',
      export: 'Alles exportieren, mit Quittungen',
    },
    lastDay: 'Letzter Tag',
  },
  erase: {
    name: 'Gehen',
    aside: 'Löscht dein Konto und alles, was du festgehalten hast, für immer.',
    open: 'Dieses Konto löschen',
    send: 'Alles löschen',
    leave: 'Mein Konto behalten',
    first: 'Nimm zuerst dein Journal mit:',
    username: 'Dein Benutzername',
    type: (username) => `tippe ${username}`,
    facts: [
      'Sofort weg: jeder Eintrag, jede Kritik und jeder Grundsatz, die Kurse, die du eingegeben hast, Quittungen, Einstellungen, Sitzungen und dein Name. Niemand kann das rückgängig machen.',
      'Was bleibt, ist ein signierter Vermerk, der niemanden nennt: eine Nummer, wie viele Einträge es waren, und der Hash des letzten. Kein anderes Journal ändert sich.',
      'Frühere Sicherungen enthalten dein Journal noch. Candor löscht seine eigenen nach zwölf weiteren Monaten mit Sicherungen, die von vor einer Aktualisierung nach drei weiteren Aktualisierungen; wer ihn betreibt, kann sie früher löschen.',
      'Exporte und Quittungen, die du heruntergeladen hast, bleiben deine. Ein Export lässt sich in ein neues Konto einlesen.',
    ],
  },
}
