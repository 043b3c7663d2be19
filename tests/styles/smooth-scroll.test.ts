import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('SRCH-6 the page scrolls smoothly only from what was pressed: who comes back is at their place at once', () => {
	const smooth = globSync('src/**/*.css').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/([^{}\n]*)\{\s*scroll-behavior:\s*smooth/g)].map(([, selector = '']) =>
			selector.trim(),
		),
	);
	expect(smooth).toEqual(['html:focus-within']);
});
