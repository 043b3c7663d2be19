import { html } from 'hono/html';
import type { ShownLead } from '../../../../netlify/fleet/inbox.ts';
import { isMobileNumber } from '../../../../src/domain/locales/mobile-number.ts';
import { type Locale, localeRow } from '../../../../src/domain/locales/rows.ts';
import type { Html } from '../../page-frame.ts';

/** `car`: what the lead is about; empty where no car is known. */
type Around = { isAnswered: boolean; car: string; siteName: string; locale: Locale };

/** How the visitor is answered, to tap: the number first, in the colour of what is to be done next until that is done. */
export function answerWays({ person }: ShownLead, around: Around): Html[] {
	const of = (label: string): string => person.find((fact) => fact.label === label)?.text ?? '';
	const href = (label: string): string => person.find((fact) => fact.label === label)?.href ?? '';
	const [phone, email] = [of('Phone'), of('Email')];
	const isMobile = phone !== '' && isMobileNumber(phone, localeRow(around.locale).phone);
	const main = (isFirst: boolean): string => (isFirst && !around.isAnswered ? 'button main' : 'button');
	return [
		...(phone
			? [html`<a class="${main(true)}" href="${href('Phone')}">Call <span class="roomy">${phone}</span></a> `]
			: []),
		...(isMobile ? [html`<a class="button by-text" href="${href('Phone').replace('tel:', 'sms:')}">Text</a> `] : []),
		...(email
			? [
					html`<a class="${main(phone === '')}" href="${href('Email')}?${letter(of('Name'), around)}"><span class="roomy">Write an email</span><span class="tight">Email</span></a> `,
				]
			: []),
	];
}

/** `Your enquiry about the 2021 Kia Rio – Motorama`, and `Hi Kim,`; mail programs read no plus sign as a space. */
function letter(name: string, { car, siteName }: Around): string {
	const subject = `Your enquiry${car ? ` about the ${car}` : ''} – ${siteName}`;
	const [first = ''] = name.split(/\s+/);
	const body = `Hi${first ? ` ${first}` : ''},\r\n\r\n`;
	return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
