'use client'

import Link from 'next/link'
import { useRef, useState } from 'react'
import { byAisle, byRecipe } from '@/rules/shopping-list/lines'
import { Segments } from '@/ui/Segments'
import { useToast } from '@/ui/Toaster.client'
import { remove } from './change-list'
import { KeepSwitch } from './KeepSwitch.client'
import { ListGroup } from './ListGroup.client'
import { ListTools } from './ListTools.client'
import type { ListState } from './list-store'
import { LIST_TEXTS } from './list-texts'
import { OwnItem } from './OwnItem.client'
import { GROUPINGS, useGrouping } from './use-grouping'

/** A shopping list on its slip, and what can be done with it. DESIGN 7. */
export function List({ list }: { list: ListState }) {
  const { entries } = list
  const [by, group] = useGrouping()
  const [taken, setTaken] = useState<(() => void) | null>(null)
  const slip = useRef<HTMLDivElement>(null)
  const toast = useToast()
  const groups = by === 'aisle' ? byAisle(entries) : byRecipe(entries)

  function takeAway(ids: readonly string[], said: string) {
    const back = remove(ids)
    const undo = () => {
      setTaken(null)
      if (!back()) toast.error(LIST_TEXTS.full)
      slip.current?.focus({ preventScroll: true })
    }
    setTaken(() => undo)
    toast.success(said, { label: 'Undo', act: undo })
    // What was pressed is gone: the focus stays near it.
    slip.current?.focus({ preventScroll: true })
  }

  return (
    <div className="list-columns">
      <div className="slip list-slip" ref={slip} tabIndex={-1}>
        <OwnItem />
        {entries.length > 0 && (
          <div className="slip-head">
            <Segments label="Group the list" options={GROUPINGS} value={by} onChoose={group} />
          </div>
        )}
        {groups.map(({ key, lines, title }) => (
          <ListGroup key={key} title={title} lines={lines} by={by} onTakeAway={takeAway} />
        ))}
        {entries.length === 0 && (
          <p className="list-empty">
            {taken ? (
              <button className="inline-link" type="button" onClick={taken}>
                Put back what was taken off
              </button>
            ) : (
              <>
                Write something above, or press “Add to shopping list” on{' '}
                <Link className="inline-link" href="/recipes/" prefetch={false}>
                  a recipe
                </Link>
                .
              </>
            )}
          </p>
        )}
      </div>
      <aside className="list-aside" aria-label="What can be done with the list">
        <KeepSwitch list={list} />
        {entries.length > 0 && <ListTools entries={entries} groups={groups} onTakeAway={takeAway} />}
      </aside>
    </div>
  )
}
