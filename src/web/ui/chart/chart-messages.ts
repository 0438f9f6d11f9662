import { messagesOf } from '#web/language/messages.ts'

const english = {
  loading: 'Loading the chart',
  dayOnChart: 'Day on the chart',
  above: (name: string, text: string) => `${name}: ${text}, above this view.`,
  below: (name: string, text: string) => `${name}: ${text}, below this view.`,
  table: 'Table',
  laterDays: 'Later days',
  earlierDays: 'Earlier days',
  rows: (from: string, to: string, all: string) => `${from} to ${to} of ${all}, newest first`,
}

export type ChartMessages = typeof english
export const chartMessages = messagesOf('chart', english)
