import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { ThenAndNow } from './then-and-now.tsx'

type Sides = MirrorView['thenAndNow'][number]

const SIDE = { assetId: 1, ticker: 'AAA', action: 'Buy', confidence: 8, price: null } as const
const words = 'Margins grow by 5% a year, until June 2027.'
const shown = (forgotten: Sides['forgotten'], between: number) => {
  const steps = Array.from({ length: between + 2 }, (_, at) => ({
    ...({ sequence: at + 1, on: `2026-03-0${at + 1}`, action: 'Hold', confidence: 7, price: null } as const),
  }))
  const sides: Sides = {
    ...{ assetId: 1, ticker: 'AAA', changePercent: null, closes: [], course: steps, forgotten },
    first: { ...SIDE, sequence: 1, on: '2026-03-01', words },
    last: { ...SIDE, sequence: between + 2, on: '2026-03-09', words: 'It is 5% again.' },
  }
  const assets = [{ assetId: 1, companyName: 'A', list: 'bought' }] as const
  return createElement(ThenAndNow, { user: 'alice', assets: [...assets], sides })
}

it('marks the figures of the first thesis that no later entry repeats, also for whoever has it read out', () => {
  const html = markupOf(
    shown(
      [
        { from: 33, to: 42 },
        { from: 16, to: 18 },
      ],
      0,
    ),
  )
  expect([...html.matchAll(/<mark>([^<]+)<span/g)].map(([, figure]) => figure)).toEqual(['5%', 'June 2027'])
  expect(wordsOf(shown([{ from: 16, to: 18 }], 0))).toContain('Margins grow by 5% (in no later entry) a year')
  expect(html).toContain('Marked: figures that no later entry repeats.')
})

it('leaves both theses as they are where no figure is forgotten', () => {
  const html = markupOf(shown([], 0))
  expect(html).not.toContain('<mark>')
  expect(html).not.toContain('Marked')
  expect(html).toContain(words)
})

it('counts the decisions between the two, which are listed when somebody opens them', () => {
  expect(wordsOf(shown([], 3))).toContain('3 decisions between the two')
  expect(wordsOf(shown([], 0))).not.toContain('between the two Decision')
  expect(wordsOf(shown([], 0))).not.toMatch(/\d decisions? between/)
})
