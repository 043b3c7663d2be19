import { pageWords } from '../own-words.ts';

/** Lets a row of the list carry a note of the visitor's (USER-1): a button until there is one, then a field that keeps what is typed. */
export function startOwnNote(row: HTMLElement, id: number, name: string): void {
	const place = row.querySelector<HTMLElement>('[data-part="note"]');
	const [add, field] = [place?.querySelector('button'), place?.querySelector('textarea')];
	if (!place || !add || !field) return;
	field.value = pageWords.of(id);
	field.ariaLabel = `Your note about ${name}`;
	add.ariaLabel = `Add a note about ${name}`;
	const show = (isOpen: boolean): void => {
		add.hidden = isOpen;
		field.hidden = !isOpen;
	};
	show(field.value !== '');
	add.addEventListener('click', () => {
		show(true);
		field.focus();
	});
	field.addEventListener('input', () => pageWords.keep(id, field.value));
	field.addEventListener('blur', () => show(field.value.trim() !== ''));
}
