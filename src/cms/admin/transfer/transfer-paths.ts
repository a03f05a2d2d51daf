import { FORMATS, type Format } from '@/rules/recipe-transfer/file-formats'

/** Path of the import and export page below the admin's route. */
export const TRANSFER_PATH = '/recipes-import-export'

/**
 * URL of an export.
 * @param query the list's filter as search parameters; empty for all recipes
 */
export function exportPath(api: string, format: Format, query: string[][] = []): string {
  const params = new URLSearchParams(query)
  params.set('format', format)
  return `${api}/recipes/export?${params}`
}

/** In the order of their links. */
export const EXPORT_FORMATS = FORMATS.map((format) => ({ format, label: format.toUpperCase() }))
