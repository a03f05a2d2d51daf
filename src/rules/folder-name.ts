/** A folder's name as it is stored: "Recipes/Soups", without spaces and slashes around its parts; null for none. */
export function folderName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const parts = value.split('/').map((part) => part.replaceAll(/\s+/g, ' ').trim())
  return parts.filter((part) => part !== '').join('/') || null
}
