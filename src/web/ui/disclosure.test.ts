import { createElement } from 'react'
import { expect, it } from 'vitest'
import { markupOf } from '#test/support/markup.ts'
import { DataTable } from './chart/data-table.tsx'
import { DisclosuresAbout } from './disclosure.tsx'

const folded = createElement(DataTable, { label: 'Table', caption: '', columns: [], rowCount: 0, rowsOf: () => [] })

it('a folded part says of what it is, by its label and what it is about', () => {
  const html = markupOf(createElement(DisclosuresAbout, { value: 'calibration' }, folded))
  const [, id, names] = /<summary id="([^"]+)" aria-labelledby="([^"]+)">/.exec(html) ?? []
  expect(names).toBe(`${id} calibration`)
})

it('elsewhere its label alone is its name', () => {
  expect(markupOf(folded)).toContain('<summary>Table</summary>')
})
