import { expect, test } from 'vitest'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { TABS } from '#web/routes/tabs.ts'
import { withNames } from '#web/worker/first-names.ts'
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

test.each(['en', 'de'] as const)(
  'the frame of a list in %s has one row without words, which is not shown',
  (language) => {
    const html = pageFrame('bought', language)
    const row = '<li><h2><a href="/account"> </a></h2><span></span><p class="[^"]+"> </p></li>'
    expect(html).toMatch(
      new RegExp(`<template id="names"><main class="[^"]+">.+<ul class="[^"]+">${row}</ul></main></template>`),
    )
    expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
    expect(pageFrame('summary', language)).not.toContain('<template')
  },
)

test('what the worker writes names into is what the build makes', () => {
  const names = [{ companyName: 'Nike, Inc.', ticker: 'NKE' }]
  expect(withNames(pageFrame('sold', 'en'), names)).toMatch(/<main id="names".+Nike, Inc\.<.+>NKE</)
})

test('the frame of a page with a tab marks that tab alone', () => {
  const marked = [...pageFrame('add-asset', 'en').matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].join()
  expect(marked).toMatch(/^<a [^>]*data-label="Add to a List"[^>]*>$/)
})

test('in the place of a page stand lines until its code has come, and none in that of a list, which may draw names', () => {
  for (const page of ['mirror', 'journal', null])
    expect(pageFrame(page, 'en')).toMatch(/<section[^>]*><div[^>]*role="status"/)
  expect(pageFrame('bought', 'en')).not.toContain('<section')
})
