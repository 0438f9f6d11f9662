import type { Action } from '#domain/ledger/action.ts'

/** The actions that are possible for an asset on a list. */
export type NextAction = Exclude<Action, 'Watch'>

const NEXT_ACTIONS: readonly string[] = ['Buy', 'Sell', 'Hold', 'Keep Watching', 'Buy More', 'Sell Some']

/** The server's `nextActions`, without names that this page does not know. */
export const nextActions = (names: readonly string[]): NextAction[] =>
  names.filter((action): action is NextAction => NEXT_ACTIONS.includes(action))
