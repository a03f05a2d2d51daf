'use client'

import { useRef, useState } from 'react'
import { GridCards } from '@/blocks/posts-grid/GridCards'
import { useKeptFocus } from '@/blocks/posts-grid/use-kept-focus'
import { CardGrid } from '@/cards/grid/CardGrid'
import type { Columns } from '@/cards/grid/sizes'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { useFavouriteCards } from '@/features/favourites/use-favourite-cards'
import { SignInPrompt } from '@/features/session/SignInPrompt.client'
import { LIMITS } from '@/rules/limits'
import { pageOf } from '@/rules/posts-grid/paging'
import { TEXTS } from '@/rules/texts'
import { FilterBar } from '@/ui/FilterBar.client'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TryAgain } from '@/ui/TryAgain.client'
import { ALL_SHELVES, type Shelf, shelvesOf } from './shelves'

type Props = { columns: Columns; as: TitleLevel }

/** A member's favorites: by type and category, in pages; how to begin, where there are none yet. SPEC 2.3, 6. */
export function FavoritesBrowser(props: Props) {
  return (
    <div className="outline-none" tabIndex={-1}>
      <Favorites {...props} />
    </div>
  )
}

function Favorites({ as, columns }: Props) {
  const { cards, failed, retry, visitor } = useFavouriteCards()
  const [shelf, setShelf] = useState<Shelf>(ALL_SHELVES)
  const [page, setPage] = useState(1)
  const results = useRef<HTMLDivElement>(null)
  const list = useKeptFocus(results)

  if (visitor) return <SignInPrompt />
  if (failed) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="alert">{TEXTS.favoritesFailed}</p>
        <TryAgain onRetry={retry}>{TEXTS.tryAgain}</TryAgain>
      </div>
    )
  }
  if (!cards) return <Waiting columns={columns} />

  const { at, categories, found, types } = shelvesOf(cards, shelf)
  const shown = pageOf(found, page, LIMITS.postsPerPage)
  const choose = (next: Shelf) => {
    setShelf(next)
    setPage(1)
  }
  const turn = (to: number) => {
    setPage(to)
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="posts-grid">
      {types.length > 1 && (
        <FilterBar
          label="Kind"
          selectLabel={TEXTS.chooseCategory}
          options={types}
          chosen={at.type}
          onChoose={(type) => choose({ type, category: '' })}
        />
      )}
      {categories.length > 1 && (
        <FilterBar
          label="Category"
          selectLabel={TEXTS.chooseCategory}
          options={categories}
          chosen={at.category}
          onChoose={(category) => choose({ ...at, category })}
        />
      )}
      <div className="grid-status" ref={results} tabIndex={-1} role="status">
        {cards.length === 0 ? (
          <div className="grid gap-2">
            <p>{TEXTS.noPosts}</p>
            <p>{TEXTS.howToKeep}</p>
          </div>
        ) : (
          <p>{found.length === 1 ? '1 favorite' : `${found.length} favorites`}</p>
        )}
      </div>
      {shown.items.length > 0 && (
        <div ref={list}>
          <GridCards cards={shown.items} columns={columns} as={as} />
        </div>
      )}
      <Pagination page={shown.page} pages={shown.pages} onPage={turn} />
    </div>
  )
}

/** A row of what will stand there. */
function Waiting({ columns }: Pick<Props, 'columns'>) {
  return (
    <div className="posts-grid" aria-busy="true">
      <p className="grid-status" role="status">
        Loading…
      </p>
      <CardGrid kind="posts" columns={columns}>
        {Array.from({ length: columns }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={index}>
            <Skeleton kind="card" />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
