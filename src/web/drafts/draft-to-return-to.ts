import { TAB_DRAFTS } from '#web/ui/draft-names.ts'

/**
 * The id of the draft whose thesis is in a form of this page, so that an address can open it again; null if there is none. A tab
 * stores its forms under `user.add-asset` and `user.asset-12.update` (or `.move`).
 */
export function draftToReturnTo(user: string, path: string): string | null {
  const assetId = /\/(\d+)$/.exec(path)?.[1]
  const form = path.endsWith('/overview/add-asset') ? 'add-asset' : assetId && `asset-${assetId}.`
  if (!form) return null
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(`${TAB_DRAFTS}${user}.${form}`))) {
    const { decisionId, thesis, updatedThesis } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof decisionId === 'string' && String(updatedThesis ?? thesis ?? '').trim() !== '') return decisionId
  }
  return null
}
