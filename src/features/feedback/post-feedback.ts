/** The fields of the form. */
export type Feedback = { name: string; message: string }

/** Sends feedback about the current page, with the browser's details. @throws if it could not be sent */
export async function postFeedback({ message, name }: Feedback): Promise<void> {
  const url = window.location.href
  const response = await fetch('/api/send-feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      message,
      url,
      userAgent: navigator.userAgent,
      language: navigator.language,
      screenWidth: window.screen.width,
      screenHeight: window.screen.height,
      pageUrl: url,
      timestamp: new Date().toISOString(),
    }),
  })
  if (!response.ok) throw new Error(`Feedback was answered with ${response.status}.`)
}
