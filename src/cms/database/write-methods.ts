/** The adapter's write methods; Payload may call each of them without a transaction. */
export const WRITE_METHODS = [
  'create',
  'updateOne',
  'updateMany',
  'upsert',
  'deleteOne',
  'deleteMany',
  'createVersion',
  'updateVersion',
  'deleteVersions',
  'createGlobal',
  'updateGlobal',
  'createGlobalVersion',
  'updateGlobalVersion',
  'updateJobs',
] as const
