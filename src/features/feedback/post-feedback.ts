import type { z } from 'zod'
import { jsonPost } from '@/platform/session/call-result'
import type { feedbackBody } from './send-feedback.server'

/** The fields of the form. */
export type Feedback = { name: string; message: string }

/** Sends feedback about the current page, with the browser's details. @throws if it could not be sent */
export async function postFeedback({ message, name }: Feedback): Promise<void> {
  const url = window.location.href
  const feedback: z.input<typeof feedbackBody> = {
    name,
    message,
    url,
    userAgent: navigator.userAgent,
    language: navigator.language,
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
    pageUrl: url,
    timestamp: new Date().toISOString(),
  }
  const response = await fetch('/api/send-feedback', jsonPost(feedback))
  if (!response.ok) throw new Error(`Failed to send feedback: ${response.status}`)
}
