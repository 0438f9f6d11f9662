import type { ProblemMessages } from './problem-messages.ts'

/** The sentences that translated pages may be answered with, as the server and `request.ts` write them. A test finds them there. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'Candor cannot be reached. Check the connection and try again.':
    'Candor ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.',
  'Candor cannot be reached. What you typed is still here. Check the connection and try again.':
    'Candor ist nicht erreichbar. Was du geschrieben hast, steht noch hier. Prüfe die Verbindung und versuche es noch einmal.',
  'The answer of the server cannot be read. What you typed is still here. Please try again.':
    'Die Antwort des Servers lässt sich nicht lesen. Was du geschrieben hast, steht noch hier. Versuche es bitte noch einmal.',
  'You are not signed in. Sign in and try again; what you typed is kept.':
    'Du bist nicht angemeldet. Melde dich an und versuche es noch einmal; was du geschrieben hast, bleibt erhalten.',
  'The disk of this Candor is full: nothing was recorded, your words are still here. Free some space on it and try again.':
    'Der Speicher dieses Candor ist voll: Es wurde nichts festgehalten, deine Worte stehen noch hier. Schaffe Platz und versuche es noch einmal.',
  'The database of this Candor did not answer. Try again in a few seconds.':
    'Die Datenbank dieses Candor hat nicht geantwortet. Versuche es in ein paar Sekunden noch einmal.',
  'This is how the principle reads already.': 'So lautet der Grundsatz bereits.',
  'You have 30 principles in force, the most that there can be. Retire one first.':
    '30 deiner Grundsätze gelten, mehr können es nicht sein. Setze zuerst einen außer Kraft.',
  'This principle could not be found.': 'Diesen Grundsatz gibt es nicht.',
  'This principle is retired already.': 'Dieser Grundsatz ist bereits außer Kraft.',
  'Your principles have changed meanwhile. Look at them again, then put them in order.':
    'Deine Grundsätze haben sich inzwischen geändert. Sieh sie noch einmal an und ordne sie dann.',
}

export const problems: ProblemMessages = {
  text: (detail) => SENTENCES[detail] ?? `Candor antwortet auf Englisch: „${detail}“`,
}
