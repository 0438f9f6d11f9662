import { findOwnTests } from '../tests-in-text/find-own-tests.ts'

/**
 * Whether a test asks in its own words for the sale of a part ("If it doubles I sell half"). Selling a part then does what it
 * says, and nothing was promised for the rest. A stop or a target always means to leave (ruling 18).
 * @param on the day in New York on which it was written
 */
export const asksForAPart = (words: string, on: string): boolean =>
  PART.test(words) || findOwnTests(words, on).some(({ followedBy }) => followedBy === 'sell-some')

/** Only what the writer sells counts: "guidance is cut by half" and "they sell part of it" belong to the condition. */
const PART =
  /(?:^|\bi(?:['’]ll| will| would)? |\b(?:then|and|or) |[:,;=>→—-] ?)sell (?:(?:a|one|about|at least|the) )*(?:half|some|part|third|quarter|\d{1,2} ?%|\d+(?:\.\d+)? (?:shares|units|contracts))(?![\d%])|\bhalf (?:goes|out|off)\b/i
