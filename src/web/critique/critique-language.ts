const ENGLISH = /\b(?:the|a|an|of|and|your?|is|are|not?|with|to|by|this|that|it|at|on|from|for|what|as|have|has)\b/i
const GERMAN =
  /(?<!\p{L})(?:der|die|das|den|dem|ein|eine|und|ist|sind|nicht|mit|zu|von|dein|deine|du|es|hat|hast)(?!\p{L})/iu

/**
 * Whether a critique is in English, so that a page in another language says so to screen readers. The built-in critic writes English; a
 * language model chooses for itself, and while a critique arrives nothing tells which of the two writes it. A few words tell the two
 * languages of the pages apart. Quotations are left out, because they are the user’s own words.
 */
export function isInEnglish(critique: string): boolean {
  const own = critique.replace(/[“„"][^”“"]*(?:[”“"]|$)/g, '')
  return ENGLISH.test(own) && !GERMAN.test(own)
}
