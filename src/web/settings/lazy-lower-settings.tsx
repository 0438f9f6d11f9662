import { queryKeys } from '#web/api/query-keys.ts'
import { RoomBelow } from '#web/ui/below.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** What no window shows in the first picture of Settings. */
export const LazyLowerSettings = lazyPart({
  queryKey: queryKeys.part('lower-settings'),
  load: async () => (await import('./lower-settings.tsx')).LowerSettings,
  skeleton: RoomBelow,
  what: 'The rest of this page',
  isOfPage: true,
})
