import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'

/** "If it falls 5% I buy the double, and the double again": a way of staking stands in no price, and what it costs is a sum. */
export const besideStaking = (finding: Finding, { decision }: CritiqueRequest): Finding =>
  STAKES.test(plainText(decision.thesis)) ? { ...finding, ways: DOUBLED } : finding
const STAKES =
  /(?<![a-z])(?:martingale|the double again|(?:(?:i|we|i'll|i'd) (?:(?:will|then|just|always|simply) )*double|doubling)(?: (?:down|up|it|the [a-z]+|my [a-z]+))* (?:again|each time|every time|(?:after|with|on|at) (?:each|every))|(?:buy|add|put in|stake) (?:the )?double(?: [a-z]+){0,3} (?:again|each time|every time|(?:after|with|on|at) (?:each|every)))(?![a-z])/
const DOUBLED = ['You write {words}: doubled each time, the fifth purchase alone is sixteen times the first.'] as const
