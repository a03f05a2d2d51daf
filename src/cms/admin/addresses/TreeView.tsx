import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { pageAddresses } from '@/cms/addresses/page-tree'
import { AdminPage } from '../AdminPage'
import { PageTree } from './PageTree.client'
import { TREE_PATH } from './tree-path'

/** Admin page: all pages as a tree, where they can be moved. */
export async function TreeView(view: AdminViewServerProps) {
  const { permissions, req } = view.initPageResult
  const { admin, api } = view.payload.config.routes
  const mayRead = Boolean(permissions.canAccessAdmin && permissions.collections?.pages?.read)
  return (
    <AdminPage view={view} path={TREE_PATH} className="ebs-transfer">
      <h1>Tree of pages</h1>
      <p>
        Drag a page onto the one that it should be below. Its old address redirects to the new one.{' '}
        <Link href={`${admin}/collections/pages`} prefetch={false}>
          List of pages
        </Link>
      </p>
      {mayRead && (
        <PageTree
          pages={await pageAddresses(req)}
          mayMove={Boolean(permissions.collections?.pages?.update)}
          admin={admin}
          api={api}
        />
      )}
    </AdminPage>
  )
}
