import type { FormAbout } from '../../contract/forms-file.ts';

/** Tells the server, at `address`, that the visitor has asked for a number, and on which car's page (CAR-2). Nothing waits for it. */
export function reportReveal(address: string): void {
	const page = document.querySelector<HTMLElement>('[data-car-page]');
	const { values = {}, dealership_slug } = JSON.parse(page?.dataset['about'] ?? '{}') as FormAbout;
	const { car_id, car_type, stock_number } = values;
	const event = {
		website_slug: document.documentElement.dataset['site'],
		dealership_slug,
		car_id,
		car_type,
		stock_number,
		url: location.href,
	};
	const headers = { accept: 'application/json', 'content-type': 'application/json' };
	// It goes on where the visitor calls or leaves at once; one that is lost is no matter to them.
	fetch(address, { method: 'POST', headers, body: JSON.stringify(event), keepalive: true }).catch(() => {});
}
