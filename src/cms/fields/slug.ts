import {
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type TextField,
  type TextFieldValidation,
  ValidationError,
} from 'payload'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** @returns why a slug has no valid form; null if it is valid */
export const slugFormProblem = (slug: string): string | null =>
  SLUG.test(slug) ? null : 'Use lowercase letters, numbers and single hyphens.'

/** Lower case without accents, words joined by single hyphens: "Crème brûlée" gives "creme-brulee". */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const fillFromTitle: FieldHook = ({ data, value }) => {
  const source = typeof value === 'string' && value.trim() ? value : data?.title
  return typeof source === 'string' ? toSlug(source) : value
}

type SlugOwner = { id: number | string; title?: string | null }
type SlugScope = { collection: CollectionSlug | undefined; req: PayloadRequest }

/** Another item of the collection with this slug; drafts count, since each may be published. */
async function findSlugOwner(slug: string, { collection, req }: SlugScope, own?: unknown): Promise<SlugOwner | null> {
  if (!collection) return null
  const { docs } = await req.payload.db.find<SlugOwner>({
    collection,
    where: { slug: { equals: slug } },
    limit: 2,
    pagination: false,
    req,
  })
  return docs.find(({ id }) => id !== own) ?? null
}

/**
 * Rejects a slug that another item has. The unique index would refuse it too, but cannot name that item.
 * @throws ValidationError on the slug, naming the item that has it
 */
const rejectTakenSlug: FieldHook = async ({ collection, data, originalDoc, req, value }) => {
  if (typeof value !== 'string' || value === originalDoc?.slug) return value
  const owner = await findSlugOwner(value, { collection: collection?.slug, req }, originalDoc?.id)
  if (!owner) return value
  const message = takenMessage(owner, value)
  const error = new ValidationError({ collection: collection?.slug, errors: [{ path: 'slug', message }], req })
  // The admin marks no field after a draft was refused, so the toast must give the reason. It is cut at a colon.
  if (data?._status === 'draft') error.message = message.replaceAll(':', '')
  throw error
}

const takenMessage = ({ id, title }: SlugOwner, slug: string) =>
  `“${title ?? id}” already has the slug ${slug}. Choose another.`

/** The form's values that determine the address, and the number that identifies the item itself. */
export type UriFields = { databaseId?: unknown; parent?: unknown; slug: string }

type SlugRules = {
  /** Whether slugs are unique in the collection (nested pages may share one). */
  unique: boolean
  /** Why no item can have this slug; null if one can. */
  slugProblem?: (slug: string) => string | null
  /** Why the item cannot be published at the address of its current form values; null if it can. */
  uriProblem?: (req: PayloadRequest, form: UriFields) => Promise<string | null>
}

/**
 * The form's validation of the slug. The hooks decide on save, but the form drops their message when it validates
 * again, so it makes the same checks on every change.
 */
const formSlugProblem =
  (rules: SlugRules): TextFieldValidation =>
  (value, { collectionSlug, data, event, id, req }) => {
    const form: { databaseId?: unknown; parent?: unknown; title?: unknown } = data
    const slug = value?.trim() ? value : toSlug(typeof form.title === 'string' ? form.title : '')
    // Without a title, the title's own error is enough.
    if (!slug) return form.title ? 'No slug can be made from the title. Please enter one.' : true
    const problem = slugFormProblem(slug) ?? rules.slugProblem?.(slug)
    if (problem) return problem
    if (event !== 'onChange') return true
    // The argument's type is wider than what Payload passes, which is the field's collection.
    return formSlugConflict({ collection: collectionSlug as CollectionSlug, req }, { ...form, slug }, id, rules)
  }

async function formSlugConflict(place: SlugScope, form: UriFields, own: unknown, { uriProblem, unique }: SlugRules) {
  const owner = unique ? await findSlugOwner(form.slug, place, own) : null
  if (owner) return takenMessage(owner, form.slug)
  return (await uriProblem?.(place.req, form)) ?? true
}

const MAX_CHARS = 100
const MAX_COPIES = 1_000

/** "lentil-soup-copy", or the next free one: "lentil-soup-copy-2". */
const freeCopy: FieldHook = async ({ collection, req, value }) => {
  if (typeof value !== 'string') return value
  const stem = value.replace(/-copy(?:-\d+)?$/, '')
  for (let count = 1; count < MAX_COPIES; count++) {
    const end = count === 1 ? '-copy' : `-copy-${count}`
    const slug = stem.slice(0, MAX_CHARS - end.length).replace(/-$/, '') + end
    if (!(await findSlugOwner(slug, { collection: collection?.slug, req }))) return slug
  }
  return value
}

/** The last part of an item's address; generated from the title if left empty. */
export function slugField(rules: SlugRules): TextField {
  const { unique } = rules
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique,
    index: true,
    maxLength: MAX_CHARS,
    hooks: {
      beforeValidate: [fillFromTitle],
      ...(unique && { beforeChange: [rejectTakenSlug], beforeDuplicate: [freeCopy] }),
    },
    validate: formSlugProblem(rules),
    admin: {
      position: 'sidebar',
      description: 'The last part of the address. If left empty, it is made from the title.',
    },
  }
}
