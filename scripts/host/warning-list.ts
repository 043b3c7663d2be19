import { html } from 'hono/html';
import type { NoteGroup } from '../../src/stock/feed/report-text.ts';
import type { LinkCars } from './car-links.ts';
import { counted, type Html } from './page-frame.ts';
import { shownWarnings, type Warned } from './report-warnings.ts';
import { number } from './wording.ts';

/** Each warning once: kinds of doubtful cars with links to some of them, then everything else. */
export function warningList(report: Warned, link: LinkCars): Html {
	const { cars, others } = shownWarnings(report);
	if (cars.length + others.length === 0) return html`<p class="quiet">None. Nothing in this build needs a look.</p>`;
	const lines = [...cars.map((group) => ofCars(group, link)), ...others.map((text) => otherWarning(text, link))];
	return html`<ul class="notes">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** `tenants/acme/site.json: forms.opt_in_default: found …`, with the place of the trouble as its heading. */
function otherWarning(text: string, link: LinkCars): Html {
	const [, file, key, rest] = /^(?:(\S+\.\w+): )?([\w[\]]+(?:\.[\w[\]]+)+): (.+)$/s.exec(text) ?? [];
	if (!key || !rest) return html`${link(text)}`;
	return html`<strong>${key}</strong>${file ? html` <span class="quiet">${file}</span>` : ''}<br>${link(rest)}`;
}

/** `9 cars: no photos`, and which, as far as the report names them. */
function ofCars({ count, reason, examples }: NoteGroup, link: LinkCars): Html {
	const named = examples.map(({ value, car, record }, index) => {
		const name = car ? link(car) : `record ${record}`;
		return html`${index ? ', ' : ''}${name}${value ? ` (“${value}”)` : ''}`;
	});
	const more = count > examples.length ? ` and ${number(count - examples.length)} more` : '';
	return html`<strong>${counted(count, 'car')}: ${reason}</strong><br>${named}${more}`;
}
