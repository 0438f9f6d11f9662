import { MirrorView } from '../mirror.ts'
import type { Endpoint } from './endpoint.ts'

/** What somebody's journal says of them. */
export const MIRROR_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/mirror',
    summary: 'What your journal says of you: findings in sentences, and the instruments that they rest on',
    status: 200,
    view: MirrorView,
  },
]
