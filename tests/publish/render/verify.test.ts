import { expect, test } from 'vitest';
import { internalLinks } from '../../../scripts/publish/plan/internal-links.ts';
import { verifyPage } from '../../../scripts/publish/render/verify.ts';
import { formatProblem } from '../../../src/config/problem.ts';

const page = (body: string) =>
	`<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body><main>${body}</main></body></html>`;

const verify = (html: string) =>
	verifyPage('/a/', html, (path) => ['/', '/b/', '/x.svg'].includes(path)).map(formatProblem);

test('a whole page with living links passes', () => {
	expect(
		verify(page('<h1>A</h1><a href="/b/?q=1#top">b</a><img src="/x.svg" alt=""><a href="//other.example/">o</a>')),
	).toEqual([]);
});

test('a link to a page that the site does not have is named with the page it is on', () => {
	expect(verify(page('<h1>A</h1><a href="/gone/">b</a>'))).toEqual([
		'/a/: found a link to /gone/, expected links to pages and files of this site only.',
	]);
});

test('SITE-11 the headings of a page’s variants, in templates, do not count', () => {
	expect(verify(page('<h1>A</h1><template data-variant="1"><h1>B</h1></template>'))).toEqual([]);
	expect(verify(page('<template data-variant="1"><h1>B</h1></template>'))).toEqual(['/a/: expected one <h1>.']);
});

test.each([
	['no doctype', page('<h1>A</h1>').slice(15), 'a doctype first'],
	['a title without text', page('<h1>A</h1>').replace('Page', ' '), 'a <title> with text'],
	['two headings of the first rank', page('<h1>A</h1><h1>B</h1>'), 'one <h1>'],
	['a page cut short', page('<h1>A</h1>').slice(0, -7), '</html> at its end'],
])('%s is not published', (_, html, part) => {
	expect(verify(html)).toEqual([`/a/: expected ${part}.`]);
});

test('a link that is not properly encoded is compared as it is', () => {
	expect([...internalLinks('<a href="/100%/">')]).toEqual(['/100%/']);
});

test('SITE-13 a photo through the image CDN is not a dead link: the host answers it', () => {
	expect(
		verify(page('<h1>A</h1><img src="/.netlify/images?url=https%3A%2F%2Fcdn.example%2Fa.jpg&w=400&q=80" alt="">')),
	).toEqual([]);
});
