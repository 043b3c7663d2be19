import { type Locale, localeRow } from '../../domain/locales/rows.ts';
import type { BlockPage } from '../blocks.ts';
import { type Writing, words, written } from './page-writing.ts';

/** Templates of the legal pages. Each dealer must read, change and own them before the site goes live (ROUTE-14). */
export function legalPages(writing: Writing, company: string, locale: Locale): Record<string, BlockPage> {
	return {
		'/privacy-policy/': privacy(writing, company, locale),
		'/terms-and-conditions/': terms(writing, company),
	};
}

function privacy({ name }: Writing, company: string, locale: Locale): BlockPage {
	const { privacyLaw, privacyComplaint: complaint } = localeRow(locale);
	return written({
		title: 'Privacy policy',
		description: `How ${name} handles personal information.`,
		heading: 'Privacy policy',
		intro: `How ${company} (“we”) handles personal information, under ${privacyLaw}.`,
		blocks: [
			words(
				'What we collect',
				'What you tell us: your name, phone number, email address and what you ask us for. When you buy, sell, finance or service a vehicle, also what that requires, such as your licence details and facts about the vehicle.',
				'When you use this site, technical facts such as the pages you visit and the kind of device, as far as we need them to run the site or you have agreed to it.',
			),
			words(
				'What we use it for',
				'To answer you, to do what we agreed with you, to meet our legal duties and to improve what we do. We send advertising only as the law allows, and you can opt out at any time.',
			),
			words(
				'Who else sees it',
				'People who help us do it: for example lenders and insurers you asked us to contact, manufacturers for warranty and recalls, and companies that run our systems. Some of them may keep data in other countries. Otherwise only where the law requires it.',
			),
			words(
				'On your device',
				'Vehicles that you save or look at, searches that you keep, and your contact details for the next form are remembered on your device. The end of this page says what is there now, and deletes it if you want.',
			),
			words(
				'How we keep it',
				'We take reasonable steps to protect it. We delete it or make it anonymous when it is no longer needed and the law does not require us to keep it.',
			),
			words(
				'Your rights',
				'You can ask what we know about you and have it corrected. Use the contact details on this site.',
				...(complaint ? [complaint] : []),
			),
		],
	});
}

function terms({ name, one }: Writing, company: string): BlockPage {
	return written({
		title: 'Terms and conditions',
		description: `Terms of use of this site of ${name}.`,
		heading: 'Terms and conditions',
		intro: `These terms are about the use of this site, which is run by ${company} (“we”).`,
		blocks: [
			words(
				'What is shown here',
				`We take care that descriptions, photos and prices are right. Mistakes can happen, and ${one} may be sold before the site shows it. Please check with us before you rely on a detail or travel to see one.`,
				'Photos may show equipment that is not included. Nothing on this site is a binding offer until we have agreed on it with you.',
			),
			words(
				'Prices and repayments',
				'A price covers what the page says beside it. Repayments shown by a calculator are estimates from the figures you enter. They are not an offer of credit and not advice.',
			),
			words(
				'Links and content',
				'Links lead to other people’s websites, and they are responsible for what is on them. Text, pictures and trade marks on this site belong to us or to others. Do not use them without permission.',
			),
			words(
				'Your rights',
				'Nothing in these terms takes away rights that the law gives you and that cannot be excluded, such as those of consumers.',
			),
			words(
				'Changes',
				'We may change this site and these terms. The version on this page when you use the site applies.',
			),
		],
	});
}
