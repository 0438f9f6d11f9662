import { expect, it } from 'vitest'
import { sumsIn } from './sums-in-source.ts'

it.each([
  ['const a = Number(value) - Number(cost)', ['Number(value) - Number(cost)']],
  ['const a = (100 * (Number(value) / 2))', ['100 * (Number(value) / 2)', 'Number(value) / 2']],
  ['let a = 0; a += Number(value)', ['a += Number(value)']],
  ['const a = rows.reduce((sum, { n }) => sum + n, 0)', ['rows.reduce((sum, { n }) => sum + n, 0)']],
  ['const a = new Big(value).minus(cost)', ['new Big(value).minus(cost)']],
])('%s computes', (source, sums) => {
  expect(sumsIn('a.ts', source)).toEqual(sums)
})

it.each([
  'const x = MARGIN.left + share * (width - MARGIN.right)',
  'const a = values.map(Number)',
  'const a = Number(amount) > 0',
  'const a = texts.reduce((left, pattern) => left.replace(pattern, ""), text)',
  'const a = [Number(quantity) === 1 ? "share" : "shares"].join("")',
])('%s computes nothing of an amount', (source) => {
  expect(sumsIn('a.ts', source)).toEqual([])
})
