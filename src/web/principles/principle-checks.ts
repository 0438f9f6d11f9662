import type { PrincipleMessages } from './principle-messages.ts'

/** The contract's rule for a principle, repeated because the browser loads no schema library. A test holds them equal. */
export const PRINCIPLE_LENGTH = { min: 3, max: 500 } as const

/** @param standing the present wording; null for a new principle */
export function checkPrinciple(
  text: string,
  standing: string | null,
  { tooShort, tooLong, unchanged }: PrincipleMessages['form'],
): string | undefined {
  const { length } = text.trim()
  if (length < PRINCIPLE_LENGTH.min) return tooShort
  if (length > PRINCIPLE_LENGTH.max) return tooLong(PRINCIPLE_LENGTH.max)
  return text.trim() === standing ? unchanged : undefined
}
