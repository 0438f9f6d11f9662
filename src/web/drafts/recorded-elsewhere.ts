/** Why words of a draft are still there although its decision was recorded. A page tells it without the code that sends drafts. */
export const RECORDED_ELSEWHERE =
  'This decision was recorded on another device meanwhile. What you wrote here is kept as a draft of another one.'
