/** Of which period a letter is, in its address; left out for the latest one. What is no period is no letter's, as the page says. */
export type LetterAddress = { readonly of?: string | number }

/** Reads it from an address that somebody may have typed. */
export function readLetterAddress({ of }: Record<string, unknown>): LetterAddress {
  if (of === undefined || of === '') return {}
  return letterAddress((typeof of === 'string' ? of : JSON.stringify(of)).toLowerCase())
}

/** The address of the letter of a period: `2025`, a number, which needs no quotation marks there, or `2025-q3`. */
export const letterAddress = (id: string): LetterAddress => ({ of: /^\d+$/.test(id) ? Number(id) : id })
