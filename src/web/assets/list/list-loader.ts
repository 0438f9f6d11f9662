import type { QueryClient } from '@tanstack/react-query'
import type { ListName } from '#domain/ledger/action.ts'
import { assetListQuery } from '#web/api/asset-list-api.ts'

/** For so long the names of the first assets may stand on a page that cannot be pressed yet. */
const NAMES_ALONE_MS = 1_000

/** Where the worker has shown the names of a list's first assets, the page takes their place once it has the list, and not as a skeleton. */
export function listLoader(list: ListName) {
  return ({ context }: { context: { queries: QueryClient } }) =>
    document.querySelector('main#names') &&
    Promise.race([
      context.queries.prefetchQuery(assetListQuery(list)),
      new Promise<void>((resolve) => setTimeout(resolve, NAMES_ALONE_MS)),
    ])
}
