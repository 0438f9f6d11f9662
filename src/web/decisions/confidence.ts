/**
 * What a confidence means as a chance, in percent: each of the ten levels is the middle of its tenth, so that 5 is
 * somewhat below even and none claims to be certain.
 */
export const surePercent = (confidence: number): number => confidence * 10 - 5
