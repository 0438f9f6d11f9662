import { messagesOf } from '#web/language/messages.ts'

const english = {
  cannotBeShown: (why: string) => `How this is computed cannot be shown. ${why}`,
  loading: 'Loading how this is computed',
  notKnown: 'This figure is not known at the moment.',
  formula: 'Formula',
  withNumbers: 'With your numbers',
  hidden: 'Amounts are hidden.',
  source: 'Source',
  result: 'Result',
  writtenIn: 'The price was written down in',
  entry: (sequence: string) => `entry ${sequence}`,
  caption: 'The entries that it comes from',
  what: 'What',
  heldAfter: 'Held after it',
  hadCost: 'Had cost',
}

export type ExplanationMessages = typeof english
export const explanationMessages = messagesOf('explanation', english)
