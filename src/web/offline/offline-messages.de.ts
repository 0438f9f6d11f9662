import type { OfflineMessages } from './offline-messages.ts'

export const offline: OfflineMessages = {
  offline: 'Du bist offline.',
  unreachable: 'Candor antwortet nicht.',
  read: (when) => `Was du siehst, wurde ${when} gelesen. Kurse und Gewinne können sich seitdem geändert haben.`,
  at: (clock) => `um ${clock} Uhr`,
  on: (moment) => `am ${moment} Uhr`,
}
