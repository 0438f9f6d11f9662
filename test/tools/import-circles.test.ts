import { expect, it } from 'vitest'
import { circlesOf, shortestCircleIn } from './import-circles.ts'

const imports = (...pairs: (readonly [from: string, to: string])[]) =>
  pairs.map(([from, to]) => ({ from, to, isByValue: true, names: [] }))

it('a circle of subfolders is one', () => {
  const circles = circlesOf(
    imports(
      ['src/web/assets/asset-format.ts', 'src/web/assets/corrections/correction-format.ts'],
      ['src/web/assets/corrections/correction-form.tsx', 'src/web/assets/page/use-record-fact.ts'],
      ['src/web/assets/page/asset-facts.tsx', 'src/web/assets/asset-format.ts'],
      ['src/web/assets/page/asset-facts.tsx', 'src/web/ui/button.tsx'],
    ),
  )
  expect(circles).toEqual([['src/web/assets', 'src/web/assets/corrections', 'src/web/assets/page']])
})

it('a folder that stands on another, and itself, make none', () => {
  expect(circlesOf(imports(['src/web/a/b/c.ts', 'src/web/a/d.ts'], ['src/web/a/d.ts', 'src/web/a/e.ts']))).toEqual([])
})

it('an import of types alone makes none', () => {
  const [there, back] = imports(['src/web/a/c.ts', 'src/web/b/d.ts'], ['src/web/b/d.ts', 'src/web/a/c.ts'])
  expect(circlesOf([there, back].flatMap((one) => (one ? [{ ...one, isByValue: one !== back }] : [])))).toEqual([])
})

it('of a circle, the imports of one of the shortest are named', () => {
  const ofTwo = [
    ['src/web/b/d.ts', 'src/web/c/e.ts'],
    ['src/web/c/f.ts', 'src/web/b/d.ts'],
  ] as const
  const ofThree = [
    ['src/web/a/g.ts', 'src/web/b/d.ts'],
    ['src/web/c/e.ts', 'src/web/a/g.ts'],
  ] as const
  const typesOnly = imports(['src/web/b/h.ts', 'src/web/a/g.ts']).map((one) => ({ ...one, isByValue: false }))
  const all = [...typesOnly, ...imports(...ofThree, ['src/web/a/g.ts', 'src/web/ui/i.ts'], ...ofTwo)]
  const [circle = []] = circlesOf(all)
  expect(circle).toEqual(['src/web/a', 'src/web/b', 'src/web/c'])
  expect(shortestCircleIn(circle, all)).toEqual(imports(...ofTwo))
})
