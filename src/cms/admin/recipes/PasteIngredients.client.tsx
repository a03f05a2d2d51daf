'use client'

import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useDeferredValue, useId, useMemo, useState, useTransition } from 'react'
import { INGREDIENT_UNITS } from '@/rules/recipe-terms'
import { mergePasted, previewPaste } from '@/rules/recipes/paste-preview'
import { PastePreview } from './PastePreview'
import { UNITS_LIST } from './units-list'

const MAX_CHARS = 20_000
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/**
 * Above the ingredients: parses a pasted list, previews the result and adds it to the form. It saves nothing, and lines
 * that could not be parsed stay in the field.
 */
export function PasteIngredients() {
  const { getData, reset, setModified } = useForm()
  const groupsNow = useFormFields(([fields]) => fields.ingredientGroups?.rows?.length ?? 0)
  const [wasEmpty] = useState(groupsNow === 0)
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const [busy, start] = useTransition()
  const id = useId()
  const read = useDeferredValue(text)
  const preview = useMemo(() => previewPaste(read), [read])
  const found = preview.groups.reduce((sum, { ingredients }) => sum + ingredients.length, 0)

  const put = (how: 'add' | 'replace') =>
    start(async () => {
      const data = getData()
      const before = how === 'add' && Array.isArray(data.ingredientGroups) ? data.ingredientGroups : []
      // The server builds the form state, as when a document is opened: rows get their ids, labels and fields.
      await reset({ ...data, ingredientGroups: mergePasted(before, preview.groups) })
      setModified(true)
      setText(preview.leftover)
      const left = preview.unread.length > 0 ? ` ${count(preview.unread.length, 'line')} could not be read.` : ''
      setMessage(`${count(found, 'ingredient')} added to the recipe.${left} Save to keep them.`)
    })

  return (
    <details className="ebs-paste" open={wasEmpty}>
      <summary>Paste a list of ingredients</summary>
      <label htmlFor={id}>Paste a list</label>
      <p id={`${id}-help`}>
        One ingredient per line: “200 g spinach, torn”. A line that ends with a colon starts a group.
      </p>
      <textarea
        id={id}
        rows={8}
        maxLength={MAX_CHARS}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          setText(event.target.value)
          setMessage('')
        }}
      />
      <PastePreview {...preview} />
      <div className="ebs-buttons">
        <Button type="button" size="medium" margin={false} disabled={found === 0 || busy} onClick={() => put('add')}>
          Add to the recipe
        </Button>
        <Button
          type="button"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={found === 0 || groupsNow === 0 || busy}
          onClick={() => put('replace')}
        >
          Replace the ingredients
        </Button>
        <span role="status">{message || (found > 0 ? `${count(found, 'ingredient')} read.` : '')}</span>
      </div>
      <datalist id={UNITS_LIST}>
        {INGREDIENT_UNITS.filter(Boolean).map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </details>
  )
}
