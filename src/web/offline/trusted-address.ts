/** The only Trusted Types policy that the Content-Security-Policy allows. Only this file creates one. */
const POLICY = 'candor-worker'

type Policy = { createScriptURL(address: string): string }

/** The part of the Trusted Types API that is used here. Not every browser has the API. */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy }

const RULES: Policy = { createScriptURL: ofThisSite }

let policy: Policy | null = null

/** The address of a worker of ours, in the form in which the browser takes it. @throws TypeError if it is of another site */
export function trustedAddress(address: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy(POLICY, RULES) ?? RULES
  return policy.createScriptURL(address)
}

/** The Content-Security-Policy also allows no others. */
function ofThisSite(address: string): string {
  if (!/^\/\w/.test(address)) throw new TypeError(address)
  return address
}
