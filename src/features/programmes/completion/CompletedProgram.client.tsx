'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Certificate } from './Certificate'
import { figuresOf } from './figures'
import type { Completion } from './use-completion.client'
import './completion.css'

/** A finished program: what was done in numbers, the certificate to print, and a link to keep going. */
export function CompletedProgram({ completion }: { completion: Completion }) {
  const { finishedOn, name, programme, startedOn } = completion
  return (
    <>
      <p className="max-w-measure text-lg text-text-soft">
        Every step of {programme.title} is done. This is what it came to.
      </p>
      <ul className="completion-figures" aria-label="What you did">
        {figuresOf(completion).map(({ label, value }) => (
          <li className="grid content-start gap-3" key={label}>
            <span className="numeral">{value.toLocaleString('en-US')}</span>
            <span className="text-text-soft">{label}</span>
          </li>
        ))}
      </ul>
      <div className="completion-columns">
        <Certificate name={name} program={programme.title} startedOn={startedOn} finishedOn={finishedOn} />
        <div className="grid content-start justify-items-start gap-5">
          <h2 className="type-h3">And now?</h2>
          <p className="text-text-soft">Another week like these, or something new each month. There is no hurry.</p>
          <ButtonLink href="/the-ebs-method/keep-going/">Keep going</ButtonLink>
          <Button variant="plain" onClick={() => window.print()}>
            <Printer className="size-4.5" aria-hidden="true" />
            Print the certificate
          </Button>
          <p className="text-sm text-text-soft">To keep it as a file, choose “Save as PDF” instead of a printer.</p>
        </div>
      </div>
    </>
  )
}
