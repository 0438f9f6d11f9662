import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the words of a public page go in its HTML. A document that has it is static: no script at all. */
export const PAGE_PLACE = '<!--page-->'

type Document = {
  readonly title: string
  readonly description?: string
  /** Kept out of search engines. */
  readonly isHidden?: true
  /** What runs in it; a public page has none. */
  readonly script?: string
}

/** Every HTML file of the site, by its name. All are made from `document.html`. */
const DOCUMENTS: Readonly<Record<string, Document>> = {
  index: {
    title: 'Candor: expose your self-deception',
    description:
      'A journal for investors. Write down why you watch, buy, hold or sell and how sure you are; entries are only appended, and a critique stands in the margin.',
  },
  about: {
    title: 'About · Candor',
    description:
      'What Candor is and what it is not: a journal of investment decisions, no financial advisor. Who sees what you write, and what is unproven.',
  },
  page: {
    title: 'How it works · Candor',
    description:
      'The method behind everything that Candor shows: the append-only journal, confidence, critiques, average cost, gain and loss, market days, and where data lies.',
  },
  'not-found': { title: 'Not found · Candor', description: 'There is no page at this address.', isHidden: true },
  login: {
    title: 'Log In · Candor',
    description:
      'Open your journal of investment decisions, or start one for free: a username and a password are enough.',
    script: '/login.tsx',
  },
  account: { title: 'Candor', isHidden: true, script: '/main.tsx' },
}

/** A public page is built once more for somebody who is signed in, under this name. */
const forMember = (name: string): string => `${name}${MEMBER}`
const MEMBER = '.member'

export const DOCUMENT_NAMES = Object.entries(DOCUMENTS).flatMap(([name, { script }]) =>
  script ? [name] : [name, forMember(name)],
)

/** The source of one HTML file, as Vite reads it. Null for a name that there is not. */
export function documentHtml(root: string, name: string): string | null {
  const base = name.endsWith(MEMBER) ? name.slice(0, -MEMBER.length) : name
  const document = Object.hasOwn(DOCUMENTS, base) ? DOCUMENTS[base] : undefined
  if (!document) return null
  const template = readFileSync(join(root, 'document.html'), 'utf8')
  return template
    .replace('<!--about-->', aboutOf(document).join('\n    '))
    .replace('<!--body-->', bodyOf(document).join('\n    '))
}

/** A first visit of a public page is spared it. */
const INSTALLABLE = [
  '<link rel="manifest" href="/manifest.webmanifest" />',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
]

const aboutOf = ({ title, description, isHidden, script }: Document): string[] => [
  `<title>${title}</title>`,
  ...(description ? [`<meta name="description" content="${description}" />`] : []),
  ...(script ? INSTALLABLE : []),
  ...(isHidden ? ['<meta name="robots" content="noindex" />'] : []),
]

const bodyOf = ({ script }: Document): string[] =>
  script
    ? [
        '<div id="root"></div>',
        '<noscript>This page needs JavaScript, which your browser does not run here. Nothing of yours is lost.</noscript>',
        `<script type="module" src="${script}"></script>`,
      ]
    : [PAGE_PLACE]
