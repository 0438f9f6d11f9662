import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#domain/locale.ts'

/** For so long the page's frame, or the names of the first assets, may stand on a page that cannot be pressed yet. */
const FRAME_ALONE_MS = 1_000

type Opened = {
  readonly context: { readonly queries: QueryClient }
  readonly params: { readonly assetId?: string; readonly sequence?: string }
  readonly location: { readonly search: Record<string, unknown>; readonly hash: string }
}

/** Reads what the first picture of a page shows. A failure is told by the page itself. */
export type FirstReads = (queries: QueryClient, opened: Opened, language: Language) => Promise<unknown>

/**
 * A page that is opened by its address takes the place of the frame once its answers are there, and is not rendered as a skeleton
 * first: most often they are here before the code is, and what comes with the first rendering is rendered in steps. Where somebody comes
 * from another page, the skeleton answers the press at once.
 */
export const beforeFirstPicture = (read: FirstReads) => (opened: Opened) =>
  document.getElementById('frame') &&
  Promise.race([
    read(opened.context.queries, opened, document.documentElement.lang === 'de' ? 'de' : 'en'),
    new Promise<void>((resolve) => setTimeout(resolve, FRAME_ALONE_MS)),
  ])

/** The same for a page whose code says what it reads. */
export const readsOf = (load: () => Promise<{ firstReads: FirstReads }>) =>
  beforeFirstPicture(async (...opened) => {
    // Code that cannot be loaded is told where the page is rendered.
    const page = await load().catch(() => null)
    return page?.firstReads(...opened)
  })
