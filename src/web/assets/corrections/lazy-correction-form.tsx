import { queryKeys } from '#web/api/query-keys.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { correctionMessages } from './correction-messages.ts'

/** The form as a chunk of its own, so that the page of an asset does not wait for it. */
export const LazyCorrectionForm = lazyPart({
  queryKey: queryKeys.part('correction'),
  load: async () => (await import('./correction-form.tsx')).CorrectionForm,
  skeleton: FormSkeleton,
  what: 'The form',
})

function FormSkeleton() {
  return <Skeleton label={useMessages(correctionMessages).loading} lines={3} />
}
