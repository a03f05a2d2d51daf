import 'server-only'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'

const text = (maxChars: number) => z.string().trim().max(maxChars)
const fullUrl = z.url({ protocol: /^https?$/, error: 'Use a full address.' }).max(2_000)
const pixels = z.number().int().min(0).max(100_000)

/** POST /api/send-feedback. */
export const feedbackBody = z.object({
  name: text(200).default(''),
  message: text(5_000).min(1, 'Write a message.'),
  url: fullUrl,
  pageUrl: fullUrl,
  userAgent: text(1_000),
  language: text(100),
  screenWidth: pixels,
  screenHeight: pixels,
  timestamp: z.iso.datetime({ offset: true }),
})

/** Stores feedback of staff about a page; editors read it in the admin. */
export async function sendFeedback(body: z.output<typeof feedbackBody>): Promise<{ ok: true }> {
  const payload = await asSystem('storing feedback of staff')
  const { language, message, name, pageUrl, screenHeight, screenWidth, timestamp, userAgent } = body
  await payload.create({
    collection: 'feedback',
    data: { message, name, pageUrl, userAgent, language, screenWidth, screenHeight, sentAt: timestamp },
    depth: 0,
  })
  return { ok: true }
}
