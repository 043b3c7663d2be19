import { z } from 'zod';
import { uniqueBy } from './unique.ts';
import { pathSlug, text } from './value.ts';

/** What the page is called as it is, among its variants. */
export const originalVariant = 'original';

/** A page's HTML has all of its variants, so there are few. */
const mostVariants = 3;

const changedBlock = z
	.record(z.string(), z.unknown(), { error: 'the keys of the block that differ, or null to leave the block out' })
	.nullable();

const variant = z.strictObject({
	name: pathSlug
		.max(40)
		.refine((name) => name !== originalVariant, { error: 'a name other than original, which the page itself has' })
		.describe('Name of the variant, in addresses, leads and results.'),
	share: z.int().min(1).max(99).describe('How many in a hundred visitors see it. The rest see the page as it is.'),
	heading: text.optional().describe('Another main heading, on a page whose head has one.'),
	intro: text.optional().describe('Other sentences below the main heading.'),
	blocks: z
		.record(z.string().regex(/^[1-9]\d?$/, { error: 'the position of a block on the page, from 1' }), changedBlock)
		.default({})
		.describe(
			'Blocks that differ, by their position on the page, from 1. The keys given are laid over the block’s; another kind replaces the block, null leaves it out.',
		),
});

const splitTest = z
	.strictObject({
		name: pathSlug.max(40).describe('Name of the test, in leads and results.'),
		page: z.string().describe('Path of the page, one of those made of blocks: /, /finance/.'),
		variants: uniqueBy(variant, 'name', 'variants').min(1).max(mostVariants).describe('One to three variants.'),
	})
	.refine(({ variants }) => variants.reduce((sum, { share }) => sum + share, 0) < 100, {
		path: ['variants'],
		error: 'shares of less than 100 together, because the rest see the page as it is',
		when: ({ issues }) => issues.length === 0,
	});

/** Split tests as they are written (SITE-11). */
export const splitTests = uniqueBy(splitTest, 'name', 'split tests');

export type WrittenTest = z.output<typeof splitTest>;
