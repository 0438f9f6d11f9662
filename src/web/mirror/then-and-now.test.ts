import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { ThenAndNow } from './then-and-now.tsx'

type Sides = MirrorView['thenAndNow'][number]

const SIDE = { assetId: 1, ticker: 'AAA', action: 'Buy', confidence: 8, price: null } as const
const words = 'Margins grow by 5% a year, until June 2027.'
const shown = (forgotten: Sides['forgotten'], between: number, more: Partial<Sides> = {}) => {
  const steps = Array.from({ length: between + 2 }, (_, at) => ({
    ...({ sequence: at + 1, on: `2026-03-0${at + 1}`, action: 'Hold', confidence: 7, price: null } as const),
  }))
  const sides: Sides = {
    ...{ assetId: 1, ticker: 'AAA', changePercent: null, closes: [], course: steps, forgotten },
    ...{ newReasons: [], between: [], movedStops: [] },
    first: { ...SIDE, sequence: 1, on: '2026-03-01', words },
    last: { ...SIDE, sequence: between + 2, on: '2026-03-09', words: 'It is 5% again.' },
    ...more,
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

describe('what changed since', () => {
  const reason = { from: 0, to: 5 }
  const quoted = { ...SIDE, sequence: 2, on: '2026-03-02', words: 'Cheap it is.', newReasons: [reason] }
  const marksIn = (html: string) => [...html.matchAll(/<mark[^>]*>([^<]+)/g)].map(([, words]) => words)

  it('is marked in the last thesis, also for whoever has it read out, with a legend in words', () => {
    const last = { ...SIDE, sequence: 2, on: '2026-03-09', words: 'Cheap it is.' }
    const sides = shown([], 0, { last, newReasons: [reason] })
    expect(marksIn(markupOf(sides))).toEqual(['Cheap'])
    expect(wordsOf(sides)).toContain('Cheap (a reason only after the price had fallen) it is.')
    expect(wordsOf(sides)).toContain('Marked with dots: what became a reason only after the price had fallen.')
    expect(wordsOf(sides)).not.toContain('Between the two you wrote:')
  })

  it('is marked in a thesis between the two, which stands open', () => {
    const sides = shown([{ from: 16, to: 18 }], 2, { between: [quoted] })
    expect(marksIn(markupOf(sides))).toEqual(['5%', 'Cheap'])
    expect(wordsOf(sides)).toContain(
      'Between the two you wrote: Cheap (a reason only after the price had fallen) it is.',
    )
    expect(wordsOf(sides)).toContain('Marked: a figure that no later entry repeats.')
    expect(wordsOf(sides)).toContain('2 decisions between the two')
  })

  it('is the stop that was moved, beside the last thesis, with its day', () => {
    const movedStops = [
      { sequence: 2, on: '2026-03-02', from: '90.00', to: '80.00' },
      { sequence: 3, on: '2026-03-03', from: '80.00', to: null },
    ]
    const sides = shown([], 2, { movedStops })
    expect(marksIn(markupOf(sides))).toEqual(['Stop moved from $90.00 to $80.00', 'Stop of $80.00 taken away'])
    expect(wordsOf(sides)).toContain('Stop moved from $90.00 to $80.00 Mar 2, 2026')
    expect(wordsOf(sides)).not.toContain('Marked')
  })
})
