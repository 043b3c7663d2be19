/** An answer to a lead as it is written before somebody changes it. `{car}` and the like are filled in. */
export type ReadyAnswer = { title: string; subject: string; text: string };

/** What can stand in one. `me`: whoever answers. */
export const answerWords = ['first_name', 'car', 'dealer', 'place', 'phone', 'hours', 'me'] as const;
export type AnswerWords = Record<(typeof answerWords)[number], string>;

/** Categories that an answer is for; none: all. `needsCar`: only where the lead is about a car. */
type Kind = { categories?: readonly string[]; needsCar?: boolean };

const closing = 'You can also ring us on {phone}.\nWe are open {hours}.\n\nKind regards\n{me}\n{dealer}';
const letter = (said: string): string => `Hi {first_name},\n\n${said}\n\n${closing}`;

const own: readonly (ReadyAnswer & Kind)[] = [
	{
		title: 'The test drive suits us',
		categories: ['Test Drive', 'Test Drive Enquiry'],
		subject: 'Your test drive at {dealer}',
		text: letter(
			'Thanks for asking for a test drive. That time suits us, and the {car} will be ready for you at {place}.\n\nPlease bring your driver licence.',
		),
	},
	{
		title: 'Another time for the test drive',
		categories: ['Test Drive', 'Test Drive Enquiry'],
		subject: 'Your test drive at {dealer}',
		text: letter(
			'Thanks for asking for a test drive of the {car}. We are sorry, that time is taken. Which other day and time would suit you?',
		),
	},
	{
		title: 'What we need for finance',
		categories: ['Finance Enquiry', 'Finance'],
		subject: 'Your finance enquiry at {dealer}',
		text: letter(
			'Thanks for asking about finance. To tell you what you would pay, we need to know how much you would like to borrow, over how many years, and how you are employed.\n\nWhen is a good time to ring you about it?',
		),
	},
	{
		title: 'Offer a time for the service',
		categories: ['Service Enquiry', 'Service'],
		subject: 'Your service at {dealer}',
		text: letter(
			'Thanks for asking about a service. We could take your car at {place} on: \n\nDoes that suit you? Please tell us if you need a lift or a loan car.',
		),
	},
	{
		title: 'Price and delivery of parts',
		categories: ['Parts Enquiry', 'Parts'],
		subject: 'Your parts enquiry at {dealer}',
		text: letter('Thanks for asking about parts. The price is: \n\nWe can have them at {place} for you by: '),
	},
	{
		title: 'Come by for a valuation',
		categories: ['Sell My Car Enquiry', 'Trade-In Enquiry', 'Trade-In'],
		subject: 'The valuation of your car at {dealer}',
		text: letter(
			'Thanks for offering us your car. To name a firm price we would like to see it: it takes about 20 minutes at {place}. When would suit you?\n\nPlease bring the registration papers and the service book.',
		),
	},
	{
		title: 'Your application has arrived',
		categories: ['Careers Enquiry', 'Career Enquiry'],
		subject: 'Your application to {dealer}',
		text: letter('Thanks for your interest in working with us. We have your application and will be in touch.'),
	},
	{
		title: 'It is available',
		needsCar: true,
		subject: 'The {car} at {dealer}',
		text: letter(
			'Thanks for asking about the {car}. It is available, and you are welcome to see and drive it at {place}. When would suit you?',
		),
	},
	{
		title: 'It is sold',
		needsCar: true,
		subject: 'The {car} at {dealer}',
		text: letter(
			'Thanks for asking about the {car}. We are sorry, it is sold. Shall we send you others like it, or tell you when one comes in?',
		),
	},
	{
		title: 'We tried to call',
		subject: 'Your enquiry at {dealer}',
		text: letter('Thanks for your enquiry. We tried to call you and could not reach you. When is a good time to ring?'),
	},
];

/** Without words: a greeting and who it is from. */
const bare: ReadyAnswer = {
	title: 'Your own words',
	subject: 'Your enquiry at {dealer}',
	text: 'Hi {first_name},\n\n\n\nKind regards\n{me}\n{dealer}',
};

/** Of a dealer’s own answers, else of ours, those for a lead, the nearest to what it is about first, and one without words. */
export function readyAnswers(
	{ category, hasCar }: { category: string | null; hasCar: boolean },
	written: readonly (ReadyAnswer & { categories?: readonly string[] | undefined })[] = [],
): ReadyAnswer[] {
	const isFor = ({ categories, needsCar = false }: Kind): boolean =>
		(!categories || categories.includes(category ?? '')) && (!needsCar || hasCar);
	const given = written.length
		? written.filter(({ categories }) => isFor({ ...(categories && { categories }) }))
		: own.filter(isFor);
	return [...given.map(({ title, subject, text }) => ({ title, subject, text })), bare];
}

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
