/**
 * On sites that take deposits: once the page is at rest, asks which cars are taken and marks those that it shows (CAR-11). Pages
 * without a car ask nothing.
 */
const { deposits = '', reservedTag = '' } = document.documentElement.dataset;
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
if (document.querySelector('[data-car-id]'))
	whenIdle(() => void import('./mark-taken.ts').then(({ startMarks }) => startMarks(deposits, reservedTag)));
