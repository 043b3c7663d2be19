import { describe, expect, test } from 'vitest';
import { type Car, serverOf } from './support.ts';

/** Six makes that begin with M, the later the higher their rank. */
const makes = ['Mazda', 'Mercedes', 'MG', 'Mini', 'Mitsubishi', 'Morgan'];
const ranked = makes.map((make, custom_rank): Car => ({ make, custom_rank }));

describe('X7 a start in a filter stands for the four words of the highest rank', () => {
	const server = serverOf(ranked);
	test.each([
		['make:M*', [2, 3, 4, 5]],
		['make:=M*', [2, 3, 4, 5]],
		['make:!=M*', [0, 1]],
		['make:Mi*', [3, 4]],
		['make:[`M*`, Mazda]', [0, 2, 3, 4, 5]],
		['make:X*', []],
	])('%s', (expression, expected) => expect(server.filtered(expression)).toEqual(expected));

	test('for more where the request says so', () => {
		expect(server.filtered('make:M*', { maxFilterCandidates: 5 })).toEqual([1, 2, 3, 4, 5]);
		expect(server.filtered('make:M*', { maxFilterCandidates: 10_000 })).toEqual([0, 1, 2, 3, 4, 5]);
	});

	test('the word itself comes before all others', () => {
		expect(serverOf([...ranked, { make: 'M', custom_rank: -1 }]).filtered('make:M*')).toEqual([3, 4, 5, 6]);
	});

	test('a whole value begins with the words, a value that contains them has them anywhere', () => {
		const models = serverOf([{ model: 'Rover Sport' }, { model: 'Sport Rover' }, { model: 'Rover Sports Plus' }]);
		expect(models.filtered('model:=Rover Sp*')).toEqual([0, 2]);
		expect(models.filtered('model:Rover Sp*')).toEqual([0, 1, 2]);
		expect(models.filtered('model:=Rover*')).toEqual([0, 2]);
	});

	test('after another word, words that cars have together with it come first', () => {
		const others = ['la', 'lb', 'lc', 'ld'].map((word): Car => ({ name: `2020 ${word}`, custom_rank: 5 }));
		const server = serverOf([...others, { name: '2026 laredo', custom_rank: 0 }]);
		expect(server.filtered('name:l*')).toEqual([0, 1, 2, 3]);
		expect(server.filtered('name:2026 l*')).toEqual([4]);
	});
});

describe('T2 what is typed stands for ten words', () => {
	const words = Array.from({ length: 14 }, (_, index): Car => ({ model: `t${index + 10}`, custom_rank: index }));
	const server = serverOf(words);

	test('those of the highest rank, or as many as the request says', () => {
		expect(server.typed('t')).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
		expect(server.typed('t', { maxCandidates: 11 })).toHaveLength(11);
		expect(server.typed('t', { maxCandidates: 10_000 })).toHaveLength(14);
		expect(server.typed('t', { prefix: false })).toEqual([]);
	});

	test('a field that has enough hides those after it', () => {
		const both = serverOf([...words, { name: 'toledo', custom_rank: 99 }]);
		expect(both.typed('t')).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
		expect(both.typed('toledo')).toEqual([14]);
	});

	test('F5 a facet query too', () => {
		expect(server.values('model', 't')).toHaveLength(10);
		expect(server.values('model', 't', { maxCandidates: 10_000 })).toHaveLength(14);
		expect(server.values('custom_rank', '1')).toEqual(['1', '10', '11', '12', '13']);
	});
});

describe('T3–T5 each step is taken while too few cars are found', () => {
	const server = serverOf([
		{ make: 'Toyota', model: 'Hilux' },
		{ make: 'Toyota', model: 'Yaris' },
		{ make: 'Nissan', model: 'Pathfinder' },
		{ make: 'Land Rover', model: 'Defender' },
	]);

	test.each([
		['toyta', {}, [0, 1]],
		['toyta', { typos: 0 }, []],
		['toyta', { typosBelow: 0 }, []],
		['toyta', { minLength1Typo: 6 }, []],
		['Pathfindre', {}, [2]],
		// Too far off after the third letter, though two letters mend it.
		['Pahfinrer', {}, []],
		// Swapped letters count once, but twice at the very start.
		['toytoa', {}, [0, 1]],
		['otyota', {}, []],
		['landrover', {}, [3]],
		['landrover', { respell: 'off' }, []],
		['toyota hilux zzzz', {}, [0]],
		['toyota hilux zzzz', { dropBelow: 0 }, []],
		['toyota hilux zzzz', { dropBelow: 2 }, [0, 1]],
		['toyota hilux', { exhaustive: true, maxCandidates: 10_000 }, [0, 1]],
		['toyota -yaris', {}, [0]],
		['-toyota', {}, [2, 3]],
		['"rover land"', {}, []],
		['"land rover"', {}, [3]],
	] as const)('%s %o', (query, limits, expected) => expect(server.typed(query, limits)).toEqual(expected));

	test('cars that a word leaves out do not count as found', () => {
		expect(server.typed('hilux yaris -hilux')).toEqual([1]);
		expect(server.typed('toyota nissan -toyota')).toEqual([2]);
	});
});
