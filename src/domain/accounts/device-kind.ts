/** The kind of device on which somebody writes. */
export type DeviceKind = 'phone' | 'tablet' | 'computer'

/** Read from the user agent; current iPads send that of a Mac, and count as computers. */
export function deviceKind(userAgent: string): DeviceKind {
  if (/\biPad\b/.test(userAgent)) return 'tablet'
  if (/\biPhone\b|\bMobile\b/.test(userAgent)) return 'phone'
  return /\bAndroid\b/.test(userAgent) ? 'tablet' : 'computer'
}
