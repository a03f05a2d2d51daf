'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { RadioGroup } from '@/ui/RadioGroup'
import { TextArea } from '@/ui/TextArea'

const REASONS = ['It is unkind', 'It is advertising', 'It could harm someone', 'Something else'] as const

/** Reports a post to the moderators. @param onReported called once it is reported */
export function ReportDialog({ onClose, onReported, post }: { post: number; onClose(): void; onReported(): void }) {
  const [reason, setReason] = useState<string>(REASONS[0])
  const [note, setNote] = useState('')
  const { form, problems, send, sending } = useFormSubmit<{ reason: string; note?: string }, unknown>(
    `/api/forum/posts/${post}/report`,
  )
  async function report(event: FormEvent) {
    event.preventDefault()
    if (await send({ reason, ...(note.trim() && { note }) })) onReported()
  }
  return (
    <Dialog title="Report this comment" onClose={onClose}>
      <form className="grid gap-5" ref={form} onSubmit={report}>
        <RadioGroup
          label="What is wrong with it?"
          name="reason"
          value={reason}
          options={REASONS.map((each) => ({ value: each, label: each }))}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextArea
          label="Anything to add?"
          name="note"
          rows={2}
          value={note}
          error={problems.note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <FormMessage sending={sending} />
        <div>
          <Button type="submit" pending={sending.step === 'sending'}>
            Report
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
