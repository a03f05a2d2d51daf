import { visit } from 'unist-util-visit'
import { parseAddress } from '@/content/urls'
import { isHeadingIcon } from '@/rules/heading-icons'
import type { Transform } from './transform'

const HEADING = /^h[1-6]$/
/** Labels are shortened anyway; this limits the size of the attribute. */
const MAX_MENU = 300

const HEADING_FORMATS = ['bold', 'active', 'main'] as const

/** Normalizes what editors set on headings: a safe address, and words from fixed lists. */
export const headingData: Transform = (tree, { siteOrigin }) => {
  visit(tree, 'element', ({ properties, tagName }) => {
    if (!HEADING.test(tagName)) return
    const { dataFormat, dataIcon, dataLink, dataMenu } = properties
    properties.dataLink = parseAddress(dataLink, siteOrigin)?.href
    properties.dataMenu = typeof dataMenu === 'string' ? dataMenu.slice(0, MAX_MENU) : undefined
    const formats = typeof dataFormat === 'string' ? dataFormat.toLowerCase().split(/[\s,]+/) : []
    properties.dataFormat = HEADING_FORMATS.filter((format) => formats.includes(format)).join(' ') || undefined
    const icon = typeof dataIcon === 'string' ? dataIcon.trim().toLowerCase() : null
    properties.dataIcon = isHeadingIcon(icon) ? icon : undefined
  })
}
