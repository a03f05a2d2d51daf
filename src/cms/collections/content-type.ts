import type { CollectionBeforeDeleteHook, CollectionConfig, Field, FieldHook, UnnamedTab, UploadField } from 'payload'
import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import type { ContentTypeRecord } from '@/model/content-types/content-type'
import { canShowFirstLines } from '@/model/first-lines-types'
import type { Role } from '@/rules/roles'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, published } from '../access/rules'
import { addressEndpoint } from '../addresses/endpoints'
import { addressField } from '../addresses/field'
import { withComments } from '../editor-comments/with-comments'
import { categoriesField } from '../fields/categories'
import { commentsField } from '../fields/comments'
import { databaseIdField } from '../fields/database-id'
import { firstLinesField } from '../fields/first-lines'
import { withPlanGate } from '../fields/gate'
import { parentPageField } from '../fields/parent-page'
import { requiredPlanField } from '../fields/required-plan'
import { seoField } from '../fields/seo'
import { slugField } from '../fields/slug'
import { atomicBulk } from '../hooks/atomic-bulk'
import { syncAfterChange, syncAfterDelete } from '../hooks/sync-catalogue'
import { uriProblem } from '../hooks/uri-problem'
import { linkProblemsField } from '../links/field'
import { previewUrl } from '../preview-url'
import { withReview } from '../review/with-review'
import { withTrash } from '../trash/with-trash'
import { rejectLiveRestore, restoreAsDraft } from '../versions/restore-as-draft'
import { keepNewestAutosave, savedByFields, setSavedBy } from '../versions/saved-by'
import { rejectStaleSave } from '../versions/stale-save'
import { versionsView } from '../versions/versions-view'
import { publishChecksField } from './publish-checks'

type ContentType = {
  slug: PostType
  /** One sentence for editors: what this is and where it appears. */
  description: string
  /** The type's own fields. The required plan protects them unless its record names them in `openFields`. */
  fields: Field[]
  /** Label of the first tab, which holds the summary, the picture and the type's own fields. */
  firstTab?: string
  /** More tabs after it, for a type with many fields. */
  tabs?: UnnamedTab[]
  defaultColumns?: string[]
  /** Roles that can write it; default: editors. */
  writers?: readonly Role[]
  access?: CollectionConfig['access']
  /** Sidebar fields before the shared ones. */
  sidebar?: Field[]
  uniqueSlug?: boolean
  /** Refuse a deletion by throwing. */
  guards?: CollectionBeforeDeleteHook[]
  endpoints?: CollectionConfig['endpoints']
  /** Paths of components above the list's table. */
  beforeListTable?: string[]
}

const MAX_TITLE_CHARS = 200
const COPY = ' (copy)'

/** Lists show it small. */
const pictureField: UploadField = {
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  admin: {
    description: 'The picture on cards and at the top of the page.',
    components: { Cell: '@/cms/admin/lists/ThumbnailCell#ThumbnailCell' },
  },
}

const copyTitle: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.slice(0, MAX_TITLE_CHARS - COPY.length) + COPY : value

/**
 * A collection of published content with drafts, versions, scheduled publishing, reviews, comments of editors, a trash,
 * live preview, duplication, a databaseId, a required plan and a catalogue row. Every content type is built by this
 * function, so none can miss one of these.
 */
export function contentType(type: ContentType): CollectionConfig {
  const { one, many, fallbackPicture, folder, openFields } = CONTENT_TYPES[type.slug]
  const { canHaveComments }: ContentTypeRecord = CONTENT_TYPES[type.slug]
  const write = hasRole(...(type.writers ?? EDITORS))
  const fields: Field[] = [
    ...(folder === null ? [] : [addressField]),
    linkProblemsField,
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: MAX_TITLE_CHARS,
      hooks: { beforeDuplicate: [copyTitle] },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: type.firstTab ?? 'Content',
          fields: [
            {
              name: 'summary',
              type: 'textarea',
              maxLength: 500,
              admin: { description: 'One or two sentences, for cards, search results and the top of the page.' },
            },
            pictureField,
            ...type.fields,
          ],
        },
        ...(type.tabs ?? []),
        { label: 'Search and sharing', fields: [seoField] },
      ],
    },
    publishChecksField(fallbackPicture !== null),
    ...(type.sidebar ?? []),
    slugField({
      unique: type.uniqueSlug ?? true,
      uriProblem: (req, form) => uriProblem(req, type.slug, form),
    }),
    requiredPlanField,
    ...(canShowFirstLines(type.slug) ? [firstLinesField] : []),
    categoriesField,
    // Pages have their own parent field, which determines their address.
    ...(type.slug === 'pages' || folder === null ? [] : [parentPageField]),
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Publishing date',
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        description: 'The date that is shown and sorted by. It does not schedule publishing.',
      },
    },
    ...(canHaveComments ? [commentsField] : []),
    databaseIdField,
  ]
  const collection: CollectionConfig = {
    slug: type.slug,
    labels: { singular: one, plural: many },
    defaultSort: '-publishedAt',
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      listSearchableFields: ['title', 'slug'],
      description: type.description,
      defaultColumns: type.defaultColumns ?? ['title', 'image', 'requiredPlan', '_status', 'savedBy', 'updatedAt'],
      pagination: { defaultLimit: 25 },
      livePreview: { url: ({ data, req }) => previewUrl(type.slug, data.id, req) },
      preview: ({ id }, { req }) => previewUrl(type.slug, id, req),
      // Paths instead of imports: the components need React. A type without an address has no page to preview.
      components: {
        edit: {
          beforeDocumentControls: [
            '@/cms/admin/FocusTitle.client#FocusTitle',
            '@/cms/admin/StillUnsaved.client#StillUnsaved',
            '@/cms/admin/NewerVersion.client#NewerVersion',
            '@/cms/admin/versions/Autosave.client#Autosave',
            '@/cms/admin/preview/PreviewSync.client#PreviewSync',
            ...(folder === null ? [] : ['@/cms/admin/SeeAs.client#SeeAs']),
          ],
        },
        views: versionsView,
        ...(type.beforeListTable && { beforeListTable: type.beforeListTable }),
      },
    },
    access: denyByDefault({ read: published, create: write, update: write, delete: write, ...type.access }),
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
    hooks: {
      beforeOperation: [rejectLiveRestore],
      beforeValidate: [rejectStaleSave],
      beforeChange: [setSavedBy],
      afterChange: [syncAfterChange, keepNewestAutosave],
      afterDelete: [syncAfterDelete],
      afterOperation: [atomicBulk],
    },
    endpoints: [restoreAsDraft, addressEndpoint(type.slug), ...(type.endpoints || [])],
    fields: [...withPlanGate(fields, openFields), ...savedByFields],
  }
  const unique = (type.uniqueSlug ?? true) ? 'slug' : undefined
  return withReview(withTrash(withComments(collection), { guards: type.guards, unique }))
}
