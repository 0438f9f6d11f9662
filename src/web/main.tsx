import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { IsMember } from './layout/is-member.ts'
import { watchOverAmounts } from './privacy/hidden-amounts.ts'
import { createAccountRouter } from './router.tsx'

const queries = createQueryClient()
const router = createAccountRouter(queries)

const draw = (root: HTMLElement) =>
  createRoot(root).render(
    <StrictMode>
      <IsMember value={true}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </IsMember>
    </StrictMode>,
  )

// What the build has drawn of every page. Out of sight once a page is rendered, and then gone.
const isOver = router.subscribe('onRendered', () => {
  document.getElementById('frame')?.remove()
  isOver()
})

const root = document.getElementById('root')
void watchOverAmounts().then(() => root && draw(root))
