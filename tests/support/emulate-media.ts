import { cdp } from 'vitest/browser'

/** Emulates a media type and the preference for reduced motion in a component test; without arguments, the defaults. */
export function emulateMedia({ media = '', reducedMotion = false } = {}): Promise<unknown> {
  const features = [{ name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' }]
  return cdp().send('Emulation.setEmulatedMedia', { media, features })
}
