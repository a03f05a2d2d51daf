/** A note in an editor's preview in place of a block whose type is not in the code. Visitors see nothing. */
export function UnknownBlock({ kind }: { kind: string }) {
  return (
    <section className="wrap py-8">
      <p className="notice" role="note">
        There is a block of the kind “{kind}” here, which the site no longer has. Visitors see nothing in its place.
      </p>
    </section>
  )
}
