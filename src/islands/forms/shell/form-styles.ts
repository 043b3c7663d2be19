import { adoptStyles } from '../../../client/adopt-styles.ts';
import fault from '../../../styles/fault.css?inline';
import around from '../styles/around.css?inline';
import cars from '../styles/cars.css?inline';
import choices from '../styles/choices.css?inline';
import fields from '../styles/fields.css?inline';
import figures from '../styles/figures.css?inline';
import files from '../styles/files.css?inline';
import times from '../styles/times.css?inline';
import widths from '../styles/widths.css?inline';

/** In this order: what comes later wins. */
const styles = [fault, fields, choices, times, cars, files, figures, around, widths].join('\n');

/** Gives the page the styles of forms. */
export const addFormStyles = (): void => adoptStyles('forms', styles);
