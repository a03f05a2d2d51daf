import type { ReactNode } from 'react'
import { Pagination } from '../Pagination'
import { Tabs } from '../Tabs.client'
import { LiveAlphabet, LiveFilterBar, LiveMenu, LivePagination, LiveTooltip } from './Live.client'
import { LONG_TEXT, LONG_TITLE } from './long-text'

const SELECT_LABEL = 'Choose a category'
const meals = ['All', 'Breakfast', 'Lunch', 'Dinner', 'Soups', 'Snacks', 'Drinks', 'Sweet']
const many = ['All', ...Array.from({ length: 18 }, (_, index) => `Category number ${index + 1}`)]
const options = (labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))

export const filterBarExamples: Record<string, ReactNode> = {
  default: <LiveFilterBar label="Kinds of meal" selectLabel={SELECT_LABEL} options={options(meals)} initial="all" />,
  'more than fit': (
    <LiveFilterBar label="Many kinds" selectLabel={SELECT_LABEL} options={options(many)} initial="all" />
  ),
  disabled: (
    <LiveFilterBar
      label="Kinds, some without recipes"
      selectLabel={SELECT_LABEL}
      options={options(meals).map((option, index) => ({ ...option, disabled: index > 4 }))}
      initial="lunch"
    />
  ),
  longest: (
    <LiveFilterBar
      label="Long kinds"
      selectLabel={SELECT_LABEL}
      options={options(['All', LONG_TITLE, 'Short'])}
      initial="all"
    />
  ),
  one: <LiveFilterBar label="A single kind" selectLabel={SELECT_LABEL} options={options(['All'])} initial="all" />,
}

const levels = ['Beginner', 'Intermediate', 'Advanced'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>Seven days of movement, {label.toLowerCase()}.</p>,
}))

export const tabsExamples: Record<string, ReactNode> = {
  default: <Tabs label="Levels" selectLabel={SELECT_LABEL} tabs={levels} initial="intermediate" />,
  disabled: (
    <Tabs
      label="Levels, one disabled"
      selectLabel={SELECT_LABEL}
      tabs={levels.map((level, index) => ({ ...level, disabled: index === 2 }))}
    />
  ),
  'more than fit': (
    <Tabs
      label="Weeks"
      selectLabel={SELECT_LABEL}
      tabs={Array.from({ length: 16 }, (_, index) => ({
        value: String(index),
        label: `Week number ${index + 1}`,
        content: <p>The plan of week {index + 1}.</p>,
      }))}
    />
  ),
  longest: (
    <Tabs
      label="Long labels"
      selectLabel={SELECT_LABEL}
      tabs={[
        { value: 'a', label: LONG_TITLE, content: <p>{LONG_TEXT}</p> },
        { value: 'b', label: 'Short', content: <p>Short.</p> },
      ]}
    />
  ),
}

export const paginationExamples: Record<string, ReactNode> = {
  'as buttons': <LivePagination label="Pages of recipes" initial={1} pages={3} />,
  'in the middle': <LivePagination label="Pages, in the middle" initial={6} pages={11} />,
  'as links': <Pagination label="Pages as links" page={1} pages={3} hrefOf={(page) => `#pagination?page=${page}`} />,
  'one page: nothing': (
    <div>
      <Pagination label="One page" page={1} pages={1} hrefOf={String} />
      <p className="text-sm text-text-soft">Nothing is shown, since there is only one page.</p>
    </div>
  ),
  longest: <LivePagination label="Very many pages" initial={99_998} pages={100_000} />,
}

export const alphabetExamples: Record<string, ReactNode> = {
  default: <LiveAlphabet label="First letter" letters="ABCFGLMNPRST" />,
  'all letters': <LiveAlphabet label="First letter, all of them" letters="ABCDEFGHIJKLMNOPQRSTUVWXYZ" />,
  empty: <LiveAlphabet label="First letter, no items" letters="" />,
}

export const menuExamples: Record<string, ReactNode> = {
  text: <LiveMenu kind="text" />,
  icon: <LiveMenu kind="icon" />,
  disabled: <LiveMenu kind="disabled" />,
}

export const tooltipExamples: Record<string, ReactNode> = {
  default: <LiveTooltip label="Print the recipe" text="Shopping list and method, side by side" />,
  longest: <LiveTooltip label="Print the whole week" text={LONG_TITLE} />,
}
