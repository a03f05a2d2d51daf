/**
 * Ids for headings and anchors in content: readable, stable, unique and safe.
 *
 * A browser exposes every id as a global variable. An id with a hyphen is not a name that scripts look up, so a heading
 * called "location" or "main" cannot shadow anything. The ids of the shell are reserved as well.
 */
const RESERVED = new Set(['main-content', 'skip-link', 'site-header', 'site-footer'])
const MAX_LENGTH = 60
const SAFE_ID = /^[A-Za-z][\w.]*-[\w.-]*$/

/**
 * @param text a heading's text, or an authored id; a safe authored id is returned unchanged
 * @returns at least one letter or digit and one hyphen, e.g. `what-to-eat`, `location-section`
 */
export function anchorId(text: string): string {
  const id = SAFE_ID.test(text) && text.length <= MAX_LENGTH ? text : slugify(text)
  return RESERVED.has(id.toLowerCase()) ? `${id}-section` : id
}

function slugify(text: string): string {
  const slug = text
    .slice(0, 4 * MAX_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '')
  if (slug === '') return 'section-1'
  return slug.includes('-') ? slug : `${slug}-section`
}

/** Returns each id once: `what-to-eat`, then `what-to-eat-2`. One instance per rendered text. */
export class UniqueIds {
  private readonly used = new Set<string>()
  private readonly last = new Map<string, number>()

  reserve(id: string): string {
    let free = id
    for (let count = this.last.get(id) ?? 1; this.used.has(free); ) {
      count += 1
      free = `${id}-${count}`
      this.last.set(id, count)
    }
    this.used.add(free)
    return free
  }
}
