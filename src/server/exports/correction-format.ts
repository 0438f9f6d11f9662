import type { Asset } from '#domain/assets/asset.ts'

/** The corrections of an entry in words: `price: 18000 to 180 (A typing mistake.)`; null when there are none. */
export const correctionWords = ({ corrections }: Pick<Asset, 'corrections'>, sequence: number): string | null =>
  corrections
    .filter(({ correctsSequence }) => correctsSequence === sequence)
    .map(({ field, from, to, reason }) => `${field}: ${from ?? 'none'} to ${to ?? 'none'} (${reason})`)
    .join('; ') || null
