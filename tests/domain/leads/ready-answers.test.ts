import { expect, test } from 'vitest';
import { filledAnswer, readyAnswers } from '../../../src/domain/leads/ready-answers.ts';

const words = {
	first_name: 'Una',
	drive_time: 'Sunday 29 November at 10 am',
	dealer: 'Acme',
	place: 'North',
	phone: '07 3000 0000',
	hours: 'Mon-Fri 8am-5pm',
};
const titles = (category: string, hasCar: boolean) => readyAnswers({ category, hasCar }).map(({ title }) => title);

test('FORM-16 a test drive of a used car is answered as a test drive', () => {
	const about = { category: 'Used Vehicle Enquiry', subcategory: 'Test Drive', hasCar: true, drive: 'ahead' } as const;
	expect(readyAnswers(about).map(({ title }) => title)).toEqual(
		expect.arrayContaining(['Confirm the test drive', 'Offer another time']),
	);
});

test('FORM-16 answers are those for what a lead is about, the nearest first, and one without words last', () => {
	expect(titles('Test Drive', true)[0]).toBe('Agree on a time');
	expect(titles('Used Vehicle Enquiry', true)).toEqual([
		...['It’s available', 'It’s sold', 'We tried to call', 'Your own words'],
	]);
	expect(titles('General Enquiry', false)).toEqual(['We tried to call', 'Your own words']);
	expect(titles('Service Enquiry', false)[0]).toBe('Offer a time for the service');
});

test.each([
	['ahead', ['Confirm the test drive', 'Offer another time']],
	['past', ['Sorry we missed your time']],
	['none', ['Agree on a time']],
] as const)('FORM-16 only a test drive still to come is confirmed: %s', (drive, expected) => {
	const about = { category: 'Test Drive', hasCar: false, drive };
	const given = readyAnswers(about).map(({ title }) => title);
	expect(given).toEqual([...expected, 'We tried to call', 'Your own words']);
	// One of the site’s own in the place of the platform’s is for the same times.
	const answers = [{ title: 'confirm the test drive', subject: 's', text: 't' }];
	const own = readyAnswers(about, { answers, usual_answers: false }).map(({ title }) => title);
	expect(own.includes('confirm the test drive')).toBe(drive === 'ahead');
});

test('FORM-16 a confirmed test drive has its car, day, time and place', () => {
	const about = { category: 'Test Drive', hasCar: true, drive: 'ahead' } as const;
	const [answer = { title: '', subject: '', text: '' }] = readyAnswers(about);
	const { text } = filledAnswer(answer, { ...words, car: '2021 Kia Rio', me: '' });
	expect(text).toContain(
		'Sunday 29 November at 10 am works for us, and we’ll have the 2021 Kia Rio ready for you at North.',
	);
});

test('FORM-16 a site’s own answers come before the platform’s, in the place of one of the same title, those for other leads left out', () => {
	const own = { title: 'Ours', subject: 's', text: 't' };
	const answers = [
		own,
		{ ...own, title: 'Other', categories: ['Test Drive'] },
		{ ...own, title: 'we tried to call', categories: ['service enquiry'] },
	];
	const service = { category: 'Service Enquiry', hasCar: false };
	const given = (usual_answers: boolean) => readyAnswers(service, { answers, usual_answers }).map(({ title }) => title);
	expect(given(true)).toEqual(['Ours', 'we tried to call', 'Offer a time for the service', 'Your own words']);
	expect(given(false)).toEqual(['Ours', 'we tried to call', 'Your own words']);
});

test('an answer is filled in; a line with something that is not known is left out', () => {
	const [answer = { title: '', subject: '', text: '' }] = readyAnswers({ category: null, hasCar: true });
	const full = filledAnswer(answer, { ...words, car: '2021 Kia Rio', me: 'Nina' });
	expect(full.subject).toBe('The 2021 Kia Rio at Acme');
	expect(full.text).toMatch(
		/^Hi Una,\n\nThanks for asking about the 2021 Kia Rio\. .* at North\. .*\n\nIf it’s easier, call us on 07 3000 0000\.\nWe’re open Mon-Fri 8am-5pm\.\n\nKind regards,\nNina\nAcme$/s,
	);
	const bare = filledAnswer(answer, { ...words, first_name: '', phone: '', hours: '', car: '', me: '' });
	expect(bare.text).toMatch(/^Hi,\n\nThanks for asking about the car\. .*\n\nKind regards,\nAcme$/s);
});

test.each([
	['How many owners has it had?', true],
	['Is it still available? Any accidents', true],
	['would you take a trade', true],
	['Is it still available?', false],
	['Please call me after five.', false],
	['', false],
])('FORM-16 what asks more than whether the car is there has an answer to a question first: %s', (message, isFirst) => {
	const [first] = readyAnswers({ category: 'Used Vehicle Enquiry', hasCar: true, message });
	expect(first?.title).toBe(isFirst ? 'Answer their question' : 'It’s available');
	if (!isFirst || !first) return;
	expect(filledAnswer(first, { ...words, car: '2021 Kia Rio', me: 'Nina' }).text).toMatch(
		/^Hi Una,\n\nThanks for your question\.\n{4}If it’s easier, .*\n\nKind regards,\nNina\nAcme$/s,
	);
});
