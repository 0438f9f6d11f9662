import { messagesOf } from '#web/language/messages.ts'

const english = {
  unknown: 'unknown',
  justNow: 'just now',
  on: (day: string) => `on ${day}`,
  units: {
    stock: { one: 'share', other: 'shares' },
    options: { one: 'contract', other: 'contracts' },
  },
  close: 'Close',
  tryAgain: 'Try again',
  cannotBeLoaded: (what: string) => `${what} cannot be loaded just now. Everything else on this page is as it was.`,
}

export type UiMessages = typeof english
export const uiMessages = messagesOf('ui', english)
