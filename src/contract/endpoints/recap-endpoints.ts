import { RecapBody, RecapView } from '../recap.ts'
import type { Endpoint } from './endpoint.ts'

const path = '/api/recap'
const query = { of: 'id of the account that the recap belongs to', key: 'key from the link in the mail' }

/** The weekly recap by mail, which is available if the operator has set up a mail server. */
export const RECAP_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path, summary: 'Get the address of your weekly recap', status: 200, view: RecapView },
  {
    method: 'post',
    path,
    summary: 'Request a weekly recap. A mail to the address asks to confirm it',
    body: RecapBody,
    status: 200,
    view: RecapView,
    refusals: [404, 429, 503],
  },
  { method: 'delete', path, summary: 'End your weekly recap', status: 200, view: RecapView },
  ...(['confirmation', 'end'] as const).flatMap((purpose): Endpoint[] => {
    const what = purpose === 'end' ? 'end a weekly recap' : 'confirm the address of a weekly recap'
    const link = {
      path: `${path}/${purpose}`,
      isPublic: true,
      query,
      status: 200,
      view: null,
      media: ['text/html'],
      refusals: [404],
    } as const
    return [
      { ...link, method: 'get', summary: `Get the page that asks whether to ${what}` },
      { ...link, method: 'post', summary: `Use the link in a mail to ${what}` },
    ]
  }),
]
