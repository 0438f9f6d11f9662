/** The only Trusted Types policy that the Content-Security-Policy allows. Only this file creates one. */
const POLICY = 'candor-worker'

type Policy = { createScriptURL(address: string): string }

/** The part of the Trusted Types API that is used here. Not every browser has the API. */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy }

let policy: Policy | undefined

/** The address of a worker of ours, a path, in the form in which the browser takes it. */
export function trustedAddress(path: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy(POLICY, { createScriptURL: ofThisSite })
  return policy?.createScriptURL(path) ?? path
}

/** With one slash before it, whatever it was is a path of this site. */
const ofThisSite = (path: string): string => path.replace(/^\/*/, '/')
