import { htmlLinks } from '@/rules/links/html-links'
import { richTextLinks } from '@/rules/links/rich-text-links'

/** A link in a form, the path of its field, and the name of its place for editors: "Block 5 (Call to action), Button". */
export type FormLink = { path: string; place: string; link: string }

type FormFields = Readonly<Record<string, { value?: unknown } | undefined>>

/**
 * All links in the fields of a form, saved or not.
 * @param fields by their paths, such as `layout.4.button.url`
 * @param blockLabels names of blocks by their slugs
 */
export function formLinks(fields: FormFields, blockLabels: Readonly<Record<string, string>>): FormLink[] {
  return Object.entries(fields).flatMap(([path, field]) => {
    const links = linksOf(path, field?.value)
    return links.length > 0 ? links.map((link) => ({ link, path, place: placeOf(path, fields, blockLabels) })) : []
  })
}

function linksOf(path: string, value: unknown): string[] {
  if (typeof value === 'string') {
    if (/(?:^|\.)(?:url|link)$/.test(path)) return value === '' ? [] : [value]
    return path.endsWith('Html') ? htmlLinks(value) : []
  }
  return richTextLinks(value).map(({ link }) => link)
}

function placeOf(path: string, fields: FormFields, blockLabels: Readonly<Record<string, string>>): string {
  const names = path.split('.')
  const places: string[] = []
  for (const [index, name] of names.entries()) {
    if (!/^\d+$/.test(name)) {
      places.push(wordsOf(name))
      continue
    }
    const blockType = fields[`${names.slice(0, index + 1).join('.')}.blockType`]?.value
    const last = places.pop() ?? ''
    const number = Number(name) + 1
    places.push(
      typeof blockType === 'string' ? `Block ${number} (${blockLabels[blockType] ?? blockType})` : `${last} ${number}`,
    )
  }
  // The address is the link itself.
  if (places.length > 1 && names.at(-1) === 'url') places.pop()
  return places.join(', ')
}

/** What editors read at the fields whose names say something else. */
const LABELS: Readonly<Record<string, string>> = { cta: 'Button', secondCta: 'Second button' }

/** "archiveLink" is "Archive link". */
const wordsOf = (name: string) =>
  LABELS[name] ??
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase())
