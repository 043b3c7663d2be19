import type { WritableAtom } from 'nanostores';
import type { ComparedCarsFile } from '../../../contract/compared-cars.ts';
import type { SavedCar, SavedCarsFile } from '../../../contract/saved-cars.ts';
import { carsFile, savedCarName } from '../cars-file.ts';
import { pageCars } from '../page-cars.ts';
import { sayTaken } from '../page-note.ts';
import { mostSaved } from '../saved-cars.ts';
import { showAskAll } from './ask-about-all.ts';
import { drawMore, knownCars } from './compare-more.ts';
import { scrollTogether } from './compare-scroll.ts';
import { compareTable } from './compare-table.ts';
import { comparedFile } from './compared-file.ts';
import { endWaiting, type ListParts, listParts, partOf, showFailure } from './list-parts.ts';
import { startSaveAll } from './save-all.ts';
import { startShareButton } from './share-button.ts';

type Ids = WritableAtom<readonly number[]>;

/** Shows the cars that are to be compared side by side (USER-2), in the order in which they were chosen. */
export function startCompare(root: HTMLElement, chosen: Ids): void {
	const parts = listParts(root);
	const show = async (): Promise<void> => {
		const files = await filesFor(chosen.get()).catch(() => null);
		if (files) {
			const cars = draw(parts, chosen, files);
			setShared(cars.map(({ id }) => id));
			setSavable?.(cars);
			hideAlike();
		} else showFailure(parts, () => void show());
	};
	const setShared = startShareButton(root, 'compare');
	const setSavable = chosen === pageCars.compare ? null : startSaveAll(root);
	const hideAlike = startOnly(root, parts.rows);
	chosen.subscribe(() => void show());
	keepBelowHeader(root);
	narrow.addEventListener('change', () => void show());
}

const narrow = matchMedia('(width < 768px)');
/** As many are a list to search through: what they share is hidden until it is asked for. */
const leastHiding = 3;

/** Hides the rows in which the cars are alike, from three cars on unless the visitor has chosen. Call what it returns with each table. */
function startOnly(root: HTMLElement, rows: HTMLElement): () => void {
	const only = partOf<HTMLInputElement>(root, '[data-compare-only]');
	let isChosen = false;
	const hide = () => {
		const alike = rows.querySelectorAll('.compare-fact:not(.compare-differs)').length;
		rows.toggleAttribute('data-only', only.checked);
		partOf(root, '[data-compare-alike]').textContent = only.checked ? `${alike} alike hidden` : `${alike} alike`;
	};
	only.addEventListener('change', () => {
		isChosen = true;
		hide();
	});
	return () => {
		if (!isChosen) only.checked = rows.querySelectorAll('.compare-names .compare-cell').length >= leastHiding;
		hide();
	};
}

type Files = readonly [SavedCarsFile, ComparedCarsFile];
/** What is shown of nobody's cars is asked for by nobody. */
async function filesFor(ids: readonly number[]): Promise<Files> {
	const isKnown = ids.length > 0 || knownCars().length > 0;
	return Promise.all([
		isKnown ? carsFile() : { cars: [], labels: [], priceBasis: null },
		ids.length > 0 ? comparedFile() : { cars: [], subjects: [], ranks: [] },
	]);
}

/** The names of the cars stay in sight below the header, where that stays there itself. */
function keepBelowHeader(root: HTMLElement): void {
	const header = document.querySelector<HTMLElement>('.site-header');
	const measure = (): void => {
		const { position, top } = getComputedStyle(header ?? root);
		// Of a tall header only the lowest row stays: it sticks above the window's edge.
		const height = header && position === 'sticky' ? header.offsetHeight + Number.parseFloat(top) : 0;
		root.style.setProperty('--under-header', `${height}px`);
	};
	measure();
	addEventListener('resize', measure);
}

/** Returns the cars that it shows. */
function draw(parts: ListParts, chosen: Ids, [file, compared]: Files): SavedCar[] {
	const { root, rows, empty, gone, tools } = parts;
	const ids = chosen.get();
	const cars = ids.flatMap((id) => file.cars.filter((car) => car.id === id));
	const remove = (car: SavedCar): void => {
		chosen.set(ids.filter((id) => id !== car.id));
		const name = savedCarName(car);
		const putBack = () => chosen.set(ids);
		sayTaken(`${name} is no longer compared.`, { putBack, back: `${name} is compared again.` });
		root.tabIndex = -1;
		root.focus();
	};
	const templates = {
		head: partOf<HTMLTemplateElement>(root, '[data-saved-row]'),
		has: partOf<HTMLTemplateElement>(root, '[data-compare-has]'),
		best: partOf<HTMLTemplateElement>(root, '[data-compare-best]'),
		step: partOf<HTMLTemplateElement>(root, '[data-compare-step]'),
	};
	// To what somebody else compares nothing is added here.
	const isFull = ids.length >= mostSaved.compare || chosen !== pageCars.compare;
	const table =
		cars.length > 0 ? compareTable(cars, { file, compared, remove, ...templates, isNarrow: narrow.matches }) : null;
	rows.replaceChildren(...(table ? [table] : []));
	if (table) scrollTogether(table);
	empty.hidden = cars.length > 0;
	gone.hidden = cars.length === ids.length;
	tools.hidden = cars.length < 2;
	drawMore(partOf(root, '[data-compare-more]'), { chosen: cars.map(({ id }) => id), file, isFull });
	showAskAll(root, cars);
	endWaiting(parts);
	return cars;
}
