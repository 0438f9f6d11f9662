import type { Action } from './action.ts'

/** The actions in German: nouns, because they name entries. */
export const actions: Readonly<Record<Action, string>> = {
  Watch: 'Beobachtung',
  Buy: 'Kauf',
  'Buy More': 'Nachkauf',
  Hold: 'Halten',
  'Keep Watching': 'Weiter beobachten',
  'Sell Some': 'Teilverkauf',
  Sell: 'Verkauf',
}
