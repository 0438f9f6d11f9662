import { renderToStaticMarkup } from 'react-dom/server'
import { TABS } from '#web/routes/tabs.ts'
import { Button } from '#web/ui/button.tsx'
import header from './account-header.module.css'
import layout from './account-layout.module.css'
import tabs from './account-tabs.module.css'
import { DemoBanner } from './demo-banner.tsx'
import { Logo } from './logo.tsx'

/** The tab that a phone shows at the bottom of the window. */
const ADD = TABS.find(({ to }) => to.endsWith('/add-asset'))

/**
 * The head of every page of the account area as HTML, without anything of its user. The build writes it into these pages, so that
 * they are there once the style sheet is, and not only once a hundred kilobytes of JavaScript have come and run. It is drawn with the
 * style sheets of the page's own head, which takes its place; until then nothing in it can be pressed, read out or focused. Where that
 * code does not come, it says after a while what to do.
 * @param current the end of the address of the page's own tab; null for a page without one
 */
export const pageFrame = (current: string | null): string =>
  renderToStaticMarkup(
    <>
      <PageFrame current={current} />
      <p id="late" className={layout.late} role="status">
        This page has not loaded yet. Check the connection and load it again. What you recorded is safe.
      </p>
    </>,
  )

const PageFrame = ({ current }: { current: string | null }) => (
  <div id="frame" className={layout.frame} aria-hidden="true" inert>
    <div className={layout.ofDemo}>
      <DemoBanner />
    </div>
    <header className={header.header}>
      <Logo />
      <span className={header.user} />
      <div className={header.actions}>
        <a className={header.settings} href="/account">
          Settings
        </a>
        <Button variant="quiet">Sign Out</Button>
      </div>
    </header>
    <div className={tabs.tabs}>
      {TABS.map((tab) => (
        <a
          key={tab.to}
          href="/account"
          data-label={tab.label}
          className={tab === ADD ? tabs.add : undefined}
          aria-current={current !== null && tab.to.endsWith(`/${current}`) ? 'page' : undefined}
        >
          <span>{tab.label}</span>
        </a>
      ))}
    </div>
  </div>
)
