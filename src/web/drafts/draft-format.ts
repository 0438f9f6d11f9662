import { type DeviceKind, deviceKind } from '#domain/accounts/device-kind.ts'
import type { Language } from '#domain/locale.ts'
import type { Instant } from '#domain/time.ts'
import { actionName } from '#web/language/action-names.ts'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { draftMessages } from './draft-messages.ts'
import type { WaitingDraft } from './waiting-drafts.ts'

/** `A draft from your phone, 12 minutes ago`. */
export function draftWords(
  { device, editedAt, isQueued }: Pick<WaitingDraft, 'device' | 'editedAt' | 'isQueued'>,
  now: Instant,
  language: Language = 'en',
): string {
  const { notSent, ofYours, from } = draftMessages(language)
  const age = formatAge(editedAt, now, readersTimeZone(), language)
  if (isQueued) return notSent(age)
  return device === null ? ofYours(age) : from(deviceWords(device, language), age)
}

/** What a draft is of, after its words: ` (Update)`, ` (Sell)`, ` (IBM)`. */
export function formWords(
  { form, action, ticker }: Pick<WaitingDraft, 'form' | 'action' | 'ticker'>,
  language: Language = 'en',
): string {
  const { update, buyOrSell } = draftMessages(language)
  const name =
    form === 'add-asset' ? ticker : form === 'update' ? update : action ? actionName(action, language) : buyOrSell
  return name ? ` (${name})` : ''
}

/** `your phone`; `another phone` if the reader uses a phone too. */
export function deviceWords(
  device: DeviceKind,
  language: Language = 'en',
  here = deviceKind(navigator.userAgent),
): string {
  const { yours, another } = draftMessages(language)
  return device === here ? another[device] : yours[device]
}
