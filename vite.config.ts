import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortNamesInBuild } from './scripts/class-names.ts'
import { constantModules } from './scripts/constant-modules.ts'
import { documentFiles, documents } from './scripts/documents.ts'
import { namesOfRuntimeInReact } from './scripts/runtime-in-react.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The oldest browsers with all of CSS that we use as it is written: light-dark(), nesting. */
const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

/**
 * What several pages load, in a file for each purpose: a dozen small ones compress worse, and each is a request, of which HTTP/1.1
 * makes six at a time. Of two that fit, the first takes a module.
 */
const SHARED = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(@tanstack|use-sync-external-store)\// },
  // What the login page needs too: requests, fields, and the name of the site.
  {
    name: 'base',
    test: /preload-helper|src\/(domain\/(accounts\/next-path|locale)|web\/(layout\/(logo|site-footer|demo-banner|is-demo|is-member)|accounts\/session-api|api\/(connection|request)|language\/(action-names|messages|use-messages)|layout\/layout-messages\.ts|ui\/(button|classes|disclosure|draft-names|field|notice|text-field|ui-messages\.ts|trusted-address|use-first-error)|forms\/(form-errors|send-once|use-send-once)))/,
    minShareCount: 2,
  },
  // What every list and asset and the summary stand on and show their figures with.
  {
    name: 'shell',
    test: /src\/(domain\/(assets\/(day-decided|figure|figure-labels)\.|prices\/(day-number|market-calendar|market-session|money|money-format|split|whole-decimals)\.|time\.|result|ledger\/action\.|decisions\/limits|accounts\/device-kind)|web\/(ui\/characters-of|prices\/price-format|privacy\/(hidden-amounts|mask-amounts|amount-patterns|running-text)|routes\/asset-path|ui\/(format|use-media|use-is-printed|render-for-paper|hidden|keep-focus|skeleton|change|empty-state|lazy-part|writes)|drafts\/(draft-api|draft-format|waiting)|companies\/monogram|assets\/(asset-format|asset-figures|computed-figure|explanation(-area)?\.ts|lazy-explanation)|api\/(asset-list-api|asset-row-cache|critique-text|live|older-entries|problem-messages\.ts|stream-health|summary-api)))|node_modules\/big\.js/,
  },
  // What the summary, Settings and the Mirror share.
  {
    name: 'figures',
    test: /src\/(domain\/claims\/claim-days|web\/(ui\/(chart\/chart-(skeleton|messages\.ts)|unbroken|fact-list|below)|settings\/(settings-api|use-change-settings)|explanations\/method-notes))/,
    minShareCount: 2,
  },
  // What pages with forms, and windows over a page, are made of.
  {
    name: 'parts',
    test: /src\/(domain\/search\/text-search|web\/(accounts\/own-account-api|journal\/journal-api|ui\/(choice|dialog|draft|early-keys|random-id|text-area|tick-range|use-settled)|drafts\/(recorded-elsewhere|thrown-away)|forms\/(form-section|is-offline|refusal-notice|small-form|use-submit)|principles\/(principles\.ts|principle-(api|messages)\.ts)|api\/show-recorded|assets\/asset-api|claims\/claim-draft|decisions\/add-asset-fields|companies\/company-api))/,
    minShareCount: 2,
  },
  // What critiques are shown with: in entries, and in the sample of a new account.
  {
    name: 'critique',
    test: /src\/(domain\/critique\/(critique\.ts|read-critique)|web\/critique\/(critique-|ask-again))/,
    minShareCount: 2,
  },
  // What entries are told with, in the Journal and on an asset's page.
  {
    name: 'entries',
    test: /src\/(domain\/(claims\/(claim\.|claim-(direction|format|texts)|probability))|web\/(assets\/(asset-lines|line-messages|event-format|correction-format|corrections\/entry|page\/(entry-day|page-messages))|journal\/place-of|language\/claim-texts))/,
    minShareCount: 2,
  },
  { name: 'sign-in', test: /src\/web\/accounts\/(passkey-sign-in|open-id-connect-link)/, minShareCount: 2 },
  { name: 'fields', test: /src\/web\/ui\/(day-field|number-field)/, minShareCount: 2 },
  // What the drafts of all forms are kept and sent with.
  {
    name: 'drafts',
    test: /src\/web\/(accounts\/leave-browser|drafts\/(draft-to-return-to|forget-drafts|sent-decisions|synchronise))/,
  },
  // What pages of the Mirror share in their first picture, and below it.
  {
    name: 'mirror',
    test: /src\/(domain\/(figure-format|mirror\/has-range)|web\/mirror\/(is-of-scores|marked-chart|mirror-(api|charts|messages|page\.module)|money-cost|on-demand))/,
    minShareCount: 2,
  },
  {
    name: 'reviews',
    test: /src\/web\/mirror\/(instrument\.|mirror-tables|process-and-outcome|review-format)/,
    minShareCount: 2,
  },
  // The size and the table of every drawing, and what curves are drawn with besides.
  { name: 'drawing', test: /src\/web\/ui\/chart\/(data-table|use-size)/, minShareCount: 2 },
  {
    name: 'chart',
    test: /src\/web\/(ui\/(chart|segments)|decisions\/annotation-look)|node_modules\/d3-/,
    minShareCount: 2,
  },
  // What an asset's page is drawn with, and what decisions are written with too.
  {
    name: 'asset-parts',
    test: /src\/(domain\/decisions\/unusual-(?:figures|level)|web\/(decisions\/(changes-since|past\.|recorded-decision)|drafts\/(draft-notices|use-focus-on-queued|use-open-draft)|prices\/price-api|principles\/principles-beside))/,
    minShareCount: 2,
  },
  // What a decision is written with, on the page that adds and in the panels and small forms of an asset's page.
  {
    name: 'writing',
    test: /src\/(domain\/(assets\/(day-decided|exit-price|expired-option)|companies\/listed-name|decisions\/unusual-split|prices\/looks-like-split)|web\/(assets\/corrections\/correction-fields|claims|decisions|drafts|forms\/(is-offline|keyboard|record)|prices|tests-of-own|ui\/(keyboard|number|use-keyboard)|principles\/principles-beside))/,
    minShareCount: 2,
  },
]

/** What all pages of the account area are made of, and the script that loads them. */
const OF_EVERY_PAGE = /^assets\/(rolldown-runtime|react|router|base|shell|account)-/
const IN_ACCOUNT = /^assets\/account-/

export default defineConfig({
  root: here('src/web'),
  // Our own server answers with the not-found page; Vite must not fall back to index.html either.
  appType: 'mpa',
  cacheDir: here('.cache/vite'),
  plugins: [
    react(),
    constantModules(),
    shortNamesInBuild(here('src/web')),
    namesOfRuntimeInReact(),
    documents(here('src/web')),
  ],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    sourcemap: false,
    // The Content-Security-Policy allows fonts and scripts at no data: address, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A chunk that is loaded later names what has to come with it, but not what its page has loaded already.
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'js' && IN_ACCOUNT.test(hostId) ? needed.filter((file) => !OF_EVERY_PAGE.test(file)) : needed,
    },
    rolldownOptions: {
      input: [...documentFiles(here('src/web')), here('src/web/styles/docs.css')],
      output: {
        codeSplitting: { groups: SHARED },
        // The API's documentation is written by the server, which cannot know a hash.
        assetFileNames: ({ names }) =>
          names.includes('docs.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  // Our own modules in src/web/api lie below /api too while they are served one by one.
  server: { proxy: { '^/api/(?!.*\\.ts)': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
})
