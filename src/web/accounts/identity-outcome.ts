import type { Language } from '#domain/locale.ts'
import { ownAccountMessages } from './own-account-messages.ts'

type Outcome = { readonly kind: 'info' | 'error'; readonly text: string }

/** The outcome of linking or unlinking, by the code in the address of Settings; null for an unknown code. */
export function outcomeOfIdentity(code: string | null, language: Language): Outcome | null {
  if (code === null) return null
  const { done, failures } = ownAccountMessages(language).identities
  if (isOf(done, code)) return { kind: 'info', text: done[code] }
  return isOf(failures, code) ? { kind: 'error', text: failures[code] } : null
}

const isOf = <Code extends string>(words: Readonly<Record<Code, string>>, code: string): code is Code =>
  Object.hasOwn(words, code)
