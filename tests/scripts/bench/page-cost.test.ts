import { describe, expect, test } from 'vitest';
import { rateRows, sizeRow } from '../../../scripts/bench/page-cost/rates.ts';
import { goTemplates, nunjucks, readParts, translate } from '../../../scripts/bench/page-cost/translate.ts';

describe('the parts of the measured page', () => {
	const source =
		'<p>{{ it.name }}{{{ it.html }}}{{#if it.a }}x{{else}}y{{/if}}{{#each it.list as one }}{{> part one.b }}{{/each}}</p>';

	test('are written in Nunjucks', () => {
		expect(translate(source, nunjucks)).toBe(
			'<p>{{ it.name }}{{ it.html | safe }}{% if it.a and it.a.length !== 0 %}x{% else %}y{% endif %}{% for one in it.list %}{{ part(one.b) }}{% endfor %}</p>',
		);
	});

	test('are written in Go’s templates, what all pages have only once', () => {
		expect(translate(source, goTemplates)).toBe(
			'<p>{{ $it.name }}{{ $it.html | safeHTML }}{{ if $it.a }}x{{ else }}y{{ end }}{{ range $one := $it.list }}{{ partial "part.html" $one.b }}{{ end }}</p>',
		);
		expect(translate('{{> footer site.footer }}', goTemplates)).toBe('{{ partialCached "footer.html" $site.footer }}');
	});

	test('a tag that is misspelt stops the benchmark', () => {
		expect(() => translate('{{#unless it.a }}', nunjucks)).toThrow('{{#unless it.a }} is not a tag');
	});

	test('use only parts that there are', () => {
		const parts = readParts();
		const used = [...parts.values()].flatMap((part) => [...part.matchAll(/\{\{> (\w+)/g)].map(([, name = '']) => name));
		expect(parts.size).toBeGreaterThan(40);
		expect([...new Set(['page', ...used])].toSorted()).toEqual([...parts.keys()].toSorted());
		for (const part of parts.values()) expect(translate(part, nunjucks)).not.toContain('{{#');
	});
});

describe('what a page costs', () => {
	const rounds = [1, 2, 3].map((times) => ({
		forecourt: { whole: 2 * times, drawing: times },
		eleventy: { whole: 3 * times, drawing: 3 * times },
	}));

	test('is a rate of each builder and the middle of the rounds’ ratios', () => {
		const [drawing, whole] = rateRows(rounds, 600);
		expect(drawing?.measured).toBe('forecourt 300, eleventy 100; 3.00× Eleventy, rounds from 3.00× to 3.00×');
		expect([drawing?.holds, whole?.holds]).toEqual([true, true]);
		expect(rateRows([{ ...rounds[0], eleventy: { whole: 2, drawing: 1 } }], 600).map(({ holds }) => holds)).toEqual([
			false,
			false,
		]);
	});

	test('does not hold without Eleventy', () => {
		const [drawing] = rateRows([{ forecourt: { whole: 2, drawing: 1 } }], 600);
		expect(drawing).toMatchObject({ measured: 'forecourt 600; Eleventy is not installed', holds: false });
	});

	test('is that of a page of about the same size', () => {
		expect(sizeRow({ forecourt: 40_000, eleventy: 41_000 }, 1)).toMatchObject({
			measured: 'forecourt 40.0 KB, eleventy 41.0 KB (+2.5 %)',
			holds: true,
		});
		expect(sizeRow({ forecourt: 40_000, hugo: 37_000 }, 1).holds).toBe(false);
	});
});
