import styles from '../../components/device/recent-cars.css?inline';
import { adoptStyles } from '../adopt-styles.ts';

/** The styles of cars looked at, for pages that show them to some visitors only. */
export const adoptRecent = (): void => adoptStyles('recent', styles);
