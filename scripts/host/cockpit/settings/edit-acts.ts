import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { isSwitchedOn } from './form/shape.ts';
import { pageTextGroup } from './groups.ts';
import { saveButton } from './outcome.ts';
import type { Setting } from './rows.ts';
import type { Tried } from './tried.ts';

/** Other things that can be done with the value. */
export function otherActs({ control, group, path }: Setting, line: number | null): Html | '' {
	const removal = group === pageTextGroup ? 'Take it out' : isSwitchedOn(path) ? 'Turn it off' : 'Use the default';
	if (control !== 'week' && line === null) return '';
	return html`<p class="act">${control === 'week' ? html`<button name="act" value="weekdays" data-part>All weekdays like Monday</button>` : ''}${line === null ? '' : html`<button class="plain removes" name="act" value="remove">${removal}</button>`}</p>`;
}

/** What stays at the foot of the window: the button that saves, once it can be saved, and the one that shows what changes. */
export function actsBar(tried: Tried | null, back: string): Html {
	const save = tried ? saveButton(tried) : '';
	return html`<p class="act bar">${save}<button${save ? '' : html` class="main"`} name="act" value="preview">See what changes</button><a href="${back}" data-cancel>Cancel</a></p>`;
}
