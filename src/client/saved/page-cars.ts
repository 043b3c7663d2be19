import { savedCars } from './saved-cars.ts';

/** What the visitor has saved on this site: one store for all scripts of a page, so that each hears of the others' changes. */
export const pageCars = savedCars(document.documentElement.dataset['site'] ?? '');
