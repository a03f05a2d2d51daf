import type { PluginConfig } from '@payloadcms/plugin-form-builder/types'
import type { CollectionBeforeDeleteHook, Field, FieldHook, Plugin } from 'payload'
import { senderOf, submissionTitle } from '@/rules/forms/letter'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, OWNERS } from '../access/rules'
import { markDone } from './done'
import { exportSubmissions } from './export'

/** Deletes a submission's files along with it, from the disk too. */
const deleteFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'formFiles', where: { submission: { equals: id } }, depth: 0, req })
}

/** The screen is the letter (src/cms/admin/forms/Letter.tsx); the fields themselves are for lists, filters and the API. */
const notOnTheScreen = { admin: { hidden: true } }

/** The plugin's fields, plus the question's label beside each answer. */
function submissionFields(defaultFields: Field[]): Field[] {
  return defaultFields.map((field): Field => {
    if (!('name' in field)) return field
    if (field.name === 'form' && field.type === 'relationship') return { ...field, ...notOnTheScreen }
    if (field.name !== 'submissionData' || field.type !== 'array') return field
    return {
      ...field,
      label: 'Answers',
      labels: { singular: 'Answer', plural: 'Answers' },
      fields: [{ name: 'label', type: 'text' }, ...field.fields],
      ...notOnTheScreen,
    }
  })
}

/** Submissions from before there were titles are named after who sent them. */
const titleOfOlder: FieldHook = ({ siblingData, value }) => {
  if (value || !Array.isArray(siblingData?.submissionData)) return value
  return submissionTitle(senderOf(siblingData.submissionData.map(withLabel), []), null)
}

const withLabel = ({ field, label, value }: { field: string; label?: string | null; value: string }) => ({
  field,
  label: label ?? '',
  value,
})

/** Form submissions. Written only by the call of src/features/forms. */
export const submissions: PluginConfig['formSubmissionOverrides'] = {
  labels: { singular: 'Form submission', plural: 'Form submissions' },
  defaultSort: ['done', '-createdAt'],
  admin: {
    group: 'Activity',
    useAsTitle: 'title',
    defaultColumns: ['title', 'form', 'done', 'createdAt', 'page'],
    listSearchableFields: ['title'],
    components: {
      beforeListTable: [
        '@/cms/admin/forms/OpenOrDone.client#OpenOrDone',
        '@/cms/admin/forms/ListExport.client#ListExport',
      ],
    },
  },
  access: denyByDefault({ read: hasRole(...EDITORS), delete: hasRole(...OWNERS) }),
  endpoints: [markDone, { path: '/export', method: 'get', handler: exportSubmissions }],
  indexes: [{ fields: ['done', 'createdAt'] }],
  fields: ({ defaultFields }) => [
    { name: 'letter', type: 'ui', admin: { components: { Field: '@/cms/admin/forms/Letter#Letter' } } },
    {
      name: 'title',
      type: 'text',
      label: 'From',
      maxLength: 200,
      hooks: { afterRead: [titleOfOlder] },
      ...notOnTheScreen,
    },
    ...submissionFields(defaultFields),
    { name: 'files', type: 'join', collection: 'formFiles', on: 'submission', ...notOnTheScreen },
    { name: 'page', type: 'text', label: 'Sent from', ...notOnTheScreen },
    { name: 'member', type: 'relationship', relationTo: 'users', index: true, ...notOnTheScreen },
    {
      name: 'done',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...notOnTheScreen.admin, components: { Cell: '@/cms/admin/forms/DoneCell.client#DoneCell' } },
    },
    { name: 'doneAt', type: 'date', label: 'Done at', ...notOnTheScreen },
    { name: 'doneBy', type: 'relationship', relationTo: 'users', label: 'Done by', ...notOnTheScreen },
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
