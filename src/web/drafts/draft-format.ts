import { type DeviceKind, deviceKind } from '#domain/accounts/device-kind.ts'
import type { Instant } from '#domain/time.ts'
import type { Connection } from '#web/api/connection.ts'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import type { WaitingDraft } from './waiting-drafts.ts'

/** The notice while a decision waits for a connection. */
export const NOT_SENT: Readonly<Record<Connection, string>> = {
  offline: 'Not sent yet: you are offline. It is kept on this device and sent when you are back.',
  unreachable: 'Not sent yet: Candor does not answer. It is kept on this device and sent when Candor is back.',
  reached: 'Not sent yet. It is kept on this device and is sent in a moment.',
}

/** `A draft from your phone, 12 minutes ago`. */
export function draftWords(draft: Pick<WaitingDraft, 'device' | 'editedAt' | 'isQueued'>, now: Instant): string {
  const age = formatAge(draft.editedAt, now, readersTimeZone())
  if (draft.isQueued) return `Not sent yet, written ${age}`
  return `A draft ${draft.device === null ? 'of yours' : `from ${deviceWords(draft.device)}`}, ${age}`
}

/** What a draft is of, after its words: ` (Update)`, ` (Sell)`, ` (IBM)`. */
export function formWords({ form, action, ticker }: Pick<WaitingDraft, 'form' | 'action' | 'ticker'>): string {
  const name = form === 'add-asset' ? ticker : form === 'update' ? 'Update' : (action ?? 'Buy or Sell')
  return name ? ` (${name})` : ''
}

/** `your phone`; `another phone` if the reader uses a phone too. */
export function deviceWords(device: DeviceKind, here = deviceKind(navigator.userAgent)): string {
  return device === here ? `another ${device}` : `your ${device}`
}
