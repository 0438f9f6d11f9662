import { actions } from '#domain/ledger/action-names.de.ts'
import { MONTHS } from '#domain/time.ts'
import { fields } from '#web/ui/field-messages.de.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { UNFINISHED_MESSAGE } from '#web/ui/unfinished-day.ts'

const UNKNOWN_PRICE = 'Gib den Kurs selbst ein.'
const NOTHING = 'Es wurde nichts festgehalten.'

/**
 * The sentences that translated pages may be answered with, as the server, the rules and `request.ts` write them, with `{}` for what is
 * filled in. A test finds each of them there.
 */
export const SENTENCES: Readonly<Record<string, string>> = {
  'Candor cannot be reached. Check the connection and try again.':
    'Candor ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.',
  'This is not kept on this device. It is there again when you are online.':
    'Dies ist nicht auf diesem Gerät gespeichert. Es ist wieder da, wenn du online bist.',
  'Candor cannot be reached. What you typed is still here. Check the connection and try again.':
    'Candor ist nicht erreichbar. Was du geschrieben hast, steht noch hier. Prüfe die Verbindung und versuche es noch einmal.',
  'The answer of the server cannot be read. What you typed is still here. Please try again.':
    'Die Antwort des Servers lässt sich nicht lesen. Was du geschrieben hast, steht noch hier. Versuche es bitte noch einmal.',
  'You went on with this draft on another device since. Look at what it says there, and record this if it is still what you mean. Nothing was recorded.':
    'Du hast diesen Entwurf inzwischen auf einem anderen Gerät fortgesetzt. Sieh nach, was dort steht, und halte dies fest, wenn du es noch so meinst. Es wurde nichts festgehalten.',
  'You went on with it on another device meanwhile. Look at what it says there, and record the one that you mean.':
    'Du hast inzwischen auf einem anderen Gerät daran weitergeschrieben. Sieh nach, was dort steht, und halte fest, was du meinst.',
  'You wrote another decision on it before this one, which is not recorded yet. Record that first.':
    'Davor hast du dazu eine andere Entscheidung geschrieben, die noch nicht festgehalten ist. Halte erst die fest.',
  'This decision was recorded on another device meanwhile. What you wrote here is kept as a draft of another one.':
    'Diese Entscheidung wurde inzwischen auf einem anderen Gerät festgehalten. Was du hier geschrieben hast, bleibt als Entwurf einer weiteren erhalten.',
  'It was written without a connection, so its price was not known. Check the price, and record it.':
    'Sie wurde ohne Verbindung geschrieben, deshalb war der Kurs nicht bekannt. Prüfe den Kurs und halte sie fest.',
  'Its price had filled itself in, from what was known when you wrote it. Check that it is still right, and record it.':
    'Ihr Kurs hatte sich von selbst eingetragen, nach dem Stand, als du sie geschrieben hast. Prüfe, ob er noch stimmt, und halte sie fest.',
  'You are not signed in. Sign in and try again; what you typed is kept.':
    'Du bist nicht angemeldet. Melde dich an und versuche es noch einmal; was du geschrieben hast, bleibt erhalten.',
  'The disk of this Candor is full: nothing was recorded, your words are still here. Free some space on it and try again.':
    'Der Speicher dieses Candor ist voll: Es wurde nichts festgehalten, deine Worte stehen noch hier. Schaffe Platz und versuche es noch einmal.',
  'The database of this Candor did not answer. Try again in a few seconds.':
    'Die Datenbank dieses Candor hat nicht geantwortet. Versuche es in ein paar Sekunden noch einmal.',
  'The database of this Candor did not answer: nothing was recorded, your words are still here. Try again in a few seconds.':
    'Die Datenbank dieses Candor hat nicht geantwortet: Es wurde nichts festgehalten, deine Worte stehen noch hier. Versuche es in ein paar Sekunden noch einmal.',
  'The database of this Candor did not answer, so it is not known whether this was recorded. Your words are still here. Try again in a few seconds.':
    'Die Datenbank dieses Candor hat nicht geantwortet, deshalb ist unbekannt, ob dies festgehalten wurde. Deine Worte stehen noch hier. Versuche es in ein paar Sekunden noch einmal.',
  'This is how the principle reads already.': 'So lautet der Grundsatz bereits.',
  'You have {} principles in force, the most that there can be. Retire one first.':
    '{} deiner Grundsätze gelten, mehr können es nicht sein. Setze zuerst einen außer Kraft.',
  'This principle could not be found.': 'Diesen Grundsatz gibt es nicht.',
  'This principle is retired already.': 'Dieser Grundsatz ist bereits außer Kraft.',
  'Your principles have changed meanwhile. Look at them again, then put them in order.':
    'Deine Grundsätze haben sich inzwischen geändert. Sieh sie noch einmal an und ordne sie dann.',

  [UNFINISHED_MESSAGE]: fields.unfinishedDay,
  'Your thesis may have at most {} characters. Shorten it; nothing was recorded.': `Deine These darf höchstens {} Zeichen haben. Kürze sie; es wurde nichts festgehalten.`,
  'Write at least {} characters: why do you decide this?': 'Schreibe mindestens {} Zeichen: Warum entscheidest du so?',
  'One line of at most {} characters: what would prove you wrong?':
    'Eine Zeile von höchstens {} Zeichen: Was würde dich widerlegen?',
  'Quantity is a number of at least 0, for example 10 or 2.5.':
    'Die Menge ist eine Zahl ab 0, zum Beispiel 10 oder 2,5.',
  'A price is a number of at least 0, for example 189.23.': 'Ein Kurs ist eine Zahl ab 0, zum Beispiel 189,23.',
  'A strike is a number of at least 0.': 'Ein Ausübungspreis ist eine Zahl ab 0.',
  'A multiplier is how many shares one contract stands for, usually 100.':
    'Der Multiplikator sagt, um wie viele Aktien es in einem Kontrakt geht, meist 100.',
  'Say at which percentage, 1 at least, or choose No.': 'Gib an, bei wie viel Prozent, mindestens 1, oder wähle Nein.',
  'This is a percentage of at least {}.': 'Das ist eine Prozentzahl ab {}.',
  'A stop or a target is a price above zero, for example 85.50.':
    'Ein Stopp oder ein Ziel ist ein Kurs über null, zum Beispiel 85,50.',
  '{} needs a price per unit. Type the price that you paid or got.':
    '{} braucht einen Kurs je Stück. Gib den Kurs ein, den du bezahlt oder bekommen hast.',
  'Say how many you buy.': 'Gib an, wie viele du kaufst.',
  'Say how many more you buy.': 'Gib an, wie viele du nachkaufst.',
  'Say how many you sell.': 'Gib an, wie viele du verkaufst.',
  'The day decided is Jan 1, 1900 or later.': 'Der Tag der Entscheidung ist der 1. Jan. 1900 oder ein späterer.',
  'Say which price it is held against, above zero, for example 210.50.':
    'Gib an, an welchem Kurs es gemessen wird, über null, zum Beispiel 210,50.',
  'Name a ticker, for example IBM.': 'Gib einen Ticker an, zum Beispiel IBM.',
  'Please use at most {} characters.': 'Bitte höchstens {} Zeichen.',
  'A ticker has letters, digits, dots and dashes only, for example BRK.B.':
    'Ein Ticker hat nur Buchstaben, Ziffern, Punkte und Striche, zum Beispiel BRK.B.',
  'Name the company.': 'Nenne das Unternehmen.',
  'This contains characters that cannot be shown. Please remove them.':
    'Hier stehen Zeichen, die sich nicht anzeigen lassen. Bitte entferne sie.',

  '{} is already on one of your lists. Please update the asset there.':
    '{} steht schon auf einer deiner Listen. Aktualisiere die Anlage bitte dort.',
  'You hold {}. To sell all of it, use Sell.': 'Du hältst {}. Um alles zu verkaufen, nimm Verkauf.',
  'No price is known that this percentage could be of. Type the stop as a price.':
    'Es ist kein Kurs bekannt, auf den sich die Prozente beziehen könnten. Gib den Stopp als Kurs ein.',
  'No price is known that this percentage could be of. Type the target as a price.':
    'Es ist kein Kurs bekannt, auf den sich die Prozente beziehen könnten. Gib das Ziel als Kurs ein.',
  'A stop lies below the price of this {}, {}. Type a lower price, or leave it out.':
    'Ein Stopp liegt unter dem Kurs dieser Entscheidung ({}), {}. Gib einen niedrigeren Kurs ein oder lass ihn weg.',
  'A target lies above the price of this {}, {}. Type a higher price, or leave it out.':
    'Ein Ziel liegt über dem Kurs dieser Entscheidung ({}), {}. Gib einen höheren Kurs ein oder lass es weg.',
  'A stop lies below the last price, {}. Type a lower price, or leave it out.':
    'Ein Stopp liegt unter dem letzten Kurs, {}. Gib einen niedrigeren Kurs ein oder lass ihn weg.',
  'A target lies above the last price, {}. Type a higher price, or leave it out.':
    'Ein Ziel liegt über dem letzten Kurs, {}. Gib einen höheren Kurs ein oder lass es weg.',
  'A stop is of what you hold, and after {} there is nothing held.':
    'Ein Stopp gilt für das, was du hältst, und nach dieser Entscheidung ({}) hältst du nichts.',
  'A target is of what you hold, and after {} there is nothing held.':
    'Ein Ziel gilt für das, was du hältst, und nach dieser Entscheidung ({}) hältst du nichts.',
  '{} is still to come in New York, where it is {}. Choose today or an earlier day.':
    'Der {} kommt in New York erst noch, dort ist der {}. Wähle heute oder einen früheren Tag.',
  'Your last decision on it, {}, is of {}. Choose that day or a later one.':
    'Deine letzte Entscheidung dazu, {}, ist vom {}. Wähle diesen Tag oder einen späteren.',
  'The day of your test has to come yet: today is {}.': 'Der Tag deiner Probe muss noch kommen: Heute ist der {}.',
  'Write what would prove you wrong beside its day, or take the day out.':
    'Schreibe neben den Tag, was dich widerlegen würde, oder nimm den Tag heraus.',
  '{} cannot do better than itself. Choose another comparison.':
    '{} kann nicht besser laufen als es selbst. Wähle einen anderen Vergleich.',

  'The price provider does not accept the key of this Candor. Type the price yourself.': `Der Kursanbieter nimmt den Schlüssel dieses Candor nicht an. ${UNKNOWN_PRICE}`,
  'The price provider has this ticker in another plan only. Type the price yourself.': `Der Kursanbieter hat diesen Ticker nur in einem anderen Tarif. ${UNKNOWN_PRICE}`,
  'The price provider has no requests left for today. Type the price yourself.': `Der Kursanbieter hat für heute keine Abfragen mehr übrig. ${UNKNOWN_PRICE}`,
  'The price provider asks to wait a minute. Type the price yourself, or try again then.':
    'Der Kursanbieter bittet um eine Minute Geduld. Gib den Kurs selbst ein oder versuche es dann noch einmal.',
  'The price provider does not know this ticker. Type the price yourself.': `Der Kursanbieter kennt diesen Ticker nicht. ${UNKNOWN_PRICE}`,
  'The price provider has this ticker in another currency than US dollars only. Type the price yourself.': `Der Kursanbieter hat diesen Ticker nur in einer anderen Währung als US-Dollar. ${UNKNOWN_PRICE}`,
  'The price provider could not answer just now. Type the price yourself.': `Der Kursanbieter konnte gerade nicht antworten. ${UNKNOWN_PRICE}`,
  'The price provider took too long to answer. Type the price yourself.': `Der Kursanbieter hat zu lange gebraucht. ${UNKNOWN_PRICE}`,
  'No price provider is set up. Type the price yourself.': `Es ist kein Kursanbieter eingerichtet. ${UNKNOWN_PRICE}`,
  'The market-data provider could not be asked, so these are from the local list only.':
    'Der Anbieter der Marktdaten war nicht zu erreichen, diese hier stammen nur aus der örtlichen Liste.',
  'Error: could not find requested asset.': 'Diese Anlage gibt es nicht.',
  'There is no such draft of yours: its decision may be recorded, or it was thrown away.':
    'Diesen Entwurf gibt es nicht: Vielleicht ist seine Entscheidung festgehalten, oder er wurde verworfen.',
  'The decision of this draft is recorded.': 'Die Entscheidung dieses Entwurfs ist festgehalten.',
  'Say what it should be.': 'Gib an, was richtig ist.',
  'Say why, in a few words, for example: typing mistake.':
    'Gib in ein paar Worten an, warum, zum Beispiel: Tippfehler.',
  'Price is a number, for example 189.23.': 'Der Kurs ist eine Zahl, zum Beispiel 189,23.',
  'Quantity is a number, for example 189.23.': 'Die Menge ist eine Zahl, zum Beispiel 189,23.',
  'Stop loss is a number, for example 189.23.': 'Der Stop-Loss ist eine Zahl, zum Beispiel 189,23.',
  'Take profit is a number, for example 189.23.': 'Der Take-Profit ist eine Zahl, zum Beispiel 189,23.',
  'Strike is a number, for example 189.23.': 'Der Ausübungspreis ist eine Zahl, zum Beispiel 189,23.',
  'Multiplier is a number, for example 189.23.': 'Der Multiplikator ist eine Zahl, zum Beispiel 189,23.',
  'With {} it would be what is on one of your lists already.':
    'Mit dieser Korrektur ({}) wäre es, was schon auf einer deiner Listen steht.',
  'That is what stands there already.': 'Das steht dort bereits.',
  'It was written on {}, so it was decided on that day or before.':
    'Es wurde am {} geschrieben, also an dem Tag oder davor entschieden.',
  '{} needs a quantity above zero.': '{} braucht eine Menge über null.',
  'You held {} then, and Sell Some leaves something.':
    'Damals hast du {} gehalten, und ein Teilverkauf lässt etwas übrig.',
  'Another split of this day is recorded by now. Correct that one.':
    'Für diesen Tag ist inzwischen ein anderer Split festgehalten. Korrigiere den.',
  'There is no such entry of this asset.': 'Diesen Eintrag gibt es bei dieser Anlage nicht.',
  'This option expired on {}, and this {} is of {}. If its expiry was mistyped, correct it first.':
    'Diese Option verfiel am {}, und diese Entscheidung ({}) ist vom {}. War der Verfall vertippt, korrigiere ihn zuerst.',
  'A split needs two numbers, for example 4 new shares for 1 old one.':
    'Ein Split braucht zwei Zahlen, zum Beispiel 4 neue Aktien für 1 alte.',
  'A split needs two numbers above zero, for example 4 new shares for 1 old one.':
    'Ein Split braucht zwei Zahlen über null, zum Beispiel 4 neue Aktien für 1 alte.',
  'Write the split like 4:1, new shares for old ones, or none.':
    'Schreibe den Split wie 4:1, neue Aktien für alte, oder „keiner“.',
  'Choose how it ended.': 'Wähle, wie sie endete.',
  'Say on which day it took effect.': 'Gib an, ab welchem Tag er galt.',
  'This day is still to come. Record the split when it has happened.':
    'Dieser Tag kommt erst noch. Halte den Split fest, wenn es ihn gab.',
  'A split of this day is recorded already.': 'Ein Split von diesem Tag ist schon festgehalten.',
  'You are asked whether a price of {} comes of a split since your first entry. Answer that first.':
    'Du wirst gefragt, ob ein Kurs von {} von einem Split seit deinem ersten Eintrag kommt. Beantworte das zuerst.',
  'Your first entry is of this very day. Say whether its shares and its price are those of before or of after the split.':
    'Dein erster Eintrag ist von eben diesem Tag. Gib an, ob seine Aktien und sein Kurs die von vor oder von nach dem Split sind.',
  'Say whether your first entry is in old shares or in new ones.':
    'Gib an, ob dein erster Eintrag in alten oder in neuen Aktien ist.',
  'Your first entry is of that very day, and a split of it has to say whether that entry is in old shares or in new ones. Withdraw this split, and record it anew with its right day.':
    'Dein erster Eintrag ist von eben diesem Tag, und ein Split davon muss sagen, ob dieser Eintrag in alten oder in neuen Aktien ist. Nimm diesen Split zurück und halte ihn mit seinem richtigen Tag neu fest.',
  'Your first entry is of an earlier day by now than when you recorded this split. Record it anew.':
    'Dein erster Eintrag ist inzwischen von einem früheren Tag als damals, als du diesen Split festgehalten hast. Halte ihn neu fest.',
  'Say what one contract brought in, in USD.': 'Gib an, was ein Kontrakt gebracht hat, in USD.',
  'Choose a file with daily prices.': 'Wähle eine Datei mit Tageskursen.',
  'The file is larger than 2 MB.': 'Die Datei ist größer als 2 MB.',
  "The provider's prices look like a split of yours, so the line shows your own only. Say whether there was a split, and they come back.":
    'Die Kurse des Anbieters sehen nach einem Split aus, deshalb zeigt die Linie nur deine eigenen. Gib an, ob es einen Split gab, dann kommen sie zurück.',
  'One day has a price so far, which is no line yet. You can type prices now and then, or upload a file with daily prices.':
    'Bisher hat ein einziger Tag einen Kurs, das ist noch keine Linie. Du kannst ab und zu Kurse eingeben oder eine Datei mit Tageskursen hochladen.',
  'No provider prices this contract. Type its price now and then, or upload a file with daily prices, and a line appears.':
    'Kein Anbieter hat einen Kurs für diesen Kontrakt. Gib ihn ab und zu ein oder lade eine Datei mit Tageskursen hoch, dann entsteht eine Linie.',
  'No daily prices are known yet. They come with a price provider; you can also type prices or upload a file with them.':
    'Es sind noch keine Tageskurse bekannt. Sie kommen mit einem Kursanbieter; du kannst auch Kurse eingeben oder eine Datei damit hochladen.',
  'Say which device this is.': 'Gib an, welches Gerät das ist.',
  'Say what this token is for.': 'Gib an, wofür dieses Token ist.',
  'Choose what this token may do.': 'Wähle, was dieses Token darf.',
  'Type {}, as it stands here.': 'Tippe {}, wie es hier steht.',
  'Choose the file of an export (JSON).': 'Wähle die Datei eines Exports (JSON).',
  'Enter your password.': 'Gib dein Passwort ein.',
  'Enter your current password.': 'Gib dein jetziges Passwort ein.',
  'Choose a new password.': 'Wähle ein neues Passwort.',
  'Enter the code that the app shows.': 'Gib den Code ein, den die App zeigt.',
  'A password has at least {} characters.': 'Ein Passwort hat mindestens {} Zeichen.',
  'This password stands in lists of stolen ones, which are tried first. Please choose another one.':
    'Dieses Passwort steht in Listen gestohlener Passwörter, die zuerst probiert werden. Wähle bitte ein anderes.',
  'Please confirm that it is you, and try again. Nothing was changed.':
    'Bestätige bitte, dass du es bist, und versuche es noch einmal. Es wurde nichts geändert.',
  'No passkey was used: the browser’s dialog was closed, or it knows none for this Candor. Nothing was changed.':
    'Es wurde kein Passkey benutzt: Der Dialog des Browsers wurde geschlossen, oder er kennt keinen für diesen Candor. Es wurde nichts geändert.',
  'This is not your current password.': 'Das ist nicht dein jetziges Passwort.',
  'This code is not right, or was used already. Enter the next one that the app shows.':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Gib den nächsten ein, den die App zeigt.',
  'This is not the code that the app should show now. Look at the clocks of both, and enter the next one.':
    'Das ist nicht der Code, den die App jetzt zeigen müsste. Sieh auf die Uhren von beiden und gib den nächsten ein.',
  'Name an e-mail address, for example me@example.com.': 'Gib eine E-Mail-Adresse an, zum Beispiel me@example.com.',
  'The mail server refuses this address: look whether it is right. Your journal is as it was.':
    'Der Mailserver lehnt diese Adresse ab: Prüfe, ob sie stimmt. Dein Journal ist, wie es war.',
  'The mail server of this Candor did not take the mail. Your journal is as it was; try again later.':
    'Der Mailserver dieses Candor hat die Mail nicht angenommen. Dein Journal ist, wie es war; versuche es später noch einmal.',
  'Candor cannot be reached. Nothing was downloaded. Check the connection and try again.':
    'Candor ist nicht erreichbar. Es wurde nichts heruntergeladen. Prüfe die Verbindung und versuche es noch einmal.',
  'The connection broke before the end, so no file was kept. Try again.':
    'Die Verbindung brach vor dem Ende ab, deshalb wurde keine Datei behalten. Versuche es noch einmal.',
  'The export failed. Your journal is safe; please try again.':
    'Der Export ist fehlgeschlagen. Dein Journal ist sicher; versuche es bitte noch einmal.',
  // What runs a Candor, as a start prints it: the sources of companies, prices, critiques and facts, and how to have more of them.
  'local directory': 'das mitgelieferte Verzeichnis',
  'local directory, which asks the SEC for its list':
    'das mitgelieferte Verzeichnis, das die SEC nach ihrer Liste fragt',
  'local directory, which asks the SEC for its list, then the market-data provider':
    'das mitgelieferte Verzeichnis, das die SEC nach ihrer Liste fragt, dann der Anbieter von Marktdaten',
  'set MARKET_DATA_API_KEY to search a provider too': 'setze MARKET_DATA_API_KEY, um auch bei einem Anbieter zu suchen',
  'built-in, no language model': 'eingebaut, kein Sprachmodell',
  'set AI_API_KEY for one': 'setze AI_API_KEY, um eines zu haben',
  'Massive (previous close)': 'Massive (vorheriger Schlusskurs)',
  'typed by hand': 'von Hand eingegeben',
  'set PRICE_API_KEY to have them filled in': 'setze PRICE_API_KEY, damit sie von selbst kommen',
  'invented for the demo, a random walk': 'für die Demo erfunden, ein zufälliger Verlauf',
  'filings from the SEC': 'Berichte von der SEC',
  'headlines from the market-data provider': 'Schlagzeilen vom Anbieter von Marktdaten',
  'none but your own': 'nur deine eigenen',
  'set CONTACT_EMAIL for filings': 'setze CONTACT_EMAIL, um Berichte zu haben',
  'headlines come with the key for the company search':
    'Schlagzeilen kommen mit dem Schlüssel für die Suche nach Unternehmen',
  // Why a provider, or a language model, failed the last time.
  'It did not accept the key. Another one counts from the next start on.':
    'Er hat den Schlüssel nicht angenommen. Ein anderer gilt vom nächsten Start an.',
  'The plan of the key does not include what was asked for. Look what it includes, or type prices by hand.':
    'Der Tarif des Schlüssels enthält nicht, was gefragt war. Sieh nach, was er enthält, oder gib Kurse von Hand ein.',
  'It said that no requests are left for today. Until it has some again, what is known stays.':
    'Er hat gemeldet, dass für heute keine Anfragen übrig sind. Bis es wieder welche gibt, bleibt, was bekannt ist.',
  'It asked to wait. It is asked again by itself.':
    'Er hat darum gebeten, zu warten. Er wird von selbst wieder gefragt.',
  'It did not know what was asked for. Look whether the ticker is one that it lists.':
    'Er kannte nicht, wonach gefragt war. Sieh nach, ob er diesen Ticker führt.',
  'It did not understand the request. What is known stays, and it is asked again by itself.':
    'Er hat die Anfrage nicht verstanden. Was bekannt ist, bleibt, und er wird von selbst wieder gefragt.',
  'It gave a price in another currency than US dollars. Type that price by hand.':
    'Er hat einen Kurs in einer anderen Währung als US-Dollar genannt. Gib diesen Kurs von Hand ein.',
  'It could not be reached, or answered with something that is no data. It is asked again by itself.':
    'Er war nicht zu erreichen oder hat mit etwas geantwortet, das keine Daten sind. Er wird von selbst wieder gefragt.',
  'It took too long to answer. It is asked again by itself.':
    'Er hat zu lange für die Antwort gebraucht. Er wird von selbst wieder gefragt.',
  'It did not accept the key, or wanted one. Another one counts from the next start on.':
    'Er hat den Schlüssel nicht angenommen oder wollte einen. Ein anderer gilt vom nächsten Start an.',
  'It said that its quota is used up. Look at the plan and the balance of its key.':
    'Er hat gemeldet, dass sein Kontingent aufgebraucht ist. Sieh nach dem Tarif und dem Guthaben seines Schlüssels.',
  'It did not have the model, or none of the APIs that it was asked by. Look at AI_MODEL and AI_API; others count from the next start on.':
    'Er hatte das Modell nicht, oder keine der Schnittstellen, über die er gefragt wurde. Sieh nach AI_MODEL und AI_API; andere gelten vom nächsten Start an.',
  'It did not take what it was sent. Ask again, or set AI_MODEL to another one.':
    'Er hat nicht angenommen, was ihm gesendet wurde. Frage noch einmal, oder setze AI_MODEL auf ein anderes.',
  'It could not be reached, failed while it was answering, or answered with something that is no critique. Ask again in a while; if it lasts, look at AI_BASE_URL.':
    'Er war nicht zu erreichen, ist beim Antworten ausgefallen oder hat mit etwas geantwortet, das keine Kritik ist. Frage später noch einmal; wenn es so bleibt, sieh nach AI_BASE_URL.',
  'It asked to wait. Ask again in a while.': 'Er hat darum gebeten, zu warten. Frage später noch einmal.',
  'It took too long to answer. Ask again in a while.':
    'Er hat zu lange für die Antwort gebraucht. Frage später noch einmal.',
  'It did not accept the user and password in SMTP_URL. Others count from the next start on.':
    'Er hat Benutzer und Passwort in SMTP_URL nicht angenommen. Andere gelten vom nächsten Start an.',
  'It did not begin an encrypted connection, or its certificate was not accepted. Look at the address in SMTP_URL and at its certificate.':
    'Er hat keine verschlüsselte Verbindung begonnen, oder sein Zertifikat wurde nicht angenommen. Sieh nach der Adresse in SMTP_URL und nach seinem Zertifikat.',
  'It could not be reached, or did not answer as a mail server does. Look at SMTP_URL and whether it runs.':
    'Er war nicht zu erreichen oder hat nicht wie ein Mailserver geantwortet. Sieh nach SMTP_URL und ob er läuft.',
  'It does not take mails from the address in MAIL_FROM. Another one counts from the next start on.':
    'Er nimmt keine Mails von der Adresse in MAIL_FROM an. Eine andere gilt vom nächsten Start an.',
  'Say how sure you were, from 1 to 10, as you remember it.':
    'Gib an, wie sicher du warst, von 1 bis 10, so wie du dich erinnerst.',
  'Write in one line why you decided so, as you remember it.':
    'Schreibe in einer Zeile, warum du so entschieden hast, so wie du dich erinnerst.',
  'A return is a number of percent from −100 on, for example -5.':
    'Eine Rendite ist eine Prozentzahl ab −100, zum Beispiel −5.',
  'A return is a number of percent, for example -5.': 'Eine Rendite ist eine Prozentzahl, zum Beispiel −5.',
  'Nothing can lose more than 100%.': 'Nichts kann mehr als 100\u00a0% verlieren.',
  'This may mean two numbers. Write it without a sign between thousands.':
    'Das kann zwei Zahlen heißen. Schreibe sie ohne Zeichen zwischen den Tausendern.',
  'Say whether it was well decided, by what is written.': 'Gib an, ob das gut entschieden war, nach dem, was da steht.',
  'Say whether it was well decided.': 'Gib an, ob das gut entschieden war.',
  'There is no review of such a decision. Your reviews that are due stand on the Mirror.':
    'Zu so einer Entscheidung gibt es keinen Rückblick. Deine fälligen Rückblicke stehen im Spiegel.',
  'No review of this decision is due.': 'Zu dieser Entscheidung ist kein Rückblick fällig.',
  'These questions are answered already, and the first answers stay.':
    'Diese Fragen sind schon beantwortet, und die ersten Antworten bleiben.',
  'Answer the three questions first.': 'Beantworte zuerst die drei Fragen.',
  'This decision has its grade, which stays.': 'Diese Entscheidung ist schon beurteilt, und das bleibt so.',
  'The claim has come to its day since you answered. Answer the three questions once more, then grade.':
    'Seit deinen Antworten ist der Tag der Behauptung gekommen. Beantworte die drei Fragen noch einmal, und urteile dann.',
  'The curve begins with your first decision, at the close of its day.':
    'Die Kurve beginnt mit deiner ersten Entscheidung, zum Schlusskurs ihres Tages.',
  'Counted at your own prices only, until you say on its page whether there was a split: {}.':
    'Nur mit deinen eigenen Kursen gezählt, bis du auf der Seite der Anlage sagst, ob es einen Split gab: {}.',
  // Why an asset is left out of the curve of the summary, behind its ticker.
  'it has expired, and its outcome is not recorded yet': 'ist verfallen, und der Ausgang ist noch nicht festgehalten',
  'a split is not recorded yet': 'hat einen Split, der noch nicht festgehalten ist',
  'its price is not known': 'hat keinen bekannten Kurs',
  'its outcome was recorded after it had expired': 'war verfallen, bevor der Ausgang festgehalten wurde',
  'an entry of it cannot be read, so its past days are missing':
    'hat einen Eintrag, der sich nicht lesen lässt, deshalb fehlen die vergangenen Tage',
}

