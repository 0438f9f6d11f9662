import { messagesOf } from '#web/language/messages.ts'

const english = {
  loading: 'Loading the chart',
  range: 'Range',
  ranges: { '1M': '1M', '3M': '3M', '6M': '6M', '1Y': '1Y', All: 'All' },
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
