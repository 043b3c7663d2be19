import type { FinderFile } from '../../contract/finder.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { askOnce } from '../ask-once.ts';
import { deviceStore } from '../leads/device/device-store.ts';
import type { Answer } from './answer.ts';
import { makeCombobox } from './combobox.ts';
import { entriesOf, type Suggestable } from './entries.ts';
import styles from './finder.css?inline';
import type { Around } from './list-scope.ts';
import type { Answers } from './load-answers.ts';
import { loadFinder } from './load-finder.ts';
import { noteSearch, recentSearches } from './searched.ts';
import { suggest } from './suggest.ts';

const started = new WeakSet<HTMLInputElement>();
type Loaded = { file: FinderFile; entries: Suggestable[] };
let stock: Promise<Loaded> | undefined;

/** Gives a search box its suggestions. Until they are there, and wherever they cannot be loaded, it is a plain form. */
export async function startFinder(box: HTMLInputElement): Promise<void> {
	if (started.has(box)) return;
	started.add(box);
	let isLeft = false;
	const onKey = ({ key }: KeyboardEvent) => {
		isLeft = key === 'Escape';
	};
	box.addEventListener('keydown', onKey);
	adoptStyles('finder', styles);
	const device = deviceStore(document.documentElement.dataset['site'] ?? '');
	stock ??= loadFinder().then((file) => ({ file, entries: entriesOf(file) }));
	try {
		const [loaded, around] = await Promise.all([stock, aroundOf(box)]);
		makeRoom(box);
		const { update } = makeCombobox(box, {
			suggestionsFor: (query, told: Told | null) => {
				const { searchUrl } = around() ?? {};
				const entries = told?.entries ?? (searchUrl ? pagesOf(loaded) : loaded.entries);
				return suggest(query, { file: loaded.file, entries, recent: recentSearches(device), searchUrl }, told?.answer);
			},
			answerTo: (query) => answerTo(loaded, { query, scope: around()?.scope }),
			onChoose: (query) => noteSearch(device, query),
		});
		// Who pressed Escape meanwhile wants no suggestions.
		if (!isLeft) update();
	} catch (error) {
		console.warn('Suggestions could not be loaded.', error);
		started.delete(box);
		stock = undefined;
	} finally {
		box.removeEventListener('keydown', onKey);
	}
}

/** What the list answers to the words of a box, and what can be suggested beside a list that is narrowed. */
type Told = { answer: Answer | null; entries?: readonly Suggestable[] | undefined };

let answers: (() => Promise<Answers>) | undefined;

/** The search is loaded when it is first needed; while that fails, names are suggested alone. */
async function answerTo(
	{ file, entries }: Loaded,
	{ query, scope }: { query: string; scope: SearchState | undefined },
): Promise<Told> {
	const isEmpty = query.trim() === '';
	if (isEmpty && !scope) return { answer: null };
	answers ??= askOnce(async () => (await import('./load-answers.ts')).loadAnswers(file));
	try {
		const { ask, ownEntries } = await answers();
		const [answer, own] = await Promise.all([isEmpty ? null : ask(query, scope), scope && ownEntries(entries, scope)]);
		return { answer, entries: own };
	} catch (error) {
		console.warn('What is typed could not be counted.', error);
		return { answer: null };
	}
}

/** Says what the list is narrowed to in which a box stands, or what is chosen beside it; any other box looks in all stock. */
async function aroundOf(box: HTMLInputElement): Promise<() => Around | undefined> {
	const place = box.closest<HTMLElement>('[data-search]');
	const { form } = box;
	const isBesideChoice = form?.elements.namedItem('model') != null;
	if (!place && !isBesideChoice) return () => undefined;
	const { openAround, openChoice } = await import('./list-scope.ts');
	if (place) return openAround(JSON.parse(place.dataset['search'] ?? '{}'));
	return openChoice(new URL(form?.action ?? '', location.href).pathname, () => new FormData(form ?? undefined));
}

/** Until it is counted what a list has, only pages are suggested beside it. */
const pagesOf = ({ entries }: Loaded): Suggestable[] => entries.filter(({ kind }) => kind === 'pages');

/** On a phone the keyboard takes the lower half of the screen: the box goes to its top, so that suggestions are seen. */
function makeRoom(box: HTMLInputElement): void {
	const scroll = () => {
		if (innerWidth < 768 && box.closest('main')) box.form?.scrollIntoView({ block: 'start', behavior: 'instant' });
	};
	if (box === document.activeElement) scroll();
	box.addEventListener('focus', scroll);
}
