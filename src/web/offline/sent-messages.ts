import { messagesOf } from '#web/language/messages.ts'

/** Apart from the other texts of this folder, because those are loaded with every page. */
const english = {
  recorded: 'Recorded:',
  decision: (action: string, ticker: string) => `${action} of ${ticker}`,
  writtenOffline: (when: string) => `, written offline ${when}`,
  close: 'Close',
  closeNamed: (decision: string) => `Close: ${decision}`,
}

export type SentMessages = typeof english
export const sentMessages = messagesOf('sent', english)
