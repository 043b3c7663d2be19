import { atom } from 'nanostores';
import { savedCars } from './saved-cars.ts';

/** What the visitor has saved on this site: one store for all scripts of a page, so that each hears of the others' changes. */
export const pageCars = savedCars(document.documentElement.dataset['site'] ?? '');

/** Cars on the watchlist of who is signed in: the heart leads to both lists as one. */
export const watchedCars = atom<readonly number[]>([]);
