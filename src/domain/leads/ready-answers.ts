import { isSameCategory } from './lead-routing.ts';
import { isQuestion } from './visitor-question.ts';

/** An answer to a lead as it is written before somebody changes it. `{car}` and the like are filled in. */
export type ReadyAnswer = { title: string; subject: string; text: string };

/** What can stand in one. `drive_time`: the day and time that the visitor asked to drive at; `me`: whoever answers. */
export const answerWords = ['first_name', 'car', 'drive_time', 'dealer', 'place', 'phone', 'hours', 'me'] as const;
export type AnswerWords = Record<(typeof answerWords)[number], string>;

/** How the time stands that a test drive was asked for at: still to come, gone by, or none was named. */
export type DriveTime = 'ahead' | 'past' | 'none';

/** Categories that an answer is for; none: all. `needsCar`: only where the lead is about a car; `drive`: only with such a time; `needsQuestion`: only where something is asked that the others do not answer. */
type Kind = {
	categories?: readonly string[] | undefined;
	needsCar?: boolean;
	drive?: DriveTime;
	needsQuestion?: boolean;
};

const testDrives = ['Test Drive', 'Test Drive Enquiry'];

const closing = 'If it’s easier, call us on {phone}.\nWe’re open {hours}.\n\nKind regards,\n{me}\n{dealer}';
const letter = (said: string): string => `Hi {first_name},\n\n${said}\n\n${closing}`;

/** The line after which an answer to a question has it. */
export const questionLine = 'Thanks for your question.';

/** Those of the platform, which every site has unless it switches them off. */
export const usualAnswers: readonly (ReadyAnswer & Kind)[] = [
	{
		title: 'Answer their question',
		needsQuestion: true,
		subject: 'Your question to {dealer}',
		text: letter(`${questionLine}\n\n`),
	},
	{
		title: 'Confirm the test drive',
		categories: testDrives,
		drive: 'ahead',
		subject: 'Your test drive at {dealer}',
		text: letter(
			'Thanks for booking a test drive. {drive_time} works for us, and we’ll have the {car} ready for you at {place}.\n\nPlease bring your driver licence. See you then!',
		),
	},
	{
		title: 'Offer another time',
		categories: testDrives,
		drive: 'ahead',
		subject: 'Your test drive at {dealer}',
		text: letter(
			'Thanks for asking to drive the {car}. Sorry, {drive_time} is already booked. Is there another day and time that suits you?',
		),
	},
	{
		title: 'Sorry we missed your time',
		categories: testDrives,
		drive: 'past',
		subject: 'Another time for your test drive at {dealer}',
		text: letter(
			'Thanks for asking to drive the {car}. Sorry we missed {drive_time}. Is there another day and time that suits you? We’ll have it ready for you at {place}.',
		),
	},
	{
		title: 'Agree on a time',
		categories: testDrives,
		drive: 'none',
		subject: 'Your test drive at {dealer}',
		text: letter(
			'Thanks for asking to drive the {car}. Which day and time would suit you? We’ll have it ready for you at {place}.\n\nPlease bring your driver licence.',
		),
	},
	{
		title: 'What we need for finance',
		categories: ['Finance Enquiry', 'Finance'],
		subject: 'Your finance enquiry at {dealer}',
		text: letter(
			'Thanks for asking about finance. To work out your repayments, we just need to know how much you’d like to borrow, over how many years, and whether you’re employed or run your own business.\n\nWhen is a good time to call?',
		),
	},
	{
		title: 'Offer a time for the service',
		categories: ['Service Enquiry', 'Service'],
		subject: 'Your service at {dealer}',
		text: letter(
			'Thanks for asking about a service. We can fit you in at {place} on: \n\nDoes that suit? Let us know if you need a lift or a loan car.',
		),
	},
	{
		title: 'Price and timing of parts',
		categories: ['Parts Enquiry', 'Parts'],
		subject: 'Your parts enquiry at {dealer}',
		text: letter('Thanks for asking about parts. The price is: \n\nThey can be ready for you at {place} by: '),
	},
	{
		title: 'Come in for a valuation',
		categories: ['Sell My Car Enquiry', 'Trade-In Enquiry', 'Trade-In'],
		subject: 'Valuing your car at {dealer}',
		text: letter(
			'Thanks for getting in touch about selling your car. To give you a firm price we need to see it, which takes about 20 minutes at {place}. When could you come in?\n\nPlease bring your rego papers and the service book.',
		),
	},
	{
		title: 'We have your application',
		categories: ['Careers Enquiry', 'Career Enquiry'],
		subject: 'Your application to {dealer}',
		text: letter('Thanks for your interest in working with us. We’ve received your application and will be in touch.'),
	},
	{
		title: 'It’s available',
		needsCar: true,
		subject: 'The {car} at {dealer}',
		text: letter(
			'Thanks for asking about the {car}. It’s still available, and you’re welcome to come and drive it at {place}. When would suit you?',
		),
	},
	{
		title: 'It’s sold',
		needsCar: true,
		subject: 'The {car} at {dealer}',
		text: letter(
			'Thanks for asking about the {car}. Sorry, it has been sold. Would you like us to send you some similar ones, or let you know when another comes in?',
		),
	},
	{
		title: 'We tried to call',
		subject: 'Your enquiry at {dealer}',
		text: letter('Thanks for your enquiry. We tried to call but couldn’t reach you. When is a good time to talk?'),
	},
];

