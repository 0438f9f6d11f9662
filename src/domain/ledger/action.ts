/** What a user can decide about an asset (specification 1 and 4, ruling 10). */
export const ACTIONS = ['Watch', 'Buy', 'Hold', 'Keep Watching', 'Sell', 'Buy More', 'Sell Some'] as const
export type Action = (typeof ACTIONS)[number]

/** The actions that move an asset to another list: the specification's watchBuySell history. */
export type ListAction = 'Watch' | 'Buy' | 'Sell'

/** The three lists, by the word in their address and in the order of the tabs. */
export const LISTS = ['bought', 'sold', 'watched'] as const
export type ListName = (typeof LISTS)[number]

export const LIST_OF: Readonly<Record<ListAction, ListName>> = { Watch: 'watched', Buy: 'bought', Sell: 'sold' }

/** What may follow the last list action: first the action of the Sell/Buy panel, then the updates. */
const NEXT: Readonly<Record<ListAction, readonly [Action, ...Action[]]>> = {
  Watch: ['Buy', 'Keep Watching'],
  Buy: ['Sell', 'Hold', 'Buy More', 'Sell Some'],
  Sell: ['Buy', 'Keep Watching'],
}

/** Every action that may follow `last`; the first of them is the one that the asset page offers. */
export const actionsAfter = (last: ListAction): readonly [Action, ...Action[]] => NEXT[last]

export const isListAction = (action: Action): action is ListAction =>
  action === 'Watch' || action === 'Buy' || action === 'Sell'

/** The actions that change how much is held, and therefore need a quantity and a price. */
export const movesQuantity = (action: Action): boolean =>
  action === 'Buy' || action === 'Buy More' || action === 'Sell Some'
