'use client'

import { type ReactNode, useState } from 'react'
import { findFoods } from '@/features/food-lists/find-foods'
import { FOOD_COLOR_LABELS, type FoodLists } from '@/features/food-lists/food-list'
import { FOOD_LIST_TEXTS } from '@/rules/page-texts/food-lists'
import { SearchField } from '@/ui/SearchField.client'
import { withKeys } from '@/ui/with-keys'

const MAX_CHARS = 60

/** A search over the foods of all colors: each match with its color and list. Until something is typed, the children. */
export function FoodSearch({ children, lists }: { children: ReactNode; lists: FoodLists }) {
  const [search, setSearch] = useState('')
  const searching = search.trim() !== ''
  const found = findFoods(lists, search)
  return (
    <div className="food-search">
      <search>
        <SearchField
          label={FOOD_LIST_TEXTS.findFood}
          placeholder={FOOD_LIST_TEXTS.findFoodHint}
          maxLength={MAX_CHARS}
          value={search}
          onChange={setSearch}
        />
      </search>
      <div role="status">
        {searching && (
          <p className="text-text-soft">
            {found.length > 0 ? FOOD_LIST_TEXTS.foodCount(found.length) : FOOD_LIST_TEXTS.noFood}
          </p>
        )}
      </div>
      {found.length > 0 && (
        <ul className="food-search-results">
          {withKeys(found, ({ color, food }) => `${color} ${food}`).map(
            ({ item: { color, food, list, note }, key }) => (
              <li className="food-found" data-color={color} key={key}>
                <b>{food}</b>
                <span>
                  {FOOD_COLOR_LABELS[color]}: {list}
                </span>
                {note && <small>{note}</small>}
              </li>
            ),
          )}
        </ul>
      )}
      {/* Hidden, it keeps the tab that was chosen. */}
      <div className="food-search-lists" hidden={searching}>
        {children}
      </div>
    </div>
  )
}
