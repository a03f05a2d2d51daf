'use client'

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { arrangeRows, rowIds } from '../layout/arrange-rows'
import { withReplaced } from './replace-rows'
import { type FormBlock, readBlocks } from './sections-api'

/** The blocks of a form, as it would send them to be saved. */
export const formBlocks = (fields: Parameters<typeof reduceFieldsToValues>[0], path: string): FormBlock[] =>
  readBlocks(reduceFieldsToValues(fields, true)[path])

/**
 * Puts blocks in the place of rows of a form. Their fields come from the server, as when a form is opened: texts are
 * rendered there. What is typed until then stays. For “Undo” it is one change. The focus goes to the first of them.
 * @param path of the field of blocks
 * @returns whether it worked
 */
export function useReplaceRows(path: string) {
  const { dispatchFields, getFields, setModified } = useForm()
  const { collectionSlug, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { getFormState } = useServerFunctions()

  return async (replaced: ReadonlySet<string>, blocks: readonly FormBlock[]): Promise<boolean> => {
    const fields = getFields()
    const layout = withReplaced(formBlocks(fields, path), (block) => replaced.has(block.id), blocks)
    if (!layout || !collectionSlug) return false
    const { state } = await getFormState({
      id,
      collectionSlug,
      data: { ...reduceFieldsToValues(fields, true), [path]: layout },
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: id === undefined ? 'create' : 'update',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    const current = getFields()
    const added = blocks.map((block) => block.id)
    const ids = withReplaced(rowIds(current, path), (row) => replaced.has(row), added)
    if (!state || !ids) return false
    const arranged = arrangeRows(current, state, path, ids)
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, sanitize: true, state: arranged })
    setModified(true)
    const place = ids.indexOf(added[0] ?? '')
    // The row is there after the next render. What had the focus may be gone.
    setTimeout(() => document.querySelector<HTMLElement>(`#${path}-row-${place} .collapsible__toggle`)?.focus(), 0)
    return true
  }
}
