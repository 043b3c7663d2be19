type Role = 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell';

/** A part of the comparison, which is laid out as a grid: its role says what it is. */
export function part(role: Role, className: string, ...content: (Node | string)[]): HTMLElement {
	const element = document.createElement('div');
	element.role = role;
	element.className = className;
	element.append(...content);
	return element;
}

/** A label that stays in sight where its row goes sideways. */
export function labelOf(text: string, className = 'compare-label'): HTMLElement {
	const label = document.createElement('span');
	label.textContent = text;
	return part('rowheader', className, label);
}

/** What a template holds. */
export const copyOf = ({ content }: HTMLTemplateElement): HTMLElement =>
	content.firstElementChild?.cloneNode(true) as HTMLElement;
