import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateFacts, templateNames } from '../../src/domain/words/template.ts';

const folder = new URL('../../src/components/car-list/', import.meta.url);
const [drawing, styles] = ['car-icons.svg', 'new-arrival.css'].map((file) =>
	readFileSync(new URL(file, folder), 'utf8'),
);

test.each(templateNames)('CARD-1 a %s without photos is drawn under its cover as what it is', (template) => {
	const { cover = 'car' } = templateFacts(template);
	expect(drawing).toContain(`<g display="var(--cover-${cover}, none)"`);
	const sites = cover === 'car' ? ':root:not([data-cover])' : `[data-cover="${cover}"]`;
	expect(styles?.replace(/\s+/g, ' ')).toContain(`${sites} { --cover-${cover}: inline; }`);
});

test('CARD-1 what is towed, ridden or carries loads is not a car under its cover', () => {
	const covers = (['camper', 'rv', 'motorcycle', 'truck', 'conversion', 'car'] as const).map(
		(template) => templateFacts(template).cover,
	);
	expect(covers).toEqual(['camper', 'camper', 'motorcycle', 'truck', 'van', undefined]);
});
