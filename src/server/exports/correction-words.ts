import type { Asset } from '#domain/assets/asset.ts'

/** What was corrected of an entry: `price: 18000 to 180 (A typing mistake.)`; null where nothing was. */
export const correctionWords = ({ corrections }: Pick<Asset, 'corrections'>, sequence: number): string | null =>
  corrections
    .filter(({ correctsSequence }) => correctsSequence === sequence)
    .map(({ field, from, to, reason }) => `${field}: ${from ?? 'none'} to ${to ?? 'none'} (${reason})`)
    .join('; ') || null
