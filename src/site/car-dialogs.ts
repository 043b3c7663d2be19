import type { SiteConfig } from '../config/site.ts';
import type { TemplateWords } from '../domain/template-words.ts';
import { capitalised, localiseText } from '../domain/wording.ts';
import { type CarAction, type FormDialog, formDialogs } from './car-actions.ts';

/** What a dialog says until it holds a form: how to get there without one. */
export type CarDialog = { name: FormDialog; title: string; text: string };

type Words = Pick<TemplateWords, 'singular' | 'drive'>;

const texts: Record<FormDialog, { title: (words: Words) => string; text: (words: Words) => string }> = {
	enquire: {
		title: () => 'Submit an enquiry',
		text: ({ singular }) => `Ask us anything about this ${singular}, by phone or at the dealership.`,
	},
	'test-drive': {
		title: ({ drive }) => `Book a ${drive.split(' ').map(capitalised).join(' ')}`,
		text: ({ singular, drive }) =>
			`We book ${drive}s by phone. Bring your licence, and we will have this ${singular} ready.`,
	},
	photos: {
		title: () => 'Request Photos',
		text: ({ singular }) => `Tell us what you would like to see of this ${singular} and we will take more photos.`,
	},
};

/** The dialogs that the page's buttons open (CAR-1, CAR-3). */
export function carDialogs(actions: readonly CarAction[], words: Words, locale: SiteConfig['locale']): CarDialog[] {
	const named = formDialogs.filter((name) => actions.some(({ dialog }) => dialog === name));
	return named.map((name) => {
		const { title, text } = texts[name];
		return { name, title: localiseText(title(words), locale), text: localiseText(text(words), locale) };
	});
}
