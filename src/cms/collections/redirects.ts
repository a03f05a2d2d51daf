import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from 'payload'
import { REDIRECT_MAX_CHARS } from '@/rules/redirect-changes'
import { compileRedirects, REDIRECT_PROBLEMS } from '@/rules/redirects'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, publicRead } from '../access/rules'
import { lockRedirects } from '../addresses/keep-addresses'
import { revalidateAfterChange, revalidateAfterDelete } from '../hooks/revalidate'
import { withTrash } from '../trash/with-trash'

const PATH = /^\/(?![\\/])[^\s?#]*$/

const validatePath = (value: unknown): true | string =>
  (typeof value === 'string' && PATH.test(value)) || 'Use a path of this site, such as /old/ or /old/{slug}/.'

/** Rejects a redirect that could never be used, such as one that is part of a loop. */
const rejectInvalidRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt) return data
  await lockRedirects(req)
  const row = { from: data.from ?? originalDoc?.from, to: data.to ?? originalDoc?.to }
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {},
    pagination: false,
    depth: 0,
    req,
  })
  const { problems } = compileRedirects([...docs, row])
  const found = problems.find((problem) => problem.row === row)
  if (!found) return data
  const message = REDIRECT_PROBLEMS[found.problem]
  const path = found.problem === 'source' || found.problem === 'duplicate' ? 'from' : 'to'
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }], req })
}

/** Permanent redirects from old addresses: docs/product.md#addresses. */
export const Redirects = withTrash(
  {
    slug: 'redirects',
    admin: {
      group: 'Site',
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'automatic', 'updatedAt'],
      description: 'Permanent redirects from old addresses. {slug} stands for one part of the address.',
    },
    access: denyByDefault({
      read: publicRead,
      create: hasRole(...EDITORS),
      update: hasRole(...EDITORS),
      delete: hasRole(...EDITORS),
    }),
    hooks: {
      beforeChange: [rejectInvalidRedirect],
      afterChange: [revalidateAfterChange],
      afterDelete: [revalidateAfterDelete],
    },
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        unique: true,
        maxLength: REDIRECT_MAX_CHARS,
        validate: validatePath,
      },
      { name: 'to', type: 'text', required: true, maxLength: REDIRECT_MAX_CHARS, validate: validatePath },
      {
        name: 'automatic',
        type: 'checkbox',
        label: 'Made by the site',
        defaultValue: false,
        access: { create: () => false, update: () => false },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: 'Made when an address changed. It is removed when something is published at the old address.',
        },
      },
    ],
  } satisfies CollectionConfig,
  { unique: 'from' },
)
