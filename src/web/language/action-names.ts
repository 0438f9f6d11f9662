import type { Action } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { messagesOf } from './messages.ts'

/** In English actions are shown as they are recorded. */
type ActionNames = Readonly<Record<Action, string>>

const english: ActionNames = {
  Watch: 'Watch',
  Buy: 'Buy',
  'Buy More': 'Buy More',
  Hold: 'Hold',
  'Keep Watching': 'Keep Watching',
  'Sell Some': 'Sell Some',
  Sell: 'Sell',
}

const namesIn = messagesOf('actions', english)

/** An action as it is shown; an answer of a newer Candor may have one that these pages do not know. */
export function actionName(action: string, language: Language): string {
  const names: Readonly<Record<string, string>> = namesIn(language)
  return names[action] ?? action
}
