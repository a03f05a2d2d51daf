import type { PayloadRequest } from 'payload'
import { commentEmail } from '@/rules/editor-emails'
import { siteOrigin } from '@/runtime/env'
import type { TitledDocument } from '../documents/document'
import { sendNotice } from '../mail/notice'
import { nameOf } from '../versions/names'
import type { Person } from './readers'

type Recipients = {
  mentioned: readonly Person[]
  /** The other people of the thread. */
  others: readonly Person[]
}

/** Tells people about a comment, each once. */
export async function emailPeople(
  req: PayloadRequest,
  { docId, entity, title }: TitledDocument,
  { id, text }: { id: number; text: string },
  { mentioned, others }: Recipients,
): Promise<void> {
  const site = siteOrigin()
  const by = req.user ? nameOf(req.user) : 'Someone'
  const href = `${site}${req.payload.config.routes.admin}/collections/${entity}/${docId}#comment-${id}`
  const named = new Set(mentioned.map((person) => person.id))
  const recipients = [...mentioned, ...others.filter((person) => !named.has(person.id))]
  for (const { email, firstName, id: person } of recipients) {
    await sendNotice(req, email, commentEmail({ by, firstName, href, isMention: named.has(person), text, title }))
  }
}
