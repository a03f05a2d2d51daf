import { z } from 'zod'

/**
 * Messages between the admin's form and the preview beside it, in both directions and only within one origin. The
 * preview also posts Payload's own `payload-live-preview` message when it is ready.
 */
const type = z.literal('ebs-preview')
const formMessage = z.object({ type, kind: z.literal('form'), form: z.string() })
const blockMessage = z.object({ type, kind: z.literal('block'), block: z.string().min(1).max(100) })
const message = z.discriminatedUnion('kind', [formMessage, blockMessage])
const readyMessage = z.object({ type: z.literal('payload-live-preview'), ready: z.literal(true) })
const savedMessage = z.object({ type: z.literal('payload-document-event') })

/**
 * `form`: the form's values as JSON, saved or not. `block`: the id of the block that was chosen, in the form or in the
 * preview.
 */
export type PreviewMessage = z.infer<typeof message>

/** A message of the other side; null for anything else. */
export const readPreviewMessage = (data: unknown): PreviewMessage | null => message.safeParse(data).data ?? null

/** Whether a preview says that it has loaded. */
export const isReady = (data: unknown): boolean => readyMessage.safeParse(data).success

/** Whether the admin says that the document was saved. */
export const isSaved = (data: unknown): boolean => savedMessage.safeParse(data).success
