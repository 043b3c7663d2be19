import { adoptStyles } from '../../../client/adopt-styles.ts';
import around from '../styles/around.css?inline';
import cars from '../styles/cars.css?inline';
import choices from '../styles/choices.css?inline';
import fields from '../styles/fields.css?inline';
import files from '../styles/files.css?inline';
import times from '../styles/times.css?inline';
import widths from '../styles/widths.css?inline';

/** In this order: what comes later wins. */
const styles = [fields, choices, times, cars, files, around, widths].join('\n');

/** Gives the page the styles of forms. */
export const addFormStyles = (): void => adoptStyles('forms', styles);
