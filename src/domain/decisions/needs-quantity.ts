import type { Action } from '../ledger/action.ts'

/** What is said of an action that moves a quantity, where none above zero was typed. */
export function needsQuantity(action: Action): string {
  if (action === 'Sell' || action === 'Sell Some') return 'Say how many you sell.'
  return action === 'Buy More' ? 'Say how many more you buy.' : 'Say how many you buy.'
}
