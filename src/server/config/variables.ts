import type { VariableView } from '#contract/operator.ts'

/** The names of keys, secrets and passphrases, and of addresses that contain a password. */
const SECRET = /KEY|SECRET|PASSPHRASE|^DATABASE_URL$|^SMTP_URL$/

/** Which variables are set, with their values, for the operator; of a secret only whether it is set. */
export const describeVariables = (
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): VariableView[] =>
  names.map((name) => {
    const text = environment[name]
    return { name, isSet: text !== undefined, value: text === undefined || isSecret(name, text) ? null : text }
  })

/** An address may contain a password before its `@`. */
const isSecret = (name: string, text: string): boolean => SECRET.test(name) || /:\/\/[^/]*@/.test(text)
