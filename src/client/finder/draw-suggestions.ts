import type { Suggestion, SuggestionGroup } from './suggest.ts';

const icons = {
	search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
	clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
	arrow: 'M5 12h14M13 6l6 6-6 6',
} as const;

/** The lines of a list of suggestions, each a link, under their headings; `id` begins the id of each. */
export function drawSuggestions(groups: readonly SuggestionGroup[], id: string): HTMLElement[] {
	let number = 0;
	return groups.map(({ title, items }, index) => {
		const group = element('div', { role: 'group' });
		if (title) {
			const heading = element('p', { id: `${id}-group-${index}`, class: 'finder-title', role: 'presentation' });
			heading.textContent = title;
			group.setAttribute('aria-labelledby', heading.id);
			group.append(heading);
		} else group.setAttribute('aria-label', 'Search');
		group.append(...items.map((item) => drawLine(item, `${id}-${number++}`)));
		return group;
	});
}

function drawLine({ text, note, url, icon, picture }: Suggestion, id: string): HTMLElement {
	const line = element('a', {
		id,
		role: 'option',
		class: 'finder-line',
		tabindex: '-1',
		'aria-selected': 'false',
		href: url,
	});
	if (icon) line.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[icon]}"/></svg>`;
	if (picture !== undefined) line.append(drawPicture(picture));
	const name = element('span', { class: 'finder-name' });
	name.textContent = text;
	line.append(name);
	if (note) {
		const beside = element('span', { class: 'finder-note' });
		beside.textContent = note;
		line.append(' ', beside);
	}
	return line;
}

/** Its room is there at once, with or without a photo. */
function drawPicture(src: string): HTMLElement {
	const set = { class: 'finder-picture', width: '56', height: '42' };
	return src ? element('img', { ...set, src, alt: '', decoding: 'async' }) : element('span', set);
}

function element(tag: string, attributes: Record<string, string>): HTMLElement {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	return made;
}
