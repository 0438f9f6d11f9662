import { LABELS } from '#domain/assets/figure-labels.ts'
import { messagesOf } from '#web/language/messages.ts'

const english = {
  labels: LABELS as Readonly<Record<keyof typeof LABELS, string>>,
  howComputed: (label: string, figure: string) => `${label}: ${figure}. How is this computed?`,
  types: { stock: 'stock', options: 'options' },
  notHeld: 'not held',
  marketClosed: 'market closed',
  levels: { 'stop-loss': 'Stop loss', 'take-profit': 'Take profit' },
  alert: (level: string, when: string, price: string) => `${level} passed ${when} at ${price}`,
  today: 'today',
  daysAgo: (days: string) => `${days} ${days === '1' ? 'day' : 'days'} ago`,
  split: (newShares: string, oldShares: string) => `${newShares}-for-${oldShares} split`,
}

export type AssetMessages = typeof english
export const assetMessages = messagesOf('assets', english)
