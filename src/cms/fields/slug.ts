import {
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type TextField,
  type TextFieldValidation,
  ValidationError,
} from 'payload'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Lower case, accents folded, words joined by single hyphens: "Crème brûlée" gives "creme-brulee". */
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

/** Another item of the collection that has the slug; drafts count, since each may be published. */
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
 * The index of the database refuses a second one too, but cannot say who has the slug.
 * @throws ValidationError on the slug, naming who has it
 */
const rejectTakenSlug: FieldHook = async ({ collection, data, originalDoc, req, value }) => {
  if (typeof value !== 'string' || value === originalDoc?.slug) return value
  const owner = await findSlugOwner(value, { collection: collection?.slug, req }, originalDoc?.id)
  if (!owner) return value
  const message = takenMessage(owner, value)
  const error = new ValidationError({ collection: collection?.slug, errors: [{ path: 'slug', message }], req })
  // The admin marks no field after a draft was refused: the toast has to tell the reason. It would be cut at a colon.
  if (data?._status === 'draft') error.message = message.replaceAll(':', '')
  throw error
}

const takenMessage = ({ id, title }: SlugOwner, slug: string) =>
  `“${title ?? id}” already has the slug ${slug}. Choose another.`

/** What a form holds of which an address is made, and by which its own item is known. */
export type UriFields = { databaseId?: unknown; parent?: unknown; slug: string }

type SlugRules = {
  /** Whether two items of the collection may not share a slug (nested pages may). */
  unique: boolean
  /** Why an item could not be published at the address that its form makes now; null when it could. */
  uriProblem?: (req: PayloadRequest, form: UriFields) => Promise<string | null>
}

/**
 * What is said at the field. A save is judged by the hooks, whose word a form keeps only until it is checked again: so
 * the form asks the same while somebody fills it in.
 */
const formSlugProblem =
  (rules: SlugRules): TextFieldValidation =>
  (value, { collectionSlug, data, event, id, req }) => {
    const form: { databaseId?: unknown; parent?: unknown; title?: unknown } = data
    const slug = value?.trim() ? value : toSlug(typeof form.title === 'string' ? form.title : '')
    // Without a title either, the title is what is missing.
    if (!slug) return form.title ? 'The title gives no slug. Write one.' : true
    if (!SLUG.test(slug)) return 'Use lower-case letters, numbers and single hyphens.'
    if (event !== 'onChange') return true
    // The type of the argument is wider than what Payload passes: the collection of the field.
    return formSlugConflict({ collection: collectionSlug as CollectionSlug, req }, { ...form, slug }, id, rules)
  }

async function formSlugConflict(place: SlugScope, form: UriFields, own: unknown, { uriProblem, unique }: SlugRules) {
  const owner = unique ? await findSlugOwner(form.slug, place, own) : null
  if (owner) return takenMessage(owner, form.slug)
  return (await uriProblem?.(place.req, form)) ?? true
}

const MAX_CHARS = 100
const MAX_COPIES = 1_000

/** "lentil-soup-copy", or the next that is free: "lentil-soup-copy-2". */
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

/** The last part of an item's address. Made from the title when left empty. */
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
      description: 'The last part of the address. Left empty, it is made from the title.',
    },
  }
}
