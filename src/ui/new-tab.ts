/** The attributes of a link for its target; a new tab gets no reference to this one. */
export function newTab(target: '_self' | '_blank' | null | undefined) {
  return target === '_blank' ? { target: '_blank', rel: 'noopener' } : {}
}
