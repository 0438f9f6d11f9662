import { renderToStaticMarkup } from 'react-dom/server'
import type { ListName } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { ListFrame } from '#web/assets/list/list-frame.tsx'
import { LanguageOfPart } from '#web/language/use-messages.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { TABS } from '#web/routes/tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import header from './account-header.module.css'
import layout from './account-layout.module.css'
import tabs from './account-tabs.module.css'
import { DemoBanner } from './demo-banner.tsx'
import { layoutMessages } from './layout-messages.ts'
import { Logo } from './logo.tsx'

/**
 * The head of every page of the account area as HTML, without anything of its user. The build writes it into these pages, so that
 * they are there once the style sheet is, and not only once a hundred kilobytes of JavaScript have come and run. It is drawn with the
 * style sheets of the page's own head, which takes its place; until then nothing in it can be pressed, read out or focused. Where that
 * code does not come, it says after a while what to do.
 * @param current the page whose tab is marked; null for a page without one
 */
export const pageFrame = (current: string | null, language: Language): string =>
  renderToStaticMarkup(
    <LanguageOfPart value={language}>
      <PageFrame current={current} language={language} />
      <p id="late" className={layout.late} role="status">
        {layoutMessages(language).late}
      </p>
    </LanguageOfPart>,
  )

const isList = (page: string | null): page is ListName => page === 'bought' || page === 'sold' || page === 'watched'

const PageFrame = ({ current, language }: { current: string | null; language: Language }) => (
  <div id="frame" className={layout.frame} aria-hidden="true" inert>
    <div className={layout.ofDemo}>
      <DemoBanner />
    </div>
    <header className={header.header}>
      <Logo />
      <span className={header.user} />
      <div className={header.actions}>
        <a className={header.settings} href="/account">
          {layoutMessages(language).settings}
        </a>
        <Button variant="quiet">{layoutMessages(language).signOut}</Button>
      </div>
    </header>
    <div className={tabs.tabs}>
      {TABS.map(({ page }) => (
        <a
          key={page}
          href="/account"
          data-label={pageNames(language)[page]}
          className={page === 'add-asset' ? tabs.add : undefined}
          aria-current={page === current ? 'page' : undefined}
        >
          <span>{pageNames(language)[page]}</span>
        </a>
      ))}
    </div>
    {isList(current) && (
      <template id="names">
        <main className={classes(layout.main, layout.names)}>
          <ListFrame list={current} language={language} />
        </main>
      </template>
    )}
    {/* Lines in the place of what is to come, as on the page itself while its answers are awaited. */}
    {!isList(current) && (
      <section className={layout.main}>
        <Skeleton label="" />
      </section>
    )}
  </div>
)
