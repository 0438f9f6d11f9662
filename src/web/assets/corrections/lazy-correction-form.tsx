import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The form as a chunk of its own, so that the page of an asset does not wait for it. */
export const LazyCorrectionForm = lazyPart({
  queryKey: queryKeys.part('correction'),
  load: async () => (await import('./correction-form.tsx')).CorrectionForm,
  skeleton: <Skeleton label="Loading the form" lines={3} />,
  what: 'The form',
})
