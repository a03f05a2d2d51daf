'use client'

import { X } from 'lucide-react'
import { OWN_ITEMS, type ShoppingLine } from '@/rules/shopping-list/lines'
import { setChecked } from '@/rules/shopping-list/list'
import { listStore } from './list-store'
import type { Grouping } from './use-grouping.client'

type RemoveEntries = (ids: readonly string[], message: string) => void
type Props = { title: string; lines: readonly ShoppingLine[]; grouping: Grouping; onRemove: RemoveEntries }

/** The items of one aisle or one recipe. Renders a `section`. */
export function ListGroup({ grouping, lines, onRemove, title }: Props) {
  const isRecipe = grouping === 'recipe' && title !== OWN_ITEMS
  const done = lines.every((line) => line.checked)
  return (
    <section className="shopping-list-group" data-done={done || undefined}>
      <div className="shopping-list-group-header">
        <h2>{title}</h2>
        {isRecipe && (
          <button
            className="shopping-list-remove"
            type="button"
            aria-label={`Remove the recipe ${title}`}
            onClick={() =>
              onRemove(
                lines.flatMap(({ ids }) => ids),
                `${title} is removed from your list.`,
              )
            }
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        )}
      </div>
      <ul>
        {/* The key is the first entry's id, so that checking an item keeps its element and the focus. */}
        {lines.map((line) => (
          <ListLine
            key={line.ids[0]}
            line={line}
            recipes={grouping === 'aisle' ? line.recipes : []}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  )
}

type ListLineProps = { line: ShoppingLine; recipes: readonly string[]; onRemove: RemoveEntries }

function ListLine({ line, onRemove, recipes }: ListLineProps) {
  const { amount, ids, name, note } = line
  const details = [note, recipes.length > 0 && `for ${recipes.join(', ')}`].filter(Boolean).join(' · ')
  return (
    <li className="shopping-list-item" data-checked={line.checked || undefined}>
      <label>
        <input
          type="checkbox"
          checked={line.checked}
          onChange={({ currentTarget }) => {
            const isChecked = currentTarget.checked
            listStore.change((entries) => setChecked(entries, ids, isChecked))
          }}
        />
        <span className="shopping-list-item-name">{name}</span>
        <span className="leader-dots" />
        <span className="amount">{amount}</span>
        {details && <small>{details}</small>}
      </label>
      <button
        className="shopping-list-remove"
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(ids, `${name} is removed from your list.`)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  )
}
