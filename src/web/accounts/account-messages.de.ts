import type { AccountMessages } from './account-messages.ts'

export const accounts: AccountMessages = {
  stillSignedIn: 'Du bist noch angemeldet: Candor ist nicht erreichbar. Versuche es bitte noch einmal.',
}
