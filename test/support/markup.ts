import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a part of a page as it is rendered first, for tests of words, fields and links that need no browser. */
export function markupOf(part: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const routed = RouterContextProvider({ router, children: part })
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, routed))
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** The same without tags. */
export const wordsOf = (part: ReactNode): string =>
  markupOf(part)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
