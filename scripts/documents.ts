import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import {
  createServer,
  type EnvironmentModuleNode,
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { PageFrame } from './account-pages.ts'
import { shortClassNames } from './class-names.ts'
import { DOCUMENT_NAMES, documentHtml, PAGE_PLACE } from './html-template.ts'

/** The fonts that every screen needs for its first paint. Italics and the complete fonts are loaded when a letter needs them. */
const PRELOADED_FONT = /\/(newsreader|geist)-[\w-]{8}\.woff2$/

/** Makes the site's HTML files under `root` from one template, with rendered public pages and preloaded fonts. */
export function documents(root: string): Plugin[] {
  const sheets = new Map<string, string>()
  return [
    htmlFiles(root),
    {
      name: 'candor:public-pages',
      resolveId: (id) => (sheets.has(id) ? id : null),
      load: (id) => sheets.get(id) ?? null,
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { path, server }) => {
          if (!html.includes(PAGE_PLACE)) return html
          const name = path.replace(/^\/|\.html$/g, '')
          return server ? renderNow(html, name, server) : renderForGood(html, name, root, sheets)
        },
      },
    },
    {
      name: 'candor:preload-fonts',
      transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => fontPreloads(bundle) },
    },
  ]
}

/** The entries of the build. None of these files exists on disk. */
export const documentFiles = (root: string): string[] => DOCUMENT_NAMES.map((name) => join(root, `${name}.html`))

/** Gives the build its HTML files, and serves them in development at the same addresses as our own server. */
function htmlFiles(root: string): Plugin {
  const isOurs = (file: string) => documentFiles(root).includes(file)
  return {
    name: 'candor:html-files',
    resolveId: (id) => (isOurs(id) ? id : null),
    load: (id) => (isOurs(id) ? documentHtml(root, basename(id, '.html')) : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const name = path.startsWith('/account/') ? 'account' : path.slice(1) || 'index'
        const html = documentHtml(root, name)
        if (html === null) return next()
        const send = (page: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
        server.transformIndexHtml(`/${name}.html`, html, request.url).then(send, next)
      })
    },
  }
}

/** Renders a page for development, with a link to each of its style sheets. */
async function renderNow(html: string, name: string, server: ViteDevServer) {
  const { page, styles } = await renderPublicPage(server, name)
  return { html: html.replace(PAGE_PLACE, page), tags: styles.map(stylesheet) }
}

/**
 * Renders a page for a build, with one style sheet whose text is put into `sheets`. Otherwise each CSS module would add a script
 * with its class names.
 */
async function renderForGood(html: string, name: string, root: string, sheets: Map<string, string>) {
  const server = await renderingServer(root)
  try {
    const { page, styles } = await renderPublicPage(server, name)
    const read = styles.map((href) => server.environments.client.transformRequest(`${href}?direct`))
    const sheet = `/landing/${name}.page.css`
    sheets.set(sheet, (await Promise.all(read)).map((style) => style?.code ?? '').join('\n'))
    return { html: html.replace(PAGE_PLACE, page), tags: [stylesheet(sheet)] }
  } finally {
    await server.close()
  }
}

const stylesheet = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'stylesheet', href },
  injectTo: 'head',
})

/** A Vite server for a build, which has none, to load modules with. It neither listens nor watches files. */
const renderingServer = (root: string): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root,
    plugins: [react()],
    css: { modules: { generateScopedName: shortClassNames(root) } },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })

/** What makes the frame of a page of the account area, for a build. */
export async function loadPageFrame(root: string): Promise<PageFrame> {
  const server = await renderingServer(root)
  try {
    const load = async <Module>(file: string) => (await server.ssrLoadModule(`${root}/${file}`)) as Module
    const { pageFrame } = await load<{ pageFrame: PageFrame }>('layout/page-frame.tsx')
    const { german } = await load<{ german: unknown }>('german.ts')
    const { speakGerman } = await load<{ speakGerman: (messages: unknown) => void }>('language/messages.ts')
    speakGerman(german)
    return pageFrame
  } finally {
    await server.close()
  }
}

async function renderPublicPage(server: ViteDevServer, name: string): Promise<{ page: string; styles: string[] }> {
  const entry = `${server.config.root}/landing/public-pages.tsx`
  const { renderPage } = (await server.ssrLoadModule(entry)) as { renderPage: (name: string) => string }
  const { moduleGraph } = server.environments.ssr
  return { page: renderPage(name), styles: [...stylesOf(moduleGraph.getModuleById(entry), new Set())] }
}

/** The addresses of the style sheets of a module and its imports, in the order of import, which the cascade needs. */
function stylesOf(module: EnvironmentModuleNode | undefined, seen: Set<EnvironmentModuleNode>): Set<string> {
  if (!module || seen.has(module)) return new Set()
  seen.add(module)
  const nested = [...module.importedModules].flatMap((imported) => [...stylesOf(imported, seen)])
  return new Set(module.file?.endsWith('.css') ? [...nested, module.url] : nested)
}

function fontPreloads(bundle: IndexHtmlTransformContext['bundle']): HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle ?? {}).filter((file) => PRELOADED_FONT.test(file))
  return fonts.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
    injectTo: 'head',
  }))
}
