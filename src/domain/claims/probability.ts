/**
 * The version of the mapping from confidence to probability. It is stored with every claim, so that a later mapping does not
 * change earlier claims.
 */
export const MAPPING_VERSION = 1

/**
 * A confidence from 1 to 10 as a probability: p = (c − 0.5) / 10, so .05 to .95. These are the centres of ten equal parts, never
 * 0 or 1: nobody has to claim certainty, and the log score stays finite.
 */
export const probabilityOf = (confidence: number): number => (2 * confidence - 1) / 20

/** The probability in percent, a whole number: 8 of 10 is 75. */
export const percentSureOf = (confidence: number): number => 10 * confidence - 5
