import { describe, expect, it } from 'vitest'
import { namesIn } from './source-names.ts'

describe('the names of a source', () => {
  it('are found between an arrow and the next type argument', () => {
    const source =
      'const a = (x: number) => keepPrices(x)\nexport const House = 1\nconst m: Map<string, A> = new Map()\n'
    expect(namesIn('a.ts', source).all).toEqual(
      expect.arrayContaining(['a', 'x', 'keepPrices', 'House', 'm', 'Map', 'A']),
    )
  })

  it('are no comments, no texts and no words between tags', () => {
    const source = '// House\nexport const a = <p title="House">House {b + "House"}</p>\n'
    expect(namesIn('a.tsx', source).all).toEqual(['a', 'p', 'title', 'b', 'p'])
  })
})

describe('the variables of a source', () => {
  const variablesIn = (source: string) => namesIn('a.ts', source).variables

  it('are found in patterns', () => {
    expect(variablesIn('const [a, { b: c, d = 1, ...e }] = given')).toEqual(['a', 'c', 'd', 'e'])
  })

  it('are found among parameters, however they are broken over lines', () => {
    expect(variablesIn('function f(\n  a: string,\n  { b },\n) {}\nconst g = (c = 1) => (d) => c + d')).toEqual([
      'a',
      'b',
      'g',
      'c',
      'd',
    ])
  })

  it('are found in the type of a function, in a loop, and where something is caught', () => {
    expect(variablesIn('type F = (a: string) => void\nfor (const b of c) { try { b() } catch (d) {} }')).toEqual([
      'a',
      'b',
      'd',
    ])
  })

  it('are not the properties of an object or of a type', () => {
    expect(variablesIn('type A = { said: string }\nf({ known: 1, ...{ kept: 2 } })')).toEqual([])
  })
})
