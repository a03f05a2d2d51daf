'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { LIMITS } from '@/rules/limits'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { RadioGroup } from '@/ui/RadioGroup'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextArea } from '@/ui/TextArea'
import { useToast } from '@/ui/Toaster.client'

const REASONS = ['Unkind', 'Advertising', 'Unsafe advice', 'Private data of someone', 'Something else'] as const

type Props = {
  post: number
  /** What it is called where it is shown. */
  what?: 'post' | 'comment'
  onClose: () => void
}

/** Reports a post to the moderators, with a reason and a note. */
export function ReportDialog({ onClose, post, what = 'post' }: Props) {
  const toast = useToast()
  const [reason, setReason] = useState<string>('')
  const { form, problems, send, sending } = useFormSubmit<object>(`/api/forum/posts/${post}/report`)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim()
    const errors: Record<string, string> = reason === '' ? { reason: 'Choose a reason.' } : {}
    const result = await send({ reason, ...(note !== '' && { note }) }, errors)
    if (!result) return
    toast.success('Thank you. The moderators will look at it.')
    onClose()
  }

  return (
    <Dialog title={`Report this ${what}`} onClose={onClose}>
      <form className="grid gap-4" ref={form} onSubmit={submit} noValidate>
        <RadioGroup
          label="What is wrong with it?"
          name="reason"
          value={reason}
          options={REASONS.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={problems.reason}
        />
        <TextArea
          label="Note (optional)"
          name="note"
          rows={3}
          maxLength={LIMITS.forumReasonMaxChars}
          error={problems.note}
        />
        <FormMessage sending={sending} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={sending.step === 'sending'}>Report</SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
