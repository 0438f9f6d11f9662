import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a CSS module may name: its classes and its animations. A few more than there are cost nothing. */
const NAMED = /\.(-?[_a-z][\w-]*)|@keyframes\s+([\w-]+)/gi
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

type NameOf = (name: string, file: string) => string

/**
 * Gives the classes of all CSS modules short names. The bundler's own (`_frame_5e92z_35`) are a sixth of the style sheet as it is sent.
 * A page is rendered by one Vite and its style sheet is written by another, so a name depends on nothing but the files.
 * @param root the folder of all CSS modules
 * @returns the name in the build for a name in a file
 */
export function shortClassNames(root: string): NameOf {
  const files = globSync('**/*.module.css', { cwd: root }).sort()
  const names = new Map<string, string>()
  const keyOf: NameOf = (name, file) => `${file} ${name}`
  for (const file of files.map((name) => join(root, name)))
    for (const [, ofClass, ofAnimation] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      const key = keyOf(ofClass ?? ofAnimation ?? '', file)
      if (!names.has(key)) names.set(key, `_${inLetters(names.size)}`)
    }
  return (name, file) => {
    const short = names.get(keyOf(name, file))
    if (short === undefined) throw new Error(`${file} has no class or animation called ${name}.`)
    return short
  }
}

/** The same in a build. In development the names say where they are from. */
export const shortNamesInBuild = (root: string): Plugin => ({
  name: 'candor:class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortClassNames(root) } } }),
})

/** 0 is `a`, 51 is `Z`, 52 is `aa`. */
function inLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length)
  return (rest === 0 ? '' : inLetters(rest - 1)) + LETTERS[number % LETTERS.length]
}
