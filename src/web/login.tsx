import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoginPage } from './landing/login-page.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <LoginPage />
    </StrictMode>,
  )
