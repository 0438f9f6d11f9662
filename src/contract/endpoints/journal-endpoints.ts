import { AssetNamesView, WholeJournalView } from '../journal.ts'
import type { Endpoint } from './endpoint.ts'

/** The journal over all assets. */
export const JOURNAL_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/journal',
    summary: 'Search and filter your journal over all assets, newest first, page by page',
    optionalQuery: {
      search:
        'words or beginnings of words, all of which must occur in a thesis, its “wrong if”, a critique or a principle',
      asset: 'id of an asset',
      list: 'present list of the asset: bought, sold or watched',
      action: 'action of the decision; critiques of such decisions are found too',
      confidence: 'confidence of the decision, from 1 to 10; critiques of such decisions are found too',
      from: 'first day in New York, as YYYY-MM-DD',
      to: 'last day in New York, as YYYY-MM-DD',
      tests:
        '`open`: decisions whose test under “Wrong if” is not answered yet; `broken`: decisions whose test has happened',
      late: '`1`: decisions that were recorded two days or more after they were made',
      before: '`olderBefore` of the previous page',
    },
    status: 200,
    view: WholeJournalView,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/journal/assets',
    summary: 'List the names of all assets on your lists',
    status: 200,
    view: AssetNamesView,
  },
]
