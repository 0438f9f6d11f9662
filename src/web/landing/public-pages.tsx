import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IsMember } from '#web/layout/is-member.ts'
import { NotFoundPage } from '#web/layout/not-found-page.tsx'
import { AboutPage } from './about-page.tsx'
import { HowItWorksPage } from './how-it-works-page.tsx'
import { LandingPage } from './landing-page.tsx'

/** The pages that anybody may read, by the name of their HTML file. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  index: LandingPage,
  about: AboutPage,
  page: HowItWorksPage,
  'not-found': NotFoundPage,
}

/** The body of `name`.html, which the build writes. A name that ends with `.member` is the variant for people signed in. */
export function renderPage(name: string): string {
  const [page = '', variant] = name.split('.')
  const Page = PAGES[page]
  if (!Page) throw new RangeError(`${name}.html has a place for a page, but none is written`)
  return renderToStaticMarkup(
    <IsMember value={variant === 'member'}>
      <Page />
    </IsMember>,
  )
}
