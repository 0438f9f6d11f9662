import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Modules whose exports are plain data that comes out the same for everybody: the browser gets the data, not how it is made. */
const CONSTANT = /\/assets\/list\/sample-critique\.ts$/

/** Puts the exported data of such a module in the place of its code. */
export const constantModules = (): Plugin => ({
  name: 'candor:constant-modules',
  enforce: 'pre',
  load: async (id) => {
    if (!CONSTANT.test(id)) return null
    const exported = Object.entries(await import(pathToFileURL(id).href))
    return exported.map(([name, data]) => `export const ${name} = ${JSON.stringify(data)}`).join('\n')
  },
})
