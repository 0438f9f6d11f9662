import { trustedAddress } from '#web/ui/trusted-address.ts'
import type { Offers, Written } from './read-offers.ts'
import address from './read-offers.ts?worker&url'

export type OffersReader = { read(written: Written): void; end(): void }

/**
 * Starts the thread that reads what is written. While it reads, only the latest text waits. If its code cannot be loaded, it never
 * answers.
 */
export function startReader(onOffers: (offers: Offers) => void): OffersReader {
  const thread = new Worker(trustedAddress(address), { type: 'module' })
  let isReading = false
  let next: Written | null = null
  const send = (written: Written) => {
    isReading = true
    next = null
    thread.postMessage(written)
  }
  thread.addEventListener('message', ({ data }: MessageEvent<Offers>) => {
    isReading = false
    if (next) send(next)
    else onOffers(data)
  })
  return {
    read: (written) => {
      if (isReading) next = written
      else send(written)
    },
    end: () => thread.terminate(),
  }
}
