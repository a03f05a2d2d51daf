import { FORMATS, type Format } from '@/rules/recipe-transfer/file-formats'

/** The page of the admin that imports and exports recipes, below its route. */
export const TRANSFER_PATH = '/recipes-import-export'

/** Where a file of recipes is fetched. @param query which of them, as the address of a list says it; none for all */
export function exportPath(api: string, format: Format, query: string[][] = []): string {
  const params = new URLSearchParams(query)
  params.set('format', format)
  return `${api}/recipes/export?${params}`
}

/** In the order of their links. */
export const EXPORT_FORMATS = FORMATS.map((format) => ({ format, label: format.toUpperCase() }))
