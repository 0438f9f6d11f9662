import { z } from 'zod'

/** Why a backup was made: somebody asked, a day began, or the schema was about to change. */
const Reason = z.enum(['asked', 'daily', 'migration'])

/** What a backup says of itself, before its files. */
export const BackupManifest = z.object({
  madeAt: z.iso.datetime(),
  reason: Reason,
  engine: z.enum(['sqlite', 'postgres']),
  /** The changes of the schema that the database had been through. */
  migrations: z.array(z.string()),
  users: z.int().min(0),
  entries: z.int().min(0),
  /** How much was wrong with the journal when the backup was made, which holds that as it was; null where nobody looked. */
  faults: z.int().min(0).nullable(),
  /** Of PostgreSQL: the settings that belong to the database, without secrets. */
  settings: z.record(z.string(), z.string()).optional(),
  /** In the order in which their bytes follow. */
  files: z.array(z.object({ name: z.string().regex(/^candor\.(?!db-|lock$)[a-z-]+$/), size: z.int().min(0) })),
})
export type BackupManifest = z.output<typeof BackupManifest>
export type BackupReason = z.output<typeof Reason>
