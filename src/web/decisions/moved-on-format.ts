import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { actionName } from '#web/language/action-names.ts'
import type { NextAction } from './next-actions.ts'
import { panelMessages } from './panel-messages.ts'

/** `IBM is on your sold list now, so Sell is no longer possible.` */
export const movedOnWords = (
  { ticker, list }: Pick<AssetView, 'ticker' | 'list'>,
  begun: NextAction,
  language: Language = 'en',
): string => panelMessages(language).movedOn[list](ticker, actionName(begun, language))
