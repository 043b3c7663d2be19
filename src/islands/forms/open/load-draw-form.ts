import { askOnce } from '../../../client/ask-once.ts';
import type { Drawn } from './draw-form.tsx';

/** Draws the form of a name into its place. */
type DrawForm = (place: HTMLElement, name: string, dialog?: { href: string }) => Promise<Drawn>;

/** What draws forms, with the site's forms on their way as well. Rejects where it cannot be had; the next call asks again. */
export const loadDrawForm = askOnce(async (): Promise<DrawForm> => {
	const forms = import('../../../client/leads/load-forms.ts').then(({ loadForms }) => loadForms());
	const [{ drawForm }] = await Promise.all([import('./draw-form.tsx'), forms]);
	return drawForm;
});
