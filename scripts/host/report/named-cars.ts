import { html } from 'hono/html';
import type { Html } from '../page-frame.ts';
import { number } from '../wording.ts';

/** Cars that stand in the line itself. */
const mostInLine = 3;

/** `a, b, c and 7 more`: the others unfold where they are known. `count`: of all of them. */
export function namedCars(cars: readonly Html[], count: number): Html {
	const listed = (some: readonly Html[]): Html => html`${some.map((car, index) => html`${index ? ', ' : ''}${car}`)}`;
	const first = listed(cars.slice(0, mostInLine));
	const left = count - Math.min(cars.length, mostInLine);
	if (left <= 0) return first;
	const rest = cars.slice(mostInLine);
	if (rest.length === 0) return html`${first} and ${number(left)} more`;
	const unknown = left > rest.length ? ` and ${number(left - rest.length)} more` : '';
	return html`${first} <details class="more-cars"><summary>and ${number(left)} more</summary>${listed(rest)}${unknown}</details>`;
}
