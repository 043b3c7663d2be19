import { type Locale, localeRow } from '../../domain/locales/rows.ts';
import { possessive } from '../../domain/words/possessive.ts';
import type { BlockPage } from '../blocks.ts';
import { usps, type Writing, words, written } from './page-writing.ts';

/** Templates of the legal pages. Each dealer must read, change and own them before the site goes live (ROUTE-14). */
export function legalPages(writing: Writing, company: string, locale: Locale): Record<string, BlockPage> {
	return {
		'/privacy-policy/': privacy(writing, company, locale),
		'/terms-and-conditions/': terms(writing, company),
	};
}

function privacy({ name, hires, calculates, plural }: Writing, company: string, locale: Locale): BlockPage {
	const { privacyLaw, privacyComplaint: complaint } = localeRow(locale);
	const lenders = calculates ? 'lenders and insurers you asked us to contact' : 'insurers you asked us to contact';
	return written({
		title: 'Privacy policy',
		description: `How ${name} handles personal information.`,
		heading: 'Privacy policy',
		intro: `How ${company} (“we”) handles personal information, under ${privacyLaw}.`,
		blocks: [
			usps('In short', [
				['To answer you', 'We use what you send us for what you asked.'],
				['Advertising is your choice', 'You can stop it at any time.'],
				['Yours to see', 'Ask what we hold, and have it put right.'],
			]),
			words(
				'What we collect',
				`${company} collects what you tell us: your name, phone number, email address and what you ask us for. When you ${hires ? 'hire or subscribe' : 'buy, sell, finance or service a vehicle'}, we also collect what that requires, such as your licence details and facts about the vehicle.`,
				`When you use ${possessive(name)} site, it records technical facts such as the pages you visit and the kind of device, as far as we need them to run the site or you have agreed to it.`,
			),
			words(
				'What we use it for',
				`${company} uses it to answer you, to do what we agreed with you, to meet our legal duties and to improve what we do. We send advertising only as the law allows, and you can opt out at any time.`,
			),
			words(
				'Who else sees it',
				`People who help ${company} do it: for example ${lenders}, manufacturers for warranty and recalls, and companies that run our systems. Some of them may keep data in other countries. Otherwise only where the law requires it.`,
			),
			words(
				'On your device',
				`${possessive(name)} site remembers on your device the ${plural} you save or look at, searches you keep, and your contact details for the next form. The end of this page shows what is there now, and lets you delete it.`,
			),
			words(
				'How we keep it',
				`${company} takes reasonable steps to protect it. We delete it or make it anonymous when it is no longer needed and the law does not require us to keep it.`,
			),
			words(
				'Your rights',
				`You can ask ${company} what we know about you and have it corrected. Use the contact details on this site.`,
				...(complaint ? [complaint] : []),
			),
			{
				kind: 'call-to-action',
				heading: 'A question about your details?',
				buttons: [{ text: 'Contact us', url: '/contact/' }],
			},
		],
	});
}

function terms({ name, one, plural, calculates }: Writing, company: string): BlockPage {
	const repayments = calculates
		? ` Repayments shown by a calculator are estimates from the figures you enter. They are not an offer of credit and not advice.`
		: '';
	return written({
		title: 'Terms and conditions',
		description: `Terms of use of ${possessive(name)} website.`,
		heading: 'Terms and conditions',
		intro: `These terms cover the use of this site, which is run by ${company} (“we”).`,
		blocks: [
			words(
				'What is shown here',
				`${company} takes care that descriptions, photos and prices are right. Mistakes can happen, and ${one} may be sold before the site shows it. Check with ${name} before you rely on a detail or travel to see one.`,
				`Photos of ${plural} may show equipment that is not included. Nothing on this site is a binding offer until ${company} has agreed on it with you.`,
			),
			words('Prices', `A price at ${name} covers what the page says next to it.${repayments}`),
			words(
				'Links and content',
				`Links from ${possessive(name)} site may lead to other people’s websites, and they are responsible for what is on them. Text, pictures and trade marks on this site belong to ${company} or to others. Do not use them without permission.`,
			),
			words(
				'Your rights',
				`Nothing in these terms of ${company} takes away rights that the law gives you and that cannot be excluded, such as consumer guarantees.`,
			),
			words(
				'Changes',
				`${company} may change this site and these terms. The version on this page when you use the site applies.`,
			),
		],
	});
}
