import './header-count.ts';
import { pageCars, pageNotes } from './page-cars.ts';
import { listPath, sayNote } from './page-note.ts';
import { startSaveButtons } from './save-buttons.ts';

const show = startSaveButtons(document.body, { cars: pageCars, notes: pageNotes, say: sayNote, listPath });
// The search draws its own cards, and so do the visitor's lists.
document.addEventListener('cards-drawn', show);
