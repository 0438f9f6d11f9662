/** Of which period a letter is, in its address; left out for the latest one. A year is a number, which needs no quotation marks there. */
export type LetterAddress = { readonly of?: string | number }

/** Reads it from an address that somebody may have typed. What is no period is left out. */
export function readLetterAddress({ of }: Record<string, unknown>): LetterAddress {
  const id = typeof of === 'string' || typeof of === 'number' ? String(of).toLowerCase() : ''
  return /^\d{4}(-q[1-4])?$/.test(id) ? letterAddress(id) : {}
}

/** The address of the letter of a period: `2025` or `2025-q3`. */
export const letterAddress = (id: string): LetterAddress => ({ of: /^\d+$/.test(id) ? Number(id) : id })
