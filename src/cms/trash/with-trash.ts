import {
  type Access,
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
} from 'payload'
import { hasRole, OWNERS } from '../access/rules'
import { freedName, restoredName } from './freed-names'
import { cancelSchedule, draftInTrash } from './unpublish'

type Trash = {
  /** Refuse a deletion by throwing; they refuse the move to the trash too. */
  guards?: CollectionBeforeDeleteHook[]
  /** A field whose values are unique. Another document can have the value while this one is in the trash. */
  unique?: string
}

/**
 * Who may write a document may move it to the trash and restore it. Only managers and administrators may delete for
 * good.
 */
const trashOrDelete =
  (write: Access): Access =>
  (args) =>
    args.data?.deletedAt ? write(args) : hasRole(...OWNERS)(args)

/**
 * Gives a collection a trash. A document in it is a draft, so it is published nowhere, and restoring it makes a draft.
 * src/cms/client/empty-trash.server.ts deletes it for good after some weeks.
 *
 * Payload's operations leave out the trash unless they are told otherwise. Whatever reads the tables itself (`payload.db`,
 * SQL) must do so too.
 */
export function withTrash<C extends Pick<CollectionConfig, 'access' | 'hooks' | 'versions'>>(
  config: C,
  { guards = [], unique }: Trash = {},
): C & { trash: true } {
  const { access = {}, hooks = {}, versions } = config
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...config,
    trash: true,
    access: { ...access, delete: trashOrDelete(access.delete ?? (() => false)) },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), ...(hasDrafts ? [draftInTrash] : [])],
      beforeValidate: [moveThroughTrash(guards, unique, hasDrafts), ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), ...(hasDrafts ? [cancelSchedule] : [])],
      beforeDelete: [...guards, ...(hooks.beforeDelete ?? [])],
    },
  }
}

/** @throws what the guards throw; APIError 409 for publishing what is in the trash */
const moveThroughTrash =
  (
    guards: CollectionBeforeDeleteHook[],
    unique: string | undefined,
    hasDrafts: boolean,
  ): CollectionBeforeValidateHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !data || !originalDoc) return data
    const { id } = originalDoc
    const restored = async () => ({
      ...data,
      deletedAt: null,
      ...(unique && { [unique]: await restoredName(req, collection.slug, { id, field: unique, value: data[unique] }) }),
    })
    // A version that was saved on the way to the trash must not bring the document back there.
    if (context.isRestoringVersion) return data.deletedAt ? restored() : data
    const deletedAt = data.deletedAt === undefined ? originalDoc.deletedAt : data.deletedAt
    if (!originalDoc.deletedAt && !deletedAt) return data
    if (originalDoc.deletedAt && deletedAt) {
      if (data._status === 'published') throw new APIError('Restore it from the trash first.', 409, null, true)
      return data
    }
    if (!deletedAt) return { ...(await restored()), ...(hasDrafts && { _status: 'draft' }) }
    for (const guard of guards) await guard({ collection, context, id, req })
    return { ...data, ...(unique && { [unique]: freedName(originalDoc[unique], id) }) }
  }
