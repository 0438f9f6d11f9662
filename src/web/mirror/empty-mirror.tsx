import { Link } from '@tanstack/react-router'
import { monthsAfter } from '#domain/claims/claim-days.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { formatDay } from '#web/ui/format.ts'
import { DemoPicture } from './demo-picture.tsx'
import styles from './mirror-page.module.css'

/** What the Mirror will show, and when. */
export const EmptyMirror = ({ user }: { user: string }) => (
  <>
    <h1>Mirror</h1>
    <p className={styles.lede}>
      Nothing is written yet, so there is nothing to read back. From your first decisions on it shows what changes
      between them: a stop that moves, a confidence that rises while the price falls, a reason that is forgotten.
    </p>
    <ul className={styles.later}>
      <li>Stops, targets and tests: as soon as the first one is reached, whether you kept it and what that did.</li>
      <li>
        Claims: each resolves on the day that it names. Decide today for three months, and the first resolves on{' '}
        {formatDay(monthsAfter(marketDayOf(new Date().toISOString()), 3))}. They are listed from the first, and scored
        from ten on.
      </li>
      <li>From three decisions on: how many of your claims you expect to come true.</li>
      <li>
        The words “overconfident” and “underconfident”: from 30 resolved claims on, if one test over all bears them.
      </li>
      <li>Gains and losses sold: from 20 sales on, with daily prices.</li>
    </ul>
    <p>
      <Link to={addAssetPath(user)}>Write down the first decision</Link>
    </p>
    <DemoPicture />
  </>
)
