import { findOwnTests } from '../tests-in-text/find-own-tests.ts'

/**
 * Whether a test asks in its own words for a sale of a part ("If it doubles I sell half"): who sold a part has then done what it
 * says, and nothing was promised of the rest. A stop and a target are the price at which somebody means to leave (ruling 18).
 * @param on New York's day on which it was written
 */
export const asksForAPart = (words: string, on: string): boolean =>
  PART.test(words) || findOwnTests(words, on).some(({ followedBy }) => followedBy === 'sell-some')

/** Only what the writer sells counts: "guidance is cut by half" and "they sell part of it" are the condition. */
const PART =
  /(?:^|\bi(?:['’]ll| will| would)? |\b(?:then|and|or) |[:,;=>→—-] ?)sell (?:(?:a|one|about|at least|the) )*(?:half|some|part|third|quarter|\d{1,2} ?%|\d+(?:\.\d+)? (?:shares|units|contracts))(?![\d%])|\bhalf (?:goes|out|off)\b/i
