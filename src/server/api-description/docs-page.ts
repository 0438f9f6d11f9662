import { html } from 'hono/html'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { inTurns } from './in-turns.ts'

/** The API as a page to read: no script, and no style but the site's own. */
export const docsPage = async () => pageOf(await inTurns(ENDPOINTS, endpointSection))

const pageOf = (sections: readonly ReturnType<typeof endpointSection>[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>The API of Candor</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs.css" />
  </head>
  <body>
    <header><a href="/">Candor</a></header>
    <main>
      <h1>The API of Candor</h1>
      <p>
        What the pages use, you can use. It speaks JSON; a write needs the header
        <code>content-type: application/json</code> and an <code>Origin</code> that names this address. A program has a token from
        Settings, Account, instead: <code>authorization: Bearer …</code>, and no <code>Origin</code>. Refusals are
        <code>application/problem+json</code> (RFC 9457) with a sentence for people in <code>detail</code>. For programs:
        <a href="/api/openapi.json">OpenAPI 3.1</a>.
      </p>
      ${sections}
    </main>
    <footer>Candor is not a financial advisor, and nothing on this site is financial advice.</footer>
  </body>
</html>`

const endpointSection = (endpoint: Endpoint) => html`<section>
  <h2><code>${endpoint.method.toUpperCase()} ${endpoint.path}</code></h2>
  <p>${endpoint.summary}. ${endpoint.isPublic ? 'Public.' : 'For the signed-in user.'}</p>
  ${Object.entries(endpoint.query ?? {}).map(([name, meaning]) => html`<p><code>?${name}=</code> ${meaning}</p>`)}
  ${endpoint.body ? schemaBlock('Send', endpoint.body, 'input') : ''}
  ${endpoint.view ? schemaBlock(`Answer ${endpoint.status}`, endpoint.view, 'output') : html`<p>Answer ${endpoint.status}</p>`}
</section>`

const schemaBlock = (title: string, schema: z.ZodType, io: 'input' | 'output') => html`<details>
  <summary>${title}: ${schema.meta()?.id ?? 'JSON'}</summary>
  <pre>${JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }), null, 2)}</pre>
</details>`
