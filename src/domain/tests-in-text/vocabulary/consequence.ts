import type { OwnTestThen } from '../own-test.ts'

/**
 * Words that name what the writer does then, or that they were wrong. `from` and `to` count tokens; `to` is after the last one.
 */
export type Consequence = {
  readonly from: number
  readonly to: number
  readonly followedBy: OwnTestThen
  /**
   * - `own`: "I sell", "I was wrong"
   * - `bare`: "sell", "out", which are the writer's own at the beginning of a clause
   * - `thing`: "the thesis is dead", "it goes", "game over"
   * - `outcome`: "the bears were right", which needs a condition with a marker such as "if"
   * - `of-subject`: the condition is its subject: "... would prove me wrong"
   * - `weak`: the same, but only after a figure or an event: "... tells me that they cannibalize"
   * - `state`: "I'm ghost", which needs a condition with a marker, of something that goes wrong
   * - `holds`: "I hold", which a condition may limit
   * - `survives`: "the thesis does not survive ...", after which the condition comes
   */
  readonly kind: 'own' | 'bare' | 'thing' | 'outcome' | 'of-subject' | 'weak' | 'state' | 'holds' | 'survives'
  readonly isNegated: boolean
  /** Whether only the shape of the clause shows it, and none of the listed words. */
  readonly isInOtherVerbs?: boolean
  /** Whether it says so little by itself that it counts only after something that goes wrong. */
  readonly needsBadNews?: boolean
}
