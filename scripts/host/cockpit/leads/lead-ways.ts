import { html } from 'hono/html';
import type { ShownLead } from '../../../../netlify/fleet/inbox.ts';
import { filledAnswer, questionLine } from '../../../../src/domain/leads/ready-answers.ts';
import { isMobileNumber } from '../../../../src/domain/locales/mobile-number.ts';
import { type Locale, localeRow } from '../../../../src/domain/locales/rows.ts';
import type { Html } from '../../page-frame.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { plainName } from './own-name.ts';

/** `car`: what the lead is about, empty where no car is known; `action`: where it is said that it was answered. */
type Around = { isAnswered: boolean; car: string; locale: Locale; operator: Operator; action: string };

/** How the visitor is answered, to tap: the number first, in the colour of what is to be done next until that is done. */
export function answerWays(shown: ShownLead, around: Around): Html[] {
	const of = (label: string): string => shown.person.find((fact) => fact.label === label)?.text ?? '';
	const href = (label: string): string => shown.person.find((fact) => fact.label === label)?.href ?? '';
	const [phone, email] = [of('Phone'), of('Email')];
	const isMobile = phone !== '' && isMobileNumber(phone, localeRow(around.locale).phone);
	const main = (isFirst: boolean): string => (isFirst && !around.isAnswered ? 'button main' : 'button');
	return [
		...(phone
			? [html`<a class="${main(true)}" href="${href('Phone')}">Call <span class="roomy">${phone}</span></a> `]
			: []),
		...(isMobile ? [html`<a class="button by-text" href="${textLink(href('Phone'), shown, around)}">Text</a> `] : []),
		...(email ? [letters(shown, href('Email'), { ...around, kind: main(phone === '') })] : []),
	];
}

/** A text that says who it is from and what about; the rest is for whoever sends it. */
function textLink(tel: string, { letters: { words } }: ShownLead, { car, operator }: Around): string {
	const { first_name, dealer } = words;
	const from = operator.name ? `it’s ${operator.name} from ${dealer}` : `it’s ${dealer}`;
	const said = `Hi${first_name ? ` ${first_name}` : ''}, ${from}, about ${car ? `the ${car}` : 'your enquiry'}. `;
	return `${tel.replace('tel:', 'sms:')}?&body=${encodeURIComponent(said)}`;
}

type By = { operator: Operator; car: string };

/** The ready answers that can be sent, with the words of the lead. */
const filledAnswers = ({ letters: { answers, words } }: ShownLead, { operator, car }: By) =>
	answers.map((one) => filledAnswer(one, { ...words, car, me: operator.name ?? '' }));

/** What is noted of the ready answer that was sent: its title in a line, then its text as it was offered. */
export function sentAnswer(shown: ShownLead, title: string, by: By): string {
	const sent = filledAnswers(shown, by).find((one) => plainName(one.title) === title);
	return sent ? `${title}\n${sent.subject}\n\n${sent.text}` : title;
}

/** Ready answers: each opens in the mail program, and once it is sent says which one it was. */
function letters(shown: ShownLead, to: string, around: Around & { kind: string }): Html {
	const { operator, isAnswered, action, kind } = around;
	const { message } = shown;
	const filled = filledAnswers(shown, around);
	const sent = (title: string): Html | '' =>
		isAnswered
			? ''
			: html`<button name="with" value="${title}" aria-label="I sent this: ${title}. Mark as answered">I sent this</button>`;
	const lines = filled.map(
		({ title, subject, text }) =>
			html`<li><a href="${to}?${mailParams(subject, withQuoted(text, message))}">${title} <span class="quiet">${gist(text)}</span></a>${sent(title)}</li>`,
	);
	const hint = isAnswered
		? ''
		: ' Once it is sent, “I sent this” marks the lead as answered and keeps the text with it.';
	return html`<details class="letters"><summary class="${kind}" data-key="e" aria-keyshortcuts="e"><span class="roomy">Write an email</span><span class="tight">Email</span></summary><form class="act" method="post" action="${action}">${tokenIn(operator)}<p class="quiet">An answer opens in your mail program, ready to change.${hint}</p><ul>${lines}</ul></form></details> `;
}

/** Letters of a message that an answer has: a link of mail programs has room for about 2,000. */
const mostQuoted = 400;

/** An answer with what the visitor wrote as mail programs have it: above the answer to a question, else below. */
function withQuoted(text: string, message: string): string {
	const said = message.trim();
	if (said === '') return text;
	const short = said.length > mostQuoted ? `${said.slice(0, mostQuoted).trimEnd()}…` : said;
	const quoted = short.replace(/^/gm, '> ');
	if (!text.includes(questionLine)) return `${text}\n\nYou wrote:\n${quoted}`;
	const [before = '', after = ''] = text.split(questionLine);
	return `${before}${questionLine} You wrote:\n${quoted}\n\n\n\n${after.trimStart()}`;
}

/** What a letter says after the greeting and the thanks, in short. */
const gist = (text: string): string =>
	(text.split('\n')[2] ?? '').replace(/^Thanks [^.]*\. /, '') || 'A greeting, and who it is from';

/** Mail programs read no plus sign as a space. */
const mailParams = (subject: string, text: string): string =>
	`subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
