import { foldWords } from '../../text/fold-words.ts';
import type { FilterCondition, FilterFindings, TextTest } from '../filter.ts';
import type { Slice } from '../slice.ts';
import { listItems, takeEquality } from './list.ts';

/** Reads what follows `field:` for a text field (X1–X9). */
export function parseText(field: string, raw: Slice, found: FilterFindings): FilterCondition | undefined {
	const { operator, value } = takeEquality(raw);
	const tests: TextTest[] = [];
	const items = listItems(value) ?? [value];
	for (const item of items) {
		const test = textTest(item.text, operator.endsWith('='));
		if (test.words.length > 0) tests.push(test);
		else found.errors.push({ code: 'empty-value', message: emptyMessage(item.text), position: item.position });
	}
	if (tests.length < items.length) return undefined;
	return { kind: 'text', field, negated: operator.startsWith('!'), tests };
}

function textTest(text: string, whole: boolean): TextTest {
	return { words: foldWords(text), whole, prefix: text.endsWith('*') };
}

function emptyMessage(text: string): string {
	if (text === '') return 'a value is missing here';
	return `the value "${text}" has no letter or digit to look for`;
}
