import type { SentMessages } from './sent-messages.ts'

export const sent: SentMessages = {
  recorded: 'Festgehalten:',
  decision: (action, ticker) => `${action} ${ticker}`,
  writtenOffline: (when) => `, ${when} offline geschrieben`,
  close: 'Schließen',
  closeNamed: (decision) => `Schließen: ${decision}`,
}
