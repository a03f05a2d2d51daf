'use client'

import { Bookmark, Pencil, Printer, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { AlphabetIndex } from '../AlphabetIndex.client'
import { Button, IconButton } from '../Button'
import { Dialog } from '../Dialog.client'
import { FilterBar } from '../FilterBar.client'
import { Heart } from '../Heart.client'
import { Menu } from '../Menu.client'
import { Pagination } from '../Pagination'
import { RatingInput } from '../RatingInput.client'
import { SearchField } from '../SearchField.client'
import { SubmitButton } from '../SubmitButton'
import { useToast } from '../Toaster.client'
import { Tooltip } from '../Tooltip.client'

/** What an example does when it is pressed: here it keeps its own state. */

/** A button that is under way listens, so it needs the browser. */
export function LiveButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} />
}

export function LiveSubmit() {
  return <SubmitButton pending>Sign in</SubmitButton>
}

export function LiveHeart({ kept: first, label }: { kept: boolean; label: string }) {
  const [kept, setKept] = useState(first)
  return <Heart kept={kept} label={label} onToggle={() => setKept(!kept)} />
}

export function LiveFilterBar({
  first,
  ...bar
}: Omit<ComponentProps<typeof FilterBar>, 'chosen' | 'onChoose'> & { first: string }) {
  const [chosen, setChosen] = useState(first)
  return <FilterBar {...bar} chosen={chosen} onChoose={setChosen} />
}

export function LivePagination({ first, label, pages }: { first: number; label: string; pages: number }) {
  const [page, setPage] = useState(first)
  return <Pagination label={label} page={page} pages={pages} onPage={setPage} />
}

export function LiveAlphabet({ label, letters }: { label: string; letters: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return <AlphabetIndex label={label} letters={new Set(letters)} chosen={chosen} onChoose={setChosen} />
}

export function LiveSearch({ first = '', ...field }: { first?: string; label: string; placeholder?: string }) {
  const [value, setValue] = useState(first)
  return <SearchField {...field} value={value} onChange={setValue} />
}

export function LiveRating({
  first,
  ...input
}: Omit<ComponentProps<typeof RatingInput>, 'value' | 'onRate'> & { first: number }) {
  const [value, setValue] = useState(first)
  return <RatingInput {...input} value={value} onRate={setValue} />
}

export function LiveDialog({ text, title }: { title: string; text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
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
      <Button look="plain" onClick={() => success('Kept. It is among your favorites.')}>
        Something worked
      </Button>
      <Button look="plain" onClick={() => error('The site cannot be reached. Please try again.')}>
        Something failed
      </Button>
    </>
  )
}

export function LiveMenu({ look }: { look: 'words' | 'icon' | 'empty' }) {
  const [done, setDone] = useState('')
  const items = [
    { key: 'print', label: 'Print', icon: Printer, onChoose: () => setDone('Printed') },
    { key: 'edit', label: 'Edit what it is called', icon: Pencil, onChoose: () => setDone('Edited') },
    { key: 'away', label: 'Throw away', icon: Trash2, disabled: true, onChoose: () => setDone('Thrown away') },
    { key: 'recipes', label: 'All recipes', href: '/recipes/' },
  ]
  return (
    <div className="flex items-center gap-4">
      {look === 'icon' ? (
        <Menu items={items} name="More to do" look="quiet">
          <Bookmark className="size-5" aria-hidden="true" />
        </Menu>
      ) : (
        <Menu items={look === 'empty' ? items.slice(2, 3) : items}>{look === 'empty' ? 'Little to do' : 'To do'}</Menu>
      )}
      <span role="status">{done}</span>
    </div>
  )
}

export function LiveTooltip({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip text={text}>
      <IconButton label={label} look="plain">
        <Printer className="size-5" aria-hidden="true" />
      </IconButton>
    </Tooltip>
  )
}
