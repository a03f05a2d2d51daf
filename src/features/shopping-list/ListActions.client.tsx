'use client'

import { CheckCheck, Copy, Printer, Trash2 } from 'lucide-react'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { listText, type ShoppingGroup } from '@/rules/shopping-list/lines'
import { leftToBuy } from '@/rules/shopping-list/list'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'

type Props = {
  entries: readonly ShoppingEntry[]
  groups: readonly ShoppingGroup[]
  onRemove(ids: readonly string[], message: string): void
}

/** The actions for the whole list. */
export function ListActions({ entries, groups, onRemove }: Props) {
  const toast = useToast()
  const bought = entries.filter(({ checked }) => checked)
  const leftCount = leftToBuy(entries).length

  async function copy() {
    try {
      await navigator.clipboard.writeText(listText(groups))
      toast.success('Copied.')
    } catch {
      // Browsers allow clipboard access only on secure origins, and with the user's permission.
      toast.error('Your browser doesn’t allow copying.')
    }
  }

  return (
    <ul className="flex flex-wrap gap-3">
      {leftCount > 0 && (
        <>
          <li>
            <Button variant="plain" size="slim" onClick={copy}>
              <Copy className="size-4.5" aria-hidden="true" />
              Copy as text
            </Button>
          </li>
          <li>
            <Button variant="plain" size="slim" onClick={() => window.print()}>
              <Printer className="size-4.5" aria-hidden="true" />
              Print
            </Button>
          </li>
        </>
      )}
      {bought.length > 0 && (
        <li>
          <Button
            variant="plain"
            size="slim"
            onClick={() =>
              onRemove(
                bought.map(({ id }) => id),
                'The bought items are removed.',
              )
            }
          >
            <CheckCheck className="size-4.5" aria-hidden="true" />
            Remove bought items
          </Button>
        </li>
      )}
      <li>
        <Button
          variant="quiet"
          size="slim"
          onClick={() =>
            onRemove(
              entries.map(({ id }) => id),
              'Your list is empty.',
            )
          }
        >
          <Trash2 className="size-4.5" aria-hidden="true" />
          Clear the list
        </Button>
      </li>
    </ul>
  )
}
