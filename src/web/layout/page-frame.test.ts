import { expect, test } from 'vitest'
import { TABS } from '#web/routes/tabs.ts'
import { pageFrame } from './page-frame.tsx'

test('the frame of a page names every tab in order, and can be neither pressed nor read out', () => {
  const html = pageFrame(null)
  expect([...html.matchAll(/data-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(TABS.map(({ label }) => label))
  expect(html).toMatch(/^<div id="frame" class="[^"]+" aria-hidden="true" inert="">/)
  // The Content-Security-Policy allows none of these.
  expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
  expect(html).not.toContain('aria-current')
})

test('the frame of a page with a tab marks that tab alone', () => {
  const marked = [...pageFrame('add-asset').matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].join()
  expect(marked).toMatch(/^<a [^>]*data-label="Add to a List"[^>]*>$/)
})
