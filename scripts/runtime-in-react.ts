import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, rolldownVersion } from 'vite'
import { importsOf } from './account-pages.ts'
import { forgetFiles } from './one-stylesheet.ts'

const RUNTIME = /^rolldown-runtime-[\w-]{8}\.js$/
const REACT = /^react-[\w-]{8}\.js$/
const EXPORTS = /export\{([^}]+)\};?\s*$/

/** Has each script’s name depend on this step too, which changes what the scripts import after they have their names. */
export const namesOfRuntimeInReact = (): Plugin => ({
  name: 'candor:runtime-in-react',
  apply: 'build',
  augmentChunkHash: () => `the runtime of rolldown ${rolldownVersion} is in React’s file`,
})

/**
 * Moves the bundler’s few lines, which nearly every script imports, into React’s file, which every page loads. The bundler writes them apart, and a
 * browser asks for them alone, on one of its six connections.
 * @param folder the built pages
 */
export function runtimeInReact(folder: string): void {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  const [runtime, react] = [RUNTIME, REACT].map((name) => scripts.filter((file) => name.test(file)).join())
  if (!runtime || !react || importsOf(join(folder, 'assets', react)).join() !== runtime)
    throw new Error('The bundler has not written its runtime and React as two files, one of which imports the other.')
  for (const script of scripts.filter((file) => file !== runtime)) {
    const path = join(folder, 'assets', script)
    const code = readFileSync(path, 'utf8')
    const withRuntime = script === react ? holdRuntime(code, runtime, folder) : importFromReact(code, runtime, react)
    writeFileSync(path, withRuntime)
    forgetFiles(folder, script, (file) => file === `assets/${runtime}`)
    if (readFileSync(path, 'utf8').includes(runtime)) throw new Error(`${script} still needs the bundler’s runtime.`)
  }
  for (const page of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(folder, page), 'utf8')
    writeFileSync(join(folder, page), html.replace(new RegExp(`\\n *<link [^>]*${runtime}">`), ''))
  }
  rmSync(join(folder, 'assets', runtime))
}

const importOf = (runtime: string): RegExp => new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${runtime}";`)

/** `t as e` in the braces of an import or an export, as `['t', 'e']`. */
const pairsIn = (braces: string): [string, string][] =>
  braces.split(',').map((pair) => {
    const [from = '', to = from] = pair.split(' as ')
    return [from, to]
  })

/** The name under which React’s file exports what the runtime exports as `name`. */
const inReact = (name: string): string => `runtime_${name}`

function holdRuntime(code: string, runtime: string, folder: string): string {
  const text = readFileSync(join(folder, 'assets', runtime), 'utf8')
  const exported = pairsIn(EXPORTS.exec(text)?.[1] ?? '')
  const names = exported.map(([, name]) => inReact(name)).join()
  const values = exported.map(([value]) => value).join()
  return code.replace(importOf(runtime), (_, braces = '') => {
    const own = pairsIn(braces).map(([name, local]) => `${local}=${inReact(name)}`)
    return `export const[${names}]=(()=>{${text.replace(EXPORTS, '')}return[${values}]})();const ${own.join()};`
  })
}

const importFromReact = (code: string, runtime: string, react: string): string =>
  code.replace(importOf(runtime), (_, braces?: string) => {
    const names = braces === undefined ? [] : pairsIn(braces).map(([name, local]) => `${inReact(name)} as ${local}`)
    return names.length === 0 ? '' : `import{${names.join()}}from"./${react}";`
  })
