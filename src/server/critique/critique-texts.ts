import type { LiveEvents } from '#contract/events.ts'
import { wholeSoFar } from '#domain/text.ts'
import type { LiveHub } from '../live/live-hub.ts'

type TextEvent = LiveEvents['critique-text']

/** The critiques that are being written: streamed as they grow, and kept for pages that open in the middle. */
export type CritiqueTexts = {
  open(userId: string, assetId: number, decisionId: string): { add(text: string): void; close(): void }
  /** The texts of a user's unfinished critiques so far. */
  list(userId: string): TextEvent[]
}

export function makeCritiqueTexts(live: LiveHub): CritiqueTexts {
  const texts = new Map<string, Map<string, TextEvent>>()
  return {
    open(userId, assetId, decisionId) {
      const ofUser = texts.get(userId) ?? new Map<string, TextEvent>()
      texts.set(userId, ofUser)
      let sent = ''
      let half = ''
      return {
        add(text) {
          const { whole, rest } = wholeSoFar(half + text)
          half = rest
          if (whole === '') return
          live.publish(userId, 'critique-text', { assetId, decisionId, from: sent.length, text: whole })
          sent += whole
          ofUser.set(decisionId, { assetId, decisionId, from: 0, text: sent })
        },
        close() {
          ofUser.delete(decisionId)
          if (ofUser.size === 0 && texts.get(userId) === ofUser) texts.delete(userId)
        },
      }
    },
    list: (userId) => [...(texts.get(userId)?.values() ?? [])],
  }
}
