'use client'

import { useRef, useState } from 'react'
import { byAisle, byRecipe } from '@/rules/shopping-list/lines'
import { PageLink } from '@/ui/PageLink'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { useToast } from '@/ui/Toaster.client'
import { AddItemForm } from './AddItemForm.client'
import { removeFromList } from './change-list'
import { ListActions } from './ListActions.client'
import { ListGroup } from './ListGroup.client'
import type { ListState } from './list-store'
import { LIST_TEXTS } from './list-texts'
import { SyncSwitch } from './SyncSwitch.client'
import { GROUPINGS, useGrouping } from './use-grouping.client'

/** A shopping list and its actions. */
export function ShoppingList({ list }: { list: ListState }) {
  const { entries } = list
  const [grouping, setGrouping] = useGrouping()
  const [undoRemoval, setUndoRemoval] = useState<(() => void) | null>(null)
  const paperRef = useRef<HTMLDivElement>(null)
  const toast = useToast()
  const groups = grouping === 'aisle' ? byAisle(entries) : byRecipe(entries)

  function removeWithUndo(ids: readonly string[], message: string) {
    const restore = removeFromList(ids)
    const undo = () => {
      setUndoRemoval(null)
      if (!restore()) toast.error(LIST_TEXTS.full)
      paperRef.current?.focus({ preventScroll: true })
    }
    setUndoRemoval(() => undo)
    toast.success(message, { label: 'Undo', onClick: undo })
    // The focused button was removed, so the focus moves to the list.
    paperRef.current?.focus({ preventScroll: true })
  }

  return (
    <div className="shopping-list-columns">
      <div className="paper-card shopping-list-paper" ref={paperRef} tabIndex={-1}>
        <AddItemForm />
        {entries.length > 0 && (
          <div className="ingredients-header">
            <SegmentedControl label="Group the list" options={GROUPINGS} value={grouping} onSelect={setGrouping} />
          </div>
        )}
        {groups.map(({ key, lines, title }) => (
          <ListGroup key={key} title={title} lines={lines} grouping={grouping} onRemove={removeWithUndo} />
        ))}
        {entries.length === 0 && (
          <p className="shopping-list-empty">
            {undoRemoval ? (
              <button className="inline-link" type="button" onClick={undoRemoval}>
                Put back the removed items
              </button>
            ) : (
              <>
                Write something above, or press “Add to shopping list” on{' '}
                <PageLink className="inline-link" href="/recipes/">
                  a recipe
                </PageLink>
                .
              </>
            )}
          </p>
        )}
      </div>
      <aside className="shopping-list-aside" aria-label="List actions">
        <SyncSwitch list={list} />
        {entries.length > 0 && <ListActions entries={entries} groups={groups} onRemove={removeWithUndo} />}
      </aside>
    </div>
  )
}
