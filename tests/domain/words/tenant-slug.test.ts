import { expect, test } from 'vitest';
import { tenantSlugFault, tenantSlugRule } from '../../../src/domain/words/tenant-slug.ts';

test.each(['a', 'bathurst-toyota', '4wd', 'a'.repeat(63)])('SITE-1 %s may be a slug', (slug) => {
	expect(tenantSlugFault(slug)).toBeNull();
});

test.each(['', '../x', 'a/b', 'A', 'a--b', '-a', 'a-', 'a_b', 'a.b', 'ä', 'a b', 'a\n', 'a'.repeat(64), '..', '%2e'])(
	'SITE-1 %j may not',
	(slug) => {
		expect(tenantSlugFault(slug)).toBe(tenantSlugRule);
	},
);

test('SITE-1 a name of the platform may not', () => {
	expect(tenantSlugFault('api')).toContain('does not use itself');
});
