const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text in which email addresses are links. */
export function MailLinks({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    // Every other part is an address: `split` keeps what the group has matched.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <a className="inline-link" href={`mailto:${part}`} key={index}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
