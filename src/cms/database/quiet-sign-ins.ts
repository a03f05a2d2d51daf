import type { DatabaseAdapterObj } from 'payload'

type UpdateOne = (args: { collection: string; data: Record<string, unknown> }) => Promise<unknown>

/** What a sign-in writes about a person: failures, and until when the account is locked. */
const SIGN_IN_FIELDS = new Set(['loginAttempts', 'lockUntil'])

/**
 * Keeps a person's time of change when someone signs in or fails to: the CMS counts failures in the person's row, and
 * would tell staff who have the form open that another user has changed it.
 */
export function withQuietSignIns(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const update = adapter.updateOne as unknown as UpdateOne
      const quietUpdate: UpdateOne = (write) => {
        const isSignIn =
          write.collection === 'users' && Object.keys(write.data).every((name) => SIGN_IN_FIELDS.has(name))
        // The adapter sets the time of change unless it is null.
        return update.call(adapter, isSignIn ? { ...write, data: { ...write.data, updatedAt: null } } : write)
      }
      Object.assign(adapter, { updateOne: quietUpdate })
      return adapter
    },
  }
}
