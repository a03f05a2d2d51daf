/** The adapter's methods that write, each of which Payload may call without a transaction. */
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
