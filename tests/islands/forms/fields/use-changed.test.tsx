import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FormDefinition, FormValues } from '../../../../src/forms/definition.ts';
import { answeredBy, isHalf, isSameAnswer, useChanged } from '../../../../src/islands/forms/fields/use-changed.ts';

const form: FormDefinition = {
	name: 'contact',
	title: 'Contact us',
	submit: 'Send',
	category: 'General Enquiry',
	destination: 'server',
	captcha: false,
	steps: [
		{
			id: 0,
			fields: [
				{ name: 'name', type: 'fullName', label: 'Name' },
				{ name: 'email', type: 'email', label: 'Email', either: 'phone' },
				{ name: 'phone', type: 'phone', label: 'Phone', either: 'email', required: false },
				{ name: 'visit', type: 'dateTimeGeneric', label: 'When' },
				{ name: 'birth', type: 'dob', label: 'Date of birth' },
			],
		},
	],
};

describe('answers that were changed since they were checked', () => {
	const file = new File(['a'], 'a.pdf');
	test.each([
		['the same text', 'a', 'a', true],
		['another text', 'a', 'b', false],
		['a tick', true, false, false],
		['the same ticks', ['a', 'b'], ['a', 'b'], true],
		['one tick less', ['a', 'b'], ['a'], false],
		['the same file', [file], [file], true],
		['another file of the same name', [file], [new File(['b'], 'a.pdf')], false],
		['an answer for the first time', undefined, 'a', false],
	])('FORM-2 %s', (_, one, other, same) => {
		expect(isSameAnswer(one, other)).toBe(same);
	});

	test.each([
		['name', ['name']],
		['email', ['email', 'phone']],
		['phone', ['phone', 'email']],
		['day', ['day', 'month', 'year']],
		['elsewhere', ['elsewhere']],
	])('FORM-2 what is wrong with %s is answered by a change of %j', (key, keys) => {
		expect(answeredBy(form, key)).toEqual(expect.arrayContaining(keys));
		expect(answeredBy(form, key)).toHaveLength(keys.length);
	});

	test.each([
		['visit', '2026-12-01T', true],
		['visit', 'T10:30', true],
		['visit', '2026-12-01T10:30', false],
		['visit', '', false],
		['name', 'T', false],
		['elsewhere', 'T', false],
	])('FORM-2 a day without its time is no other answer yet: %s, %j', (key, value, half) => {
		expect(isHalf(form, key, value)).toBe(half);
	});

	test('FORM-2 what was typed before it was checked is not changed, from the first drawing on', () => {
		const errors = { email: 'invalid email address' };
		expect(drawnAfter([{ email: 'no' }, { email: 'no address' }], errors)).toEqual([false]);
	});

	/** What is said to be changed once the last of these values was checked; the ones before were only typed. */
	function drawnAfter(typed: readonly FormValues[], errors: object): boolean[] {
		const said: boolean[] = [];
		function Drawn() {
			const [at, setAt] = useState(0);
			const isLast = at === typed.length - 1;
			const checked = { values: typed[at] ?? {}, errors: isLast ? errors : none, submitCount: isLast ? 1 : 0 };
			const isChanged = useChanged(checked);
			if (!isLast) setAt(at + 1);
			else said.push(isChanged('email'));
			return null;
		}
		renderToString(createElement(Drawn));
		return said.slice(-1);
	}
});

const none = {};
