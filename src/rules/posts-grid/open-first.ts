/** What the viewer can open comes first; otherwise the order stays. */
export const openFirst = <Card extends { isRestrictedForMember: boolean }>(cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => Number(a.isRestrictedForMember) - Number(b.isRestrictedForMember))
