'use client'

import { leftToBuy } from '@/rules/shopping-list/list'
import { ButtonLink } from '@/ui/ButtonLink'
import { LIST_PATH, LIST_TEXTS } from './list-texts'
import { useList } from './use-list.client'

/** The first items of the list; the others are a number. */
const SHOWN = 3

/** What is left to buy, in short, from this browser's list: a number, the first items, and the way to the list. Renders a `section`. */
export function ListPreview({ as: Title }: { as: 'h2' | 'h3' }) {
  const list = useList()
  const left = leftToBuy(list?.entries ?? [])
  const more = left.length - SHOWN
  return (
    <section className="paper-card list-preview" aria-label={LIST_TEXTS.title} aria-busy={list === null || undefined}>
      <div className="grid w-full gap-3">
        <Title className="type-h3">{LIST_TEXTS.title}</Title>
        {list && <p className="font-semibold">{LIST_TEXTS.leftToBuy(left.length)}</p>}
        {left.length > 0 && (
          <ul className="text-sm">
            {left.slice(0, SHOWN).map(({ id, name, quantity, unit }) => (
              <li key={id}>{[quantity, unit, name].filter(Boolean).join(' ')}</li>
            ))}
          </ul>
        )}
        {more > 0 && <p className="text-sm text-text-soft">{LIST_TEXTS.more(more)}</p>}
        {list && left.length === 0 && <p className="text-text-soft">{LIST_TEXTS.fillFromRecipe}</p>}
      </div>
      {list && left.length === 0 ? (
        <ButtonLink href="/recipes/" variant="plain" size="slim">
          {LIST_TEXTS.findRecipe}
        </ButtonLink>
      ) : (
        <ButtonLink href={LIST_PATH} variant="plain" size="slim">
          {LIST_TEXTS.open}
        </ButtonLink>
      )}
    </section>
  )
}
