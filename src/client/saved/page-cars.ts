import { deviceStore } from '../leads/device/device-store.ts';
import { savedCars } from './saved-cars.ts';
import { savedNotes } from './saved-notes.ts';

const siteSlug = document.documentElement.dataset['site'] ?? '';

/** What the visitor has saved on this site: one store for all scripts of a page, so that each hears of the others' changes. */
export const pageCars = savedCars(siteSlug);

/** What this device remembers of the cars that were saved. */
export const pageNotes = savedNotes(deviceStore(siteSlug));
