/**
 * Converts a provider's embedded form to safe HTML without scripts. Our own code submits it; without JavaScript the
 * browser submits it to the same address.
 */
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Audience } from '@/rules/audience'
import { formIdOf, isSubmitField } from '@/rules/forms/form-id'
import { siteOrigin } from '@/runtime/env'
import { balanceHtml } from './balance-html'
import { FORM_TAGS } from './elements'
import { FORM_SCHEMA, ID_PREFIX } from './sanitize-schema'
import { images } from './transforms/images'
import { links } from './transforms/links'
import { membersParts } from './transforms/members-parts'
import { partMarkers } from './transforms/part-markers'

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, FORM_SCHEMA).freeze()
const STEPS = [partMarkers, membersParts, links, images]

type Options = {
  audience: Audience
  /** Prefix of every id, for a page with several forms. */
  idPrefix: string
  /** The URL that a form with this id is submitted to. */
  actionOf(formId: string): string
}

/** @param html as an editor pasted it, of any size and quality */
export function formHtml(html: string, { actionOf, audience, idPrefix }: Options): string {
  const tree = processor.runSync(processor.parse(balanceHtml(html, FORM_TAGS)))
  const context = {
    siteOrigin: siteOrigin(),
    idPrefix,
    audience,
    signUpTo: null,
    contentHeadings: 'default' as const,
    writtenByMember: false,
    linkCards: new Map(),
  }
  for (const step of STEPS) step(tree, context)
  prefixIds(tree, idPrefix)
  visit(tree, { type: 'element', tagName: 'form' }, (form) => setFormAction(form, actionOf))
  return toHtml(tree, { characterReferences: { useNamedReferences: true } })
}

const prefixed = (value: unknown, idPrefix: string) => String(value).replaceAll(ID_PREFIX, idPrefix)

function prefixIds(tree: Root, idPrefix: string): void {
  visit(tree, 'element', ({ properties }) => {
    const { htmlFor, id } = properties
    if (id !== undefined) properties.id = prefixed(id, idPrefix)
    if (Array.isArray(htmlFor)) properties.htmlFor = htmlFor.map((target) => prefixed(target, idPrefix))
    const { ariaDescribedBy } = properties
    if (Array.isArray(ariaDescribedBy)) properties.ariaDescribedBy = ariaDescribedBy.map((id) => prefixed(id, idPrefix))
  })
}

/** The form always uses POST, so that answers never get into a URL; a form without an id has no action. */
function setFormAction(form: Element, actionOf: (formId: string) => string): void {
  let submitField: string | null = null
  visit(form, { type: 'element', tagName: 'input' }, ({ properties: { name, type, value } }) => {
    if (type === 'hidden' && isSubmitField(String(name))) submitField ??= String(value ?? '')
  })
  const { id } = form.properties
  const formId = formIdOf(submitField, typeof id === 'string' ? id : null)
  form.properties.method = 'post'
  form.properties.encType = 'multipart/form-data'
  form.properties.action = formId === null ? '/wp-json/gf/v2/forms/' : actionOf(formId)
}
