/** Stands in an editor's preview where a block has a kind that the site no longer has. Nobody else sees it. */
export function UnknownBlock({ kind }: { kind: string }) {
  return (
    <section className="wrap py-8">
      <p className="notice" role="note">
        There is a block of the kind “{kind}” here, which the site no longer has. Visitors see nothing in its place.
      </p>
    </section>
  )
}
