import type { SentWorth } from '../leads/device/sent-lead.ts';

/** What the visitor's vehicle is worth, as the form has shown it, and how long that counts (ROUTE-10, FORM-17). */
export function tellWorth({ range, until, sample }: SentWorth, vehicle: string): void {
	const place = document.querySelector<HTMLElement>('[data-success-worth]');
	if (!place) return;
	write('range', range);
	write('until', until);
	if (vehicle !== '') write('title', `Your ${vehicle}`);
	place.querySelector('[data-worth="sample"]')?.toggleAttribute('hidden', !sample);
	place.hidden = false;

	function write(name: string, text: string): void {
		place?.querySelector(`[data-worth="${name}"]`)?.replaceChildren(text);
	}
}
