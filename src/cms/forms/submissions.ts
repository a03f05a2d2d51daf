import type { PluginConfig } from '@payloadcms/plugin-form-builder/types'
import type { CollectionBeforeDeleteHook, Field, Plugin } from 'payload'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, OWNERS } from '../access/rules'
import { exportSubmissions } from './export'

/** Deletes a submission's files along with it, from the disk too. */
const deleteFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'formFiles', where: { submission: { equals: id } }, depth: 0, req })
}

/** The plugin's fields, plus the question's label beside each answer. */
function submissionFields(defaultFields: Field[]): Field[] {
  return defaultFields.map((field): Field => {
    if (!('name' in field) || field.name !== 'submissionData' || field.type !== 'array') return field
    const label: Field = { name: 'label', type: 'text' }
    const fields = field.fields.map(
      (part): Field =>
        'name' in part && part.name === 'field' && part.type === 'text' ? { ...part, admin: { hidden: true } } : part,
    )
    return { ...field, label: 'Answers', labels: { singular: 'Answer', plural: 'Answers' }, fields: [label, ...fields] }
  })
}

/** Form submissions. Written only by the call of src/features/forms. */
export const submissions: PluginConfig['formSubmissionOverrides'] = {
  labels: { singular: 'Form submission', plural: 'Form submissions' },
  admin: {
    group: 'Activity',
    defaultColumns: ['form', 'createdAt', 'page', 'member'],
    components: { beforeListTable: ['@/cms/admin/forms/ListExport.client#ListExport'] },
  },
  access: denyByDefault({ read: hasRole(...EDITORS), delete: hasRole(...OWNERS) }),
  endpoints: [{ path: '/export', method: 'get', handler: exportSubmissions }],
  fields: ({ defaultFields }) => [
    ...submissionFields(defaultFields),
    {
      name: 'files',
      type: 'join',
      collection: 'formFiles',
      on: 'submission',
      admin: { allowCreate: false, defaultColumns: ['originalName', 'label', 'filename', 'filesize'] },
    },
    { name: 'page', type: 'text', label: 'Sent from', admin: { position: 'sidebar' } },
    { name: 'member', type: 'relationship', relationTo: 'users', index: true, admin: { position: 'sidebar' } },
  ],
  hooks: { beforeDelete: [deleteFiles] },
}

/**
 * Removes the plugin's own emails: src/features/forms/submission-emails.server.ts sends them instead and keeps user input out
 * of email headers. Must come after the plugin, which has no option for it.
 */
export const disablePluginEmails: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'form-submissions'
      ? { ...collection, hooks: { ...collection.hooks, afterChange: [] } }
      : collection,
  ),
})
