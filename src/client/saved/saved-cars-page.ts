import './header-count.ts';
import { pageCars, pageNotes } from './page-cars.ts';
import { linkTo, sayNote } from './page-note.ts';
import { startSaveButtons } from './save-buttons.ts';
import { startWatchLinks } from './watch-links.ts';

const show = startSaveButtons(document.body, { cars: pageCars, notes: pageNotes, say: sayNote, linkTo });
// The search draws its own cards, and so do the visitor's lists.
document.addEventListener('cards-drawn', show);
if (document.documentElement.dataset['account']) startWatchLinks(document.body);
