'use client'

import { X } from 'lucide-react'
import { OWN_ITEMS, type ShoppingLine } from '@/rules/shopping-list/lines'
import { checked } from '@/rules/shopping-list/list'
import { listStore } from './list-store'
import type { Grouping } from './use-grouping'

type TakeAway = (ids: readonly string[], said: string) => void
type Props = { title: string; lines: readonly ShoppingLine[]; by: Grouping; onTakeAway: TakeAway }

/** One aisle, or one recipe, with what is to be bought of it. Renders a `section`. */
export function ListGroup({ by, lines, onTakeAway, title }: Props) {
  const recipe = by === 'recipe' && title !== OWN_ITEMS
  const done = lines.every((line) => line.checked)
  return (
    <section className="list-group" data-done={done || undefined}>
      <div className="list-group-head">
        <h2>{title}</h2>
        {recipe && (
          <button
            className="list-remove"
            type="button"
            aria-label={`Remove the recipe ${title}`}
            onClick={() =>
              onTakeAway(
                lines.flatMap(({ ids }) => ids),
                `${title} is off your list.`,
              )
            }
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        )}
      </div>
      <ul>
        {/* By its first entry: checked off, a line stays the same element, and keeps the focus. */}
        {lines.map((line) => (
          <Line key={line.ids[0]} line={line} recipes={by === 'aisle' ? line.recipes : []} onTakeAway={onTakeAway} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { line: ShoppingLine; recipes: readonly string[]; onTakeAway: TakeAway }

function Line({ line, onTakeAway, recipes }: LineProps) {
  const { amount, ids, name, note } = line
  const more = [note, recipes.length > 0 && `for ${recipes.join(', ')}`].filter(Boolean).join(' · ')
  return (
    <li className="list-line" data-checked={line.checked || undefined}>
      <label>
        <input
          type="checkbox"
          checked={line.checked}
          onChange={({ currentTarget }) => {
            const is = currentTarget.checked
            listStore.change((entries) => checked(entries, ids, is))
          }}
        />
        <span className="list-name">{name}</span>
        <span className="dots" />
        <span className="amount">{amount}</span>
        {more && <small>{more}</small>}
      </label>
      <button
        className="list-remove"
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onTakeAway(ids, `${name} is off your list.`)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  )
}
