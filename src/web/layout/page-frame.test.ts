import { expect, test } from 'vitest'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { TABS } from '#web/routes/tabs.ts'
import { pageFrame } from './page-frame.tsx'

speakGerman(german)

test.each(['en', 'de'] as const)(
  'the frame of a page in %s names every tab in order, and can be neither pressed nor read out',
  (language) => {
    const html = pageFrame(null, language)
    expect([...html.matchAll(/data-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(
      TABS.map(({ page }) => pageNames(language)[page]),
    )
    expect(html).toMatch(/^<div id="frame" class="[^"]+" aria-hidden="true" inert="">/)
    // The Content-Security-Policy allows none of these.
    expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
    expect(html).not.toContain('aria-current')
  },
)

test('the frame of a page with a tab marks that tab alone', () => {
  const marked = [...pageFrame('add-asset', 'en').matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].join()
  expect(marked).toMatch(/^<a [^>]*data-label="Add to a List"[^>]*>$/)
})
