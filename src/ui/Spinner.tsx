/** A loading spinner. Decorative: add a text beside it or aria-busy. Renders a `span`. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
