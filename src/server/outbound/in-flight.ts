/** Calls that are under way, by key: however many callers ask for the same thing at once, one request goes out. */
type InFlight = {
  /**
   * Joins the call that is under way for this key, or starts it.
   * @param start gets a signal that is aborted when no caller waits any more
   * @param left the answer for a caller whose own signal aborts before the call is answered
   */
  join<T>(key: string, start: (signal: AbortSignal) => Promise<T>, left: T, signal?: AbortSignal): Promise<T>
}

type Flight = { readonly answer: Promise<unknown>; readonly controller: AbortController; waiting: number }

export function makeInFlight(): InFlight {
  const flights = new Map<string, Flight>()
  const takeOff = (key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight => {
    const controller = new AbortController()
    const flight: Flight = { controller, waiting: 0, answer: start(controller.signal).finally(() => land(key, flight)) }
    flights.set(key, flight)
    return flight
  }
  const land = (key: string, flight: Flight) => {
    if (flights.get(key) === flight) flights.delete(key)
  }
  return {
    join<T>(key: string, start: (signal: AbortSignal) => Promise<T>, left: T, signal?: AbortSignal): Promise<T> {
      if (signal?.aborted) return Promise.resolve(left)
      const flight = flights.get(key) ?? takeOff(key, start)
      flight.waiting += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          resolve(left)
          flight.waiting -= 1
          if (flight.waiting > 0) return
          land(key, flight)
          flight.controller.abort()
        }
        signal?.addEventListener('abort', leave, { once: true })
        const stopListening = () => signal?.removeEventListener('abort', leave)
        // All callers with the same key ask for the same thing, so the answer has their type.
        flight.answer.finally(stopListening).then((answer) => resolve(answer as T), reject)
      })
    },
  }
}
