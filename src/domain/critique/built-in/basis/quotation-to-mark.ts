import { fitsQuotation } from './length-of-quotation.ts'

/**
 * What somebody notices about themselves, to the end of its clause: “I notice that I only look” is another thing than “I notice that I only
 * look when it falls”.
 * @param quotation a piece of the text, with its marks
 * @returns null where another clause follows and both together are too long
 */
export function quotationToMark(text: string, quotation: string): string | null {
  const words = quotation.slice(1, -1)
  const end = text.indexOf(words) + words.length
  const rest = UP_TO_MARK.exec(text.slice(end))?.[0].trimEnd() ?? ''
  if (!GOES_ON.test(rest)) return quotation
  return fitsQuotation(words + rest) ? `“${words}${rest}”` : null
}

const UP_TO_MARK = /^(?:[^.,;:!?()\u201C\u201D"—\n]|[.,](?=\d))*/u
const GOES_ON =
  /^\s+(?:and|as|when(?:ever)?|every time|if|because|since|while|until|before|after|unless|though|although|than|that|but|so that|like|only to)(?!\p{L})/iu
