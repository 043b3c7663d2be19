/**
 * On sites that take deposits: once the page is at rest, asks which cars are taken, and loads what marks them where the page shows
 * cars and somebody has one (CAR-11). Pages without a car or a network ask nothing.
 */
if (document.documentElement.dataset['deposits'] && document.querySelector('[data-car-id]'))
	(globalThis.requestIdleCallback ?? setTimeout)(() => void markTaken());

async function markTaken(): Promise<void> {
	if (!navigator.onLine) return;
	const { deposits = '', reservedTag = '' } = document.documentElement.dataset;
	const { askForPage } = await import('./ask-taken.ts');
	// Without an answer nothing is marked; the server refuses a car that somebody has.
	const taken = await askForPage(deposits).catch(() => []);
	if (taken.length > 0) (await import('./mark-taken.ts')).startMarks(taken, reservedTag);
}
