import type { AskedConsent } from './consent-record.ts';

type Kind = AskedConsent['kinds'][number];

/** What is asked for, as visitors read it. */
export const kindWords: Readonly<Record<Kind, { name: string; what: string; purpose: string }>> = {
	analytics: {
		name: 'Analytics',
		what: 'Shows us which pages and cars are looked at, so that we can improve the site.',
		purpose: 'to see how this site is used',
	},
	marketing: {
		name: 'Marketing',
		what: 'Shows you our cars on other sites, and tells us which ads brought you here.',
		purpose: 'to show you our ads elsewhere',
	},
};

/** `Do you agree that we use services of other companies to see how this site is used? They start only if you do.` */
export function questionText(kinds: readonly Kind[]): string {
	const purposes = kinds.map((kind) => kindWords[kind].purpose).join(' and ');
	return `May we use services of other companies ${purposes}? They start only if you agree.`;
}

export const words = {
	heading: 'Your privacy',
	refuse: 'Refuse all',
	accept: 'Accept all',
	choose: 'Choose what to allow',
	save: 'Save choices',
	policy: 'Privacy policy',
	close: 'Close',
	signal: 'Your browser asks sites not to pass on what you do: marketing stays off unless you turn it on here.',
	always: 'What the site itself needs, such as your saved cars, stays on this device and is always on.',
} as const;
