import type { FinderFile } from '../../contract/finder.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { askOnce } from '../ask-once.ts';
import { deviceStore } from '../leads/device/device-store.ts';
import type { Answer, AskAnswer } from './answer.ts';
import { makeCombobox } from './combobox.ts';
import { entriesOf, type Suggestable } from './entries.ts';
import styles from './finder.css?inline';
import { loadFinder } from './load-finder.ts';
import { noteSearch, recentSearches } from './searched.ts';
import { suggest } from './suggest.ts';

const started = new WeakSet<HTMLInputElement>();
let stock: Promise<{ file: Awaited<ReturnType<typeof loadFinder>>; entries: Suggestable[] }> | undefined;

/** Gives a search box its suggestions. Until they are there, and wherever they cannot be loaded, it is a plain form. */
export async function startFinder(box: HTMLInputElement): Promise<void> {
	if (started.has(box)) return;
	started.add(box);
	adoptStyles('finder', styles);
	const device = deviceStore(document.documentElement.dataset['site'] ?? '');
	stock ??= loadFinder().then((file) => ({ file, entries: entriesOf(file) }));
	try {
		const loaded = await stock;
		makeRoom(box);
		const { update } = makeCombobox(box, {
			suggestionsFor: (query, answer) => suggest(query, { ...loaded, recent: recentSearches(device) }, answer),
			answerTo: (query) => answerTo(loaded.file, { query, box }),
			onChoose: (query) => noteSearch(device, query),
		});
		update();
	} catch (error) {
		console.warn('Suggestions could not be loaded.', error);
		started.delete(box);
		stock = undefined;
	}
}

let answers: (() => Promise<AskAnswer>) | undefined;

/** What the list answers to words. The search is loaded with the first of them; while that fails, names are suggested alone. */
async function answerTo(file: FinderFile, { query, box }: { query: string; box: Element }): Promise<Answer | null> {
	answers ??= askOnce(async () => (await import('./load-answers.ts')).loadAnswers(file));
	try {
		const ask = await answers();
		return await ask(query, await scopeOf(box));
	} catch (error) {
		console.warn('What is typed could not be counted.', error);
		return null;
	}
}

/** What the list in which a box stands shows; any other box looks in all stock. */
async function scopeOf(box: Element): Promise<SearchState | undefined> {
	const place = box.closest<HTMLElement>('[data-search]');
	if (!place) return undefined;
	return (await import('./list-scope.ts')).listScope(JSON.parse(place.dataset['search'] ?? '{}'), location);
}

/** On a phone the keyboard takes the lower half of the screen: the box goes to its top, so that suggestions are seen. */
function makeRoom(box: HTMLInputElement): void {
	const scroll = () => {
		if (innerWidth < 768 && box.closest('main')) box.form?.scrollIntoView({ block: 'start', behavior: 'instant' });
	};
	if (box === document.activeElement) scroll();
	box.addEventListener('focus', scroll);
}
