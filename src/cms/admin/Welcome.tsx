/** The text between the logo and the login form. */
export function Welcome() {
  return (
    <section className="ebs-welcome" aria-labelledby="ebs-welcome">
      <h1 id="ebs-welcome">Sign in to the admin</h1>
      <p>Pages, recipes, members and settings of the site.</p>
    </section>
  )
}
