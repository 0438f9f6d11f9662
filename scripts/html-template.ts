import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The place for the content of a public page in its HTML. A document with this place is static and has no script. */
export const PAGE_PLACE = '<!--page-->'

type Document = {
  readonly title: string
  readonly description?: string
  /** Whether search engines should not list it. */
  readonly isHidden?: true
  /** Its script; a public page has none. */
  readonly script?: string
}

/** All HTML files of the site by their names. They are made from `document.html`. */
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

/** The name of the variant of a public page for people who are signed in. */
const forMember = (name: string): string => `${name}${MEMBER}`
const MEMBER = '.member'

export const DOCUMENT_NAMES = Object.entries(DOCUMENTS).flatMap(([name, { script }]) =>
  script ? [name] : [name, forMember(name)],
)

/** The source of an HTML file for Vite; null for an unknown name. */
export function documentHtml(root: string, name: string): string | null {
  const base = name.endsWith(MEMBER) ? name.slice(0, -MEMBER.length) : name
  const document = Object.hasOwn(DOCUMENTS, base) ? DOCUMENTS[base] : undefined
  if (!document) return null
  const template = readFileSync(join(root, 'document.html'), 'utf8')
  return template
    .replace('<!--icon-->', iconOf(root))
    .replace('<!--about-->', aboutOf(document).join('\n    '))
    .replace('<!--body-->', bodyOf(document).join('\n    '))
}

/**
 * The icon of the tab stands in the page itself. Browsers fetch an icon as soon as a page has loaded, while the page still waits for
 * its code, and name one that comes later only after they have asked for /favicon.ico.
 */
const iconOf = (root: string): string => {
  const icon = encodeURI(readFileSync(join(root, 'public/favicon.svg'), 'utf8').trim()).replaceAll('#', '%23')
  return `<link rel="icon" href="data:image/svg+xml,${icon}" type="image/svg+xml" />`
}

/**
 * The links that make Candor installable. Public pages leave them out, so that a first visit loads less; in the account area the manifest,
 * which browsers fetch before the code, is named once the page is painted (`register-worker.ts`).
 */
const TOUCH_ICON = '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />'
const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest" />'

const aboutOf = ({ title, description, isHidden, script }: Document): string[] => [
  `<title>${title}</title>`,
  ...(description ? [`<meta name="description" content="${description}" />`] : []),
  ...(script && !isHidden ? [MANIFEST] : []),
  ...(script ? [TOUCH_ICON] : []),
  ...(isHidden ? ['<meta name="robots" content="noindex" />'] : []),
]

const bodyOf = ({ script }: Document): string[] =>
  script
    ? [
        '<div id="root"></div>',
        '<noscript lang="en">This page needs JavaScript, which your browser does not run here. Nothing of yours is lost.</noscript>',
        `<script type="module" src="${script}"></script>`,
      ]
    : [PAGE_PLACE]