/** Without words: a greeting and who it is from. */
const bare: ReadyAnswer = {
	title: 'Your own words',
	subject: 'Your enquiry at {dealer}',
	text: 'Hi {first_name},\n\n\n\nKind regards,\n{me}\n{dealer}',
};

type Written = ReadyAnswer & { categories?: readonly string[] | undefined };

/** What a lead is about. */
type About = {
	category: string | null;
	subcategory?: string | null;
	hasCar: boolean;
	drive?: DriveTime;
	/** What the visitor wrote. */
	message?: string;
};

/** What the settings of a site say of its answers: its own, and whether the platform’s follow them. */
export type SiteAnswers = { answers: readonly Written[]; usual_answers: boolean };

/**
 * The answers for a lead, the nearest to what it is about first: the site’s own, the platform’s but for those whose title one of
 * the site’s own has, and one without words.
 */
export function readyAnswers(
	{ category, subcategory, hasCar, drive = 'none', message = '' }: About,
	{ answers, usual_answers }: SiteAnswers = { answers: [], usual_answers: true },
): ReadyAnswer[] {
	// A test drive of a car is of the car’s category, and says what it is in the other.
	const subjects = [category ?? '', subcategory ?? ''];
	const isFor = ({ title, categories, needsCar = false, needsQuestion = false }: Written & Kind): boolean =>
		(!categories || categories.some((one) => subjects.some((subject) => isSameCategory(one, subject)))) &&
		(!needsCar || hasCar) &&
		(!needsQuestion || isQuestion(message)) &&
		(driveOf(title) ?? drive) === drive;
	const given = [...answers, ...(usual_answers ? unreplaced(answers) : [])].filter(isFor);
	return [...given.map(({ title, subject, text }) => ({ title, subject, text })), bare];
}

/** One of the site’s own is for the same times as that of the platform in whose place it stands. */
const driveOf = (title: string): DriveTime | undefined =>
	usualAnswers.find((usual) => plainTitle(usual.title) === plainTitle(title))?.drive;

/** The platform’s answers in whose place a site has none of the same title. */
export function unreplaced(answers: readonly { title?: string }[]): (ReadyAnswer & Kind)[] {
	const titles = new Set(answers.map(({ title }) => plainTitle(title)));
	return usualAnswers.filter(({ title }) => !titles.has(plainTitle(title)));
}

const plainTitle = (title = ''): string => title.trim().toLowerCase().replaceAll("'", '’');

/** Fills it in. A line with something that nobody knows is left out; without a car’s name it is “car”, without a name nobody is named. */
export function filledAnswer({ title, subject, text }: ReadyAnswer, words: AnswerWords): ReadyAnswer {
	const known = { ...words, car: words.car || 'car' };
	const fill = (line: string): string =>
		line.replace(/ ?\{(\w+)\}/g, (whole, word: keyof AnswerWords) => {
			const said = known[word] ?? '';
			return said && whole.startsWith(' ') ? ` ${said}` : said;
		});
	const lacks = (line: string): boolean =>
		[...line.matchAll(/\{(\w+)\}/g)].some(([, word]) => word !== 'first_name' && !known[word as keyof AnswerWords]);
	const lines = text
		.split('\n')
		.filter((line) => !lacks(line))
		.map(fill);
	return { title, subject: fill(subject), text: lines.join('\n').replace(/\n{5,}/g, '\n\n') };
}
