import { queryKeys } from '#web/api/query-keys.ts'
import { RoomBelow } from '#web/ui/below.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** The instruments, whose code is as much as that of all above them. */
export const LazyInstruments = lazyPart({
  queryKey: queryKeys.part('instruments'),
  load: async () => (await import('./instruments.tsx')).Instruments,
  skeleton: RoomBelow,
  what: 'The rest of this page',
})
