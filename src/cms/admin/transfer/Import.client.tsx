'use client'

import { Button } from '@payloadcms/ui'
import Link from 'next/link'
import { useId, useState, useTransition } from 'react'
import { formatOfFile } from '@/rules/recipe-transfer/file-formats'
import { CheckTable } from './CheckTable'
import { type Checked, checkFile, type Imported, importFile } from './transfer-api'

type Props = { api: string; admin: string; maxRows: number; maxBytes: number }

const many = (number: number) => `${number} recipe${number === 1 ? '' : 's'}`

/** State of the import below the file input. */
type State =
  | { step: 'choose'; problem: string }
  | { step: 'checked'; file: File; checked: Checked; problem: string }
  | { step: 'done'; imported: Imported }

const INITIAL_STATE: State = { step: 'choose', problem: '' }

/** Imports recipes as drafts from a file: choose, check, import. The check writes nothing. */
export function Import({ admin, api, maxBytes, maxRows }: Props) {
  const id = useId()
  const [state, setState] = useState<State>(INITIAL_STATE)
  const [busy, start] = useTransition()

  const check = (file: File) =>
    start(async () => {
      if (!formatOfFile(file.name))
        return setState({ step: 'choose', problem: 'Choose a file that ends in .csv or .json.' })
      if (file.size > maxBytes) return setState({ step: 'choose', problem: 'The file is larger than 2 MB.' })
      const result = await checkFile(api, file)
      setState(
        'problem' in result
          ? { step: 'choose', problem: result.problem }
          : { step: 'checked', file, checked: result.answer, problem: '' },
      )
    })

  const write = (file: File, checked: Checked) =>
    start(async () => {
      const result = await importFile(api, file, checked.digest)
      setState(
        'problem' in result
          ? { step: 'checked', file, checked, problem: result.problem }
          : { step: 'done', imported: result.answer },
      )
    })

  return (
    <section aria-labelledby={`${id}-title`} aria-busy={busy}>
      <h2 id={`${id}-title`}>Import</h2>
      <p id={`${id}-help`}>
        A CSV or JSON file in the format of the export, up to {maxRows} recipes and 2 MB. A recipe is matched by its
        databaseId or slug; a column that is left out changes nothing. You see a preview first. Everything is saved as a
        draft: what is published does not change until you publish the draft.
      </p>
      <label htmlFor={id}>File with recipes</label>
      <input
        id={id}
        type="file"
        accept=".csv,.json"
        aria-describedby={`${id}-help`}
        disabled={busy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Clears the input so that the same file can be chosen again after a correction.
          currentTarget.value = ''
          if (file) check(file)
        }}
      />
      <p role="status">{busy ? 'One moment…' : resultText(state)}</p>
      <p role="alert" className="ebs-warning">
        {!busy && 'problem' in state && state.problem}
      </p>
      {state.step === 'checked' && (
        <>
          <ImportPreview checked={state.checked} busy={busy} write={() => write(state.file, state.checked)} />
          <CheckTable {...state.checked} />
        </>
      )}
      {state.step === 'done' && (
        <Link href={`${admin}/collections/recipes?sort=-updatedAt`} prefetch={false}>
          View recipes, newest changes first
        </Link>
      )}
    </section>
  )
}

const countOf = ({ rows }: Checked, ...outcomes: string[]) =>
  rows.filter(({ outcome }) => outcomes.includes(outcome)).length

function resultText(state: State): string {
  if (state.step === 'choose') return ''
  if (state.step === 'done')
    return `Imported: ${state.imported.created} new, ${state.imported.changed} changed, ${state.imported.unchanged} unchanged.`
  const [made, changed, unchanged, wrong] = (['new', 'changed', 'unchanged', 'wrong'] as const).map((outcome) =>
    countOf(state.checked, outcome),
  )
  return `${state.file.name}: ${made} new, ${changed} changed, ${unchanged} unchanged, ${wrong} wrong. Nothing has been imported yet.`
}

function ImportPreview({ busy, checked, write }: { busy: boolean; checked: Checked; write: () => void }) {
  const wrong = countOf(checked, 'wrong')
  const toWrite = countOf(checked, 'new', 'changed')
  if (wrong > 0) return <p>Correct the file and choose it again. Nothing is imported while a row is wrong.</p>
  if (toWrite === 0) return <p>There is nothing to import.</p>
  return (
    <div className="ebs-buttons">
      <Button type="button" margin={false} disabled={busy} onClick={write}>
        Import {many(toWrite)}
      </Button>
    </div>
  )
}
