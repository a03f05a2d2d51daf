'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useState } from 'react'
import { type LinkChoice, searchLinks } from './links-api'

/** Time after the last keystroke, in ms. */
const TYPING_PAUSE_MS = 200
/** A typed address that leads away, or to a part of the page: nothing here matches it. */
const OTHER_ADDRESS = /^(?:#|https?:|mailto:|tel:)/i

type Props = {
  id: string
  name: string
  link: string
  disabled: boolean
  onChange: (link: string) => void
  /** Route of the CMS's REST API. */
  api: string
}

/** A text field for an address, which lists the items, pages and pictures that match what is typed. */
export function LinkSearch({ api, disabled, id, link, name, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const choices = useChoices(api, open && !OTHER_ADDRESS.test(link) ? link : null)
  return (
    <Autocomplete.Root
      items={choices}
      filter={null}
      value={link}
      onValueChange={onChange}
      // A chosen item is stored as its reference.
      itemToStringValue={(choice: LinkChoice) => choice.reference}
      open={open && choices.length > 0}
      onOpenChange={setOpen}
      openOnInputClick
      disabled={disabled}
    >
      <Autocomplete.Input id={id} name={name} autoComplete="off" placeholder="Search, or type an address" />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="ebs-link-positioner" sideOffset={4}>
          <Autocomplete.Popup className="ebs-link-choices">
            <Autocomplete.List>
              {(choice: LinkChoice) => (
                <Autocomplete.Item key={choice.reference} value={choice} className="ebs-link-choice">
                  <span>{choice.title}</span> <small>{choice.kind}</small>{' '}
                  <small>{choice.uri ?? 'not published'}</small>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

/** What a search finds; nothing while there is none. @param search null to search for nothing */
function useChoices(api: string, search: string | null): LinkChoice[] {
  const [found, setFound] = useState<{ search: string; choices: LinkChoice[] } | null>(null)
  useEffect(() => {
    if (search === null) return
    let current = true
    const timer = setTimeout(async () => {
      const choices = await searchLinks(api, search)
      if (current && choices) setFound({ search, choices })
    }, TYPING_PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [api, search])
  return search === null ? [] : (found?.choices ?? [])
}
