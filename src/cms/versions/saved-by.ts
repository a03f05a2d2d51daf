import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Field,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { staff } from '../access/rules'

const setByHook = { create: () => false, read: staff, update: () => false }

/** Who saved a version, and whether the form did it by itself. Kept with the document, so every version has its own. */
export const savedByFields: Field[] = [
  // A number without a foreign key: a person who has left must not change versions.
  {
    name: 'savedBy',
    type: 'number',
    label: 'Last editor',
    access: setByHook,
    admin: { hidden: true, components: { Cell: '@/cms/admin/lists/StaffNameCell#StaffNameCell' } },
  },
  { name: 'autosaved', type: 'checkbox', access: setByHook, admin: { hidden: true } },
]

/** The query parameter of the form's own saves (src/cms/admin/versions/Autosave.client.tsx). */
const isAutosave = ({ query }: PayloadRequest) => query?.autosaved === 'true'

const savedNow = (req: PayloadRequest) => ({ savedBy: req.user?.id ?? null, autosaved: isAutosave(req) })

export const setSavedBy: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, ...savedNow(req) })

export const setGlobalSavedBy: GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, ...savedNow(req) })

const version = z.object({
  id: z.number(),
  version: z.object({ savedBy: z.number().nullish(), autosaved: z.boolean().nullish() }),
})

const NEWEST_TWO = { sort: '-updatedAt', limit: 2, pagination: false } as const

/** The version before an autosave, if it is an autosave of the same person. */
function replacedAutosave(newestTwo: unknown[]): { id: { equals: number } } | null {
  const [newest, before] = version.array().parse(newestTwo)
  if (!newest || !before?.version.autosaved || before.version.savedBy !== newest.version.savedBy) return null
  return { id: { equals: before.id } }
}

/** Keeps one version of a person's consecutive autosaves, the newest: there would be one every few seconds otherwise. */
export const keepNewestAutosave: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  if (!isAutosave(req)) return doc
  const parent = { parent: { equals: doc.id } }
  const { docs } = await req.payload.db.findVersions({ collection: slug, where: parent, ...NEWEST_TWO, req })
  const where = replacedAutosave(docs)
  if (where) await req.payload.db.deleteVersions({ collection: slug, where, req })
  return doc
}

/** As {@link keepNewestAutosave}, for a global. */
export const keepNewestGlobalAutosave: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }) => {
  if (!isAutosave(req)) return doc
  const { docs } = await req.payload.db.findGlobalVersions({ global: slug, ...NEWEST_TWO, req })
  const where = replacedAutosave(docs)
  if (where) await req.payload.db.deleteVersions({ globalSlug: slug, where, req })
  return doc
}
