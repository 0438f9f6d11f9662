/** Why a backup was not made or not restored, in sentences for the operator. Nothing was changed. */
export class BackupRefusal extends Error {}
