/** The anchor of an example in the style guide: `block-hero-typical`. */
export function anchorOf(...parts: string[]): string {
  return parts
    .map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/[^a-z\d]+/g, '-'))
    .join('-')
    .replace(/^-|-$/g, '')
}
