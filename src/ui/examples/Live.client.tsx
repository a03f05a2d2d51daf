'use client'

import { Bookmark, Pencil, Printer, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { AlphabetIndex } from '../AlphabetIndex.client'
import { Button, IconButton } from '../Button'
import { Dialog } from '../Dialog.client'
import { FavoriteToggle } from '../FavoriteToggle.client'
import { FilterBar } from '../FilterBar.client'
import { Menu } from '../Menu.client'
import { Pagination } from '../Pagination'
import { RatingInput } from '../RatingInput.client'
import { SearchField } from '../SearchField.client'
import { SubmitButton } from '../SubmitButton'
import { useToast } from '../Toaster.client'
import { Tooltip } from '../Tooltip.client'

/** Examples with their own state. */

/** A pending button has a click handler, so it needs a client component. */
export function LiveButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} />
}

export function LiveSubmit() {
  return <SubmitButton pending>Sign in</SubmitButton>
}

export function LiveFavoriteToggle({ favorited: initial, label }: { favorited: boolean; label: string }) {
  const [favorited, setFavorited] = useState(initial)
  return <FavoriteToggle favorited={favorited} label={label} onToggle={() => setFavorited(!favorited)} />
}

export function LiveFilterBar({
  initial,
  ...bar
}: Omit<ComponentProps<typeof FilterBar>, 'selected' | 'onSelect'> & { initial: string }) {
  const [selected, setSelected] = useState(initial)
  return <FilterBar {...bar} selected={selected} onSelect={setSelected} />
}

export function LivePagination({ initial, label, pages }: { initial: number; label: string; pages: number }) {
  const [page, setPage] = useState(initial)
  return <Pagination label={label} page={page} pages={pages} onPage={setPage} />
}

export function LiveAlphabet({ label, letters }: { label: string; letters: string }) {
  const [selected, setSelected] = useState<string | null>(null)
  return <AlphabetIndex label={label} letters={new Set(letters)} selected={selected} onSelect={setSelected} />
}

export function LiveSearch({ initial = '', ...field }: { initial?: string; label: string; placeholder?: string }) {
  const [value, setValue] = useState(initial)
  return <SearchField {...field} value={value} onChange={setValue} />
}

export function LiveRating({
  initial,
  ...input
}: Omit<ComponentProps<typeof RatingInput>, 'value' | 'onRate'> & { initial: number }) {
  const [value, setValue] = useState(initial)
  return <RatingInput {...input} value={value} onRate={setValue} />
}

export function LiveDialog({ text, title }: { title: string; text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Open: {title.slice(0, 30)}
      </Button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p>{text}</p>
        </Dialog>
      )}
    </>
  )
}

export function LiveToasts() {
  const { error, success } = useToast()
  return (
    <>
      <Button variant="plain" onClick={() => success('Saved to your favorites.')}>
        Something worked
      </Button>
      <Button variant="plain" onClick={() => error('The site cannot be reached. Please try again.')}>
        Something failed
      </Button>
    </>
  )
}

export function LiveMenu({ kind }: { kind: 'text' | 'icon' | 'disabled' }) {
  const [message, setMessage] = useState('')
  const items = [
    { key: 'print', label: 'Print', icon: Printer, onSelect: () => setMessage('Printed') },
    { key: 'edit', label: 'Rename', icon: Pencil, onSelect: () => setMessage('Renamed') },
    { key: 'away', label: 'Delete', icon: Trash2, disabled: true, onSelect: () => setMessage('Deleted') },
    { key: 'recipes', label: 'All recipes', href: '/recipes/' },
  ]
  return (
    <div className="flex items-center gap-4">
      {kind === 'icon' ? (
        <Menu items={items} name="More actions" variant="quiet">
          <Bookmark className="size-5" aria-hidden="true" />
        </Menu>
      ) : (
        <Menu items={kind === 'disabled' ? items.slice(2, 3) : items}>
          {kind === 'disabled' ? 'Disabled actions' : 'Actions'}
        </Menu>
      )}
      <span role="status">{message}</span>
    </div>
  )
}

export function LiveTooltip({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip text={text}>
      <IconButton label={label} variant="plain">
        <Printer className="size-5" aria-hidden="true" />
      </IconButton>
    </Tooltip>
  )
}
