import { adoptStyles } from '../../../client/adopt-styles.ts';
import styles from './look-up.css?inline';

export { ValuationRange } from './ValuationRange.tsx';
export { VehicleLookUp } from './VehicleLookUp.tsx';

adoptStyles('look-up', styles);
