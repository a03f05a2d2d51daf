import type { FieldHook } from 'payload'
import { blockLabels, pageBlocks } from '@/blocks/fields'
import { withinPlan } from '../access/rules'
import { pageTreeEndpoints } from '../addresses/endpoints'
import { layoutField } from '../fields/layout'
import { PAGE_FIELD } from '../fields/parent-page'
import { preventOrphans } from '../hooks/prevent-orphans'
import { fromTemplateEndpoint } from '../templates/endpoint'
import { contentType } from './content-type'

/** A page's parent can be neither the page itself nor one of its descendants. */
const noCycle: FieldHook = async ({ value, originalDoc, req }) => {
  let ancestor: unknown = value
  for (let depth = 0; typeof ancestor === 'number'; depth++) {
    if (ancestor === originalDoc?.id || depth > 20) return originalDoc?.parent ?? null
    const above = await req.payload.findByID({
      collection: 'pages',
      id: ancestor,
      depth: 0,
      req,
      disableErrors: true,
      select: { parent: true },
    })
    ancestor = above?.parent
  }
  return value
}

export const Pages = contentType({
  slug: 'pages',
  description: 'A page made of layout blocks. The page with the slug "home" and no parent is the front page.',
  defaultColumns: ['title', 'image', 'slug', 'parent', '_status', 'savedBy', 'updatedAt'],
  uniqueSlug: false,
  guards: [preventOrphans],
  endpoints: [...pageTreeEndpoints, fromTemplateEndpoint],
  beforeListTable: ['@/cms/admin/addresses/TreeLink.client#TreeLink'],
  sidebar: [
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      hooks: { beforeChange: [noCycle] },
      admin: {
        position: 'sidebar',
        components: PAGE_FIELD,
        description: 'The parent page. Its address comes before the slug of this page.',
      },
    },
  ],
  fields: [
    layoutField(pageBlocks, {
      access: { read: withinPlan },
      description: 'What the page is made of, from top to bottom.',
      tools: [{ path: '@/cms/admin/sections/SaveAsSection.client#SaveAsSection', clientProps: { blockLabels } }],
    }),
    {
      name: 'forceLightNavBg',
      type: 'checkbox',
      label: 'Light navigation background',
      defaultValue: false,
      admin: { description: 'Shows a light background behind the navigation, even over a picture.' },
    },
    {
      name: 'signUpLinksForMembers',
      type: 'checkbox',
      label: "Members' sign-up links lead to memberships",
      defaultValue: false,
      admin: { description: 'For signed-in members, links to /login in the content go to /memberships instead.' },
    },
  ],
})
