import { AssetNamesView, WholeJournalView } from '../journal.ts'
import type { Endpoint } from './endpoint.ts'

/** The journal over all assets. */
export const JOURNAL_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/journal',
    summary: 'A page of your journal over all assets, newest first, filtered and searched',
    optionalQuery: {
      search: 'beginnings of words that all stand in a thesis, a critique or a principle',
      asset: 'the number of an asset',
      list: 'bought, sold or watched: on which list the asset is now',
      action: 'of the decision, and of the decision that a critique is of',
      confidence: 'of the decision, from 1 to 10',
      from: "New York's first day, as YYYY-MM-DD",
      to: "New York's last day",
      tests:
        'open: decisions whose own test is unanswered; broken: those of which what would prove them wrong has happened',
      late: '1: decisions that were written two days after they were decided, or later',
      before: 'olderBefore of the page before',
    },
    status: 200,
    view: WholeJournalView,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/journal/assets',
    summary: 'What the journal is about: the names of everything on your lists',
    status: 200,
    view: AssetNamesView,
  },
]
