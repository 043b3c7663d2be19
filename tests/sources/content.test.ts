import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/sources/content.ts';
import { safeHtml } from '../../scripts/sources/content-html.ts';
import { readMarkdown } from '../../scripts/sources/content-markdown.ts';
import { type Problem, ProblemError } from '../../src/config/problem.ts';
import { noContent } from '../../src/site/content/content.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const links = { domain_name: 'dealer.example', use_pages_path: false };

/** Reads a tenant with these files in its content folder. */
async function read(name: string, files: Record<string, string>) {
	const tenant = join(makeTempDir(), name);
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(tenant, 'content', file)), { recursive: true });
		writeFileSync(join(tenant, 'content', file), text);
	}
	return readContent(tenant, `tenants/${name}/site.json`, links);
}

async function problems(name: string, files: Record<string, string>): Promise<readonly Problem[]> {
	return read(name, files).then(
		() => [],
		(error: unknown) => (error instanceof ProblemError ? error.problems : Promise.reject(error)),
	);
}

const head = 'title: A\ndate: 2026-06-01\ndescription: B';

describe('a tenant’s content folder', () => {
	test.each(['> ', '- ', '1. '])(
		'SITE-5 3,000 nested %j are a problem of that file, not of the build',
		async (mark) => {
			const text = `${mark.repeat(3000)}x`;
			const found = await problems('deep', {
				'blog/deep.md': `---\n${head}\n---\n${text}`,
				'blog/good.md': `---\n${head}\n---\nHello`,
			});
			expect(found).toMatchObject([
				{ file: 'tenants/deep/content/blog/deep.md', found: 'quotes or lists nested too deep to be read' },
			]);
		},
	);

	test('there may be none', async () => {
		expect(await readContent(join(makeTempDir(), 'none'), 'site.json', links)).toEqual(noContent);
	});

	test('ROUTE-15 articles, pages, people and offers by their folder', async () => {
		const content = await read('all', {
			'blog/First Drive.md': `---\n${head}\nauthor: C\n---\nHello *you*`,
			'pages/our-story.md': '---\ntitle: Story\n---\n',
			'pages/deep/er.md': '---\ntitle: Deeper\npath: /fleet\n---\n',
			'team/ana.md': '---\nname: Ana\nposition: 2\n---\nHi',
			'offers/mats.md': '---\r\ntitle: Mats\r\nexpires: 24/12/2026\r\n---\r\nText',
			'README.md': 'Notes for ourselves.',
		});
		expect(content.articles).toEqual([
			{
				title: 'A',
				date: '2026-06-01',
				description: 'B',
				author: 'C',
				slug: 'first-drive',
				source: 'content/blog/First Drive.md',
				html: '<p>Hello <em>you</em></p>',
			},
		]);
		expect(content.pages.map(({ key }) => key)).toEqual(['/fleet/', '/pages/our-story/']);
		expect(content.team).toMatchObject([{ name: 'Ana', html: '<p>Hi</p>' }]);
		expect(content.offers).toMatchObject([{ title: 'Mats', expires: '2026-12-24' }]);
	});

	test('SITE-3 everything wrong is named: file, field, value and what is allowed', async () => {
		const found = await problems('wrong', {
			'blog/a.md': '---\ntitle: A\ndate: soon\ndescription: B\nautor: C\n---\n',
			'blog/b.md': 'No head at all',
			'blog/c.md': '---\ntitle: A: B\n---\n',
			'news/d.md': `---\n${head}\n---\n`,
		});
		expect(found.map(({ file, path, found: what, expected }) => [file, path, what, expected])).toEqual([
			[
				'tenants/wrong/content/news/d.md',
				'',
				'a file outside the known folders',
				'a file in one of blog, pages, team, offers',
			],
			['tenants/wrong/content/blog/a.md', 'date', '"soon"', 'a date such as 2026-12-25 or 25/12/2026'],
			[
				'tenants/wrong/content/blog/a.md',
				'autor',
				'"C"',
				'a known key: title, date, description, author, image, image_alt',
			],
			[
				'tenants/wrong/content/blog/b.md',
				'line 1',
				'"No head at all"',
				'a head between two lines of ---, such as title: and date:',
			],
			['tenants/wrong/content/blog/c.md', 'line 2, column 8', expect.stringContaining('Nested mappings'), 'valid YAML'],
		]);
		expect(found.find(({ path }) => path === 'autor')?.hint).toBe('Did you mean "author"?');
	});

	test('two files for one page', async () => {
		const page = `---\n${head}\n---\n`;
		expect(await problems('twice', { 'blog/a.md': page, 'blog/old/a.md': page })).toMatchObject([
			{ found: 'two files for blog/a' },
		]);
	});
});

