/** The only Trusted Types policy that the Content-Security-Policy allows. Only this file creates one. */
const POLICY = 'candor-worker'

type Policy = { createScriptURL(address: string): string }

/** The part of the Trusted Types API that is used here. Not every browser has the API. */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy }

let policy: Policy | undefined

/** The address of a worker of ours, in the form in which the browser takes it. @throws Error if it is of another site */
export function trustedAddress(address: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy(POLICY, { createScriptURL: ofThisSite })
  return policy?.createScriptURL(address) ?? address
}

/** The Content-Security-Policy allows no others either. */
function ofThisSite(address: string): string {
  if (/^\/\w/.test(address)) return address
  throw Error(address)
}
