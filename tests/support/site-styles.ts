/** Components look and take room as on the site. */
import '../../src/app/(site)/globals.css'
