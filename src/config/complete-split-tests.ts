import type { z } from 'zod';
import { type Block, type BlockPage, page as pageSchema } from './blocks.ts';
import { expectedOf } from './expected.ts';
import { layOver } from './overlay.ts';
import type { WrittenTest } from './split-tests.ts';

type WrittenVariant = WrittenTest['variants'][number];

/** A variant of a page: its heading, its sentences, and for each of the page's blocks the one in its place, or null. */
export type VariantPage = Pick<BlockPage, 'heading' | 'intro'> & { blocks: (Block | null)[] };

/** A split test on one of the site's pages. */
export type SplitTest = {
	name: string;
	/** Key of the page in the site's `pages`. */
	page: string;
	variants: { name: string; share: number; page: VariantPage }[];
};

type Place = { ctx: z.core.$RefinementCtx; path: PropertyKey[] };

/** The split tests of a site, each variant laid over its page. What does not fit the page is an issue of `ctx`. */
export function completeSplitTests(
	written: readonly WrittenTest[],
	pages: Readonly<Record<string, BlockPage>>,
	ctx: z.core.$RefinementCtx,
): SplitTest[] {
	const taken = new Set<string>();
	return written.flatMap(({ name, page: asked, variants }, index) => {
		const path = ['split_tests', index];
		const key = keyOf(asked, pages);
		const page = key === undefined ? undefined : pages[key];
		if (key === undefined || !page) {
			const message = `the path of a page of blocks: ${Object.keys(pages).join(', ')}`;
			ctx.addIssue({ code: 'custom', path: [...path, 'page'], input: asked, message });
			return [];
		}
		if (taken.has(key)) {
			const message = 'another page, because a page has one split test at a time';
			ctx.addIssue({ code: 'custom', path: [...path, 'page'], input: asked, message });
		}
		taken.add(key);
		const complete = variants.map((one, at) => ({
			name: one.name,
			share: one.share,
			page: variantPage(page, one, { ctx, path: [...path, 'variants', at] }),
		}));
		return [{ name, page: key, variants: complete }];
	});
}

/** `/finance`, `finance/` and `/pages/finance/` are one page (ROUTE-16). */
function keyOf(asked: string, pages: Readonly<Record<string, BlockPage>>): string | undefined {
	const bare = (path: string): string => path.replace(/^\/|\/$/g, '').replace(/^pages\/(?=.)/, '');
	return Object.keys(pages).find((key) => bare(key) === bare(asked));
}

function variantPage(page: BlockPage, { heading, intro, blocks: changes }: WrittenVariant, place: Place): VariantPage {
	const blocks = page.blocks.map((block, index) => changedTo(block, changes[index + 1]));
	const own = { ...(heading !== undefined && { heading }), ...(intro !== undefined && { intro }) };
	const strange = Object.keys(changes).filter((position) => Number(position) > page.blocks.length);
	for (const position of strange) {
		const known = page.blocks.map(({ kind }, index) => `${index + 1} ${kind}`).join(', ');
		report(place, ['blocks', position], { message: `the position of a block on the page: ${known}`, input: position });
	}
	const kept = blocks.flatMap((block, index) => (block === null ? [] : [{ block, position: String(index + 1) }]));
	const whole = { ...page, ...own, blocks: kept.map(({ block }) => block) };
	const parsed = pageSchema.safeParse(whole, { error: expectedOf, reportInput: true, jitless: true });
	if (!parsed.success) reportIssues(place, parsed.error.issues, (index) => kept[index]?.position ?? '');
	const read = new Map(kept.map(({ position }, index) => [position, parsed.data?.blocks[index] ?? null]));
	return {
		...(parsed.data?.heading && { heading: parsed.data.heading }),
		...(parsed.data?.intro && { intro: parsed.data.intro }),
		blocks: page.blocks.map((_, index) => read.get(String(index + 1)) ?? null),
	};
}

function changedTo(block: Block, change: Record<string, unknown> | null | undefined): unknown {
	if (change === undefined || change === null) return change === null ? null : block;
	return 'kind' in change && change['kind'] !== block.kind ? change : layOver(block, change);
}

/** The issues of a laid-over page, at the place of what was laid over it. */
function reportIssues(place: Place, issues: readonly z.core.$ZodIssue[], positionOf: (index: number) => string): void {
	for (const issue of issues) {
		const [first, index, ...rest] = issue.path;
		const path = first === 'blocks' && typeof index === 'number' ? ['blocks', positionOf(index), ...rest] : issue.path;
		if (issue.code !== 'unrecognized_keys') {
			report(place, path, { message: issue.message, input: issue.input });
			continue;
		}
		for (const key of issue.keys) {
			const input: unknown = Reflect.get(Object(issue.input), key);
			report(place, [...path, key], { message: `a known key: ${issue.message}`, input });
		}
	}
}

function report({ ctx, path }: Place, inner: readonly PropertyKey[], issue: { message: string; input: unknown }): void {
	ctx.addIssue({ code: 'custom', path: [...path, ...inner], ...issue });
}
