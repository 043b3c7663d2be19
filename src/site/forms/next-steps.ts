import type { SiteConfig } from '../../config/site.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { whatToBring } from '../../domain/words/what-to-bring.ts';
import { capitalised, localiseTexts } from '../../domain/words/wording.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import { type SuccessText, successTexts } from './success-texts.ts';

/** What the page of thanks says after each form, in the words of the site (ROUTE-10). */
export function thanks(config: SiteConfig): SuccessText[] {
	const bring = whatToBring(config.template, config.locale);
	const words = { ...templateWords(config.template), toDrive: config.test_drives.bring, bring };
	return localiseTexts(successTexts(words, config.labels), config.locale, { keys: new Set(['category']) });
}

/**
 * What happens once a form is sent, as the page says it beside the form: the steps of its thanks, with the time that the site promises
 * (ROUTE-10). None where the site has no such form.
 */
export function nextSteps(name: string, config: SiteConfig): string[] {
	const form = siteForm(name, config);
	if (!form) return [];
	const said = thanks(config);
	const names = [slugify(form.subcategory ?? ''), name, slugify(form.category)];
	const own = names.map((one) => said.find(({ category }) => category === one)).find(Boolean);
	// What to bring to a drive is what to have at hand.
	const steps = (own?.steps ?? []).filter((step) => !step.startsWith('Please bring: '));
	return steps.map((step) => beforehand(step, config.forms.reply_within_hours));
}

const beforehand = (step: string, hours: number): string =>
	capitalised(
		step
			.replace(' is with {who}', ' goes to {who}')
			.replace(' are with {who}', ' go to {who}')
			.replace('{who}', 'our team')
			.replace('{by}', `within ${businessTime(hours)}`),
	);

/** Opening hours as people say them: 8 are a business day. */
function businessTime(hours: number): string {
	if (hours === 1) return 'a business hour';
	if (hours === day) return 'one business day';
	return hours % day === 0 ? `${hours / day} business days` : `${hours} business hours`;
}

const day = 8;
