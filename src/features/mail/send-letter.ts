import 'server-only'
import { asSystem } from '@/cms/client'
import { type Letter, letterHtml, letterText } from '@/rules/letter'

/** Sends a letter to one person. @throws what the mail server says */
export async function sendLetter(to: string, letter: Letter): Promise<void> {
  const payload = await asSystem('sending a letter')
  await payload.sendEmail({ to, subject: letter.subject, html: letterHtml(letter), text: letterText(letter) })
}
