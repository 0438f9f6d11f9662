/** The contract's rule for a principle, repeated because the browser loads no schema library. A test holds them equal. */
export const PRINCIPLE_LENGTH = { min: 3, max: 500 } as const

/** @param standing the present wording; null for a new principle */
export function checkPrinciple(text: string, standing: string | null): string | undefined {
  const { length } = text.trim()
  if (length < PRINCIPLE_LENGTH.min) return 'Write your principle in a few words.'
  if (length > PRINCIPLE_LENGTH.max) return `A principle may have at most ${PRINCIPLE_LENGTH.max} characters.`
  return text.trim() === standing ? 'This is how the principle reads already.' : undefined
}
