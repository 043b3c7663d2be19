import { drawSuggestions } from './draw-suggestions.ts';
import { showInList } from './show-in-list.ts';
import type { SuggestionGroup } from './suggest.ts';

type Combobox = {
	/** Draws what is suggested for the box as it stands, where it has the focus. */
	update: () => void;
};

let made = 0;
/** Milliseconds that an answer has before the names are shown without it. */
const patience = 80;
/** Room that a list takes below the box even where the window ends, and that the page is scrolled for, in pixels. */
const [leastHeight, goodHeight] = [264, 400];

/**
 * The height that the window leaves for a list. In the page of a wide window, where the box stands low, the page is scrolled so that
 * the list is seen, as far as the box stays below the header.
 */
function roomBelow(box: HTMLInputElement, list: HTMLElement): number {
	const room = document.documentElement.clientHeight - list.getBoundingClientRect().top - 12;
	const missing = Math.min(list.scrollHeight, goodHeight) - room;
	if (missing <= 0 || innerWidth < 768 || !box.closest('main')) return room;
	const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
	const shift = Math.max(0, Math.min(missing, box.getBoundingClientRect().top - padding));
	scrollBy({ top: shift, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
	return room + shift;
}

/** What a line searches for: its words, or the name of its list; null for a page. */
function searchOf(line: HTMLAnchorElement | null): string | null {
	const [name, count] = line?.querySelectorAll('span') ?? [];
	return new URLSearchParams(line?.search).get('q') ?? (count && name ? name.textContent : null);
}

/**
 * Makes a search box that the page has a combobox with a list below it: arrows choose a line, Enter follows it or sends the
 * form, Escape closes the list and then leaves the box as it is. The box stays the same element, so no letter is lost.
 */
export function makeCombobox<Answer>(
	box: HTMLInputElement,
	{
		suggestionsFor,
		answerTo,
		onChoose,
	}: {
		suggestionsFor: (query: string, answer: Answer | null) => SuggestionGroup[];
		answerTo: (query: string) => Promise<Answer | null>;
		onChoose: (query: string) => void;
	},
): Combobox {
	const id = `finder-${made++}`;
	const list = Object.assign(document.createElement('div'), { id, className: 'finder-list', hidden: true });
	list.role = 'listbox';
	list.ariaLabel = 'Suggestions';
	const told = Object.assign(document.createElement('p'), { className: 'sr-only' });
	told.role = 'status';
	box.form?.parentElement?.append(list, told);
	box.role = 'combobox';
	box.ariaAutoComplete = 'list';
	box.setAttribute('aria-controls', id);
	box.ariaExpanded = 'false';
	let active = -1;
	let asked = 0;
	/** What the lines were drawn for. */
	let drawn: string | null = null;

	const lines = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];
	const close = () => {
		asked++;
		list.hidden = true;
		box.ariaExpanded = 'false';
		choose(-1);
	};
	function choose(index: number): void {
		active = index;
		for (const [place, line] of lines().entries()) line.ariaSelected = String(place === index);
		const line = lines()[index];
		if (line) box.setAttribute('aria-activedescendant', line.id);
		else box.removeAttribute('aria-activedescendant');
		line?.scrollIntoView({ block: 'nearest' });
	}
	// A box is answered in an instant once the search is there; until then the names that fit are shown.
	const update = () => {
		const query = box.value;
		const own = ++asked;
		// A line that is being chosen stays.
		const show = (answer: Answer | null) => own === asked && active < 0 && draw(answer);
		const wait = setTimeout(() => show(null), patience);
		void answerTo(query).then((answer) => {
			clearTimeout(wait);
			show(answer);
		});
	};
	const draw = (answer: Answer | null) => {
		if (document.activeElement !== box) return;
		const groups = suggestionsFor(box.value, answer);
		list.replaceChildren(...drawSuggestions(groups, id));
		drawn = box.value;
		list.hidden = groups.length === 0;
		list.style.maxHeight = `${Math.max(roomBelow(box, list), leastHeight)}px`;
		box.ariaExpanded = String(!list.hidden);
		choose(-1);
		const count = lines().length;
		told.textContent = box.value && count > 0 ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : '';
	};
	const open = () => {
		list.hidden = false;
		box.ariaExpanded = 'true';
	};
	const move = (step: 1 | -1) => {
		// What was closed is there again at once; the next key moves in it.
		if (list.hidden && drawn === box.value && lines().length > 0) return open();
		if (list.hidden) return update();
		const count = lines().length + 1;
		choose(((active + 1 + step + count) % count) - 1);
	};

	box.addEventListener('input', update);
	box.addEventListener('focus', update);
	box.addEventListener('click', () => list.hidden && update());
	box.addEventListener('blur', close);
	box.addEventListener('keydown', (event) => {
		if (event.isComposing) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			move(event.key === 'ArrowDown' ? 1 : -1);
		} else if (event.key === 'Escape') {
			const wasOpen = !list.hidden;
			// What is still being asked for is not shown either.
			close();
			// Of a box over the page the same key closes the whole.
			if (!wasOpen || box.closest('[popover]')) return;
			event.preventDefault();
			event.stopPropagation();
		} else if (event.key === 'Enter' && lines()[active]) {
			event.preventDefault();
			lines()[active]?.click();
		}
	});
	// A press on a line must not take the focus away, or the list would close before the click.
	list.addEventListener('pointerdown', (event) => event.preventDefault());
	list.addEventListener('mousedown', (event) => event.preventDefault());
	list.addEventListener('click', (event) => {
		const line = (event.target as Element).closest('a');
		onChoose(searchOf(line) ?? box.value);
		const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
		if (!line || isElsewhere || !showInList(line)) return;
		event.preventDefault();
		close();
	});
	box.form?.addEventListener('submit', () => onChoose(box.value));
	return { update };
}
