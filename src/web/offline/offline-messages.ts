import { messagesOf } from '#web/language/messages.ts'

const english = {
  offline: 'You are offline.',
  unreachable: 'Candor does not answer.',
  read: (when: string) => `What you see was read ${when}. Prices and gains may have changed since.`,
  /** A time of today, and another day with its time. */
  at: (clock: string) => `at ${clock}`,
  on: (moment: string) => `on ${moment}`,
}

export type OfflineMessages = typeof english
export const offlineMessages = messagesOf('offline', english)
