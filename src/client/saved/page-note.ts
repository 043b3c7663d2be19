import { makeToast, type Toast } from '../toast.ts';

const place = document.querySelector<HTMLElement>('[data-saved-note]');

/** Says something about saved cars at the foot of the window for a moment; the scripts of a page share the place. */
export const sayNote: Toast = place ? makeToast(place) : () => {};

/** The address of the visitor's lists. */
export const listPath = place?.dataset['savedPath'] ?? '';
