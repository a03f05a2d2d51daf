type Filed = { topic: string | null }

/**
 * Consecutive questions of the same topic together. The lists come sorted by topic.
 * @returns one group without a topic where no question has one
 */
export function groupByTopic<Item extends Filed>(faqs: readonly Item[]): { topic: string | null; faqs: Item[] }[] {
  const groups: { topic: string | null; faqs: Item[] }[] = []
  for (const faq of faqs) {
    const last = groups.at(-1)
    if (last?.topic === faq.topic) last.faqs.push(faq)
    else groups.push({ topic: faq.topic, faqs: [faq] })
  }
  return groups
}
