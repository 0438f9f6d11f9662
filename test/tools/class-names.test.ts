import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortClassNames } from '../../scripts/class-names.ts'

let root: string
const inFile = (name: string): string => join(root, name)

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'candor-names-'))
  mkdirSync(inFile('b'))
  writeFileSync(
    inFile('a.module.css'),
    '.row { margin: 0.5rem }\n.row:hover .isLate { animation: come 1s }\n@keyframes come {}',
  )
  writeFileSync(inFile('b/row.module.css'), '@media (max-width: 30rem) { .row {} }')
  writeFileSync(inFile('plain.css'), '.row {}')
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the class names of a build', () => {
  it('are short, and no two classes or animations share one', () => {
    const nameOf = shortClassNames(root)
    const named = ['row', 'isLate', 'come'].map((name) => nameOf(name, inFile('a.module.css')))
    expect([...named, nameOf('row', inFile('b/row.module.css'))]).toEqual(['_a', '_b', '_c', '_d'])
  })

  it('are the same for every Vite of a build, whatever it asks for first', () => {
    const [one, other] = [shortClassNames(root), shortClassNames(root)]
    const late = other('row', inFile('b/row.module.css'))
    expect([one('row', inFile('a.module.css')), one('row', inFile('b/row.module.css'))]).toEqual(['_a', late])
  })

  it('have more letters once one is not enough', () => {
    writeFileSync(inFile('c.module.css'), Array.from({ length: 60 }, (_, number) => `.c${number} {}`).join('\n'))
    const nameOf = shortClassNames(root)
    const names = Array.from({ length: 60 }, (_, number) => nameOf(`c${number}`, inFile('c.module.css')))
    expect(new Set(names).size).toBe(60)
    expect([names[47], names[48], names[49]]).toEqual(['_Z', '_aa', '_ab'])
    rmSync(inFile('c.module.css'))
  })

  it('are refused for what no file has', () => {
    expect(() => shortClassNames(root)('column', inFile('a.module.css'))).toThrow('no class or animation called column')
  })
})
