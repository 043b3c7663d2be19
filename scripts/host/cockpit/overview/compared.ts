import { html } from 'hono/html';
import type { LeadDay } from '../../../../netlify/fleet/lead-days.ts';
import type { Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';

/** Leads of the last days, and of as many before. */
export function leadsOfLast(all: readonly LeadDay[], days: number): { now: number; before: number } {
	const sum = (part: readonly LeadDay[]): number => part.reduce((total, { leads }) => total + leads, 0);
	return { now: sum(all.slice(-days)), before: sum(all.slice(-2 * days, -days)) };
}

/** `▲ 8 more than the 7 days before`; nothing where both are 0. */
export function comparedWith({ now, before }: { now: number; before: number }, days: number): Html | '' {
	if (now + before === 0) return '';
	const [diff, than] = [now - before, `the ${days} days before`];
	if (before === 0) return html`<span class="of">none in ${than}</span>`;
	if (diff === 0) return html`<span class="of">as many as ${than}</span>`;
	const [sign, kind, word] = diff > 0 ? ['▲', 'good', 'more'] : ['▼', 'bad', 'fewer'];
	return html`<span class="of"><span class="${kind}" aria-hidden="true">${sign}</span> ${number(Math.abs(diff))} ${word} than ${than}</span>`;
}
