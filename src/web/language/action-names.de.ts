import type { ActionNames } from './action-names.ts'

export const actions: ActionNames = {
  Watch: 'Beobachtung',
  Buy: 'Kauf',
  'Buy More': 'Nachkauf',
  Hold: 'Halten',
  'Keep Watching': 'Weiter beobachten',
  'Sell Some': 'Teilverkauf',
  Sell: 'Verkauf',
}
