import { html } from 'hono/html';
import { unreplaced, usualAnswers } from '../../../../src/domain/leads/ready-answers.ts';
import type { Html } from '../../page-frame.ts';
import { type SiteFile, valueAt } from './site-file.ts';

/** The setting whose entries stand before the platform’s answers, and the one that switches those off. */
export const answersKey = 'leads.answers';
const switchPath = ['leads', 'usual_answers'];

type Entry = { title?: string };

/** Below the site’s own ready answers: those of the platform that are offered today, each to be changed as one of the site’s own. */
export function usualAnswersList(written: string, file: SiteFile): Html {
	const isOff = valueAt(file.value, switchPath) === false;
	const link = html`<a href="?key=${switchPath.join('.')}">${isOff ? 'Switch them on' : 'Switch them off'}</a>`;
	if (isOff) return html`<p class="notice">The platform’s answers are switched off. ${link}</p>`;
	const items = unreplaced(entriesIn(written)).map(
		({ title, categories, needsCar }) =>
			html`<li><span><strong>${title}</strong> <span class="quiet">${needsCar ? 'leads about a car' : (categories?.find(isOfForms) ?? 'all leads')}</span></span> <button name="act" value="add:v=${title}" data-part aria-label="Change ${title} for this site">Change it</button></li>`,
	);
	return html`<section class="usual-answers" aria-labelledby="usual-answers"><h2 id="usual-answers">Offered after these, from the platform</h2><p class="quiet">One that is changed stands in the list above in its place. ${link}</p><ul>${items}</ul></section>`;
}

/** Older leads are about `Test Drive` or `Service`. */
const isOfForms = (category: string): boolean => category.endsWith(' Enquiry');

function entriesIn(written: string): Entry[] {
	try {
		const value: unknown = JSON.parse(written);
		return Array.isArray(value) ? value.map((entry) => Object(entry) as Entry) : [];
	} catch {
		// It was typed as JSON and is none yet.
		return [];
	}
}

/** One of the platform’s answers by its title, as the start of one of the site’s own; null for other lists and titles. */
export function usualAnswer(path: readonly string[], asked: string): object | null {
	const found = path.join('.') === answersKey ? usualAnswers.find(({ title }) => title === asked) : undefined;
	if (!found) return null;
	const { title, categories, subject, text } = found;
	const known = categories?.filter((category) => isOfForms(category) && !/^Career/.test(category)) ?? [];
	return { title, ...(known.length > 0 && { categories: known }), subject, text };
}
