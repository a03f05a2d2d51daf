import type { CollectionConfig } from 'payload'
import { allBlocks } from '@/blocks/fields'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, published } from '../access/rules'
import { withComments } from '../editor-comments/with-comments'
import { layoutField } from '../fields/layout'
import { atomicBulk } from '../hooks/atomic-bulk'
import { nullifyReferences } from '../hooks/nullify-references'
import { linkProblemsField } from '../links/field'
import { sectionPreviewUrl } from '../preview-url'
import { withReview } from '../review/with-review'
import { sectionCopyEndpoint, sectionStateEndpoint } from '../sections/endpoints'
import { expirePages, expirePagesAfterDelete, refuseSections } from '../sections/hooks'
import { withTrash } from '../trash/with-trash'
import { usedOnField } from '../usage/field'
import { preventDeleteInUse, usageEndpoint } from '../usage/in-use'
import { rejectLiveRestore, restoreAsDraft } from '../versions/restore-as-draft'
import { keepNewestAutosave, savedByFields, setSavedBy } from '../versions/saved-by'
import { rejectStaleSave } from '../versions/stale-save'
import { versionsView } from '../versions/versions-view'

const sections: CollectionConfig = {
  slug: 'sections',
  labels: { singular: 'Section', plural: 'Sections' },
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    listSearchableFields: ['title'],
    defaultColumns: ['title', '_status', 'savedBy', 'updatedAt'],
    pagination: { defaultLimit: 25 },
    description: 'Blocks that are written once and shown on several pages. Publishing a section changes all of them.',
    livePreview: { url: ({ data, req }) => sectionPreviewUrl(data.id, req) },
    preview: ({ id }, { req }) => sectionPreviewUrl(id, req),
    components: {
      edit: {
        beforeDocumentControls: [
          '@/cms/admin/StillUnsaved.client#StillUnsaved',
          '@/cms/admin/NewerVersion.client#NewerVersion',
          '@/cms/admin/versions/Autosave.client#Autosave',
          '@/cms/admin/preview/PreviewSync.client#PreviewSync',
          '@/cms/admin/SeeAs.client#SeeAs',
        ],
      },
      views: versionsView,
    },
  },
  access: denyByDefault({
    read: published,
    create: hasRole(...EDITORS),
    update: hasRole(...EDITORS),
    delete: hasRole(...EDITORS),
  }),
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [rejectLiveRestore],
    beforeValidate: [rejectStaleSave, refuseSections],
    beforeChange: [setSavedBy],
    afterChange: [expirePages, keepNewestAutosave],
    beforeDelete: [nullifyReferences('sections')],
    afterDelete: [expirePagesAfterDelete],
    afterOperation: [atomicBulk],
  },
  endpoints: [restoreAsDraft, usageEndpoint('sections'), sectionStateEndpoint, sectionCopyEndpoint],
  fields: [
    linkProblemsField,
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Only editors see it.' },
    },
    usedOnField,
    layoutField(allBlocks, { description: 'What the section is made of, from top to bottom.' }),
    ...savedByFields,
  ],
}

/** Blocks that are written once and shown on the pages that have a block for them (src/blocks/section/fields.ts). */
export const Sections = withReview(withTrash(withComments(sections), { guards: [preventDeleteInUse('sections')] }))
