import { rowMaker } from './saved-row.ts';

const names = ['rows', 'empty', 'gone', 'status', 'tools'] as const;

/** The parts of a list on the page: `[data-saved-rows]` and so on. */
export type ListParts = Readonly<Record<(typeof names)[number], HTMLElement>> & { root: HTMLElement };

/** The parts of a list. Throws an Error that names one that the page does not have. */
export function listParts(root: HTMLElement): ListParts {
	const parts = names.map((name) => [name, partOf(root, `[data-saved-${name}]`)]);
	return { root, ...(Object.fromEntries(parts) as Omit<ListParts, 'root'>) };
}

/** An element of a list. Throws an Error where it is not there. */
export function partOf<Kind extends HTMLElement = HTMLElement>(root: HTMLElement, selector: string): Kind {
	const part = root.querySelector<Kind>(selector);
	if (!part) throw new Error(`The list has no ${selector}.`);
	return part;
}

/** The list says what there is to say: what follows it on the page, which the build's inline script kept back, is seen. */
export function endWaiting({ root }: ListParts): void {
	root.closest('[data-waiting]')?.removeAttribute('data-waiting');
	document.documentElement.removeAttribute('data-waiting');
}

/** Rows as tall as those that are on their way, so that nothing moves when they come. */
export function showWaiting({ rows, root, tools }: ListParts, count: number): void {
	const make = rowMaker(root);
	const waiting = Array.from({ length: count }, () => {
		const row = make();
		row.inert = true;
		row.querySelector('img')?.remove();
		row.classList.add('saved-row-waiting');
		return row;
	});
	tools.hidden = false;
	rows.replaceChildren(...waiting);
}

/** Says that the cars could not be had, with a way to try again. */
export function showFailure(parts: ListParts, tryAgain: () => void): void {
	const { status, rows, tools } = parts;
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'button button-outline button-small';
	button.textContent = 'Try again';
	button.addEventListener('click', () => {
		status.replaceChildren();
		tryAgain();
	});
	tools.hidden = true;
	rows.replaceChildren();
	endWaiting(parts);
	status.replaceChildren('The list could not be loaded. Are you online? ', button);
}
