import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/components/', import.meta.url);

test.each(['car-list/car-card.css', 'car-list/car-card-styles.css', 'search/styles/plain-list.css'])(
	'CARD-1 no fact of a card is cut or left out (%s)',
	(file) => {
		const rules = readFileSync(new URL(file, folder), 'utf8').matchAll(/([^{}]*\.car-facts[^{}]*)\{([^{}]*)\}/g);
		for (const [, selector = '', styles = ''] of rules) {
			expect(styles, selector).not.toMatch(/(?<!-)height:/);
			if (styles.includes('display: none')) expect(selector.trim()).toMatch(/:empty$|n \+ 4\)$/);
		}
	},
);
