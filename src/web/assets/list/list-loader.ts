import type { QueryClient } from '@tanstack/react-query'
import type { ListName } from '#domain/ledger/action.ts'
import { assetListQuery } from '#web/api/asset-list-api.ts'

/** For so long the page's frame, or the names of the first assets, may stand on a page that cannot be pressed yet. */
const FRAME_ALONE_MS = 1_000

/**
 * A list that is opened by its address takes the place of the frame once it has its rows, and is not drawn as a skeleton first: most
 * often they are here before the code is. Where somebody comes from another page, the skeleton answers the press at once.
 */
export function listLoader(list: ListName) {
  return ({ context }: { context: { queries: QueryClient } }) =>
    document.getElementById('frame') &&
    Promise.race([
      context.queries.prefetchQuery(assetListQuery(list)),
      new Promise<void>((resolve) => setTimeout(resolve, FRAME_ALONE_MS)),
    ])
}
