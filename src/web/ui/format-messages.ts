import { messagesOf } from '#web/language/messages.ts'

const english = {
  unknown: 'unknown',
  justNow: 'just now',
  on: (day: string) => `on ${day}`,
  units: {
    stock: { one: 'share', other: 'shares' },
    options: { one: 'contract', other: 'contracts' },
  },
}

export type FormatMessages = typeof english
export const formatMessages = messagesOf('format', english)
