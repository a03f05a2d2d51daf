import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'

/** Labels of the form for a new topic. */
export const TOPIC_FORM = { label: 'What is on your mind?', submitLabel: 'Post topic' } as const

/** Holds the room of that form until the boards have arrived, with the same parts, so that nothing moves. */
export function TopicFormLoading() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading…
      </p>
      <div className="post-form" aria-hidden="true" inert>
        <Select label="Board" name="board" disabled options={[{ value: '', label: 'Choose a board' }]} />
        <Field label="Title" name="title" disabled />
        <div className="grid grid-cols-1 content-start gap-2">
          <span className="font-semibold">{TOPIC_FORM.label}</span>
          <div className="post-editor-loading" />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled>{TOPIC_FORM.submitLabel}</Button>
        </div>
      </div>
    </div>
  )
}
