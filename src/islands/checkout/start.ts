import { stripPayment } from './strip-payment.ts';

// Before any other script of the page reads the address.
const returned = stripPayment(location, history);

/** The checkout page is there for nothing else: its script is loaded at once. Until then, and where that fails, it says how to go on. */
for (const place of document.querySelectorAll<HTMLElement>('[data-checkout]')) void draw(place);

async function draw(place: HTMLElement): Promise<void> {
	try {
		const { drawCheckout } = await import('./draw-checkout.tsx');
		drawCheckout(place, returned);
	} catch (error) {
		console.warn('The checkout could not be loaded.', error);
		place.dataset['state'] = 'failed';
	}
}
