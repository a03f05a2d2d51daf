import type { CollectionConfig } from 'payload'
import { FILE_KIND_NAMES, mimeTypesOf } from '@/rules/forms/file-kinds'
import { dataDir } from '@/runtime/env'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, OWNERS } from '../access/rules'
import { handleMissingFile } from '../hooks/missing-file'
import { validateUpload } from '../hooks/validate-upload'

/**
 * Files that users sent with a form. Editors download them; browsers never display them. File names are random because
 * the original names are user input.
 */
export const FormFiles: CollectionConfig = {
  slug: 'formFiles',
  labels: { singular: 'Form file', plural: 'Form files' },
  admin: {
    group: 'Activity',
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'label', 'submission', 'createdAt'],
  },
  access: denyByDefault({ read: hasRole(...EDITORS), delete: hasRole(...OWNERS) }),
  upload: {
    staticDir: `${dataDir()}/form-files`,
    mimeTypes: [...mimeTypesOf(FILE_KIND_NAMES).keys()],
    // The admin shows no preview either: an untrusted file is opened only on request.
    displayPreview: false,
    handlers: [handleMissingFile],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('content-disposition', 'attachment')
      headers.set('x-content-type-options', 'nosniff')
      headers.set('content-security-policy', "sandbox; default-src 'none'")
      headers.set('cache-control', 'private, no-store')
      return headers
    },
  },
  hooks: { beforeOperation: [validateUpload] },
  fields: [
    { name: 'originalName', type: 'text', required: true, maxLength: 255, label: 'Original name' },
    { name: 'label', type: 'text', required: true, maxLength: 200, label: 'Field' },
    { name: 'submission', type: 'relationship', relationTo: 'form-submissions', required: true, index: true },
  ],
}
