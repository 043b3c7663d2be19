import { expect, test } from 'vitest';
import { readFrontMatter } from '../../src/config/front-matter.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { pagePathWords } from '../../src/domain/addresses/page-path.ts';
import { makeSite, problemsOf } from './read.ts';

const model = { slug: 'rio', name: 'Rio' };

test.each(['/../../../victim/', '/%2e%2e/x/', '/a\\..\\b/', '/a//b', '/api/leads', '/_redirects', '/.netlify/x?a=1'])(
	'ROUTE-17 an override_url of %j is refused, with its place and what may stand there',
	(override_url) => {
		const problems = problemsOf(makeSite({ models: [model, { ...model, slug: 'k3', override_url }] }));
		expect(problems).toEqual([
			`models[1].override_url: found ${JSON.stringify(override_url)}, expected ${pagePathWords}.`,
		]);
	},
);

test.each(['/range/rio', '/range/rio/?from=menu#top', 'https://maker.example/../x', '#models', 'tel:0255500100'])(
	'ROUTE-17 an override_url of %j is taken',
	(override_url) => {
		expect(problemsOf(makeSite({ models: [{ ...model, override_url }] }))).toEqual([]);
	},
);

test('a model, a page, the search and the garage leave alone what the platform and the host answer', () => {
	const config = {
		models: [{ ...model, slug: 'api' }],
		pages: { '/pages/api/x': { title: 'X', blocks: [] } },
		search_page_path: '/_astro/list',
		garage_settings: { prefix: '/API' },
	};
	expect(problemsOf(makeSite(config)).map((problem) => problem.split(':')[0])).toEqual([
		'search_page_path',
		'garage_settings.prefix',
		'models[0].slug',
		'pages["/pages/api/x"]',
	]);
});

test.each(['/_redirects', '/api/about', '/../about', '/pages/api'])(
	'a Markdown page at %j is refused, with its file',
	(path) => {
		const read = readFrontMatter('pages', { title: 'About', path }, 'a/content/pages/about.md');
		const problems = read.ok ? [] : read.problems.map(formatProblem);
		expect(problems).toEqual([expect.stringMatching(/^a\/content\/pages\/about\.md: path: found "\//)]);
	},
);

test('ROUTE-17 an offer covers only variants that the model has', () => {
	const offer = { title: 'Free mats', variants: ['GT', 'Sport'] };
	const variants = [{ name: 'S' }, { name: 'GT' }];
	expect(problemsOf(makeSite({ models: [{ ...model, variants, offer }] }))).toEqual([
		'models[0].offer.variants[1]: found "Sport", expected the name of one of the model’s variants: S, GT.',
	]);
});
