import { expect, test } from 'vitest';
import { allReads, everyRead, partReads } from '../../../scripts/publish/plan/page-reads.ts';

test('keys of the config and questions without an argument are common, questions about a car its page’s own', () => {
	expect(partReads(['config ["name"]', 'car ["a"]', 'header []', 'stockPage [["used"],1]'])).toEqual({
		common: ['config ["name"]', 'header []'],
		own: ['car ["a"]', 'stockPage [["used"],1]'],
	});
});

test('all reads of pages, each once', () => {
	const common = ['header []', 'footer []'];
	const pages = [
		{ common, own: ['car ["a"]'] },
		{ common, own: ['car ["b"]'] },
		{ common: ['footer []'], own: ['car ["a"]'] },
	];
	expect([...allReads(pages)].sort()).toEqual(['car ["a"]', 'car ["b"]', 'footer []', 'header []']);
});

test('a list that pages share is gone through once; a read of either part can say no', () => {
	const asked: string[] = [];
	const isSame = everyRead((read) => {
		asked.push(read);
		return read !== 'car ["b"]' && read !== 'head []';
	});
	const common = ['header []'];
	const answers = [
		{ common, own: ['car ["a"]'] },
		{ common, own: ['car ["b"]'] },
		{ common: ['head []'], own: [] },
	].map(isSame);
	expect(answers).toEqual([true, false, false]);
	expect(asked).toEqual(['header []', 'car ["a"]', 'car ["b"]', 'head []']);
});
