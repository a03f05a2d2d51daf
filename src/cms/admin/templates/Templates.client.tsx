'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState, useTransition } from 'react'
import { makeFromTemplate } from './templates-api'

type Template = { id: string; name: string; sentence: string; blocks: readonly { slug: string; label: string }[] }
type Props = {
  templates: readonly Template[]
  /** Routes of the admin and of the CMS's REST API. */
  admin: string
  api: string
}

/** The page templates to choose from. The chosen one becomes a draft, which opens in its form. */
export function Templates({ admin, api, templates }: Props) {
  const router = useRouter()
  const [chosen, setChosen] = useState(templates[0]?.id ?? '')
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()
  const id = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    if (title === '') {
      setProblem('Enter a title.')
      return
    }
    start(async () => {
      setProblem('')
      const made = await makeFromTemplate(api, chosen, title)
      if (made.problem === null) router.push(`${admin}/collections/pages/${made.id}`)
      else setProblem(made.problem)
    })
  }
  return (
    <form className="ebs-templates" onSubmit={submit} noValidate>
      <fieldset>
        <legend>Template</legend>
        {templates.map(({ blocks, id: template, name, sentence }) => (
          <label key={template}>
            <input
              type="radio"
              name="template"
              value={template}
              checked={chosen === template}
              onChange={() => setChosen(template)}
            />
            <span>
              <strong>{name}</strong> <span>{sentence}</span>
            </span>
            <span className="ebs-template-blocks">
              {blocks.map(({ label, slug }) => (
                // biome-ignore lint/performance/noImgElement: a file of the site, already small
                <img key={slug} src={`/block-pictures/${slug}.webp`} alt={label} width={480} height={320} />
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={id}>Title of the page</label>
      <input
        id={id}
        name="title"
        type="text"
        maxLength={200}
        required
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className="ebs-warning" role="alert">
        {problem}
      </p>
      <button type="submit" className="btn btn--style-primary btn--size-medium" disabled={busy}>
        {busy ? 'Creating…' : 'Create a draft'}
      </button>
    </form>
  )
}
