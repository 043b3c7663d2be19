import { adoptStyles } from '../adopt-styles.ts';
import styles from './recent-cars.css?inline';

/** The styles of cars looked at, for pages that show them to some visitors only. */
export const adoptRecent = (): void => adoptStyles('recent', styles);
