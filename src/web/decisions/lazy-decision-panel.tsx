import { queryKeys } from '#web/api/query-keys.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { draftText } from '#web/ui/draft.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { DecisionPanelProps } from './decision-panel.tsx'
import { nextActions } from './next-actions.ts'
import { panelDraftKey } from './panel-kind.ts'
import { panelMessages } from './panel-messages.ts'
import { useReportReasoning } from './use-sell-friction.ts'

/** The panel as a chunk of its own, so that the page of an asset does not wait for what decisions are written with. */
export const LazyDecisionPanel = lazyPart<DecisionPanelProps>({
  queryKey: queryKeys.part('decision-panel'),
  load: async () => (await import('./decision-panel.tsx')).DecisionPanel,
  skeleton: PanelSkeleton,
  what: 'The form',
})

/** Hides what the panel will hide while a sale is reasoned about, so that nobody sees it meanwhile. */
function PanelSkeleton({ user, asset, kind, actions, friction }: DecisionPanelProps) {
  const [begun] = nextActions([draftText(panelDraftKey(user, asset.assetId, kind), 'action') ?? ''])
  useReportReasoning(friction, { action: begun ?? actions[0], isThesisSaved: false })
  return <Skeleton label={useMessages(panelMessages).loading} />
}
