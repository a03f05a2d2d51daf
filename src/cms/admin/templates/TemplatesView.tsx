import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { allBlocks } from '@/blocks/fields'
import { PAGE_TEMPLATES, type PageTemplate } from '@/cms/templates/page-templates'
import { AdminPage } from '../AdminPage'
import { TEMPLATES_PATH } from './paths'
import { Templates } from './Templates.client'

const labelOf = (slug: string) => {
  const label = allBlocks.find((block) => block.slug === slug)?.labels?.singular
  return typeof label === 'string' ? label : slug
}

const summaryOf = ([id, { layout, name, sentence }]: [string, PageTemplate]) => ({
  ...{ id, name, sentence },
  blocks: layout.map(({ blockType }) => ({ slug: blockType, label: labelOf(blockType) })),
})

/** Admin page: starts a page from a template. */
export function TemplatesView(view: AdminViewServerProps) {
  const { admin, api } = view.payload.config.routes
  const mayCreate = Boolean(view.initPageResult.permissions.collections?.pages?.create)
  return (
    <AdminPage view={view} path={TEMPLATES_PATH} className="ebs-transfer">
      <h1>New page from a template</h1>
      <p>
        The page is a draft with blocks and example texts to replace.{' '}
        <Link href={`${admin}/collections/pages`} prefetch={false}>
          List of pages
        </Link>
      </p>
      {mayCreate ? (
        <Templates templates={Object.entries(PAGE_TEMPLATES).map(summaryOf)} admin={admin} api={api} />
      ) : (
        <p>Your role does not include this.</p>
      )}
    </AdminPage>
  )
}
