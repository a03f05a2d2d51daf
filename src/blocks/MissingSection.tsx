/** A note in an editor's preview in place of a section that cannot be shown. Visitors see nothing. */
export function MissingSection() {
  return (
    <section className="wrap py-8">
      <p className="notice" role="note">
        A section stands here that is not published, was deleted, or is not chosen yet. Visitors see nothing in its
        place.
      </p>
    </section>
  )
}
