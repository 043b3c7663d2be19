import type { SiteConfig } from '../config/site.ts';
import { localiseText } from '../domain/wording.ts';
import { type CarAction, type FormDialog, formDialogs } from './car-actions.ts';

/** What a dialog says until it holds a form: how to get there without one. */
export type CarDialog = { name: FormDialog; title: string; text: string };

const texts: Record<FormDialog, { title: string; text: (singular: string) => string }> = {
	enquire: {
		title: 'Submit an enquiry',
		text: (singular) => `Ask us anything about this ${singular}, by phone or at the dealership.`,
	},
	'test-drive': {
		title: 'Book a Test Drive',
		text: (singular) => `We book test drives by phone. Bring your licence, and we will have this ${singular} ready.`,
	},
	photos: {
		title: 'Request photos',
		text: (singular) => `Tell us what you would like to see of this ${singular} and we will take more photos.`,
	},
};

/** The dialogs that the page's buttons open (CAR-1, CAR-3). */
export function carDialogs(
	actions: readonly CarAction[],
	{ singular, locale }: { singular: string; locale: SiteConfig['locale'] },
): CarDialog[] {
	const named = formDialogs.filter((name) => actions.some(({ dialog }) => dialog === name));
	return named.map((name) => {
		const { title, text } = texts[name];
		return { name, title: localiseText(title, locale), text: localiseText(text(singular), locale) };
	});
}
