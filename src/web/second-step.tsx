import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SecondStepPage } from './accounts/second-step-page.tsx'
import { createQueryClient } from './api/query-client.ts'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <SecondStepPage />
      </QueryClientProvider>
    </StrictMode>,
  )
