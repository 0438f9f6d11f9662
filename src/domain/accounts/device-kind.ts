/** What kind of device somebody writes on. */
export type DeviceKind = 'phone' | 'tablet' | 'computer'

/** As a browser's description of itself tells; iPads of today describe themselves as a Mac does, and count as computers. */
export function deviceKind(userAgent: string): DeviceKind {
  if (/\biPad\b/.test(userAgent)) return 'tablet'
  if (/\biPhone\b|\bMobile\b/.test(userAgent)) return 'phone'
  return /\bAndroid\b/.test(userAgent) ? 'tablet' : 'computer'
}
