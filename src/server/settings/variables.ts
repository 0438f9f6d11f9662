import type { VariableView } from '#contract/operator.ts'

/** Keys, secrets and passphrases by their names, and an address that holds a password. */
const SECRET = /KEY|SECRET|PASSPHRASE|^DATABASE_URL$|^SMTP_URL$/

/** Which variables are set and to what, for whoever runs this Candor; of a secret only that it is set. */
export const describeVariables = (
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): VariableView[] =>
  names.map((name) => {
    const text = environment[name]
    return { name, isSet: text !== undefined, value: text === undefined || isSecret(name, text) ? null : text }
  })

/** An address may hold a password before its `@`. */
const isSecret = (name: string, text: string): boolean => SECRET.test(name) || /:\/\/[^/]*@/.test(text)
