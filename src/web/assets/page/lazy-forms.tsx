import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { queryKeys } from '#web/api/query-keys.ts'
import { LazyCorrectionForm } from '#web/assets/corrections/lazy-correction-form.tsx'
import { LazyDecisionPanel } from '#web/decisions/lazy-decision-panel.tsx'
import { useMessages } from '#web/language/use-messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pageMessages } from './page-messages.ts'

export const LazyPriceNoteForm = form('price-note', async () => (await import('./price-note-form.tsx')).PriceNoteForm)
export const LazySplitForm = form('split', async () => (await import('./split-form.tsx')).SplitForm)
export const LazyOutcomeForm = form('outcome', async () => (await import('./outcome-form.tsx')).OutcomeForm)
export const LazyDailyPricesForm = form(
  'daily-prices',
  async () => (await import('./daily-prices-form.tsx')).DailyPricesForm,
)

/** A form whose code the page of an asset does not wait for. */
function form<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>({ queryKey: queryKeys.part(name), load, skeleton: FormSkeleton, what: 'The form' })
}

function FormSkeleton() {
  return <Skeleton label={useMessages(pageMessages).loadingForm} lines={3} />
}

const FORMS = [
  LazyDecisionPanel,
  LazyCorrectionForm,
  LazyPriceNoteForm,
  LazySplitForm,
  LazyOutcomeForm,
  LazyDailyPricesForm,
]

/** Fetches the code of all forms of the page before somebody opens one. */
export const fetchFormsAhead = (queries: QueryClient): void => {
  for (const { fetchAhead } of FORMS) fetchAhead(queries)
}
