/** What one look at the entries found. Each of the two is exactly one sentence. */
export type Finding = {
  readonly says: string
  /** The question, or the test, that could show the finding to be wrong. */
  readonly asks: string
  /** The user's words that the finding quotes, so that no two findings quote the same; null when it quotes figures only. */
  readonly quoted: string | null
}
