import type { ProviderView } from '#contract/settings.ts'
import { messagesOf } from '#web/language/messages.ts'

const english = {
  lede: 'What runs this Candor. Nobody else on it sees this page.',
  providers: 'Providers',
  budgets: 'Budgets',
  variables: 'Variables',
  cannotBeShown: (why: string) => `This page cannot be shown. ${why}`,
  loading: 'Loading what runs this Candor',
  needs: {
    companies: 'Company search',
    prices: 'Prices',
    critic: 'Critic',
    facts: 'Facts for the critic',
  } as Readonly<Record<ProviderView['need'], string>>,
  after: (one: string, other: string) => `${one}, then ${other}`,
  wanting: 'Everything works without them. Each is switched on by a variable (below). No key ever reaches this page.',
  usage: {
    of: (used: string, limit: string) => `${used} of ${limit}`,
    minute: (spent: string) => `${spent} this minute`,
    day: (spent: string) => `${spent} today`,
    requests: (spent: string) => `Requests: ${spent}.`,
    unlimited: 'Its requests are not limited.',
    paused: (moment: string) => `Not asked until ${moment}, because of its last failure.`,
    failure: (age: string) => `Last failure ${age}: `,
  },
  variable: {
    note: 'Variables are set in the environment in which Candor is started, and count from its next start on. Of a secret this page says only that it is set.',
    none: 'None is set: every default counts.',
    secret: 'set, and not shown',
    others: (count: number) => `${count} that are not set`,
  },
}

export type OperatorMessages = typeof english
export const operatorMessages = messagesOf('operator', english)
