'use client'

import { Check, Minus } from 'lucide-react'
import { type CompareCell, type CompareColumn, type CompareGroup, columnsOf } from '@/rules/membership/compare'
import { withKeys } from '@/ui/with-keys'
import { useBilling } from './use-billing.client'

type Props = {
  groups: readonly CompareGroup[]
  titles: Record<CompareColumn, string>
  caption: string
}

/** What is in each plan, by the interval of the page. Renders a `table`. */
export function CompareTable({ caption, groups, titles }: Props) {
  const columns = columnsOf(useBilling())
  return (
    <table className="compare-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What is included</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {titles[column]}
            </th>
          ))}
        </tr>
      </thead>
      {withKeys(groups, ({ title }) => title ?? '').map(({ item: { rows, title }, key }) => (
        <tbody key={key}>
          {title !== null && (
            <tr className="compare-title">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
          )}
          {withKeys(rows, ({ name }) => name).map(({ item: { cells, name }, key: rowKey }) => (
            <tr key={rowKey}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column} data-column={column}>
                  <Cell value={cells[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Cell({ value }: { value: CompareCell }) {
  if (value?.kind === 'text') return value.text
  const [Icon, label] = value === null ? [Minus, 'not included'] : [Check, 'included']
  return (
    <>
      <Icon aria-hidden="true" data-none={value === null || undefined} />
      <span className="sr-only">{label}</span>
    </>
  )
}
