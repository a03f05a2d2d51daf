'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { postJson } from '@/platform/forms/post-json'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { pageQueries } from '@/platform/session/load-queries'
import { useViewer } from '@/platform/session/Session.client'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { addDays } from '@/rules/programme/calendar-days'
import { startDayProblem } from '@/rules/programme/start-day'
import { Field } from '@/ui/Field'
import { RadioGroup } from '@/ui/RadioGroup'
import { SubmitButton } from '@/ui/SubmitButton'
import { browserDay } from '../calendar-day'
import { invalidateProgrammes } from '../programme-key'
import { programmePath } from '../use-programme.client'
import { MODE_HINT, MODE_LABEL, MODE_OPTIONS } from './mode-options'

export type ProgrammeName = { slug: string; title: string }

type Props = {
  /** The programs to choose from; with one there is no choice. */
  programmes: readonly [ProgrammeName, ...ProgrammeName[]]
  /** Called when the program is started and the progress is known. */
  onStarted?: () => void
  submitLabel?: string
  /** For a start today: what else can be chosen is folded. */
  brief?: boolean
  /** Other buttons beside the one that submits. */
  children?: ReactNode
}

type Values = { slug: string; startOn: string; mode: string }

const send = ({ slug, ...body }: Values) => postJson(programmePath(slug, 'start'), body, authenticatedFetch)

/** Starts a program on a day, today by default. What was entered stays after an error. Renders a `form`. */
export function StartForm({
  brief = false,
  children,
  onStarted,
  programmes,
  submitLabel = 'Start the program',
}: Props) {
  const { user } = useViewer()
  const { form, problems, send: submit, sending } = useFormSubmit<Values, unknown>(send)
  const [refreshing, setRefreshing] = useState(false)
  // Rendered only in the browser.
  const [today] = useState(() => browserDay(new Date()))

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const fields = new FormData(currentTarget)
    const startOn = formText(fields, 'startOn')
    const values = { slug: formText(fields, 'slug') || programmes[0].slug, startOn, mode: formText(fields, 'mode') }
    const errors = fieldErrorsOf({ startOn: startDayProblem(startOn, browserDay(new Date())) })
    if (!(await submit(values, errors))) return
    // The form disappears with the answer, so the focus moves to the part around it.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    setRefreshing(true)
    await invalidateProgrammes(pageQueries, user?.id ?? 0)
    setRefreshing(false)
    onStarted?.()
  }

  const fields = (
    <div className="start-form-fields">
      {programmes.length > 1 && (
        <RadioGroup
          label="Program"
          name="slug"
          initial={programmes[0].slug}
          options={programmes.map(({ slug, title }) => ({ value: slug, label: title }))}
        />
      )}
      <Field
        label="First day"
        name="startOn"
        type="date"
        required
        defaultValue={today}
        min={addDays(today, -PAGE_LIMITS.programmeStartDays)}
        max={addDays(today, PAGE_LIMITS.programmeStartDays)}
        error={problems.startOn}
      />
      <RadioGroup
        label={MODE_LABEL}
        name="mode"
        initial="calendar"
        options={MODE_OPTIONS}
        hint={MODE_HINT}
        error={problems.mode}
      />
    </div>
  )
  return (
    <form className="grid w-full max-w-measure gap-5" method="post" noValidate onSubmit={start} ref={form}>
      {!brief && fields}
      <FormMessage sending={sending} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={refreshing || sending.step === 'sending'}>{submitLabel}</SubmitButton>
        {children}
      </div>
      {brief && (
        <details open={Object.values(problems).some(Boolean)}>
          <summary className="start-form-summary">Another day, or at my own pace</summary>
          {fields}
        </details>
      )}
    </form>
  )
}
