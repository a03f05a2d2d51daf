'use client'

import { type DragEvent, useState } from 'react'
import { isWithin, type PageNode, pageTree } from '@/rules/page-tree'
import { fetchPages, movePage, type PageAddress } from './address-api'
import { MoveForm } from './MoveForm.client'

type Props = {
  pages: readonly PageAddress[]
  mayMove: boolean
  /** Routes of the admin and of the CMS's REST API. */
  admin: string
  api: string
}

/** A page that is about to move. */
type Move = { page: PageAddress; parent: number | null }

/** All pages as a tree. A page is moved by dragging it onto another one, or by its button; both ask before they do it. */
export function PageTree({ admin, api, mayMove, pages: initial }: Props) {
  const [pages, setPages] = useState(initial)
  const [dragged, setDragged] = useState<PageAddress | null>(null)
  const [move, setMove] = useState<Move | null>(null)
  const [said, setSaid] = useState('')

  const canDrop = (parent: number | null) =>
    dragged !== null && dragged.parent !== parent && (parent === null || !isWithin(pages, parent, dragged.id))
  const dropOn = (parent: number | null) => ({
    onDragOver: (event: DragEvent) => {
      if (!canDrop(parent)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      if (dragged && canDrop(parent)) setMove({ page: dragged, parent })
    },
  })
  const confirm = async ({ page, parent }: Move) => {
    const { problem, uri } = await movePage(api, page.id, parent)
    if (problem !== null) {
      setSaid(`“${page.title}” was not moved. ${problem}`)
      return
    }
    setMove(null)
    setSaid(`“${page.title}” is now at ${uri}.`)
    setPages((await fetchPages(api)) ?? pages)
  }

  const rows = (nodes: readonly PageNode<PageAddress>[]) => (
    <ul>
      {nodes.map(({ below, page }) => {
        const isMovable = mayMove && !page.pending && page.uri !== '/'
        return (
          <li key={page.id}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same with the keyboard */}
            <div
              className="ebs-tree-row"
              draggable={isMovable}
              onDragStart={() => {
                setDragged(page)
                setSaid('')
              }}
              onDragEnd={() => setDragged(null)}
              data-target={canDrop(page.id) || undefined}
              {...dropOn(page.id)}
            >
              <a href={`${admin}/collections/pages/${page.id}`}>{page.title || page.uri}</a> <small>{page.uri}</small>
              {!page.published && <small>not published</small>}
              {page.pending && <small>has unpublished changes</small>}
              {isMovable && (
                <button
                  type="button"
                  className="ebs-quiet-button"
                  onClick={() => {
                    setMove({ page, parent: page.parent })
                    setSaid('')
                  }}
                >
                  Move<span className="ebs-unseen"> {page.title}</span>
                </button>
              )}
            </div>
            {move?.page.id === page.id && (
              <MoveForm
                page={page}
                pages={pages}
                parent={move.parent}
                onChange={(parent) => setMove({ page, parent })}
                onCancel={() => setMove(null)}
                onMove={() => confirm(move)}
              />
            )}
            {below.length > 0 && rows(below)}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div className="ebs-tree">
      <p role="status">{said}</p>
      {mayMove && (
        <div className="ebs-tree-top" data-target={canDrop(null) || undefined} {...dropOn(null)}>
          Top of the site
        </div>
      )}
      {rows(pageTree(pages))}
    </div>
  )
}
