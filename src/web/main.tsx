import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { IsMember } from './layout/is-member.ts'
import { watchOverAmounts } from './privacy/hidden-amounts.ts'
import { createAccountRouter } from './router.tsx'

watchOverAmounts()
const queries = createQueryClient()
const router = createAccountRouter(queries)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <IsMember value={true}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </IsMember>
    </StrictMode>,
  )
