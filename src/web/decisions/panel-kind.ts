/** What a panel is for: a decision that leaves the asset on its list, or one that moves it to another. */
export type PanelKind = 'update' | 'move'

export const panelDraftKey = (user: string, assetId: number, kind: PanelKind): string =>
  `${user}.asset-${assetId}.${kind}`
