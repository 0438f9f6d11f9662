/**
 * The version of the mapping from confidence to probability. It is kept with every claim, so that a later mapping changes
 * nothing that was said under an earlier one.
 */
export const MAPPING_VERSION = 1

/**
 * What a confidence from 1 to 10 says as a probability: p = (c − 0.5) / 10, so .05 to .95. These are the centres of ten equal
 * parts, never 0 or 1: nobody is made to say that something is certain, and the log score stays finite.
 */
export const probabilityOf = (confidence: number): number => (2 * confidence - 1) / 20

/** The same in percent, a whole number: 8 of 10 says 75. */
export const percentSureOf = (confidence: number): number => 10 * confidence - 5
