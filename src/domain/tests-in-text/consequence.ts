import type { OwnTestThen } from './own-test.ts'

/** Words that say what the writer then does, or that they were wrong. `from` and `to` count tokens; `to` is just after the last. */
export type Consequence = {
  readonly from: number
  readonly to: number
  readonly followedBy: OwnTestThen
  /**
   * - `own`: "I sell", "I was wrong"
   * - `bare`: "sell", "out", which are the writer's own where a clause begins
   * - `thing`: "the thesis is dead", "it goes", "game over"
   * - `outcome`: "the bears were right", which needs a condition that a word opens
   * - `of-subject`: what stands before it is the condition: "... would prove me wrong"
   * - `weak`: the same, after a figure or an event only: "... tells me that they cannibalize"
   * - `state`: "I'm ghost", which needs a condition that a word opens, of something that goes wrong
   * - `holds`: "I hold", which a condition may limit
   * - `survives`: "the thesis does not survive ...", where the condition stands after it
   */
  readonly kind: 'own' | 'bare' | 'thing' | 'outcome' | 'of-subject' | 'weak' | 'state' | 'holds' | 'survives'
  readonly isNegated: boolean
}