/** What may stand behind any of them. */
export const ENDINGS: Readonly<Record<string, string>> = {
  ' Nothing was recorded.': ` ${NOTHING}`,
  ' Only digits and a point are read, as in 1234.50.':
    ' Gelesen werden Ziffern, ein Komma vor den Nachkommastellen und Punkte zwischen den Tausendern, wie in 1.234,50.',
  ' At most 12 digits before the point and 10 behind it are read.':
    ' Gelesen werden höchstens 12 Stellen vor dem Komma und 10 dahinter.',
}

const PATTERNS = Object.entries(SENTENCES)
  .filter(([english]) => english.includes('{}'))
  .map(([english, german]) => [patternOf(english), german] as const)

function patternOf(english: string): RegExp {
  const pieces = english.split('{}').map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pieces.join('(.+?)')}$`)
}

/** A sentence in German; null where there is none, because nothing is worse than a guess. */
export function inGerman(sentence: string): string | null {
  const whole = SENTENCES[sentence]
  if (whole !== undefined) return whole
  for (const [pattern, german] of PATTERNS) {
    const found = pattern.exec(sentence)
    if (found) return found.slice(1).reduce((text, filled) => text.replace('{}', () => filledIn(filled)), german)
  }
  for (const [ending, german] of Object.entries(ENDINGS)) {
    const begin = sentence.endsWith(ending) ? inGerman(sentence.slice(0, -ending.length)) : null
    if (begin !== null) return begin + german
  }
  return null
}

/** A day, an amount, a number or the name of an action as it is written in German; anything else, such as a ticker, as it is. */
function filledIn(english: string): string {
  const day = /^([A-Z][a-z]{2,3}) (\d{1,2}), (\d{4})$/.exec(english)
  const month = day ? MONTHS.indexOf(day[1] ?? '') + 1 : 0
  if (day && month > 0) return formatDay([day[3], pad(month), pad(day[2])].join('-'), 'de')
  if (/^\$[\d,]+(?:\.\d+)?$/.test(english)) return formatUsd(english.replace(/[$,]/g, ''), 'de')
  if (/^\d+(?:\.\d+)?$/.test(english)) return formatQuantity(english, 'de')
  return Object.entries(actions).find(([action]) => action === english)?.[1] ?? english
}

const pad = (part: unknown): string => String(part).padStart(2, '0')
