import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#domain/locale.ts'
import { sendEarlyReads } from './api/early-reads.ts'
import { createQueryClient } from './api/query-client.ts'
import { speakGerman } from './language/messages.ts'
import { LanguageOfPart } from './language/use-messages.ts'
import { IsMember } from './layout/is-member.ts'
import { watchOverAmounts } from './privacy/hidden-amounts.ts'
import { createAccountRouter } from './router.tsx'

sendEarlyReads()
// The router comes in a task of its own, because all of this code has just run in one: a slow phone answers a press between them.
setTimeout(start)

function start(): void {
  const queries = createQueryClient()
  const router = createAccountRouter(queries)
  // What the build has drawn of every page. Out of sight once a page is rendered, and then gone.
  const isOver = router.subscribe('onRendered', () => {
    document.getElementById('frame')?.remove()
    isOver()
  })
  // The router loads before anything is rendered: what it loaded later would be rendered at once, in one long step.
  const isLoaded = router.load().catch(() => undefined)
  setTimeout(findLocales)
  const root = document.getElementById('root')
  void Promise.all([loadMessages(), watchOverAmounts(), isLoaded]).then(
    ([language]) => root && draw(root, language, queries, router),
  )
}

/** The first figure or day that `Intl` formats takes as long as rendering a window, so that comes while answers are on their way. */
const findLocales = (): unknown => Intl.NumberFormat.supportedLocalesOf('en')

/** As a transition, which React renders in steps: a slow phone answers a press between them. */
const draw = (
  root: HTMLElement,
  language: Language,
  queries: QueryClient,
  router: ReturnType<typeof createAccountRouter>,
) =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <IsMember value={true}>
          <LanguageOfPart value={language}>
            <QueryClientProvider client={queries}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </LanguageOfPart>
        </IsMember>
      </StrictMode>,
    ),
  )

/** Loads the messages of the language in which the server has sent this page. Without them the page is in English. */
async function loadMessages(): Promise<Language> {
  if (document.documentElement.lang !== 'de') return 'en'
  try {
    speakGerman((await import('./german.ts')).german)
    return 'de'
  } catch {
    document.documentElement.lang = 'en'
    return 'en'
  }
}