describe('safe HTML', () => {
	test.each([
		['a script', '<script>alert(1)</script>ok', 'ok'],
		['a script in SVG', '<svg><script>alert(1)</script></svg>ok', 'ok'],
		['an event handler', '<p onclick="x()">a</p>', '<p>a</p>'],
		['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
		['a class', '<p class="site-header">a</p>', '<p>a</p>'],
		['a frame', '<iframe src="https://evil.example"></iframe>ok', 'ok'],
		['a form', '<form action="https://evil.example"><input name="a">ok</form>', 'ok'],
		['javascript:', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
		['JaVaScRiPt: with a tab', '<a href="JaVa\tScRiPt:alert(1)">a</a>', '<a>a</a>'],
		['javascript: in entities', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
		['data:', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
		['a link without a scheme to another host', '<a href="//evil.example">a</a>', '<a>a</a>'],
		['a picture of no web address', '<img src="javascript:alert(1)" onerror="x()">ok', 'ok'],
		['a heading of the first order', '<h1>a</h1>', '<h2>a</h2>'],
		['its own address', '<p id="main">a</p>', '<p>a</p>'],
	])('%s', (_, html, safe) => {
		expect(safeHtml(html, links)).toBe(safe);
	});

	test('ROUTE-16, ROUTE-18 links have the site’s form, those to other sites open in a new tab', () => {
		const html = safeHtml('<a href="/pages/faqs">a</a><a href="https://o.example/">b</a><a href="tel:1">c</a>', links);
		expect(html).toBe(
			'<a href="/faqs/">a</a><a href="https://o.example/" target="_blank" rel="noopener">b<span class="sr-only"> (opens in a new tab)</span></a><a href="tel:1">c</a>',
		);
	});

	test('SITE-13 pictures go through the image CDN and have a shape', () => {
		const html = safeHtml('<img src="/assets/a.jpg" alt="A">', links);
		expect(html).toMatch(/^<img src="\/\.netlify\/images\?url=%2Fassets%2Fa\.jpg[^>]* width="800" height="533"/);
	});

	test('whatever stands in Markdown, nothing that runs comes out', () => {
		const danger = fc.constantFrom(
			...[
				'<script>',
				'</script>',
				'<img src=x onerror=a()>',
				'<svg/onload=a()>',
				'[a](javascript:a())',
				'<a href="',
				'">',
			],
			...[
				'<iframe srcdoc="<script>">',
				'<style>',
				'<!--',
				'-->',
				'`',
				'<math><mi>',
				'![a](x"onerror="a())',
				'<p title="',
			],
			...['javascript:', '\n\n', '&lt;', '&#x6a;', "<a href='java\nscript:a()'>", '<object data=x>', '<base href=//e>'],
		);
		const part = fc.oneof(danger, fc.string({ maxLength: 8 }));
		fc.assert(
			fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
				const { html } = readMarkdown(`---\ntitle: a\n---\n${parts.join('')}`, 'a.md', links);
				const tags = html.match(/<[^>]*>/g)?.join('') ?? '';
				expect(tags).not.toMatch(/<\/?(?:script|style|svg|iframe|object|base|form|input|math)/i);
				expect(tags).not.toMatch(/\s(?:on\w+|style|srcdoc|title|class="(?!sr-only"))\s*=/i);
				expect(tags).not.toMatch(/(?:href|src)="?\s*(?:javascript|data|vbscript)/i);
			}),
			{ seed: 14, numRuns: 500 },
		);
	});
});
